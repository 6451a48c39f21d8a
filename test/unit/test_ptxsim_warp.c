// Warp collectives, matrix instructions, atomics and counters against plain C.
#include <math.h>
#include "ptxsim_ops.h"

static aoti_ptx_machine *machine;
static uint32_t *in, *out;

static int setup(void **state) {
  (void)state;
  assert_null(aoti_ptx_machine_create(aoti_ptx_model_find("h100"), &machine));
  uint64_t at;
  assert_null(aoti_ptx_alloc(machine, 65536, AOTI_PTX_DEVICE, 0, "in", &at));
  in = (uint32_t *)(uintptr_t)at;
  assert_null(aoti_ptx_alloc(machine, 65536, AOTI_PTX_DEVICE, 0, "out", &at));
  out = (uint32_t *)(uintptr_t)at;
  return 0;
}
static int teardown(void **state) {
  (void)state;
  aoti_ptx_machine_destroy(machine);
  return 0;
}

/* %r0 thread, %r1 block, %r2 global index, %r3 = in[index]; %rd0 in, %rd1 out, %rd2 &in[index], %rd3 &out[index]; s is
 * 8 KiB of shared memory, %r4 its address. */
static aoti_ptx_counters *run(const char *body, uint32_t grid, uint32_t block, int threads) {
  char ptx[8192];
  ops_note(body);
  snprintf(ptx, sizeof ptx,
           ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry t(.param .u64 pi, .param .u64 po) "
           "{\n.shared .align 16 .b8 s[8192];\n"
           ".reg .pred %%p<8>;\n.reg .b32 %%r<64>;\n.reg .b64 %%rd<32>;\n.reg .b16 %%h<8>;\nld.param.u64 %%rd0, "
           "[pi];\nld.param.u64 %%rd1, [po];\n"
           "mov.u32 %%r0, %%tid.x;\nmov.u32 %%r1, %%ctaid.x;\nmov.u32 %%r2, %%ntid.x;\nmad.lo.u32 %%r2, %%r1, %%r2, "
           "%%r0;\nmul.wide.u32 %%rd4, %%r2, 4;\n"
           "add.u64 %%rd2, %%rd0, %%rd4;\nadd.u64 %%rd3, %%rd1, %%rd4;\nld.global.u32 %%r3, [%%rd2];\nmov.u32 %%r4, "
           "s;\n%s\nret;\n}\n",
           body);
  aoti_ptx_module *m;
  aot_status status = aoti_ptx_load(machine, "t.ptx", ptx, strlen(ptx), &m);
  if (status) fail_msg("%s", aot_status_text(status));
  aoti_ptx_mark_written(machine, (uint64_t)(uintptr_t)in, 65536, true);
  aoti_ptx_mark_written(machine, (uint64_t)(uintptr_t)out, 65536, true);
  void *params[] = {in, out};
  aoti_ptx_launch l = {.kernel = aoti_ptx_kernel_find(m, "t"),
                       .grid = {grid, 1, 1},
                       .block = {block, 1, 1},
                       .params = params,
                       .checks = AOTI_PTX_CHECK_ALL,
                       .count = true,
                       .threads = threads};
  aoti_ptx_result r;
  assert_null(aoti_ptx_launch_run(machine, &l, &r));
  if (r.verdict) fail_msg("%s", r.report);
  aoti_ptx_counters *c = r.counters;
  r.counters = NULL;
  aoti_ptx_result_deinit(&r);
  aoti_ptx_unload(m);
  c->kernel = "t";
  return c;
}
static void drop(aoti_ptx_counters *c) {
  free(c->lines);
  free(c);
}
static void random_in(void) {
  uint64_t s = 9;
  for (int i = 0; i < 16384; i++) in[i] = (uint32_t)ops_random(&s);
}

