// Statuses, arenas, text, maps and parallel-for hold what base.h says.
#include "base.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>
#include <math.h>
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

static void status_collects_facts_while_unwinding(void **state) {
  (void)state;
  aot_status s = aoti_error(AOT_ERROR_INVALID, "size %d", 3);
  s = aoti_at_node(aoti_in_pass(aoti_note(s, "in %s", "outer"), "fuse"), "mul_1");
  s = aoti_in_pass(s, "later"); // the first pass named stays
  assert_string_equal(aot_status_text(s), "INVALID: size 3\n  in pass fuse\n  at node mul_1\n  note: in outer");
  assert_int_equal(aot_status_code(s), AOT_ERROR_INVALID);
  aot_status_free(s);
  assert_int_equal(aot_status_code(NULL), AOT_OK);
}

static void *fail_after(void *user, void *ptr, size_t size) {
  int *left = user;
  if (size && (*left)-- <= 0) return NULL;
  return aoti_heap.realloc(NULL, ptr, size);
}

static void arena_reports_oom_and_overflow(void **state) {
  (void)state;
  int left = 1;
  aoti_allocator a = {fail_after, &left};
  aoti_arena arena;
  aoti_arena_init(&arena, &a);
  char *p;
  assert_null(aoti_arena_alloc(&arena, 100, 1, &p));
  assert_int_equal(aot_status_code(aoti_arena_alloc(&arena, 1 << 20, 1, &p)), AOT_ERROR_OOM);
  assert_int_equal(aot_status_code(aoti_arena_alloc(&arena, SIZE_MAX / 2, 4, &p)), AOT_ERROR_OOM);
  aoti_arena_deinit(&arena);
}

static void vectors_and_maps_grow(void **state) {
  (void)state;
  aoti_arena arena;
  aoti_arena_init(&arena, NULL);
  AOT_VEC(int) v = {0};
  aoti_map m = {.arena = &arena};
  for (int i = 0; i < 1000; i++) {
    char key[16];
    int n = 0;
    for (int k = i; k || !n; k /= 10) key[n++] = (char)('0' + k % 10);
    assert_null(aoti_push(&arena, &v, i * i));
    assert_null(aoti_map_put(&m, key, (size_t)n, (uint32_t)i, NULL));
  }
  for (int i = 0; i < 1000; i++) assert_int_equal(v.at[i], i * i);
  assert_int_equal(*aoti_map_get(&m, "321", 3), 123);
  assert_null(aoti_map_get(&m, "x", 1));
  aoti_arena_deinit(&arena);
}

static void doubles_print_as_python(void **state) {
  (void)state;
  const struct {
    double v;
    const char *text;
  } cases[] = {{1, "1.0"},
               {1e-5, "1e-05"},
               {4.0 / 3, "1.3333333333333333"},
               {1e16, "1e+16"},
               {-0.0, "-0.0"},
               {0.1, "0.1"},
               {123456.75, "123456.75"},
               {1e15, "1000000000000000.0"},
               {0.0001, "0.0001"},
               {1e300, "1e+300"},
               {INFINITY, "inf"},
               {-INFINITY, "-inf"},
               {NAN, "nan"},
               {5e-324, "5e-324"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    aoti_text t = {0};
    aoti_text_double(&t, cases[i].v);
    assert_string_equal(t.at, cases[i].text);
    aoti_text_deinit(&t);
  }
}

static void count_range(void *ctx, int64_t begin, int64_t end) {
  for (int64_t i = begin; i < end; i++) ((unsigned char *)ctx)[i]++;
}

static void parallel_for_covers_each_index_once(void **state) {
  (void)state;
  for (int64_t n = 0; n < 300; n += 7) {
    unsigned char seen[300] = {0};
    aoti_parallel_for(NULL, n, 3, count_range, seen);
    for (int64_t i = 0; i < 300; i++) assert_int_equal(seen[i], i < n);
  }
}

enum { HOSTS = 4, LENGTH = 5000 };

static void nested_range(void *ctx, int64_t begin, int64_t end) {
  unsigned char *seen = ctx;
  for (int64_t row = begin; row < end; row++) aoti_parallel_for(NULL, LENGTH, 10, count_range, seen + row * LENGTH);
}

static void *host_thread(void *bad) {
  enum { ROWS = 8 };
  unsigned char *seen = malloc(ROWS * LENGTH);
  for (int round = 1; round <= 30 && seen; round++) {
    memset(seen, 0, ROWS * LENGTH);
    aoti_parallel_for(NULL, ROWS, 1, nested_range, seen);
    for (int64_t i = 0; i < ROWS * LENGTH; i++)
      if (seen[i] != 1) *(bool *)bad = true;
  }
  free(seen);
  return bad;
}

static void ranges_of_several_threads_and_inside_each_other(void **state) {
  (void)state;
  pthread_t id[HOSTS];
  bool bad[HOSTS] = {false};
  for (int i = 0; i < HOSTS; i++) assert_int_equal(pthread_create(&id[i], NULL, host_thread, &bad[i]), 0);
  for (int i = 0; i < HOSTS; i++) {
    pthread_join(id[i], NULL);
    assert_false(bad[i]);
  }
}

/* The child has none of the parent's threads: it must not wait for them. */
static void ranges_after_fork(void **state) {
  (void)state;
#ifdef __SANITIZE_THREAD__
  skip(); // it refuses threads after fork()
#endif
  bool bad = false;
  host_thread(&bad);
  assert_false(bad);
  pid_t child = fork();
  if (!child) {
    host_thread(&bad);
    _exit(bad ? 1 : 0);
  }
  int how = -1;
  assert_int_equal(waitpid(child, &how, 0), child);
  assert_int_equal(how, 0);
}

static void note_thread(void *ctx, int64_t begin, int64_t end) {
  for (int64_t i = begin; i < end; i++) ((pthread_t *)ctx)[i] = pthread_self();
  usleep(20000);
}

/* Two pieces that both sleep are run by two threads, if two may run at all. */
static void a_range_uses_threads(void **state) {
  (void)state;
  pthread_t by[2];
  const char *wanted = getenv("OMP_NUM_THREADS");
  if (sysconf(_SC_NPROCESSORS_ONLN) < 2 || (wanted && atoi(wanted) == 1)) skip();
  for (int tries = 0; tries < 50; tries++) {
    aoti_parallel_for(NULL, 2, 1, note_thread, by);
    if (!pthread_equal(by[0], by[1])) return;
  }
  fail_msg("one thread does everything");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(status_collects_facts_while_unwinding),
      cmocka_unit_test(arena_reports_oom_and_overflow),
      cmocka_unit_test(vectors_and_maps_grow),
      cmocka_unit_test(doubles_print_as_python),
      cmocka_unit_test(parallel_for_covers_each_index_once),
      cmocka_unit_test(ranges_of_several_threads_and_inside_each_other),
      cmocka_unit_test(ranges_after_fork),
      cmocka_unit_test(a_range_uses_threads),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
