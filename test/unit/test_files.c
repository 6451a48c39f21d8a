/* Tensors in files: what numpy and the safetensors format write is read, what is written is read by them; hostile
 * files. */
#include "tensor.h"
#include "unit.h"
#include "zip.h"
#include <aot/file.h>
#include <aot/import.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define FILES AOT_SOURCE_DIR "/test/data/files/"

static double value(const aot_tensor_file *f, const char *name, int64_t i) {
  aot_tensor *t;
  assert_ok(aot_tensor_file_get(f, name, false, &t));
  double v = aoti_tensor_get(t, i);
  aot_tensor_release(t);
  return v;
}

static void a_safetensors_file_is_read_in_place(void **state) {
  (void)state;
  aot_tensor_file *f;
  assert_ok(aot_tensor_file_open(FILES "small.safetensors", &f));
  assert_int_equal(aot_tensor_file_count(f), 7);
  assert_true(value(f, "layers.0.weight", 5) == 1.25);
  assert_true(value(f, "layers.0.bias", 2) == 1e300);
  assert_true(value(f, "half", 3) == 3);
  aot_tensor *steps, *mask, *empty, *eight;
  assert_ok(aot_tensor_file_get(f, "steps", false, &steps));
  assert_ok(aot_tensor_file_get(f, "mask", false, &mask));
  assert_ok(aot_tensor_file_get(f, "empty", false, &empty));
  assert_fails(AOT_ERROR_UNSUPPORTED, aot_tensor_file_get(f, "eight", false, &eight));
  assert_fails(AOT_ERROR_INVALID, aot_tensor_file_get(f, "nothing", false, &eight));
  aot_tensor_file_close(f); /* tensors live on */
  assert_int_equal(*(int64_t *)aot_tensor_data(steps), 4611686018427387905);
  *(int64_t *)aot_tensor_data(steps) = 0; /* and may be written: the file is not */
  assert_int_equal(aot_tensor_dtype(mask), AOT_B8);
  assert_true(aoti_tensor_get(mask, 2) == 1);
  assert_int_equal(aot_tensor_numel(empty), 0);
  aot_tensor_release(steps);
  aot_tensor_release(mask);
  aot_tensor_release(empty);
  assert_ok(aot_tensor_file_open(FILES "small.safetensors", &f));
  assert_true(value(f, "steps", 0) > 4e18);
  aot_tensor_file_close(f);
}

static void archives_of_numpy_are_read(void **state) {
  (void)state;
  static const char *const files[] = {FILES "stored.npz", FILES "deflated.npz"};
  for (int i = 0; i < 2; i++) {
    aot_tensor_file *f;
    assert_ok(aot_tensor_file_open(files[i], &f));
    assert_int_equal(aot_tensor_file_count(f), 4);
    assert_true(value(f, "x", 5) == 1.25);
    assert_true(value(f, "y", 1) == 0.25); /* Fortran order, read row-major */
    assert_true(value(f, "y", 5) == 1.25);
    assert_true(value(f, "flags", 0) == 1);
    aot_tensor *n;
    assert_ok(aot_tensor_file_get(f, "n.npy", false, &n));
    assert_int_equal(*(int64_t *)aot_tensor_data(n), 4611686018427387905);
    aot_tensor_release(n);
    aot_tensor_file_close(f);
  }
}

static void what_is_saved_comes_back(void **state) {
  (void)state;
  static const char *const ends[] = {"safetensors", "npz"};
  static const char *const names[] = {"b", "a.weight", "mask"};
  int64_t size[] = {2, 3};
  aot_tensor *t[3];
  assert_ok(aoti_tensor_new(AOT_BF16, 2, size, &t[0]));
  assert_ok(aoti_tensor_new(AOT_F64, 1, size, &t[1]));
  assert_ok(aoti_tensor_new(AOT_B8, 0, NULL, &t[2]));
  aoti_tensor_set(t[0], 5, 1.5);
  aoti_tensor_set(t[1], 1, -0.1);
  aoti_tensor_set(t[2], 0, 1);
  for (int i = 0; i < 2; i++) {
    char path[64];
    aot_tensor_file *f;
    aot_tensor *b;
    snprintf(path, sizeof path, P_tmpdir "/test_files_%d.%s", (int)getpid(), ends[i]);
    assert_ok(aot_tensor_file_save(path, names, (aot_tensors){t, 3}));
    assert_ok(aot_tensor_file_open(path, &f));
    assert_int_equal(aot_tensor_file_count(f), 3);
    assert_true(value(f, "a.weight", 1) == -0.1);
    assert_true(value(f, "mask", 0) == 1);
    assert_ok(aot_tensor_file_get(f, "b", true, &b));
    assert_int_equal(aot_tensor_dtype(b), AOT_BF16);
    assert_true(aoti_tensor_get(b, 5) == 1.5);
    aot_tensor_release(b);
    aot_tensor_file_close(f);
    unlink(path);
  }
  assert_fails(AOT_ERROR_INVALID, aot_tensor_file_save(P_tmpdir "/x.pickle", names, (aot_tensors){t, 1}));
  static const char *const twice[] = {"x", "x"};
  assert_fails(AOT_ERROR_INVALID, aot_tensor_file_save(P_tmpdir "/x.safetensors", twice, (aot_tensors){t, 2}));
  for (int i = 0; i < 3; i++) aot_tensor_release(t[i]);
}

