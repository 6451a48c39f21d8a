// Loads, stores, atomics and copies of every width in every space, by their own names and by generic addresses, against
// the bytes that the definition moves; barriers that count, and what ends a kernel.
#include "ptxsim_ops.h"

static ops o;

static int setup(void **state) {
  (void)state;
  uint64_t s = 21;
  ops_init(&o, 256);
  for (uint64_t i = 0; i < o.n; i++) o.a[i] = ops_random(&s), o.b[i] = ops_random(&s), o.c[i] = ops_random(&s);
  return 0;
}
static int teardown(void **state) {
  (void)state;
  aoti_ptx_machine_destroy(o.machine);
  return 0;
}

/* Where 16 bytes of a lane's own are: the text that leaves the address in %x64_0, and how it is written. Lanes of odd
 * number have no 16 bytes in d, where results go: an even one uses its neighbour's. */
static const struct {
  const char *space, *place, *address;
  bool eight; /* only 8 bytes are there */
} places[] = {
    {".local", ".local .align 16 .b8 mine[16];\nmov.u64 %x64_0, mine;", "[mine]", false},
    {".local", ".local .align 16 .b8 mine[32];\nmov.u64 %x64_0, mine;\nadd.u64 %x64_0, %x64_0, 48;", "[%x64_0+-32]",
     false},
    {".shared",
     ".shared .align 16 .b8 all[4096];\nmov.u32 %x32_0, all;\nmov.u32 %i0, %tid.x;\nmad.lo.u32 %x32_0, %i0, 16, "
     "%x32_0;",
     "[%x32_0]", false},
    {".shared::cta",
     ".shared .align 16 .b8 all[4096];\nmov.u32 %x32_0, all;\nmov.u32 %i0, %tid.x;\nmad.lo.u32 %x32_0, %i0, 16, "
     "%x32_0;",
     "[%x32_0]", false},
    {".global", "", "[%r8]", true},
    {"", ".local .align 16 .b8 mine[16];\nmov.u64 %x64_1, mine;\ncvta.local.u64 %x64_0, %x64_1;", "[%x64_0]", false},
    {"",
     ".shared .align 16 .b8 all[4096];\nmov.u64 %x64_1, all;\ncvta.shared.u64 %x64_0, %x64_1;\nmov.u32 %i0, "
     "%tid.x;\nmad.wide.u32 "
     "%x64_0, %i0, 16, %x64_0;",
     "[%x64_0]", false},
    {"", "cvta.global.u64 %x64_0, %r8;", "[%x64_0]", true},
};
static const char *const caches[] = {"", ".ca", ".cg", ".cs", ".lu", ".cv"};
static const char *const orders[] = {"", ".volatile", ".relaxed.gpu", ".acquire.sys"};

static uint64_t low(uint64_t v, int bits) { return bits == 64 ? v : v & ((1ull << bits) - 1); }
static uint64_t widen(uint64_t v, int bits, bool sg) {
  v = low(v, bits);
  return sg && v >> (bits - 1) ? v | (bits == 64 ? 0 : UINT64_MAX << bits) : v;
}

/* A value goes out as a number of bits and comes back as a type: a whole number into a register of 64 bits. */
static void single(int place, char letter, int bits) {
  char text[900], load[200];
  const char *space = places[place].space, *address = places[place].address;
  if (letter == 'f')
    snprintf(load, sizeof load, ".reg .f%d %%v;\nld%s.f%d %%v, %s;\nmov.b%d %%x%d_2, %%v;\ncvt.u64.u%d %%d64, %%x%d_2;",
             bits, space, bits, address, bits, bits, bits, bits);
  else
    snprintf(load, sizeof load, "ld%s.%c%d %%d64, %s;", space, letter, bits, address);
  snprintf(text, sizeof text, "{\n%s\nst%s.%c%d %s, %%a64;\n%s\n}", places[place].place, space,
           letter == 'b' ? 'b' : 'u', bits, address, load);
  ops_run(&o, text, 64);
  for (uint64_t i = 0; i < o.n; i++) {
    uint64_t want = widen(o.a[i], bits, letter == 's');
    if (o.d[i] != want)
      fail_msg("%s\n a=%llx: %llx, expected %llx", text, (unsigned long long)o.a[i], (unsigned long long)o.d[i],
               (unsigned long long)want);
  }
}

