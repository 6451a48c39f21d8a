// A program that forks after it loaded a module: PTXSIM_DUMP keeps the texts of both processes apart.
#include "driver_check.h"

#include <dirent.h>
#include <sys/wait.h>
#include <unistd.h>

#define HEADER ".version 7.0\n.target sm_70\n.address_size 64\n"

static void load(const char *text) {
  CUmodule module;
  CHECK(cuModuleLoadData(&module, text));
  CHECK(cuModuleUnload(module));
}

int main(void) {
  char folder[] = "ptxsim_dump_XXXXXX", path[600];
  CUdevice device;
  CUcontext context;
  int files = 0, child, texts[3] = {0};
  if (!mkdtemp(folder) || setenv("PTXSIM_DUMP", folder, 1)) return 2;
  CHECK(cuInit(0));
  CHECK(cuDeviceGet(&device, 0));
  CHECK(cuCtxCreate(&context, NULL, 0, device));
  load(HEADER ".entry before() {ret;}\n");
  pid_t other = fork();
  if (!other) {
    load(HEADER ".entry child() {ret;}\n");
    _exit(0);
  }
  load(HEADER ".entry parent() {ret;}\n");
  EXPECT(waitpid(other, &child, 0), other);
  EXPECT(child, 0);
  DIR *list = opendir(folder);
  for (struct dirent *entry; (entry = readdir(list));) {
    if (*entry->d_name == '.') continue;
    snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
    char *text = read_text(path);
    static const char *const names[] = {"before", "child", "parent"};
    for (int i = 0; i < 3; i++) texts[i] += strstr(text, names[i]) != NULL;
    free(text);
    remove(path);
    files++;
  }
  closedir(list);
  rmdir(folder);
  EXPECT(files, 3);
  for (int i = 0; i < 3; i++) EXPECT(texts[i], 1);
  return 0;
}