/* ---- hostile files */

static void safetensors(const char *header, size_t data, aot_code code, const char *says) {
  aoti_text t = {0};
  aoti_arena arena;
  aoti_safetensors found;
  size_t n = strlen(header);
  aoti_arena_init(&arena, &aoti_heap);
  for (int i = 0; i < 8; i++) aoti_text_put(&t, (const char[]){(char)(n >> 8 * i & 255)}, 1);
  aoti_text_add(&t, "%s", header);
  for (size_t i = 0; i < data; i++) aoti_text_put(&t, "", 1);
  aot_status status = aoti_safetensors_parse(t.at, t.n, "file", &arena, &found);
  if (aot_status_code(status) != code || !strstr(aot_status_message(status), says))
    fail_msg("%s: got %s", header, aot_status_text(status));
  aot_status_free(status);
  aoti_arena_deinit(&arena);
  aoti_text_deinit(&t);
}

#define F32(shape, begin, end) "{\"dtype\":\"F32\",\"shape\":[" shape "],\"data_offsets\":[" begin "," end "]}"
static void hostile_safetensors_are_refused(void **state) {
  (void)state;
  safetensors("{\"a\":" F32("2", "0", "8") ",\"b\":" F32("", "8", "12") "}", 12, AOT_OK, "");
  safetensors("{}", 0, AOT_OK, "");
  safetensors("{\"__metadata__\":{\"format\":\"pt\"},\"a\":" F32("2", "0", "8") "}", 8, AOT_OK, "");
  safetensors("{\"__metadata__\":{\"format\":1},\"a\":" F32("2", "0", "8") "}", 8, AOT_ERROR_INVALID, "__metadata__");
  safetensors("{\"__metadata__\":[],\"a\":" F32("2", "0", "8") "}", 8, AOT_ERROR_INVALID, "__metadata__");
  safetensors("{\"a\":" F32("2", "0", "8") "}   ", 8, AOT_OK, "");
  safetensors("{\"a\":" F32("2", "0", "8") ",\"a\":" F32("", "8", "12") "}", 12, AOT_ERROR_INVALID, "duplicate");
  safetensors("{\"a\":" F32("2", "0", "8") ",\"b\":" F32("", "12", "16") "}", 16, AOT_ERROR_INVALID, "hole");
  safetensors("{\"a\":" F32("2", "0", "8") ",\"b\":" F32("", "4", "8") "}", 8, AOT_ERROR_INVALID, "overlaps");
  safetensors("{\"a\":" F32("2", "4", "12") "}", 12, AOT_ERROR_INVALID, "hole");
  safetensors("{\"a\":" F32("2", "0", "8") "}", 7, AOT_ERROR_INVALID, "truncated");
  safetensors("{\"a\":" F32("2", "0", "8") "}", 9, AOT_ERROR_INVALID, "data after the last");
  safetensors("{\"a\":" F32("3", "0", "8") "}", 8, AOT_ERROR_INVALID, "do not fit its shape");
  safetensors("{\"a\":" F32("-1", "0", "8") "}", 8, AOT_ERROR_INVALID, "no count");
  safetensors("{\"a\":" F32("2.0", "0", "8") "}", 8, AOT_ERROR_INVALID, "no count");
  safetensors("{\"a\":" F32("4611686018427387904,4611686018427387904", "0", "8") "}", 8, AOT_ERROR_INVALID,
              "overflows");
  safetensors("{\"a\":" F32("2", "8", "0") "}", 8, AOT_ERROR_INVALID, "no range");
  safetensors("{\"a\":" F32("2", "0", "9223372036854775807") "}", 8, AOT_ERROR_INVALID, "do not fit");
  safetensors("{\"a\":{\"dtype\":\"F33\",\"shape\":[],\"data_offsets\":[0,4]}}", 4, AOT_ERROR_INVALID, "unknown");
  safetensors("{\"a\":{\"dtype\":\"F4\",\"shape\":[1],\"data_offsets\":[0,1]}}", 1, AOT_ERROR_INVALID, "do not fit");
  safetensors("{\"a\":7}", 0, AOT_ERROR_INVALID, "no dtype");
  safetensors("[]", 0, AOT_ERROR_INVALID, "no object");
  safetensors("{\"a\":", 0, AOT_ERROR_INVALID, "its header");
  safetensors("{\"__metadata__\":{\"format\":\"pt\"}}", 0, AOT_OK, "");
  aoti_arena arena;
  aoti_safetensors found;
  aoti_arena_init(&arena, &aoti_heap);
  static const uint8_t huge[16] = {255, 255, 255, 255, 255, 255, 255, 255};
  assert_fails(AOT_ERROR_INVALID, aoti_safetensors_parse(huge, sizeof huge, "file", &arena, &found));
  assert_fails(AOT_ERROR_INVALID, aoti_safetensors_parse(huge, 3, "file", &arena, &found));
  aoti_arena_deinit(&arena);
}

