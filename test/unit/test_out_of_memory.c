// The Nth allocation fails, for every N: each public call gives a status or succeeds, nothing crashes, nothing is lost.
// The linker sends the allocations of this program and of libaot's objects here (--wrap); LLVM's own are not reached.
#include "twin.h"

#include <aot/aot.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

static long countdown, live; // allocations until one fails; blocks that are not freed
static bool counting;

void *__real_malloc(size_t size);
void *__real_calloc(size_t n, size_t size);
void *__real_realloc(void *p, size_t size);
void *__real_aligned_alloc(size_t align, size_t size);
char *__real_strdup(const char *text);
void __real_free(void *p);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t n, size_t size);
void *__wrap_realloc(void *p, size_t size);
void *__wrap_aligned_alloc(size_t align, size_t size);
char *__wrap_strdup(const char *text);
void __wrap_free(void *p);

static bool fails(void) { return counting && countdown-- == 0; }
static void *counted(void *p) {
  live += p != NULL;
  return p;
}
void *__wrap_malloc(size_t size) { return fails() ? NULL : counted(__real_malloc(size)); }
void *__wrap_calloc(size_t n, size_t size) { return fails() ? NULL : counted(__real_calloc(n, size)); }
void *__wrap_aligned_alloc(size_t align, size_t size) {
  return fails() ? NULL : counted(__real_aligned_alloc(align, size));
}
char *__wrap_strdup(const char *text) { return fails() ? NULL : counted(__real_strdup(text)); }
void *__wrap_realloc(void *p, size_t size) {
  if (fails()) return NULL;
  void *q = __real_realloc(p, size);
  live += !p && q;
  return q;
}
void __wrap_free(void *p) {
  live -= p != NULL;
  __real_free(p);
}

static const char text[] = "def forward(self, x: \"f32[s0, 4]\", w: \"f32[4, 4]\"):\n"
                           "    mm: \"f32[s0, 4]\" = torch.ops.aten.mm.default(x, w)\n"
                           "    split = torch.ops.aten.split.Tensor(mm, 2, 1)\n"
                           "    getitem = split[0]\n"
                           "    tanh = torch.ops.aten.tanh.default(getitem)\n"
                           "    sum_1 = torch.ops.aten.sum.dim_IntList(tanh, [1], True)\n"
                           "    return (sum_1, getitem)\n";

static aot_status parse_and_print(aot_session *s) {
  aot_graph *g;
  char *out;
  AOT_TRY(aot_graph_parse(s, text, strlen(text), "text", &g));
  aot_status status = aot_graph_print(g, AOT_ANNOTATE_FULL, &out);
  if (!status) aot_text_free(out);
  aot_graph_destroy(g);
  return status;
}

static void layer(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  out[0] = aot_sum(s, aot_tanh(s, aot_mm(s, in[0], in[1])));
}

static aot_status boxed(void *user, const aot_graph *graph, aot_boxed *out) {
  (void)user;
  return aot_make_boxed(graph, out);
}

static aot_status train(aot_session *ses, bool compiled, aot_partitioner partition) {
  const aot_dynamic_dim dynamic[] = {{0, 0}};
  aot_function_options options = AOT_FUNCTION_OPTIONS_INIT;
  options.partition = partition;
  options.dynamic = dynamic;
  options.n_dynamic = 1;
  if (!compiled) options.fw_compiler = options.bw_compiler = boxed;
  aot_function *f;
  AOT_TRY(aot_function_create(ses, layer, NULL, 2, 1, &options, &f));
  aot_scope *s = aot_scope_begin(ses);
  const float data[12] = {1, 2, 3};
  aot_tensor *in[] = {aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(3), aot_i(4)), data),
                      aot_requires_grad(s, aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(4), aot_i(2)), data))};
  aot_tensor *out, *grad;
  for (int i = 0; i < 2 && compiled; i++) in[i] = twin_in(s, in[i]);
  if (compiled) aot_requires_grad(s, in[1]);
  aot_function_call(s, f, (aot_tensors){in, 2}, &out);
  aot_grad(s, (aot_tensors){&out, 1}, (aot_tensors){in + 1, 1}, NULL, false, &grad);
  aot_function_destroy(f);
  return aot_scope_end(s);
}

static aot_status interpret(aot_session *s) {
  AOT_TRY(train(s, false, aot_default_partition));
  return train(s, false, aot_min_cut_rematerialization_partition);
}
static aot_status compile(aot_session *s) { return train(s, true, NULL); }

static aot_status with_session(aot_status (*work)(aot_session *)) {
  aot_session *s;
  AOT_TRY(aot_session_create(NULL, &s));
  aot_status status = work(s);
  aot_session_destroy(s);
  return status;
}

static void fail_each(aot_status (*work)(aot_session *), long step) {
  assert_null(with_session(work)); // opens what is opened once
  long n = 0, before = live;
  for (bool through = false; !through; n += step) {
    countdown = n;
    counting = true;
    aot_status status = with_session(work);
    counting = false;
    through = countdown >= 0;
    if (status && aot_status_code(status) != AOT_ERROR_OOM) fail_msg("allocation %ld: %s", n, aot_status_text(status));
    if (through) assert_null(status);
    aot_status_free(status);
    if (live != before) fail_msg("allocation %ld: %ld blocks are lost", n, live - before);
  }
  if (getenv("AOT_TEST_ALL")) print_message("%ld allocations\n", n);
  assert_true(n > 8); // it did fail some
}

/* The first session of the process makes what all have in common: nothing of it may stay behind half made. */
static void the_first_session(void **state) {
  (void)state;
  long n = 0, before = live;
  int made = 0;
  for (aot_status status = aoti_oom(); status; n++) {
    aot_session *s = NULL;
    aot_status_free(status);
    countdown = n;
    counting = true;
    status = aot_session_create(NULL, &s);
    counting = false;
    if (status && live != before && made++) fail_msg("allocation %ld: %ld blocks are lost", n, live - before);
    before = live;
    if (!status) aot_session_destroy(s);
  }
  assert_int_equal(made, 1); // it stays, once it is whole
  assert_true(n > 4);
  assert_null(with_session(parse_and_print));
}

static void parsing(void **state) {
  (void)state;
  fail_each(parse_and_print, 1);
}
static void tracing_and_running(void **state) {
  (void)state;
  fail_each(interpret, 1);
}
static void compiling(void **state) {
  (void)state;
  fail_each(compile, getenv("AOT_TEST_ALL") ? 1 : 7);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_first_session),
      cmocka_unit_test(parsing),
      cmocka_unit_test(tracing_and_running),
      cmocka_unit_test(compiling),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
