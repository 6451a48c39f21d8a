// The PTX of each kernel form, run by the PTX machine with every check on, against the host code of the same kernel.
#include "codegen_kernels.h"
#include "codegen_test.h"

#include "machine.h"
#include <math.h>

enum { MAX_BUFFERS = 6, MAX_SIZES = 4 };

typedef struct device_case {
  const char *text;
  int64_t sizes[MAX_SIZES];
  int64_t elements[MAX_BUFFERS];
  double tolerance;  /* of f32 results relative to the magnitude of what is there; integers and 0: exact */
  double scalar;     /* f32 */
  int64_t ids_below; /* i64 inputs are in [0, this) */
} device_case;

static uint64_t seed = 1;
static double uniform(void) {
  seed = seed * 6364136223846793005u + 1442695040888963407u;
  return (double)(seed >> 11) / 9007199254740992.0 * 2 - 1;
}

static void randomise(void *data, aot_dtype d, int64_t n, int64_t ids_below) {
  for (int64_t i = 0; i < n; i++) {
    double v = uniform();
    float f = (float)v;
    uint32_t u;
    memcpy(&u, &f, 4);
    switch (d) {
    case AOT_F32: ((float *)data)[i] = f; break;
    case AOT_F64: ((double *)data)[i] = floor(8 * v); break;
    case AOT_BF16: ((uint16_t *)data)[i] = (uint16_t)(u >> 16); break;
    case AOT_F16: ((uint16_t *)data)[i] = (uint16_t)(0x3800 + (u & 0x83ff)); break;
    case AOT_I64: ((int64_t *)data)[i] = (int64_t)((v + 1) / 2 * (double)ids_below); break;
    case AOT_I32: ((int32_t *)data)[i] = (int32_t)(4 * v); break;
    default: ((uint8_t *)data)[i] = v > 0; break;
    }
  }
}

static double value(const void *data, aot_dtype d, int64_t i) {
  uint32_t u;
  float f;
  switch (d) {
  case AOT_F32: return ((const float *)data)[i];
  case AOT_F64: return ((const double *)data)[i];
  case AOT_BF16:
    u = (uint32_t)((const uint16_t *)data)[i] << 16;
    memcpy(&f, &u, 4);
    return f;
  case AOT_F16: return ((const uint16_t *)data)[i];
  case AOT_I64: return (double)((const int64_t *)data)[i];
  case AOT_I32: return ((const int32_t *)data)[i];
  default: return ((const uint8_t *)data)[i];
  }
}

/* The buffers of the first kernel, as its text declares them. */
static size_t buffers_of(const char *text, aoti_buffer *out) {
  aoti_arena arena;
  aoti_loop_module m;
  aoti_arena_init(&arena, NULL);
  aoti_loop_module_init(&m, &arena);
  must(aoti_loop_parse(&m, text, strlen(text)), text);
  const aoti_kernel *k = m.kernels.at[0];
  size_t n = k->buffers.n;
  assert_true(n <= MAX_BUFFERS);
  memcpy(out, k->buffers.at, n * sizeof *out);
  aoti_arena_deinit(&arena);
  return n;
}

