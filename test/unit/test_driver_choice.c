// Which library CUDA devices come from can be chosen until one is open.
#include "runtime.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <cmocka.h>

static void fails(aot_status status, aot_code code) {
  assert_int_equal(aot_status_code(status), code);
  aot_status_free(status);
}

static void the_driver_is_chosen_before_a_device_is_open(void **state) {
  (void)state;
  const aot_device device = {AOT_CUDA, 0};
  const char *folder = getenv("LD_LIBRARY_PATH");
  char path[4096];
  if (!folder) skip();
  fails(aot_cuda_use_driver(""), AOT_ERROR_INVALID);
  assert_null(aot_cuda_use_driver("/nowhere/libcuda.so.1"));
  fails(aot_device_available(device), AOT_ERROR_DEVICE);
  snprintf(path, sizeof path, "%s/libcuda.so.1", folder);
  assert_null(aot_cuda_use_driver(path));
  path[0] = 0; // it was copied
  aot_device opened;
  static const char *const wrong[] = {"", "gpu", "cuda:", "cuda:x", "cuda:1x", "cuda:100", "simulator"};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
    fails(aot_device_open(wrong[i], &opened), AOT_ERROR_INVALID);
  assert_null(aot_device_open("cpu", &opened));
  assert_int_equal(opened.type, AOT_CPU);
  for (int again = 0; again < 2; again++) {
    assert_null(aot_device_open("sim", &opened)); // found from where the test lies in the build tree
    assert_true(opened.type == AOT_CUDA && opened.index == 0);
  }
  fails(aot_device_open("cuda:1", &opened), AOT_ERROR_DEVICE); // the machine is one device
  assert_null(aot_device_available(device));
  fails(aot_cuda_use_driver("/nowhere/libcuda.so.1"), AOT_ERROR_INVALID);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(the_driver_is_chosen_before_a_device_is_open)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
