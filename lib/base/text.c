// Growing strings, Python's float repr, whole-file input and output.
#include "base.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

void aoti_text_deinit(aoti_text *t) {
  free(t->at);
  *t = (aoti_text){0};
}

// What was written is given back at once: a caller that sees failed has nothing to free.
static bool fail(aoti_text *t) {
  free(t->at);
  *t = (aoti_text){.failed = true};
  return false;
}

static bool reserve(aoti_text *t, size_t more) {
  size_t need;
  if (t->failed) return false;
  if (aoti_add_overflows(t->n, more, &need) || aoti_add_overflows(need, 1, &need)) return fail(t);
  if (need <= t->cap) return true;
  size_t cap = t->cap > SIZE_MAX / 2 ? need : t->cap * 2;
  if (cap < need) cap = need;
  if (cap < 64) cap = 64;
  char *p = realloc(t->at, cap);
  if (!p) return fail(t);
  t->at = p;
  t->cap = cap;
  return true;
}

void aoti_text_put(aoti_text *t, const char *bytes, size_t n) {
  if (!reserve(t, n)) return;
  memcpy(t->at + t->n, bytes, n);
  t->n += n;
  t->at[t->n] = 0;
}

void aoti_text_vadd(aoti_text *t, const char *fmt, va_list args) {
  va_list again;
  va_copy(again, args);
  int n = vsnprintf(NULL, 0, fmt, args);
  if (n < 0)
    fail(t);
  else if (reserve(t, (size_t)n)) {
    vsnprintf(t->at + t->n, (size_t)n + 1, fmt, again);
    t->n += (size_t)n;
  }
  va_end(again);
}

void aoti_text_add(aoti_text *t, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  aoti_text_vadd(t, fmt, args);
  va_end(args);
}

// The decimal d.ddde+xx with its last digit one larger; false when that carries through all digits.
static bool next_decimal(char *digits) {
  char *at = strchr(digits, 'e');
  if (!at) return false;
  while (--at >= digits && (*at == '9' || *at == '.'))
    if (*at == '9') *at = '0';
  if (at < digits || *at == '-') return false;
  ++*at;
  return true;
}

// Python's repr: the fewest digits that read back the same; an exponent when it is < -4 or >= 16. Halfway between two
// decimals printf takes the even one, and below a power of two only the other may read back.
void aoti_text_double(aoti_text *t, double v) {
  if (isnan(v)) return aoti_text_add(t, "nan");
  if (isinf(v)) return aoti_text_add(t, v < 0 ? "-inf" : "inf");
  char digits[40];
  int precision = 1;
  for (; precision <= 17; precision++) {
    snprintf(digits, sizeof digits, "%.*e", precision - 1, v);
    if (strtod(digits, NULL) == v || (next_decimal(digits) && strtod(digits, NULL) == v)) break;
  }
  char *e = strchr(digits, 'e');
  int exponent = e ? atoi(e + 1) : 0;
  if (exponent < -4 || exponent >= 16) {
    char sign = exponent < 0 ? '-' : '+';
    aoti_text_add(t, "%.*se%c%02d", (int)(e - digits), digits, sign, abs(exponent));
    return;
  }
  int decimals = precision - 1 - exponent;
  aoti_text_add(t, "%.*f", decimals < 1 ? 1 : decimals, strtod(digits, NULL));
}

aot_status aoti_text_finish(aoti_text *t, char **out) {
  if (t->failed || !reserve(t, 0)) {
    aoti_text_deinit(t);
    return aoti_oom();
  }
  t->at[t->n] = 0;
  *out = t->at;
  *t = (aoti_text){0};
  return NULL;
}

aot_status aoti_read_file(const char *path, size_t max_bytes, char **out, size_t *out_n) {
  FILE *f = fopen(path, "rb");
  if (!f) return aoti_error(AOT_ERROR_IO, "cannot open %s: %s", path, strerror(errno));
  aoti_text t = {0};
  aot_status status = NULL;
  char chunk[1 << 14];
  for (size_t n; !status && (n = fread(chunk, 1, sizeof chunk, f));) {
    aoti_text_put(&t, chunk, n);
    if (max_bytes && t.n > max_bytes)
      status = aoti_error(AOT_ERROR_INVALID, "%s is larger than the %zu bytes allowed here", path, max_bytes);
  }
  if (!status && ferror(f)) status = aoti_error(AOT_ERROR_IO, "cannot read %s: %s", path, strerror(errno));
  fclose(f);
  if (status) {
    aoti_text_deinit(&t);
    return status;
  }
  size_t n = t.n;
  AOT_TRY(aoti_text_finish(&t, out));
  *out_n = n;
  return NULL;
}

// A device or a pipe is written to as it is: there is nothing to put in its place.
static aot_status write_special(const char *path, const char *data, size_t n) {
  FILE *f = fopen(path, "wb");
  bool ok = f && fwrite(data, 1, n, f) == n;
  if (f) ok = fclose(f) == 0 && ok;
  return ok ? NULL : aoti_error(AOT_ERROR_IO, "cannot write %s: %s", path, strerror(errno));
}

static aot_status replace_file(const char *path, const void *data, size_t n);

aot_status aoti_write_file(const char *path, const void *data, size_t n) {
  struct stat s;
  if (stat(path, &s)) return replace_file(path, data, n);
  if (!S_ISREG(s.st_mode)) return write_special(path, data, n);
  char *real = realpath(path, NULL); // through a symbolic link, its target is replaced
  aot_status status = replace_file(real ? real : path, data, n);
  free(real);
  return status;
}

static aot_status replace_file(const char *path, const void *data, size_t n) {
  aoti_text name = {0};
  aoti_text_add(&name, "%s.XXXXXX", path);
  char *tmp;
  AOT_TRY(aoti_text_finish(&name, &tmp));
  int fd = mkstemp(tmp);
  if (fd < 0) {
    aot_status s = aoti_error(AOT_ERROR_IO, "cannot create a file beside %s: %s", path, strerror(errno));
    free(tmp);
    return s;
  }
  const char *at = data;
  bool ok = true;
  while (ok && n) {
    ssize_t k = write(fd, at, n);
    if (k < 0 && errno == EINTR) continue;
    ok = k > 0;
    if (ok) at += k, n -= (size_t)k;
  }
  mode_t mask = umask(0); // mkstemp makes 0600; give the file the mode that open would have given
  umask(mask);
  ok = ok && fchmod(fd, 0666 & ~mask) == 0;
  ok = close(fd) == 0 && ok;
  ok = ok && rename(tmp, path) == 0;
  aot_status s = ok ? NULL : aoti_error(AOT_ERROR_IO, "cannot write %s: %s", path, strerror(errno));
  if (!ok) unlink(tmp);
  free(tmp);
  return s;
}

const char *aoti_text_find(const char *at, const char *end, const char *what) {
  size_t n = strlen(what);
  for (; (size_t)(end - at) >= n; at++)
    if (!memcmp(at, what, n)) return at;
  return NULL;
}
