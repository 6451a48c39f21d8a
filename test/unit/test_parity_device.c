// Against PyTorch, over test/parity/data: forward.fx differentiated, partitioned by the min cut, compiled to PTX and
// run on a CUDA device gives PyTorch's values and gradients. The build's tests run it on the PTX machine with every
// check on; with a GPU's driver in reach it runs there. Every 32nd case by default; AOT_TEST_ALL=1 takes all.
#include "parity_compiled.h"

#include <sys/wait.h>
#include <unistd.h>

// Each case in a process of its own: a failed kernel poisons the device for the rest of its process.
static const char *check_device(aot_session *ses, const parity_case *c) {
  static char what[512];
  int ends[2];
  ssize_t n = 0, got;
  assert_int_equal(pipe(ends), 0);
  fflush(stdout);
  pid_t child = fork();
  assert_true(child >= 0);
  if (!child) {
    const char *text = parity_check_compiled(ses, c, (aot_device){AOT_CUDA, 0}, "none");
    if (text && write(ends[1], text, strlen(text)) < 0) _exit(2);
    _exit(text ? 1 : 0);
  }
  close(ends[1]);
  while ((got = read(ends[0], what + n, sizeof what - 1 - (size_t)n)) > 0) n += got;
  close(ends[0]);
  what[n] = 0;
  int status = 0;
  assert_int_equal(waitpid(child, &status, 0), child);
  if (WIFEXITED(status) && !WEXITSTATUS(status)) return NULL;
  if (!n) snprintf(what, sizeof what, "the process ended with status %d", status);
  return what;
}

static void device_values_equal_pytorchs(void **state) {
  (void)state;
  run_all("device", "known_compiled.txt", "known_device.txt", check_device, true, getenv("AOT_TEST_ALL") ? 1 : 32);
}

// Asked in a child too: a process that has opened the device cannot fork ones that use it.
static bool have_device(void) {
  pid_t child = fork();
  if (!child) {
    aot_status status = aot_device_available((aot_device){AOT_CUDA, 0});
    if (status) fprintf(stderr, "%s\n", aot_status_message(status));
    _exit(status ? 1 : 0);
  }
  int status = 1;
  return child > 0 && waitpid(child, &status, 0) == child && !status;
}

int main(void) {
  if (!have_device()) return 77;
  const struct CMUnitTest tests[] = {cmocka_unit_test(device_values_equal_pytorchs)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
