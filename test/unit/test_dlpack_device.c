/* DLPack over CUDA memory, on the stand-in driver: lent, taken back, read; nothing is copied. */
#include "dlpack_abi.h"
#include "tensor.h"
#include "unit.h"
#include <aot/dlpack.h>
#include <aot/runtime.h>

static void device_memory_passes_both_ways(void **state) {
  (void)state;
  aot_device cuda = {AOT_CUDA, 0}, cpu = {AOT_CPU, 0};
  int64_t size[] = {3, 5};
  aot_tensor *t, *there, *again, *back;
  struct DLManagedTensorVersioned *m;
  assert_ok(aot_device_available(cuda));
  assert_ok(aoti_tensor_new(AOT_F32, 2, size, &t));
  for (int i = 0; i < 15; i++) aoti_tensor_set(t, i, i * 0.5);
  assert_ok(aot_tensor_to(t, cuda, &there));
  assert_ok(aot_to_dlpack(there, &m));
  assert_int_equal(m->dl.device.type, DL_CUDA);
  assert_int_equal(m->dl.device.id, 0);
  aot_tensor_release(there); /* the receiver keeps the memory */
  void *data = m->dl.data;
  assert_ok(aot_from_dlpack(m, &again));
  assert_int_equal(aot_tensor_device(again).type, AOT_CUDA);
  assert_ptr_equal(aot_tensor_data(again), data);
  assert_ok(aot_tensor_to(again, cpu, &back));
  for (int i = 0; i < 15; i++) assert_true(aoti_tensor_get(back, i) == i * 0.5);
  aot_tensor_release(again);
  aot_tensor_release(back);
  aot_tensor_release(t);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(device_memory_passes_both_ways)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