static void launch(aoti_ptx_machine *machine, const aoti_compiled *c, const uint64_t *args, uint64_t order) {
  const aoti_kernel_code *k = &c->kernels[0];
  aoti_ptx_module *module;
  int64_t blocks;
  if (!points_of(k, args)) return;
  must(aoti_expr_eval(&k->blocks, (const int64_t *)args + k->n_buffers, k->n_sizes, &blocks), "blocks");
  must(aoti_ptx_load(machine, k->name, c->ptx.data, c->ptx.n, &module), "load");
  const aoti_ptx_kernel *entry = aoti_ptx_kernel_find(module, k->name);
  assert_non_null(entry);
  const aoti_ptx_kernel_info *info = aoti_ptx_kernel_info_of(entry);
  unsigned char params[512];
  assert_int_equal(info->n_params, k->n_buffers + k->n_sizes + k->n_scalars + k->reports_errors);
  assert_true(info->params_bytes <= sizeof params);
  for (uint32_t i = 0; i < info->n_params; i++)
    memcpy(params + info->params[i].offset, &args[i], info->params[i].bytes);
  aoti_ptx_launch l = {.kernel = entry,
                       .grid = {(uint32_t)blocks, 1, 1},
                       .block = {k->block_threads, 1, 1},
                       .params = params,
                       .checks = AOTI_PTX_CHECK_ALL,
                       .threads = 1,
                       .seed = order,
                       .max_instructions = 1 << 24};
  aoti_ptx_result r;
  must(aoti_ptx_launch_run(machine, &l, &r), "launch");
  if (r.verdict != AOTI_PTX_OK) fail_msg("%s: %s\n%s", k->name, aoti_ptx_verdict_text(r.verdict), r.report);
  aoti_ptx_result_deinit(&r);
  aoti_ptx_unload(module);
}

static void check_case(const device_case *d, const char *cpu, uint64_t order) {
  aoti_buffer buffers[MAX_BUFFERS];
  size_t n = buffers_of(d->text, buffers), at = 0;
  aoti_compiled *host = compile_text(d->text, AOTI_TARGET_HOST, NULL, 0);
  aoti_compiled *ptx = compile_text(d->text, AOTI_TARGET_NVPTX, cpu, 0);
  aoti_ptx_machine *machine;
  must(aoti_ptx_machine_create(aoti_ptx_model_find("h100"), &machine), "machine");
  kernel_arg host_args[MAX_ARGUMENTS] = {{0}};
  uint64_t device_args[MAX_ARGUMENTS], device[MAX_BUFFERS + 1];
  void *mine[MAX_BUFFERS];
  uint64_t failed = 0;
  for (size_t i = 0; i < n; i++) {
    size_t bytes = (size_t)d->elements[i] * aoti_loop_dtype_size((aot_dtype)buffers[i].dtype);
    mine[i] = aligned_alloc(64, (bytes + 64) / 64 * 64);
    memset(mine[i], 0, bytes); // as fresh device memory is: what a kernel leaves alone is the same on both
    must(aoti_ptx_alloc(machine, bytes ? bytes : 1, AOTI_PTX_DEVICE, 0, NULL, &device[i]), "alloc");
    if (buffers[i].access & AOTI_READ) {
      randomise(mine[i], (aot_dtype)buffers[i].dtype, d->elements[i], d->ids_below);
      memcpy((void *)(uintptr_t)device[i], mine[i], bytes);
      aoti_ptx_mark_written(machine, device[i], bytes, true);
    }
    host_args[at] = (kernel_arg)MEMORY(mine[i], bytes);
    device_args[at++] = device[i];
  }
  const aoti_kernel_code *k = &host->kernels[0];
  for (size_t i = 0; i < k->n_sizes; i++, at++) host_args[at].number = device_args[at] = (uint64_t)d->sizes[i];
  for (size_t i = 0; i < k->n_scalars; i++, at++) {
    float f = (float)d->scalar;
    memcpy(&host_args[at].number, &f, 4);
    device_args[at] = host_args[at].number;
  }
  if (k->reports_errors) {
    must(aoti_ptx_alloc(machine, sizeof failed, AOTI_PTX_DEVICE, 0, "error", &device[n]), "alloc");
    aoti_ptx_mark_written(machine, device[n], sizeof failed, true);
    host_args[at] = (kernel_arg)OBJECT(failed);
    device_args[at++] = device[n];
  }
  run_on_host(k, host_args, at, false);
  launch(machine, ptx, device_args, order);
  for (size_t i = 0; i < n; i++) {
    const void *got = (const void *)(uintptr_t)device[i];
    aot_dtype t = (aot_dtype)buffers[i].dtype;
    double scale = t == AOT_BF16 ? 1.0 / 128 : 0;
    for (int64_t e = 0; e < d->elements[i] && buffers[i].access & AOTI_WRITE; e++) {
      double h = value(mine[i], t, e), g = value(got, t, e);
      bool exact = !d->tolerance || t == AOT_I64 || t == AOT_I32 || t == AOT_B8;
      if (exact ? h != g && !(isnan(h) && isnan(g)) : !(fabs(h - g) <= d->tolerance + scale * fabs(h)))
        fail_msg("%s on %s: buffer %s [%ld] is %g, on the host %g", k->name, cpu, buffers[i].name, (long)e, g, h);
    }
    free(mine[i]);
    must(aoti_ptx_free(machine, device[i]), "free");
  }
  if (k->reports_errors) {
    assert_true(*(const uint64_t *)(uintptr_t)device[n] == failed);
    must(aoti_ptx_free(machine, device[n]), "free");
  }
  aoti_ptx_machine_destroy(machine);
  aoti_compiled_destroy(host);
  aoti_compiled_destroy(ptx);
}