static void shuffles_follow_the_definition(void **state) {
  (void)state;
  static const char *const modes[] = {"up", "down", "bfly", "idx"};
  random_in();
  for (int mode = 0; mode < 4; mode++)
    for (uint32_t b = 0; b < 32; b += 5)
      for (int width = 8; width <= 32; width *= 2) {
        // c: clamp in the low bits, segment mask from bit 8, as CUDA's __shfl makes it
        uint32_t c = (uint32_t)(32 - width) << 8 | (mode == 0 ? 0 : 31);
        char body[300];
        snprintf(body, sizeof body,
                 "shfl.sync.%s.b32 %%r5|%%p0, %%r3, %u, %u, -1;\nselp.u32 %%r6, 1, 0, %%p0;\nst.global.u32 [%%rd3], "
                 "%%r5;\nst.global.u32 [%%rd3+4096], %%r6;",
                 modes[mode], b, c);
        drop(run(body, 1, 64, 1));
        for (int l = 0; l < 64; l++) {
          int base = l / 32 * 32, lane = l % 32, first = lane / width * width, from;
          bool ok;
          switch (mode) {
          case 0: from = lane - (int)b, ok = from >= first; break;
          case 1: from = lane + (int)b, ok = from < first + width; break;
          case 2: from = lane ^ (int)b, ok = from < first + width; break;
          default: from = first + (int)b % width, ok = true;
          }
          assert_int_equal(out[l], in[base + (ok ? from : lane)]);
          assert_int_equal(out[1024 + l], ok);
        }
      }
}

static void votes_and_reductions_count_lanes(void **state) {
  (void)state;
  for (int i = 0; i < 64; i++) in[i] = (uint32_t)(i * 7 % 5) - 2;
  drop(run("setp.gt.s32 %p0, %r3, 0;\nvote.sync.ballot.b32 %r5, %p0, -1;\nvote.sync.any.pred %p1, %p0, "
           "-1;\nvote.sync.all.pred %p2, !%p0, -1;\n"
           "redux.sync.add.s32 %r6, %r3, -1;\nredux.sync.min.s32 %r7, %r3, -1;\nredux.sync.max.u32 %r8, %r3, "
           "-1;\nredux.sync.xor.b32 %r9, %r3, -1;\n"
           "match.any.sync.b32 %r10, %r3, -1;\nmatch.all.sync.b32 %r11|%p3, %r1, -1;\nelect.sync %r12|%p4, "
           "-1;\nselp.u32 %r13, 1, 0, %p1;\n"
           "selp.u32 %r14, 2, 0, %p2;\nselp.u32 %r15, 4, 0, %p3;\nadd.u32 %r13, %r13, %r14;\nadd.u32 %r13, %r13, "
           "%r15;\nst.global.u32 [%rd3], %r5;\n"
           "st.global.u32 [%rd3+256], %r6;\nst.global.u32 [%rd3+512], %r7;\nst.global.u32 [%rd3+768], "
           "%r8;\nst.global.u32 [%rd3+1024], %r9;\n"
           "st.global.u32 [%rd3+1280], %r10;\nst.global.u32 [%rd3+1536], %r13;",
           1, 64, 1));
  for (int w = 0; w < 2; w++) {
    uint32_t ballot = 0, x = 0, max = 0;
    int32_t sum = 0, min = INT32_MAX;
    for (int l = 0; l < 32; l++) {
      int32_t v = (int32_t)in[w * 32 + l];
      ballot |= (uint32_t)(v > 0) << l;
      sum += v;
      min = v < min ? v : min;
      max = in[w * 32 + l] > max ? in[w * 32 + l] : max;
      x ^= in[w * 32 + l];
    }
    for (int l = 0; l < 32; l++) {
      uint32_t same = 0;
      int at = w * 32 + l;
      for (int q = 0; q < 32; q++) same |= (uint32_t)(in[w * 32 + q] == in[at]) << q;
      assert_int_equal(out[at], ballot);
      assert_int_equal((int32_t)out[64 + at], sum);
      assert_int_equal((int32_t)out[128 + at], min);
      assert_int_equal(out[192 + at], max);
      assert_int_equal(out[256 + at], x);
      assert_int_equal(out[320 + at], same);
      assert_int_equal(out[384 + at], 1 + 4);
    }
  }
}

