// Public bug reports about strides, by their numbers under cases/: each has its right value here, in eager execution
// and compiled for where the test runs. And the strides of copies between devices.
#include "twin.h"
#include "unit.h"
#include <aot/aot.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

static void run_graph(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  const aot_graph *g = user;
  aot_graph_run(s, g, (aot_tensors){in, aot_graph_input_count(g)}, out, aot_graph_output_count(g));
}

// Runs the graph of the text on in, eagerly or compiled; its annotations are checked first.
static void run(aot_session *ses, aot_scope *s, const char *text, aot_tensors in, bool compiled, aot_tensor **out,
                aot_graph **g, aot_function **f) {
  assert_ok(aot_graph_parse(ses, text, strlen(text), NULL, g));
  assert_ok(aoti_graph_infer(ses, *g));
  *f = NULL;
  if (compiled) {
    assert_ok(aot_function_create(ses, run_graph, *g, in.n, aot_graph_output_count(*g), NULL, f));
    aot_tensor *there[3];
    for (size_t i = 0; i < in.n; i++) there[i] = twin_in(s, in.at[i]);
    aot_function_call(s, *f, (aot_tensors){there, in.n}, out);
    for (size_t i = 0; i < aot_graph_output_count(*g); i++) out[i] = twin_out(s, out[i]);
  } else
    run_graph(s, in.at, out, *g);
  if (aot_scope_error(s)) fail_msg("%s", aot_status_text(aot_scope_error(s)));
}

// The stride of a dimension of one element moves nothing and may be anything.
static void expect_strides(const aot_tensor *t, const int64_t *want) {
  for (int d = 0; d < aot_tensor_ndim(t); d++)
    if (aot_tensor_size(t, d).value > 1) assert_int_equal(aot_tensor_stride(t, d).value, want[d]);
}

// A slice written into an expanded tensor: the result is row-major, the slice zero, all else the tangent.
static void case_13_slice_scatter_of_an_expanded_tensor(void **state) {
  (void)state;
  static const char *const spans[][2] = {{"5", "12"}, {"0", "7"}, {"13", "20"}};
  static const int64_t first[] = {5, 0, 13};
  for (int k = 0; k < 6; k++) {
    char text[1500];
    snprintf(
        text, sizeof text,
        "def forward(self, tangents_1: \"f32[3, 7][7, 1]cpu\"):\n"
        "    unsqueeze: \"f32[3, 1, 7][7, 7, 1]cpu\" = torch.ops.aten.unsqueeze.default(tangents_1, 1)\n"
        "    expand: \"f32[3, 20, 7][7, 0, 1]cpu\" = torch.ops.aten.expand.default(unsqueeze, [3, 20, 7])\n"
        "    full: \"f32[3, 7, 7][49, 7, 1]cpu\" = torch.ops.aten.full.default([3, 7, 7], 0.0, dtype = "
        "torch.float32)\n"
        "    slice_scatter: \"f32[3, 20, 7][140, 7, 1]cpu\" = torch.ops.aten.slice_scatter.default(expand, full, 1, "
        "%s, %s)\n"
        "    return (slice_scatter,)\n",
        spans[k / 2][0], spans[k / 2][1]);
    aot_session *ses;
    aot_graph *g;
    aot_function *f;
    assert_ok(aot_session_create(NULL, &ses));
    aot_scope *s = aot_scope_begin(ses);
    float data[21], sum = 0, all = 0;
    for (int i = 0; i < 21; i++) sum += data[i] = (float)(i + 1) / 8;
    aot_tensor *in = aot_tensor_new(s, AOT_F32, AOT_INTS(aot_i(3), aot_i(7)), data), *out;
    run(ses, s, text, (aot_tensors){&in, 1}, k % 2, &out, &g, &f);
    expect_strides(out, (const int64_t[]){140, 7, 1});
    for (int64_t i = 0; i < 3 * 20 * 7; i++) {
      int64_t row = i / 7 % 20, from = i / 140 * 7 + i % 7;
      bool zero = row >= first[k / 2] && row < first[k / 2] + 7;
      assert_true(aoti_tensor_get(out, i) == (zero ? 0 : data[from]));
      all += (float)aoti_tensor_get(out, i);
    }
    assert_true(all == 13 * sum); // eighths: exact
    assert_ok(aot_scope_end(s));
    aot_function_destroy(f);
    aot_graph_destroy(g);
    aot_session_destroy(ses);
  }
}