/* Floats go out from registers of theirs. */
static void floating(int place, int bits) {
  char text[600];
  snprintf(text, sizeof text, "{\n%s\n.reg .f%d %%v;\nmov.b%d %%v, %%a%d;\nst%s.f%d %s, %%v;\nld%s.b%d %%d%d, %s;\n}",
           places[place].place, bits, bits, bits, places[place].space, bits, places[place].address, places[place].space,
           bits, bits, places[place].address);
  ops_run(&o, text, bits);
  for (uint64_t i = 0; i < o.n; i++) assert_true(o.d[i] == low(o.a[i], bits));
}

static void every_width_goes_to_every_space_and_back(void **state) {
  (void)state;
  static const int sizes[] = {8, 16, 32, 64};
  for (int place = 0; place < 8; place++)
    for (int s = 0; s < 4; s++) {
      for (const char *letter = "bus"; *letter; letter++) single(place, *letter, sizes[s]);
      if (sizes[s] >= 32) single(place, 'f', sizes[s]), floating(place, sizes[s]);
    }
  for (int k = 0; k < 6; k++) {
    static const char *const stores[] = {"", ".wb", ".cg", ".cs", ".wt", ""};
    char text[300]; // a cache operator stands after the space
    snprintf(text, sizeof text, "st.global%s.b64 [%%r8], %%b64;\nld.global%s.b64 %%d64, [%%r8];", stores[k], caches[k]);
    ops_run(&o, text, 64);
    for (uint64_t i = 0; i < o.n; i++) assert_true(o.d[i] == o.b[i]);
  }
  for (int k = 1; k < 4; k++) {
    char text[300];
    snprintf(text, sizeof text, "st%s.global.b32 [%%r8], %%b32;\nld%s.global.u32 %%d32, [%%r8];",
             k == 3 ? ".release.sys" : orders[k], orders[k]);
    ops_run(&o, text, 32);
    for (uint64_t i = 0; i < o.n; i++) assert_true(o.d[i] == (uint32_t)o.b[i]);
  }
}

/* The words {a, b} or parts of them go out as a vector and come back; d is their sum, each with its own weight. */
static void vector(int place, int n, int bits, char letter) {
  char text[1500], out[120] = "", in[120] = "", sum[500] = "";
  int part = bits < 16 ? 16 : bits;
  for (int k = 0, a = 0, b = 0, c = 0; k < n; k++) {
    snprintf(out + a, sizeof out - (size_t)a, "%s%%%c%d", k ? ", " : "", "abca"[k], part == 16 ? 16 : bits),
        a = (int)strlen(out);
    snprintf(in + b, sizeof in - (size_t)b, "%s%%v%d", k ? ", " : "", k), b = (int)strlen(in);
    snprintf(sum + c, sizeof sum - (size_t)c, "cvt.%c64.%c%d %%x64_3, %%v%d;\nmad.lo.u64 %%d64, %%x64_3, %d, %%d64;\n",
             letter == 's' ? 's' : 'u', letter == 's' ? 's' : 'u', part, k, 2 * k + 1),
        c = (int)strlen(sum);
  }
  bool odd_ones_wait = places[place].eight && n * bits > 64;
  snprintf(text, sizeof text,
           "{\n.reg .b%d %%v<4>;\n%s\nmov.u64 %%d64, 0;\nand.b32 %%x32_3, %%i3, 1;\nsetp.ne.u32 %%q0, %%x32_3, %d;\n"
           "@%%q0 st%s.v%d.%c%d %s, {%s};\n@%%q0 ld%s.v%d.%c%d {%s}, %s;\n@!%%q0 bra SKIP;\n%sSKIP:\n}",
           part, places[place].place, odd_ones_wait ? 1 : 2, places[place].space, n, letter == 's' ? 'u' : letter, bits,
           places[place].address, out, places[place].space, n, letter, bits, in, places[place].address, sum);
  ops_run(&o, text, 64);
  for (uint64_t i = 0; i < o.n; i++) {
    uint64_t want = 0, values[4] = {o.a[i], o.b[i], o.c[i], o.a[i]};
    for (int k = 0; k < n; k++) want += widen(values[k], bits, letter == 's') * (uint64_t)(2 * k + 1);
    if (odd_ones_wait && i % 2) want = 0;
    if (o.d[i] != want)
      fail_msg("%s\n %llx, expected %llx", text, (unsigned long long)o.d[i], (unsigned long long)want);
  }
}

