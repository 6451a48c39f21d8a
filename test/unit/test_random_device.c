// Random operators draw one stream: reference kernels, host code and PTX give the same numbers, bit for bit, from the
// same seed and offset, and other numbers from others.
#include "driver.h"
#include "fuse_test.h"

static const char text[] =
    "def forward(self, a: \"f32[5, 7][7, 1]cpu\", p: \"f32[9][1]cpu\", h: \"bf16[6][1]cpu\"):\n"
    "    d = torch.ops.aten.native_dropout.default(a, 0.4, True)\n"
    "    x = d[0]\n"
    "    mask = d[1]\n"
    "    u = torch.ops.aten.rand_like.default(a)\n"
    "    w = torch.ops.aten.rand_like.default(p, dtype = torch.float64)\n"
    "    q = torch.ops.aten.abs.default(p)\n"
    "    b = torch.ops.aten.bernoulli.default(q)\n"
    "    c = torch.ops.aten.bernoulli.p(p, 0.25)\n"
    "    e = torch.ops.aten.native_dropout.default(a, 0.5, False)\n"
    "    y = e[0]\n"
    "    v = torch.ops.aten.rand_like.default(h)\n"
    "    r = torch.ops.aten.rand_like.default(a)\n"
    "    s = torch.ops.aten.add.Tensor(r, u)\n"
    "    n0 = torch.ops.aten.randn_like.default(a)\n"
    "    n1 = torch.ops.aten.randn.default([3, 5], device = device(type='cpu'))\n"
    "    n2 = torch.ops.aten.normal_functional.default(h, 0.5, 2.0)\n"
    "    n3 = torch.ops.aten.normal.Tensor_Tensor(p, q)\n"
    "    n4 = torch.ops.aten.normal.float_Tensor(1.0, q)\n"
    "    u0 = torch.ops.aten.uniform.default(p, -3.0, 5.0)\n"
    "    e0 = torch.ops.aten.exponential.default(p, 2.5)\n"
    "    i0 = torch.ops.aten.randint.default(7, [11], device = device(type='cpu'))\n"
    "    i1 = torch.ops.aten.randint.low(-5000000000, 6000000000, [7], device = device(type='cpu'))\n"
    "    i2 = torch.ops.aten.randint.low(-9000000000000000000, 100000000000000000, [7], device = device(type='cpu'))\n"
    "    i3 = torch.ops.aten.randint_like.default(a, 100)\n"
    "    s0 = torch.ops.prims.inductor_seeds.default(3, device(type='cpu'))\n"
    "    s1 = torch.ops.prims.inductor_lookup_seed.default(s0, 1)\n"
    "    r0 = torch.ops.prims.inductor_random.default([4, 3], s1, 'rand')\n"
    "    r1 = torch.ops.prims.inductor_random.default([4, 3], s1, 'randn')\n"
    "    r2 = torch.ops.prims.inductor_randint.default(-3, 12, [9], s1)\n"
    "    z = torch.ops.aten.rand_like.default(p)\n"
    "    m0 = torch.ops.aten.randperm.default(70, device = device(type='cpu'))\n"
    "    return (x, mask, u, w, b, c, y, v, s, m0, n0, n1, n2, n3, n4, u0, e0, i0, i1, i2, i3, s0, "
    "r0, r1, r2, z)\n";
enum { N_OUT = 26 };

static void bytes_of(const aot_tensor *t, char *out, size_t room, size_t *n) {
  aot_tensor *host;
  must(aot_tensor_to(t, (aot_device){AOT_CPU, 0}, &host), "copy");
  *n = (size_t)aoti_tensor_numel(host) * aot_dtype_size(host->meta.dtype);
  assert_true(*n <= room);
  memcpy(out, aoti_tensor_ptr(host), *n);
  aot_tensor_release(host);
}