static void atomics_return_the_old_value(void **state) {
  (void)state;
  static const struct {
    const char *op, *type;
    uint32_t start, operand, old_of_last, end; /* 4 lanes, each with the same operand */
  } cases[] = {
      {"add", "u32", 5, 3, 14, 17},
      {"min", "s32", 7, 0xffffffff, 0xffffffff, 0xffffffff},
      {"max", "s32", 7, 0xffffffff, 7, 7},
      {"max", "u32", 7, 0xffffffff, 0xffffffff, 0xffffffff},
      {"inc", "u32", 2, 3, 1, 2},
      {"dec", "u32", 1, 3, 2, 1},
      {"exch", "b32", 1, 9, 9, 9},
      {"and", "b32", 7, 5, 5, 5},
      {"or", "b32", 1, 4, 5, 5},
      {"xor", "b32", 1, 4, 5, 1},
      {"add", "f32", 0x3f800000, 0x40000000, 0x40e00000, 0x41100000},
      {"add.noftz", "f16x2", 0x3c003c00, 0x3c004000, 0x44004700, 0x45004880},
  };
  for (size_t k = 0; k < sizeof cases / sizeof *cases; k++)
    for (int shared = 0; shared < 2; shared++) {
      char body[600];
      snprintf(body, sizeof body,
               "mov.b32 %%r9, %u;\nsetp.eq.u32 %%p0, %%r0, 0;\n@%%p0 st.%s.u32 [%s], %u;\nbar.sync 0;\natom.%s.%s.%s "
               "%%r5, [%s], "
               "%%r9;\nst.global.u32 [%%rd3+64], %%r5;\nbar.sync 0;\n"
               "@%%p0 ld.%s.u32 %%r6, [%s];\n@%%p0 st.global.u32 [%%rd1+128], %%r6;",
               cases[k].operand, shared ? "shared" : "global", shared ? "%r4" : "%rd1", cases[k].start,
               shared ? "shared" : "global", cases[k].op, cases[k].type, shared ? "%r4" : "%rd1",
               shared ? "shared" : "global", shared ? "%r4" : "%rd1");
      drop(run(body, 1, 4, 1));
      if (out[19] != cases[k].old_of_last || out[32] != cases[k].end)
        fail_msg("atom.%s.%s: last old %x, end %x", cases[k].op, cases[k].type, out[19], out[32]);
    }
}

static float half(uint16_t h) {
  int e = h >> 10 & 31, m = h & 1023;
  float v = e ? ldexpf((float)(1024 + m), e - 25) : ldexpf((float)m, -24);
  return h >> 15 ? -v : v;
}
static float brain(uint16_t h) {
  uint32_t b = (uint32_t)h << 16;
  float v;
  memcpy(&v, &b, 4);
  return v;
}
static float single(uint32_t b) {
  float v;
  memcpy(&v, &b, 4);
  return v;
}