static void vectors_keep_their_order(void **state) {
  (void)state;
  for (int place = 0; place < 8; place++)
    for (int n = 2; n <= 4; n += 2)
      for (int bits = 8; bits * n <= 128; bits *= 2)
        for (const char *letter = "bus"; *letter; letter++) vector(place, n, bits, *letter);
  for (int k = 0; k < 2; k++) { // floats are their bits
    ops_run(&o,
            k ? "{ .local .align 16 .b8 mine[16]; .reg .f32 %v<4>;\nst.local.v4.f32 [mine], {%a32, %b32, %c32, %a32};\n"
                "ld.local.v4.f32 {%v0, %v1, %v2, %v3}, [mine];\nmov.b64 %d64, {%v2, %v1};\n}"
              : "{ .local .align 16 .b8 mine[16]; .reg .f32 %v<4>;\nst.local.v2.f32 [mine], {%c32, %b32};\n"
                "ld.local.v2.f32 {%v2, %v1}, [mine];\nmov.b64 %d64, {%v2, %v1};\n}",
            64);
    for (uint64_t i = 0; i < o.n; i++) assert_true(o.d[i] == ((o.b[i] & UINT32_MAX) << 32 | (o.c[i] & UINT32_MAX)));
  }
}

static void constants_are_where_the_module_put_them(void **state) {
  (void)state;
  ops_run(&o, "{ .reg .f32 %f;\nld.const.f32 %f, [konst+8];\nmov.b32 %d32, %f;\n}", 32);
  for (uint64_t i = 0; i < o.n; i++) assert_int_equal(o.d[i], 0x3fc00000);
  ops_run(&o,
          "mov.u64 %x64_0, konst;\nld.const.u32 %x32_0, [%x64_0];\nld.const.v2.u32 {%x32_1, %x32_2}, [konst];\n"
          "cvta.const.u64 %x64_1, %x64_0;\nld.u32 %x32_3, [%x64_1+12];\nadd.u32 %x32_0, %x32_0, %x32_2;\nadd.u32 %d32, "
          "%x32_0, %x32_3;",
          32);
  for (uint64_t i = 0; i < o.n; i++) assert_int_equal(o.d[i], 3 + 0x80000001u + 7);
}

typedef uint64_t (*combine)(uint64_t old, uint64_t v, uint64_t with, int bits);
#define OP(name, expr)                                                      \
  static uint64_t name(uint64_t old, uint64_t v, uint64_t with, int bits) { \
    (void)old, (void)v, (void)with, (void)bits;                             \
    return (uint64_t)(expr);                                                \
  }                                                                         \
  _Static_assert(1, "ends with a semicolon")
#define SIGNED(x) ((int64_t)widen(x, bits, true))
OP(adds, old + v);
OP(ands, old &v);
OP(ors, old | v);
OP(xors, old ^ v);
OP(exchanges, v);
OP(compares, old == v ? with : old);
OP(smin, SIGNED(old) < SIGNED(v) ? old : v);
OP(smax, SIGNED(old) > SIGNED(v) ? old : v);
OP(umin, old < v ? old : v);
OP(umax, old > v ? old : v);
OP(incs, old >= v ? 0 : old + 1);
OP(decs, old == 0 || old > v ? v : old - 1);

static const struct {
  const char *op, *types;
  combine f;
  int operands;
} atoms[] = {
    {"add", "u32 s32 u64", adds, 1}, {"and", "b32 b64", ands, 1},       {"or", "b32 b64", ors, 1},
    {"xor", "b32 b64", xors, 1},     {"exch", "b32 b64", exchanges, 1}, {"cas", "b16 b32 b64", compares, 2},
    {"min", "s32 s64", smin, 1},     {"max", "s32 s64", smax, 1},       {"min", "u32 u64", umin, 1},
    {"max", "u32 u64", umax, 1},     {"inc", "u32", incs, 1},           {"dec", "u32", decs, 1},
};