static void run_on(fused *f, aot_executable *exe, aot_device device, uint64_t seed, uint64_t offset,
                   aot_tensor *out[N_OUT]) {
  aot_tensor *in[16];
  aot_call_options o = AOT_CALL_OPTIONS_INIT;
  o.seed = seed;
  o.offset = offset;
  for (size_t i = 0; i < f->n_inputs; i++) must(aot_tensor_to(f->inputs[i].as.tensor, device, &in[i]), "input");
  must(aot_executable_forward(exe, &o, (aot_tensors){in, f->n_inputs}, out, NULL), "run");
  for (size_t i = 0; i < f->n_inputs; i++) aot_tensor_release(in[i]);
}

static aot_executable *compiled(fused *f, aot_device device) {
  aot_executable *exe;
  must(aoti_compile_pair(f->session, f->graph, NULL, N_OUT, NULL, device, &exe), "compile");
  for (size_t i = 0; i < exe->pair.forward->steps.n; i++)
    assert_int_not_equal(exe->pair.forward->steps.at[i].kind, AOTI_STEP_CALL);
  return exe;
}

static void draws_like_the_reference(fused *f, aot_device device) {
  aot_executable *exe = compiled(f, device);
  static const uint64_t seeds[][2] = {{0, 0}, {1234567890123u, 7}, {UINT64_MAX, UINT64_C(1) << 40}};
  for (size_t k = 0; k < 3; k++) {
    aot_value want[N_OUT];
    aot_tensor *got[N_OUT];
    f->session->seed = seeds[k][0];
    f->session->offset = seeds[k][1];
    must(aoti_interpret(f->scope, f->graph, f->inputs, f->n_inputs, want, N_OUT), "reference");
    run_on(f, exe, device, seeds[k][0], seeds[k][1], got);
    for (size_t i = 0; i < N_OUT; i++) {
      char a[1024], b[1024];
      size_t n, m;
      bytes_of(want[i].as.tensor, a, sizeof a, &n);
      bytes_of(got[i], b, sizeof b, &m);
      assert_int_equal(n, m);
      if (memcmp(a, b, n)) fail_msg("output %zu differs for seed %zu", i, k);
      aot_tensor_release(got[i]);
    }
  }
  aot_executable_release(exe);
}

static void host_code_draws_like_the_reference(void **state) {
  (void)state;
  fused f = fuse_text(text, NULL);
  draws_like_the_reference(&f, (aot_device){AOT_CPU, 0});
  fused_free(&f);
}

static void ptx_draws_like_the_reference(void **state) {
  (void)state;
  aot_device cuda = {AOT_CUDA, 0};
  aot_status none = aot_device_available(cuda);
  if (none) {
    aot_status_free(none);
    skip();
  }
  fused f = fuse_text(text, NULL);
  draws_like_the_reference(&f, cuda);
  fused_free(&f);
}

static void other_seeds_and_offsets_give_other_numbers(void **state) {
  (void)state;
  fused f = fuse_text(text, NULL);
  aot_executable *exe = compiled(&f, (aot_device){AOT_CPU, 0});
  static const uint64_t seeds[4][2] = {{5, 0}, {5, 0}, {6, 0}, {5, 100}};
  char got[4][512];
  size_t n;
  for (int k = 0; k < 4; k++) {
    aot_tensor *out[N_OUT];
    run_on(&f, exe, (aot_device){AOT_CPU, 0}, seeds[k][0], seeds[k][1], out);
    bytes_of(out[2], got[k], sizeof got[k], &n);
    for (size_t i = 0; i < N_OUT; i++) aot_tensor_release(out[i]);
  }
  assert_memory_equal(got[0], got[1], n);
  assert_memory_not_equal(got[0], got[2], n);
  assert_memory_not_equal(got[0], got[3], n);
  aot_executable_release(exe);
  fused_free(&f);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(host_code_draws_like_the_reference),
                                     cmocka_unit_test(ptx_draws_like_the_reference),
                                     cmocka_unit_test(other_seeds_and_offsets_give_other_numbers)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
