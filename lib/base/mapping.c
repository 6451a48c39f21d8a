// Files mapped into memory, copy on write.
#include "base.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

aot_status aoti_map_file(const char *path, aoti_mapped *out) {
  struct stat s;
  *out = (aoti_mapped){0};
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return aoti_error(AOT_ERROR_IO, "cannot open %s: %s", path, strerror(errno));
  aot_status status = NULL;
  if (fstat(fd, &s))
    status = aoti_error(AOT_ERROR_IO, "cannot read %s: %s", path, strerror(errno));
  else if (!S_ISREG(s.st_mode))
    status = aoti_error(AOT_ERROR_IO, "%s is no regular file, which this format needs", path);
  else if (s.st_size) {
    void *data = mmap(NULL, (size_t)s.st_size, PROT_READ | PROT_WRITE, MAP_PRIVATE, fd, 0);
    if (data == MAP_FAILED)
      status = aoti_error(AOT_ERROR_IO, "cannot map %s: %s", path, strerror(errno));
    else
      *out = (aoti_mapped){data, (size_t)s.st_size};
  }
  close(fd);
  return status;
}

void aoti_unmap(aoti_mapped *mapping) {
  if (mapping->data) munmap(mapping->data, mapping->n);
  *mapping = (aoti_mapped){0};
}