static const device_case cases[] = {
    {.text = mul, .sizes = {1025}, .elements = {1025, 1025, 1025}},
    {.text = mul, .sizes = {3}, .elements = {3, 3, 3}},
    {.text = softmax, .sizes = {3, 77}, .elements = {231, 231}, .tolerance = 1e-6},
    {.text = softmax, .sizes = {2, 700}, .elements = {1400, 1400}, .tolerance = 1e-6},
    {.text = layer_norm, .sizes = {9}, .elements = {576, 64, 576, 9, 9}, .tolerance = 1e-5, .scalar = 1e-5},
    {.text = middle, .sizes = {3, 9, 40}, .elements = {1080, 120, 120, 120}, .tolerance = 1e-5},
    {.text = middle, .sizes = {2, 300, 1}, .elements = {600, 2, 2, 2}, .tolerance = 1e-4},
    {.text = full, .sizes = {1000}, .elements = {1000, 1, 1, 1, 1}},
    {.text = nested, .sizes = {3, 7, 90}, .elements = {1890, 3}},
    {.text = nested_columns, .sizes = {3, 7, 90}, .elements = {1890, 90}},
    {.text = embedding, .sizes = {11}, .elements = {11, 40, 88}, .ids_below = 5},
    {.text = embedding, .sizes = {11}, .elements = {11, 40, 88}, .ids_below = 9},
    {.text = scatter, .sizes = {20, 5}, .elements = {20, 160, 40}, .ids_below = 5, .tolerance = 1e-6},
    {.text = pad, .sizes = {13}, .elements = {13, 18}},
    {.text = views, .sizes = {7, 13}, .elements = {91, 91}},
    {.text = update, .sizes = {3, 21}, .elements = {63, 63, 21, 3, 63}, .scalar = 0.25},
    {.text = integers, .sizes = {5, 70, 19}, .elements = {95, 1330, 350}},
    {.text = long_rows, .sizes = {3}, .elements = {6144, 2048, 6144, 3}, .tolerance = 1e-6},
    {.text = bias_gelu, .sizes = {11}, .elements = {264, 24, 264}, .tolerance = 1e-6},
    {.text = linear_bf16, .sizes = {70, 65, 33}, .elements = {2310, 2145, 65, 4550}, .tolerance = 1e-2},
    {.text = stream_weights, .sizes = {2, 75, 50}, .elements = {3000, 2000, 700, 1050, 150}, .tolerance = 1e-6},
    {.text = stream_sums, .sizes = {9, 41}, .elements = {297, 1353, 41, 594, 9}, .tolerance = 1e-5},
    {.text = halves, .sizes = {50}, .elements = {50, 50, 50, 50, 50}},
};

static void ptx_computes_what_the_host_does(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    check_case(&cases[i], aoti_nvptx_cpus[i % 3], i % 3); // the machine's newest model is sm_90
    for (int j = 0; j < 3 && getenv("AOT_TEST_ALL"); j++) check_case(&cases[i], aoti_nvptx_cpus[j], (uint64_t)j + 7);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(ptx_computes_what_the_host_does)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