/* One warp: A at in, row after row; B at in + 4 KiB, column after column, so that both fragments are plain loads. */
static void matrix(const char *shape, const char *types, int m, int k, int bytes, int kind) {
  char body[8000];
  int n = 0, per = kind == 4 ? 1 : 4 / bytes, regs_a = m * k / 32 / per, regs_b = k * 8 / 32 / per, regs_c = m * 8 / 32;
  const char *reg = kind == 4 ? "%rd" : "%r", *load = kind == 4 ? "b64" : "b32";
  int word = kind == 4 ? 8 : 4;
#define ADD(...) n += snprintf(body + n, sizeof body - (size_t)n, __VA_ARGS__)
  ADD("and.b32 %%r5, %%r0, 3;\nshr.u32 %%r6, %%r0, 2;\nmul.lo.u32 %%r7, %%r6, %d;\nmad.lo.u32 %%r7, %%r5, %d, "
      "%%r7;\ncvt.u64.u32 %%rd5, %%r7;\nadd.u64 %%rd5, %%rd5, %%rd0;\n",
      k * bytes, word);
  for (int i = 0; i < regs_a; i++) {
    int row = m == 16 ? 8 * (i & 1) : 0, col = 4 * per * (m == 16 ? i >> 1 : i);
    ADD("ld.global.%s %s%d, [%%rd5+%d];\n", load, reg, 10 + i, (row * k + col) * bytes);
  }
  for (int i = 0; i < regs_b; i++)
    ADD("ld.global.%s %s%d, [%%rd5+%d];\n", load, reg, 20 + i, 4096 + 4 * per * i * bytes);
  for (int i = 0; i < regs_c; i++)
    ADD(kind == 4   ? "mov.b64 %%rd%d, 0d3FF0000000000000;\n"
        : kind == 3 ? "mov.b32 %%r%d, 1;\n"
                    : "mov.b32 %%r%d, 0f3F800000;\n",
        26 + i);
  ADD("mma.sync.aligned.%s%s.%s {", shape, strchr(shape, '.') ? "" : ".row.col", types);
  for (int i = 0; i < regs_c; i++) ADD("%s%s%d", i ? "," : "", reg, 26 + i);
  ADD("}, {");
  for (int i = 0; i < regs_a; i++) ADD("%s%s%d", i ? "," : "", reg, 10 + i);
  ADD("}, {");
  for (int i = 0; i < regs_b; i++) ADD("%s%s%d", i ? "," : "", reg, 20 + i);
  ADD("}, {");
  for (int i = 0; i < regs_c; i++) ADD("%s%s%d", i ? "," : "", reg, 26 + i);
  ADD("};\nshl.b32 %%r8, %%r6, 3;\nmad.lo.u32 %%r8, %%r5, 2, %%r8;\nmul.wide.u32 %%rd6, %%r8, %d;\nadd.u64 %%rd6, "
      "%%rd6, %%rd1;\n",
      word);
  for (int i = 0; i < regs_c; i++)
    ADD("st.global.%s [%%rd6+%d], %s%d;\n", load, (8 * (i >> 1) * 8 + (i & 1)) * word, reg, 26 + i);
  uint64_t s = (uint64_t)m * 100 + (uint64_t)k;
  for (int i = 0; i < 16384; i++) {
    uint32_t r = (uint32_t)ops_random(&s);
    switch (kind) {
    case 0: in[i] = (r & 0x83ff83ffu) | 0x38003c00u; break; // f16 near one
    case 1: in[i] = (r & 0x807f807fu) | 0x3f803f00u; break;
    case 2: in[i] = (r & 0x807fffffu) | 0x3f800000u; break;
    case 3: in[i] = r; break;
    default: in[i] = i & 1 ? (r & 0x800fffffu) | 0x3ff00000u : r;
    }
  }
  drop(run(body, 1, 32, 1));
  const uint8_t *A = (const uint8_t *)in, *B = A + 4096;
  for (int row = 0; row < m; row++)
    for (int col = 0; col < 8; col++) {
      double sum = 1, size = 1;
      for (int q = 0; q < k; q++) {
        double x, y;
        uint64_t a = 0, b = 0;
        memcpy(&a, A + (row * k + q) * bytes, (size_t)bytes);
        memcpy(&b, B + (col * k + q) * bytes, (size_t)bytes);
        switch (kind) {
        case 0: x = (double)half((uint16_t)a), y = (double)half((uint16_t)b); break;
        case 1: x = (double)brain((uint16_t)a), y = (double)brain((uint16_t)b); break;
        case 2: x = (double)single((uint32_t)a & 0xffffe000u), y = (double)single((uint32_t)b & 0xffffe000u); break;
        case 3: x = (int8_t)a, y = strstr(types, "u8") ? (double)(uint8_t)b : (double)(int8_t)b; break;
        default: memcpy(&x, &a, 8), memcpy(&y, &b, 8);
        }
        sum += x * y, size += fabs(x * y);
      }
      double got;
      if (kind == 4)
        memcpy(&got, (double *)(void *)out + row * 8 + col, 8);
      else
        got = kind == 3 ? (double)(int32_t)out[row * 8 + col] : (double)single(out[row * 8 + col]);
      double bound = kind == 3 ? 0 : kind == 4 ? size * 0x1p-50 : size * 0x1p-23;
      if (fabs(got - sum) > bound) fail_msg("mma %s %s (%d,%d): %.9g, expected %.9g", shape, types, row, col, got, sum);
    }
}