// The gradient of a channels_last input is channels_last, and its values are those of the row-major one.
static void case_31_convolution_backward_keeps_channels_last(void **state) {
  (void)state;
  enum { C = 8, N = 5 * 5 };
  static const char text[] =
      "def forward(self, where: \"f32[1, 8, 5, 5]%s\", relu: \"f32[1, 8, 5, 5]%s\", primals_1: \"f32[8, 8, 3, 3][72, "
      "9, "
      "3, 1]cpu\"):\n"
      "    convolution_backward = torch.ops.aten.convolution_backward.default(where, relu, primals_1, [8], [1, 1], [1, "
      "1], [1, 1], False, [0, 0], 1, [True, True, True])\n"
      "    getitem: \"f32[1, 8, 5, 5]%s\" = convolution_backward[0]\n"
      "    getitem_1 = convolution_backward[1]\n"
      "    getitem_2 = convolution_backward[2]\n"
      "    return (getitem, getitem_1, getitem_2)\n";
  double want[3][C * C * 9];
  for (int k = 0; k < 4; k++) { // row-major eagerly, then channels_last eagerly and both compiled
    bool last = k & 1, compiled = k & 2;
    const char *strides = last ? "[200, 1, 40, 8]cpu" : "[200, 25, 5, 1]cpu";
    char graph[1500];
    snprintf(graph, sizeof graph, text, strides, strides, strides);
    aot_session *ses;
    aot_graph *g;
    aot_function *f;
    assert_ok(aot_session_create(NULL, &ses));
    aot_scope *s = aot_scope_begin(ses);
    aot_int plane[] = {aot_i(1), aot_i(C), aot_i(5), aot_i(5)}, weight[] = {aot_i(C), aot_i(C), aot_i(3), aot_i(3)};
    aot_tensor *in[3], *out[3];
    for (int t = 0; t < 3; t++) {
      in[t] = aot_tensor_new(s, AOT_F32, (aot_ints){t < 2 ? plane : weight, 4}, NULL);
      for (int64_t i = 0, n = aoti_tensor_numel(in[t]); i < n; i++)
        aoti_tensor_set(in[t], i, sin((double)(i * (7 + t))));
      if (t < 2 && last) in[t] = aot_contiguous_default(s, in[t], AOT_CHANNELS_LAST);
    }
    run(ses, s, graph, (aot_tensors){in, 3}, compiled, out, &g, &f);
    expect_strides(out[0], last ? (const int64_t[]){C * N, 1, 5 * C, C} : (const int64_t[]){C * N, N, 5, 1});
    for (int t = 0; t < 3; t++)
      for (int64_t i = 0, n = aoti_tensor_numel(out[t]); i < n; i++) {
        if (!k) want[t][i] = aoti_tensor_get(out[t], i);
        assert_true(fabs(aoti_tensor_get(out[t], i) - want[t][i]) < 1e-4);
      }
    assert_ok(aot_scope_end(s));
    aot_function_destroy(f);
    aot_graph_destroy(g);
    aot_session_destroy(ses);
  }
}

// Strides of a tensor of each form, and of Tensor.to of it in PyTorch 2.15.
static const struct {
  const char *what;
  int64_t ndim, size[4], stride[4], offset, copied[4];
} forms[] = {
    {"a transpose", 2, {5, 3}, {1, 5}, 0, {1, 5}},
    {"channels_last", 4, {2, 3, 4, 5}, {60, 1, 15, 3}, 0, {60, 1, 15, 3}},
    {"a permutation", 3, {4, 2, 3}, {1, 12, 4}, 0, {1, 12, 4}},
    {"a part", 2, {3, 4}, {8, 2}, 1, {4, 1}},
    {"a transposed part", 2, {4, 3}, {2, 8}, 0, {1, 4}},
    {"a part of a permutation", 3, {4, 2, 3}, {2, 24, 8}, 0, {1, 12, 4}},
    {"an expansion", 2, {3, 4}, {1, 0}, 2, {4, 1}},
    {"a part of channels_last", 4, {2, 3, 4, 4}, {96, 1, 24, 6}, 0, {48, 1, 12, 3}},
    {"dimensions of one", 4, {1, 4, 1, 2}, {7, 1, 100, 4}, 0, {7, 1, 100, 4}},
    {"nothing", 3, {0, 4, 2}, {5, 1, 4}, 0, {5, 1, 4}},
};
// To the host, to where the test runs, and back from there.
static void a_copy_has_the_strides_of_pytorchs(void **state) {
  (void)state;
  enum { N = 200 };
  float data[N];
  for (int i = 0; i < N; i++) data[i] = (float)i;
  for (size_t k = 0; k < sizeof forms / sizeof *forms; k++) {
    aot_session *ses;
    assert_ok(aot_session_create(NULL, &ses));
    aot_scope *s = aot_scope_begin(ses);
    aot_int size[4], stride[4], n = aot_i(N);
    int ndim = (int)forms[k].ndim;
    for (int d = 0; d < ndim; d++) size[d] = aot_i(forms[k].size[d]), stride[d] = aot_i(forms[k].stride[d]);
    aot_tensor *memory = aot_tensor_new(s, AOT_F32, (aot_ints){&n, 1}, data);
    aot_tensor *there = twin_in(s, memory), *t, *moved, *copies[4];
    const aot_device cpu = {AOT_CPU, 0};
    assert_ok(aoti_tensor_create(memory->storage, AOT_F32, ndim, size, stride, aot_i(forms[k].offset), &t));
    assert_ok(aoti_tensor_create(there->storage, AOT_F32, ndim, size, stride, aot_i(forms[k].offset), &moved));
    aoti_scope_own(s, t), aoti_scope_own(s, moved);
    assert_ok(aot_tensor_to(t, cpu, &copies[0]));
    assert_ok(aot_tensor_to(t, twin_device(), &copies[1]));
    assert_ok(aot_tensor_to(moved, cpu, &copies[2]));
    assert_ok(aot_tensor_to(moved, twin_device(), &copies[3]));
    for (int c = 0; c < 4; c++) {
      aoti_scope_own(s, copies[c]);
      for (int d = 0; d < ndim; d++)
        if (aot_tensor_stride(copies[c], d).value != forms[k].copied[d])
          fail_msg("copy %d of %s: stride %lld at %d", c, forms[k].what,
                   (long long)aot_tensor_stride(copies[c], d).value, d);
      const aot_tensor *here = twin_out(s, copies[c]);
      for (int64_t i = 0, all = aoti_tensor_numel(t); i < all; i++)
        assert_true(aoti_tensor_get(here, i) == aoti_tensor_get(t, i));
    }
    assert_ok(aot_scope_end(s));
    aot_session_destroy(ses);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(a_copy_has_the_strides_of_pytorchs),
                                     cmocka_unit_test(case_13_slice_scatter_of_an_expanded_tensor),
                                     cmocka_unit_test(case_31_convolution_backward_keeps_channels_last)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
