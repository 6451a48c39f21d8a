/* DLPack: tensors pass both ways without a copy, are released once, and broken ones are refused. */
#include "dlpack_abi.h"
#include "tensor.h"
#include "unit.h"
#include <aot/dlpack.h>
#include <aot/ops.h>

static int released;
static void count(struct DLManagedTensorVersioned *m) {
  (void)m;
  released++;
}

static float numbers[24];
static int64_t shape[] = {2, 3}, strides[] = {1, 4};
static struct DLManagedTensorVersioned good(void) {
  released = 0;
  for (int i = 0; i < 24; i++) numbers[i] = (float)i;
  return (struct DLManagedTensorVersioned){.version = {1, 0},
                                           .deleter = count,
                                           .dl = {.data = numbers,
                                                  .device = {DL_CPU, 0},
                                                  .ndim = 2,
                                                  .dtype = {DL_FLOAT, 32, 1},
                                                  .shape = shape,
                                                  .strides = strides,
                                                  .byte_offset = 8}};
}

static void a_foreign_tensor_is_used_in_place(void **state) {
  (void)state;
  struct DLManagedTensorVersioned m = good();
  aot_tensor *t;
  assert_ok(aot_from_dlpack(&m, &t));
  assert_ptr_equal(aot_tensor_data(t), &numbers[2]);
  assert_true(aoti_tensor_get(t, 1) == 6); /* [0][1]: 2 + 4 */
  assert_true(aoti_tensor_get(t, 3) == 3); /* [1][0]: 2 + 1 */
  aot_tensor_retain(t);
  aot_tensor_release(t);
  assert_int_equal(released, 0);
  aot_tensor_release(t);
  assert_int_equal(released, 1);
  m = good();
  m.dl.strides = NULL;
  assert_ok(aot_from_dlpack(&m, &t));
  assert_true(aoti_tensor_get(t, 3) == 5);
  aot_tensor_release(t);
}

static void an_empty_one_is_given_back_at_once(void **state) {
  (void)state;
  struct DLManagedTensorVersioned m = good();
  int64_t none[] = {0, 3};
  aot_tensor *t;
  m.dl.shape = none;
  m.dl.data = NULL;
  assert_ok(aot_from_dlpack(&m, &t));
  assert_int_equal(released, 1);
  assert_int_equal(aot_tensor_numel(t), 0);
  aot_tensor_release(t);
  assert_int_equal(released, 1);
}

static void read_only_tensors_are_not_written(void **state) {
  (void)state;
  struct DLManagedTensorVersioned m = good(), *back;
  aot_session *session;
  aot_tensor *t;
  m.flags = DL_READ_ONLY;
  assert_ok(aot_session_create(NULL, &session));
  assert_ok(aot_from_dlpack(&m, &t));
  aot_scope *s = aot_scope_begin(session);
  aot_value args[] = {{.kind = AOT_TENSOR, .as.tensor = t}, {.kind = AOT_INT, .as.i = {1, 0}}}, out;
  aot_call(s, "aten.add_.Scalar", args, 2, &out, 1, NULL, 0);
  assert_fails(AOT_ERROR_INVALID, aot_scope_end(s));
  assert_true(numbers[2] == 2);
  assert_ok(aot_to_dlpack(t, &back)); /* the flag travels */
  assert_true(back->flags & DL_READ_ONLY);
  back->deleter(back);
  aot_tensor_release(t);
  assert_int_equal(released, 1);
  aot_session_destroy(session);
}

static void refused(struct DLManagedTensorVersioned m, aot_code code) {
  aot_tensor *t = NULL;
  released = 0;
  assert_fails(code, aot_from_dlpack(&m, &t));
  assert_int_equal(released, 1);
  assert_null(t);
}

static void broken_ones_are_refused_and_given_back(void **state) {
  (void)state;
  int64_t negative[] = {2, -3}, huge[] = {INT64_MAX, INT64_MAX}, backwards[] = {1, -4}, far[] = {INT64_MAX / 2, 4};
  int64_t many[AOT_MAX_DIMS + 1] = {0};
  struct DLManagedTensorVersioned m;
  aot_tensor *t;
  assert_fails(AOT_ERROR_INVALID, aot_from_dlpack(NULL, &t));
#define CASE(code, ...) \
  m = good();           \
  __VA_ARGS__;          \
  refused(m, code)
  CASE(AOT_ERROR_UNSUPPORTED, m.version.major = 2);
  CASE(AOT_ERROR_UNSUPPORTED, m.version.major = 0);
  CASE(AOT_ERROR_UNSUPPORTED, m.dl.dtype.lanes = 4);
  CASE(AOT_ERROR_UNSUPPORTED, m.dl.dtype.bits = 8);
  CASE(AOT_ERROR_UNSUPPORTED, m.dl.dtype.code = 5);
  CASE(AOT_ERROR_UNSUPPORTED, m.dl.device.type = 4);
  CASE(AOT_ERROR_INVALID, m.dl.device.id = -1);
  CASE(AOT_ERROR_INVALID, m.dl.ndim = -1);
  CASE(AOT_ERROR_UNSUPPORTED, m.dl.ndim = AOT_MAX_DIMS + 1; m.dl.shape = many);
  CASE(AOT_ERROR_INVALID, m.dl.shape = NULL);
  CASE(AOT_ERROR_INVALID, m.dl.shape = negative);
  CASE(AOT_ERROR_INVALID, m.dl.shape = huge);
  CASE(AOT_ERROR_INVALID, m.dl.shape = huge; m.dl.strides = NULL);
  CASE(AOT_ERROR_INVALID, m.dl.strides = backwards);
  CASE(AOT_ERROR_INVALID, m.dl.strides = far);
  CASE(AOT_ERROR_INVALID, m.dl.data = NULL; m.dl.byte_offset = 0);
  CASE(AOT_ERROR_INVALID, m.dl.byte_offset = 2);
  CASE(AOT_ERROR_INVALID, m.dl.byte_offset = UINT64_MAX - 3);
#undef CASE
  m = good();
  m.deleter = NULL; /* allowed: nobody wants it back */
  m.version.major = 7;
  assert_fails(AOT_ERROR_UNSUPPORTED, aot_from_dlpack(&m, &t));
}