static void matrix_products_are_products_of_matrices(void **state) {
  (void)state;
  matrix("m16n8k8", "f32.f16.f16.f32", 16, 8, 2, 0);
  matrix("m16n8k16", "f32.f16.f16.f32", 16, 16, 2, 0);
  matrix("m16n8k8", "f32.bf16.bf16.f32", 16, 8, 2, 1);
  matrix("m16n8k16", "f32.bf16.bf16.f32", 16, 16, 2, 1);
  matrix("m16n8k4", "f32.tf32.tf32.f32", 16, 4, 4, 2);
  matrix("m16n8k8", "f32.tf32.tf32.f32", 16, 8, 4, 2);
  matrix("m8n8k16", "s32.s8.s8.s32", 8, 16, 1, 3);
  matrix("m16n8k16", "s32.s8.u8.s32", 16, 16, 1, 3);
  matrix("m16n8k32", "s32.s8.s8.s32", 16, 32, 1, 3);
  matrix("m16n8k32.row.col.satfinite", "s32.s8.s8.s32", 16, 32, 1, 3); // far from the ends: the same
  matrix("m8n8k4", "f64.f64.f64.f64", 8, 4, 8, 4);
  matrix("m16n8k4", "f64.f64.f64.f64", 16, 4, 8, 4);
  matrix("m16n8k8", "f64.f64.f64.f64", 16, 8, 8, 4);
  matrix("m16n8k16", "f64.f64.f64.f64", 16, 16, 8, 4);
}

static void matrices_move_through_shared_memory(void **state) {
  (void)state;
  random_in();
  for (int trans = 0; trans < 2; trans++) {
    char body[700];
    snprintf(body, sizeof body,
             "shl.b32 %%r5, %%r0, 4;\nadd.u32 %%r5, %%r5, %%r4;\nmul.wide.u32 %%rd5, %%r0, 16;\nadd.u64 %%rd5, %%rd5, "
             "%%rd0;\nld.global.v4.u32 {%%r6,%%r7,%%r8,%%r9}, [%%rd5];\n"
             "st.shared.v4.u32 [%%r5], {%%r6,%%r7,%%r8,%%r9};\nbar.sync 0;\nldmatrix.sync.aligned.m8n8.x4%s.shared.b16 "
             "{%%r10,%%r11,%%r12,%%r13}, [%%r5];\n"
             "st.global.u32 [%%rd3], %%r10;\nst.global.u32 [%%rd3+128], %%r11;\nst.global.u32 [%%rd3+256], "
             "%%r12;\nst.global.u32 [%%rd3+384], %%r13;\nbar.sync 0;\n"
             "stmatrix.sync.aligned.m8n8.x4%s.shared.b16 [%%r5+512], {%%r10,%%r11,%%r12,%%r13};\nbar.sync "
             "0;\nld.shared.v4.u32 {%%r6,%%r7,%%r8,%%r9}, [%%r5+512];\n"
             "add.u64 %%rd5, %%rd1, 1024;\nmul.wide.u32 %%rd6, %%r0, 16;\nadd.u64 %%rd5, %%rd5, "
             "%%rd6;\nst.global.v4.u32 [%%rd5], {%%r6,%%r7,%%r8,%%r9};",
             trans ? ".trans" : "", trans ? ".trans" : "");
    drop(run(body, 1, 32, 1));
    const uint16_t *m = (const uint16_t *)in, *d = (const uint16_t *)out;
    for (int j = 0; j < 4; j++)
      for (int l = 0; l < 32; l++)
        for (int e = 0; e < 2; e++) {
          int row = l / 4, col = l % 4 * 2 + e;
          assert_int_equal(d[(j * 32 + l) * 2 + e], trans ? m[j * 64 + col * 8 + row] : m[j * 64 + row * 8 + col]);
        }
    assert_memory_equal(in, out + 256, 512); // and back
  }
}

