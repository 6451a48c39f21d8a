// Trigonometric kernels look at their arguments block by block: the result is the same to the bit whether huge ones are
// among them or not, also where the result overwrites the argument; a bounded argument needs no look and no reduction.
#include "codegen_test.h"

#include <math.h>

enum { N = 3000 };

float aot_sin_f32(float);
float aot_cos_f32(float);

static const char sine[] = "kernel @sine { node \"sin\" size n buffer a: f32 read noalias buffer c: f32 write noalias "
                           "parallel i < n %1: f32 = load a[i] %2: f32 = mul %1, %1 %3: f32 = sin %2 store c[i] = %3 }";
static const char in_place[] = "kernel @over { node \"sin\" size n buffer a: f32 read write noalias "
                               "parallel i < n %1: f32 = load a[i] %2: f32 = sin %1 store a[i] = %2 }";
static const char cosines[] =
    "kernel @cosines { node \"cos\" size n buffer a: f32 read noalias buffer c: f32 write noalias "
    "parallel i < n %1: f32 = load a[i] %2: f32 = cos %1 %3: f32 = cos %2 store c[i] = %3 }";

static const char unbounded[] =
    "kernel @unbounded { node \"cos\" size n buffer a: f32 read noalias buffer c: f32 write noalias "
    "parallel i < n %1: f32 = load a[i] %2: f32 = cos %1 %3: f32 = add %2, %1 %4: f32 = cos %3 store c[i] = %4 }";

static float argument(int i, int huge_every) {
  float x = (float)(i - N / 2) * 0.37f;
  return huge_every && i % huge_every == huge_every / 2 ? x * 0x1p60f : x;
}

static void results_do_not_depend_on_the_neighbours(void **state) {
  (void)state;
  static const int every[] = {0, 1, 3, 700, 2048};
  aoti_compiled *apart = compile_here(sine, 0);
  aoti_compiled *over = compile_here(in_place, 0);
  for (size_t e = 0; e < sizeof every / sizeof *every; e++)
    for (int pieces = 0; pieces < 2; pieces++) {
      static float a[N], b[N], c[N];
      for (int i = 0; i < N; i++) a[i] = b[i] = argument(i, every[e]);
      if (every[e]) b[5] = a[5] = INFINITY, b[6] = a[6] = NAN;
      RUN(apart, 0, pieces, OBJECT(a), OBJECT(c), NUMBER(N));
      RUN(over, 0, pieces, OBJECT(b), NUMBER(N));
      for (int i = 0; i < N; i++) {
        float want = aot_sin_f32(a[i] * a[i]), want_over = aot_sin_f32(a[i]);
        assert_true(isnan(want) ? isnan(c[i]) : memcmp(&c[i], &want, sizeof want) == 0);
        assert_true(isnan(want_over) ? isnan(b[i]) : memcmp(&b[i], &want_over, sizeof want) == 0);
      }
    }
  aoti_compiled_destroy(apart);
  aoti_compiled_destroy(over);
}

// How many huge arguments a thread can reduce: each time it scales by 2^-48, 3.55271368E-15.
static int reductions(const char *text) {
  aoti_compiled *c = compile_text(text, AOTI_TARGET_NVPTX, "sm_80", 0);
  int n = 0;
  for (const char *at = c->ptx.data; (at = strstr(at, "0f27800000")); at++) n++;
  aoti_compiled_destroy(c);
  return n;
}

static void a_cosine_of_a_cosine_is_moderate(void **state) {
  (void)state;
  aoti_compiled *c = compile_here(cosines, 0);
  static float a[N], r[N];
  for (int i = 0; i < N; i++) a[i] = argument(i, 100);
  RUN(c, 0, false, OBJECT(a), OBJECT(r), NUMBER(N));
  for (int i = 0; i < N; i++) {
    float want = aot_cos_f32(aot_cos_f32(a[i]));
    assert_memory_equal(&r[i], &want, sizeof want);
  }
  aoti_compiled_destroy(c);
  // on a GPU too
  assert_int_equal(reductions(cosines), 1);
  assert_int_equal(reductions(unbounded), 2);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(results_do_not_depend_on_the_neighbours),
      cmocka_unit_test(a_cosine_of_a_cosine_is_moderate),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