/* Old value a, operand b, new value c. Where values are compared every third lane finds what it expects. */
static void atomic(int place, const char *op, const char *type, const char *order, combine f, int operands) {
  int bits = type[1] == '1' ? 16 : type[1] == '3' ? 32 : 64;
  uint64_t keep[256];
  memcpy(keep, o.b, sizeof keep);
  for (uint64_t i = 0; operands > 1 && i < o.n; i += 3) o.b[i] = o.a[i];
  for (int result = 0; result < 2; result++) { // what is left, then what comes back
    char text[1200], with[12] = "";
    const char *space = places[place].space, *address = places[place].address;
    if (operands > 1) snprintf(with, sizeof with, ", %%c%d", bits);
    snprintf(text, sizeof text,
             "{\n%s\nst%s.b%d %s, %%a%d;\natom%s%s.%s.%s %%x%d_3, %s, %%b%d%s;\nld%s.b%d %%x%d_2, %s;\nmov.b%d %%d%d, "
             "%%x%d_%d;\n}",
             places[place].place, space, bits, address, bits, order, space, op, type, bits, address, bits, with, space,
             bits, bits, address, bits, bits, bits, result ? 3 : 2);
    ops_run(&o, text, bits);
    for (uint64_t i = 0; i < o.n; i++) {
      uint64_t old = low(o.a[i], bits),
               want = low(result ? old : f(old, low(o.b[i], bits), low(o.c[i], bits), bits), bits);
      if (o.d[i] != want)
        fail_msg("%s\n lane %d: %llx, expected %llx", text, (int)i, (unsigned long long)o.d[i],
                 (unsigned long long)want);
    }
  }
  memcpy(o.b, keep, sizeof keep);
}

static void atomics_combine_in_every_space(void **state) {
  (void)state;
  static const char *const with[] = {"", ".relaxed.gpu", ".acquire.sys", ".release.cta", ".acq_rel.gpu"};
  for (int place = 2; place < 8; place++) {
    if (place == 5) continue; // no atomics in local memory
    for (size_t k = 0; k < sizeof atoms / sizeof *atoms; k++) {
      char types[40];
      snprintf(types, sizeof types, "%s", atoms[k].types);
      for (char *type = strtok(types, " "); type; type = strtok(NULL, " "))
        atomic(place, atoms[k].op, type, with[(k + (size_t)place) % 5], atoms[k].f, atoms[k].operands);
    }
  }
}

static float single_of(uint64_t b) {
  uint32_t u = (uint32_t)b;
  float f;
  memcpy(&f, &u, 4);
  return f;
}

static void atomics_add_floats(void **state) {
  (void)state;
  uint64_t s = 5;
  for (uint64_t i = 0; i < o.n; i++)
    o.a[i] = 0x3ff0000000000000 | ops_random(&s) >> 12, o.b[i] = 0xbfe0000000000000 | ops_random(&s) >> 12;
  for (int place = 2; place < 8; place++) {
    char text[800];
    if (place == 5) continue;
    snprintf(text, sizeof text,
             "{\n%s\nst%s.b64 %s, %%a64;\natom%s.add.f64 %%x64_3, %s, %%b64;\nld%s.b64 %%d64, %s;\n}",
             places[place].place, places[place].space, places[place].address, places[place].space,
             places[place].address, places[place].space, places[place].address);
    ops_run(&o, text, 64);
    for (uint64_t i = 0; i < o.n; i++) {
      double a, b, d;
      memcpy(&a, &o.a[i], 8), memcpy(&b, &o.b[i], 8), memcpy(&d, &o.d[i], 8);
      assert_true(d == a + b);
    }
  }
  for (uint64_t i = 0; i < o.n; i++)
    o.a[i] = 0x3f800000 | ops_random(&s) >> 41, o.b[i] = 0xbf000000 | ops_random(&s) >> 41;
  for (int place = 2; place < 8; place++) {
    char text[800];
    if (place == 5) continue;
    snprintf(text, sizeof text,
             "{\n%s\nst%s.b32 %s, %%a32;\natom.acquire.sys%s.add.f32 %%x32_3, %s, %%b32;\nld%s.b32 %%d32, %s;\n}",
             places[place].place, places[place].space, places[place].address, places[place].space,
             places[place].address, places[place].space, places[place].address);
    ops_run(&o, text, 32);
    for (uint64_t i = 0; i < o.n; i++) assert_true(single_of(o.d[i]) == single_of(o.a[i]) + single_of(o.b[i]));
  }
  for (int generic = 0; generic < 2; generic++) { // 1 + 2 and 0.5 + 0.25 in halves
    ops_run(
        &o,
        generic
            ? "mov.u32 %x32_0, 0x38003c00;\nmov.u32 %x32_1, 0x34004000;\nst.u32 [%r8], %x32_0;\natom.add.noftz.f16x2 "
              "%x32_2, [%r8], %x32_1;\nld.u32 %d32, [%r8];"
            : "mov.u32 %x32_0, 0x3f003f80;\nmov.u32 %x32_1, 0x3e804000;\nst.global.u32 [%r8], %x32_0;\n"
              "atom.global.add.noftz.bf16x2 %x32_2, [%r8], %x32_1;\nld.global.u32 %d32, [%r8];",
        32);
    for (uint64_t i = 0; i < o.n; i++) assert_int_equal(o.d[i], generic ? 0x3a004200 : 0x3f404040);
  }
}