/* Two matrices: the lower sixteen lanes say where the rows are. One: the lower eight. */
static void fewer_matrices_take_fewer_addresses(void **state) {
  (void)state;
  random_in();
  for (int n = 1; n <= 2; n++) {
    char body[700];
    snprintf(body, sizeof body,
             "shl.b32 %%r5, %%r0, 4;\nadd.u32 %%r5, %%r5, %%r4;\nmul.wide.u32 %%rd5, %%r0, 16;\nadd.u64 %%rd5, %%rd5, "
             "%%rd0;\n"
             "ld.global.v4.u32 {%%r6,%%r7,%%r8,%%r9}, [%%rd5];\nst.shared.v4.u32 [%%r5], "
             "{%%r6,%%r7,%%r8,%%r9};\nbar.sync 0;\n"
             "mov.u32 %%r11, 0;\nldmatrix.sync.aligned.m8n8.x%d.shared.b16 {%%r10%s}, [%%r5];\nst.global.u32 [%%rd3], "
             "%%r10;\n"
             "st.global.u32 [%%rd3+128], %%r11;",
             n, n == 2 ? ",%r11" : "");
    drop(run(body, 1, 32, 1));
    const uint16_t *m = (const uint16_t *)in, *d = (const uint16_t *)out;
    for (int j = 0; j < 2; j++)
      for (int l = 0; l < 32; l++)
        for (int e = 0; e < 2; e++)
          assert_int_equal(d[(j * 32 + l) * 2 + e], j < n ? m[j * 64 + l / 4 * 8 + l % 4 * 2 + e] : 0);
  }
}

static void counters_are_exact_and_do_not_depend_on_threads(void **state) {
  (void)state;
  random_in();
  for (int threads = 1; threads <= 3; threads += 2) {
    // Coalesced load above; here every second word, a two-way bank conflict, half a warp, a divergent branch.
    aoti_ptx_counters *c = run("shl.b32 %r5, %r0, 3;\nadd.u32 %r6, %r4, %r5;\nst.shared.u32 [%r6], %r3;\nmul.wide.u32 "
                               "%rd5, %r0, 8;\nadd.u64 %rd5, %rd0, %rd5;\n"
                               "ld.global.u32 %r7, [%rd5];\nsetp.lt.u32 %p0, %r0, 16;\n@%p0 bra LOW;\nadd.f32 %r8, "
                               "%r7, %r7;\nLOW:\nfma.rn.f32 %r8, %r7, %r7, %r7;\n"
                               "st.global.u32 [%rd3], %r8;\nbar.sync 0;",
                               4, 64, threads);
    assert_int_equal(c->total.warps,
                     8 * 24); // 24 lines; both sides of the branch occur in every warp that meets it
    assert_int_equal(c->load_bytes, 4 * 64 * 4 * 2);
    assert_int_equal(c->load_sectors, 8 * (4 + 8));
    assert_int_equal(c->store_sectors, 8 * 4);
    assert_int_equal(c->total.conflicts, 8); // 32 lanes on 16 banks
    assert_int_equal(c->total.divergent, 4);
    assert_int_equal(c->barriers, 8);
    assert_int_equal(c->flops[AOTI_PTX_FLOP_F32], 256 * 2 + 4 * 48);
    assert_int_equal(c->distinct_read, 1024); // the strided half lies within what is read in order
    assert_int_equal(c->distinct_written, 1024);
    const char *term;
    double floor = aoti_ptx_floor(c, aoti_ptx_model_find("h100"), &term);
    assert_string_equal(term, "memory");
    assert_true(fabs(floor - 2048 / 3352e9) < 1e-15);
    drop(c);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(shuffles_follow_the_definition),
      cmocka_unit_test(votes_and_reductions_count_lanes),
      cmocka_unit_test(atomics_return_the_old_value),
      cmocka_unit_test(matrix_products_are_products_of_matrices),
      cmocka_unit_test(matrices_move_through_shared_memory),
      cmocka_unit_test(fewer_matrices_take_fewer_addresses),
      cmocka_unit_test(counters_are_exact_and_do_not_depend_on_threads),
  };
  return cmocka_run_group_tests(tests, setup, teardown);
}