/* Changes bytes of a good archive one place at a time: it still opens and reads, or is refused. */
static void every_byte_of_an_archive_may_be_wrong(void **state) {
  (void)state;
  static const char *const files[] = {FILES "stored.npz", FILES "deflated.npz"};
  int refused = 0;
  for (int i = 0; i < 2; i++) {
    char *data;
    size_t n;
    assert_ok(aoti_read_file(files[i], 0, &data, &n));
    for (size_t at = 0; at < n; at++) {
      aoti_zip zip;
      data[at] = (char)(data[at] ^ 0x55);
      aot_status status = aoti_zip_open(data, n, "file", &zip);
      for (size_t k = 0; !status && k < zip.entries.n; k++) {
        const void *bytes;
        void *owned;
        aot_status read = aoti_zip_read(&zip, &zip.entries.at[k], 1 << 20, &bytes, &owned);
        if (!read) free(owned);
        refused += read != NULL;
        aot_status_free(read);
      }
      if (!status) aoti_zip_close(&zip);
      refused += status != NULL;
      aot_status_free(status);
      data[at] = (char)(data[at] ^ 0x55);
    }
    free(data);
  }
  assert_true(refused > 500);
}

static void a_deflated_entry_does_not_claim_what_it_cannot_hold(void **state) {
  (void)state;
  char *data;
  size_t n;
  aoti_zip zip;
  assert_ok(aoti_read_file(FILES "deflated.npz", 0, &data, &n));
  assert_ok(aoti_zip_open(data, n, "file", &zip));
  zip.entries.at[0].size = (uint64_t)1 << 40;
  const void *bytes;
  void *owned;
  assert_fails(AOT_ERROR_INVALID, aoti_zip_read(&zip, &zip.entries.at[0], 0, &bytes, &owned));
  aoti_zip_close(&zip);
  free(data);
}

static aot_status parse_npy(const char *header, size_t data, aot_tensor **out) {
  char file[256] = "\x93NUMPY\1";
  size_t n = strlen(header);
  file[8] = (char)n;
  memcpy(file + 10, header, n);
  return aoti_npy_parse(file, 10 + n + data, "file", AOT_DTYPE_NONE, out);
}

/* The header is a dictionary of Python: in any order, with either quotes, of Python 2 too, and no key twice. */
static void headers_of_npy_are_dictionaries(void **state) {
  (void)state;
  static const char *const good[] = {"{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }\n",
                                     "{\"shape\": (2,3), \"fortran_order\": False, \"descr\": \"<f4\"}",
                                     "{'descr': '<f4', 'fortran_order': False, 'shape': (2L, 3L)}"};
  static const char *const poor[] = {"{'descr': '<f4', 'descr': '<f4', 'fortran_order': False, 'shape': (2, 3)}",
                                     "{'descr': '<f41', 'fortran_order': False, 'shape': (2, 3)}",
                                     "{'descr\": '<f4', 'fortran_order': False, 'shape': (2, 3)}",
                                     "{'descr': '<f4', 'fortran_order': False, 'shape': (2M, 3)}"};
  aot_tensor *t;
  for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
    assert_ok(parse_npy(good[i], 24, &t));
    assert_int_equal(aoti_tensor_numel(t), 6);
    aot_tensor_release(t);
  }
  for (size_t i = 0; i < sizeof poor / sizeof *poor; i++) assert_fails(AOT_ERROR_INVALID, parse_npy(poor[i], 24, &t));
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(a_safetensors_file_is_read_in_place),
                                     cmocka_unit_test(archives_of_numpy_are_read),
                                     cmocka_unit_test(what_is_saved_comes_back),
                                     cmocka_unit_test(hostile_safetensors_are_refused),
                                     cmocka_unit_test(every_byte_of_an_archive_may_be_wrong),
                                     cmocka_unit_test(headers_of_npy_are_dictionaries),
                                     cmocka_unit_test(a_deflated_entry_does_not_claim_what_it_cannot_hold)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