/* Four at once; an even lane has its neighbour's place too. */
static void vectors_of_floats_are_added(void **state) {
  (void)state;
  uint64_t s = 15;
  for (uint64_t i = 0; i < o.n; i++)
    o.a[i] = 0x3f800000 | ops_random(&s) >> 41, o.b[i] = 0xbf000000 | ops_random(&s) >> 41;
  for (int back = 0; back < 2; back++) {
    ops_run(
        &o,
        back
            ? "and.b32 %x32_3, %i3, 1;\nsetp.eq.u32 %q0, %x32_3, 0;\nmov.u64 %d64, 0;\n{ .reg .b32 %v<4>;\n@%q0 "
              "st.global.v4.b32 [%r8], {%a32, %b32, %a32, %b32};\n@%q0 atom.global.v4.f32.add {%v0, %v1, %v2, %v3}, "
              "[%r8], {%b32, "
              "%b32, %a32, %a32};\n@%q0 mov.b64 %d64, {%v2, %v3};\n}"
            : "and.b32 %x32_3, %i3, 1;\nsetp.eq.u32 %q0, %x32_3, 0;\nmov.u64 %d64, 0;\n{ .reg .b32 %v<4>;\n@%q0 "
              "st.global.v4.b32 [%r8], {%a32, %b32, %a32, %b32};\n@%q0 red.global.add.v4.f32 [%r8], {%b32, %b32, %a32, "
              "%a32};\n@%q0 ld.global.v4.b32 {%v0, %v1, %v2, %v3}, [%r8];\n@%q0 mov.b64 %d64, {%v0, %v3};\n}",
        64);
    for (uint64_t i = 0; i < o.n; i++) {
      float a = single_of(o.a[i]), b = single_of(o.b[i]);
      if (i % 2)
        assert_true(o.d[i] == 0);
      else if (back) // the old values
        assert_true(single_of(o.d[i]) == a && single_of(o.d[i] >> 32) == b);
      else
        assert_true(single_of(o.d[i]) == a + b && single_of(o.d[i] >> 32) == a + b);
    }
  }
}

static void copies_arrive_when_they_are_waited_for(void **state) {
  (void)state;
  static const struct {
    const char *copy;
    int bytes, zeros;
  } copies[] = {{"cp.async.ca.shared.global [%x32_0], [%r5], 4;", 4, 0},
                {"cp.async.ca.shared.global [%x32_0], [%r5], 8;", 8, 0},
                {"cp.async.ca.shared.global [%x32_0], [%r5], 8, 4;", 4, 4},
                {"@%q0 cp.async.cg.shared.global [%x32_0], [%r5], 16;", 16, 0},
                {"@%q0 cp.async.cg.shared.global.L2::128B [%x32_0], [%r5], 16, 8;", 8, 8}};
  for (size_t k = 0; k < sizeof copies / sizeof *copies; k++)
    for (int how = 0; how < 4; how++) {
      char text[1200];
      static const char *const waits[] = {
          "cp.async.commit_group;\ncp.async.wait_group 0;", "cp.async.wait_all;",
          "cp.async.mbarrier.arrive.shared.b64 [%x32_1];\nmbarrier.arrive.shared.b64 %x64_3, "
          "[%x32_1];\nWAIT: mbarrier.test_wait.shared.b64 %q1, [%x32_1], %x64_3;\n@!%q1 bra WAIT;",
          "cp.async.mbarrier.arrive.shared.b64 [%x32_1];\nmbarrier.arrive.shared.b64 _, [%x32_1];\n"
          "WAIT: mbarrier.try_wait.parity.shared.b64 %q1, [%x32_1], 0;\n@!%q1 bra WAIT;"};
      snprintf(text, sizeof text,
               "{ .shared .align 16 .b8 all[4096]; .shared .align 8 .b8 bars[2048];\nmov.u32 %%i0, %%tid.x;\nmov.u32 "
               "%%x32_0, "
               "all;\nmad.lo.u32 %%x32_0, %%i0, 16, %%x32_0;\nmov.u32 %%x32_1, bars;\nmad.lo.u32 %%x32_1, %%i0, 8, "
               "%%x32_1;\n"
               "mbarrier.init.shared.b64 [%%x32_1], 1;\nand.b32 %%x32_2, %%i3, 1;\nsetp.eq.u32 %%q0, %%x32_2, 0;\n"
               "mov.u64 %%x64_0, -1;\nst.shared.v2.u64 [%%x32_0], {%%x64_0, %%x64_0};\n%s\n%s\nld.shared.v2.u64 "
               "{%%x64_0, %%x64_1}, "
               "[%%x32_0];\nmad.lo.u64 %%d64, %%x64_1, 3, %%x64_0;\n}",
               copies[k].copy, waits[how]);
      ops_run(&o, text, 64);
      for (uint64_t i = 0; i < o.n; i++) {
        uint64_t v[2] = {UINT64_MAX, UINT64_MAX};
        if (copies[k].copy[0] != '@' || i % 2 == 0) {
          memcpy(v, &o.a[i], (size_t)copies[k].bytes);
          memset((char *)v + copies[k].bytes, 0, (size_t)copies[k].zeros);
        }
        assert_true(o.d[i] == v[0] + 3 * v[1]);
      }
    }
}