static void a_tensor_of_ours_outlives_us_while_it_is_lent(void **state) {
  (void)state;
  int64_t size[] = {4, 3};
  aot_tensor *t, *again;
  struct DLManagedTensorVersioned *m;
  assert_ok(aoti_tensor_new(AOT_BF16, 2, size, &t));
  aoti_tensor_set(t, 7, 2.5);
  assert_ok(aot_to_dlpack(t, &m));
  aot_tensor_release(t);
  assert_int_equal(m->version.major, 1);
  assert_int_equal(m->dl.dtype.code, DL_BFLOAT);
  assert_int_equal(m->dl.dtype.bits, 16);
  assert_int_equal(m->dl.ndim, 2);
  assert_int_equal(m->dl.shape[0], 4);
  assert_int_equal(m->dl.strides[0], 3);
  assert_int_equal(m->flags, 0);
  assert_ok(aot_from_dlpack(m, &again)); /* and back: the same memory */
  assert_ptr_equal(aot_tensor_data(again), m->dl.data);
  assert_true(aoti_tensor_get(again, 7) == 2.5);
  aot_tensor_release(again);
  assert_fails(AOT_ERROR_INVALID, aot_to_dlpack(NULL, &m));
}

static void views_keep_their_strides(void **state) {
  (void)state;
  struct DLManagedTensorVersioned m = good(), *back;
  aot_tensor *t;
  assert_ok(aot_from_dlpack(&m, &t));
  assert_ok(aot_to_dlpack(t, &back));
  assert_ptr_equal(back->dl.data, &numbers[2]);
  assert_int_equal(back->dl.strides[0], 1);
  assert_int_equal(back->dl.strides[1], 4);
  aot_tensor_release(t);
  assert_int_equal(released, 0);
  back->deleter(back);
  assert_int_equal(released, 1);
}

static void count_unversioned(struct DLManagedTensor *m) {
  (void)m;
  released++;
}

/* The structure of before 1.0, both ways. */
static void tensors_without_a_version_pass_too(void **state) {
  (void)state;
  struct DLManagedTensorVersioned m = good();
  struct DLManagedTensor old = {.dl = m.dl, .deleter = count_unversioned}, *lent;
  aot_tensor *t;
  assert_ok(aot_from_dlpack_unversioned(&old, &t));
  assert_ptr_equal(aot_tensor_data(t), &numbers[2]);
  assert_ok(aot_to_dlpack_unversioned(t, &lent));
  assert_ptr_equal(lent->dl.data, &numbers[2]);
  assert_int_equal(lent->dl.byte_offset, 0);
  assert_int_equal(lent->dl.strides[1], 4);
  aot_tensor_release(t);
  assert_int_equal(released, 0); /* it is lent on */
  lent->deleter(lent);
  assert_int_equal(released, 1);
  int64_t backwards[] = {-1, 4};
  old.dl.strides = backwards;
  assert_fails(AOT_ERROR_INVALID, aot_from_dlpack_unversioned(&old, &t));
  assert_int_equal(released, 2);
  assert_fails(AOT_ERROR_INVALID, aot_from_dlpack_unversioned(&old, NULL));
  assert_int_equal(released, 3);
  m = good();
  m.flags = DL_READ_ONLY;
  assert_ok(aot_from_dlpack(&m, &t));
  assert_fails(AOT_ERROR_INVALID, aot_to_dlpack_unversioned(t, &lent));
  aot_tensor_release(t);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(a_foreign_tensor_is_used_in_place),
                                     cmocka_unit_test(an_empty_one_is_given_back_at_once),
                                     cmocka_unit_test(read_only_tensors_are_not_written),
                                     cmocka_unit_test(broken_ones_are_refused_and_given_back),
                                     cmocka_unit_test(a_tensor_of_ours_outlives_us_while_it_is_lent),
                                     cmocka_unit_test(views_keep_their_strides),
                                     cmocka_unit_test(tensors_without_a_version_pass_too)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