static void barriers_count_and_vote(void **state) {
  (void)state;
  uint64_t s = 8;
  for (int round = 0; round < 3; round++) {
    int ones = 0;
    for (uint64_t i = 0; i < o.n; i++)
      o.a[i] = round == 0 ? 1 : round == 1 ? ops_random(&s) & 1 : 0, ones += (int)o.a[i];
    ops_run(
        &o,
        "setp.ne.u32 %q0, %a32, 0;\nbar.red.popc.u32 %x32_0, 0, %q0;\nbarrier.red.popc.aligned.u32 %x32_1, 1, !%q0;\n"
        "bar.red.and.pred %q1, 0, %q0;\nbar.red.or.pred %q2, 0, %q0;\nselp.u32 %x32_2, 65536, 0, %q1;\nselp.u32 "
        "%x32_3, 131072, 0, %q2;\nadd.u32 %d32, %x32_0, %x32_2;\nadd.u32 %d32, %d32, %x32_3;\nmad.lo.u32 %d32, "
        "%x32_1, 256, %d32;\nbar.warp.sync -1;\nbar.sync 0;",
        32);
    for (uint64_t i = 0; i < o.n; i++)
      assert_int_equal(o.d[i], ones + 256 * (256 - ones) + 65536 * (ones == 256) + 131072 * (ones > 0));
  }
  // The lanes of a warp that are here: three of four, by a branch.
  ops_run(&o,
          "and.b32 %x32_0, %i3, 3;\nmov.u32 %d32, 0;\nsetp.eq.u32 %q0, %x32_0, 0;\n@%q0 bra OVER;\nactivemask.b32 "
          "%d32;\nOVER:\nbar.warp.sync 0xffffffff;",
          32);
  for (uint64_t i = 0; i < o.n; i++) assert_int_equal(o.d[i], i % 4 ? 0xeeeeeeee : 0);
}

static void hints_change_nothing(void **state) {
  (void)state;
  ops_run(
      &o,
      "createpolicy.fractional.L2::evict_first.b64 %x64_0, 1.0;\nst.global.L2::cache_hint.u64 [%r8], %b64, %x64_0;\n"
      "prefetch.global.L2 [%r5];\nprefetchu.L1 [%r5];\nnanosleep.u32 "
      "20;\nmembar.gl;\nmembar.cta;\nmembar.sys;\ngriddepcontrol.wait;\ngriddepcontrol.launch_dependents;\nfence.sc."
      "cta;\n"
      "fence.sc.sys;\nfence.acq_rel.gpu;\nfence.proxy.async;\nld.global.nc.L1::no_allocate.L2::128B.u64 %d64, "
      "[%r5];\nadd.u64 %d64, %d64, %b64;",
      64);
  for (uint64_t i = 0; i < o.n; i++) assert_true(o.d[i] == o.a[i] + o.b[i]);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(every_width_goes_to_every_space_and_back),
                                     cmocka_unit_test(vectors_keep_their_order),
                                     cmocka_unit_test(constants_are_where_the_module_put_them),
                                     cmocka_unit_test(atomics_combine_in_every_space),
                                     cmocka_unit_test(atomics_add_floats),
                                     cmocka_unit_test(vectors_of_floats_are_added),
                                     cmocka_unit_test(copies_arrive_when_they_are_waited_for),
                                     cmocka_unit_test(barriers_count_and_vote),
                                     cmocka_unit_test(hints_change_nothing)};
  return cmocka_run_group_tests(tests, setup, teardown);
}
