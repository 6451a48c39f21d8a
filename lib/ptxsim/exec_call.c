// The functions a device runtime provides: vprintf and __assertfail.
#include <stdio.h>
#include <stdlib.h>
#include "exec.h"

/* Bytes at a generic address; false when there are none. */
static bool peek(ptx_block *b, uint32_t lane, uint64_t address, void *out, uint32_t n) {
  uint32_t local = b->run->local_bytes;
  if (address - PTX_LOCAL_BASE < PTX_WINDOW) {
    uint64_t at = address - PTX_LOCAL_BASE;
    if (at > local || local - at < n) return false;
    memcpy(out, b->local + (size_t)lane * local + at, n);
    return true;
  }
  if (address - PTX_SHARED_BASE < PTX_WINDOW) {
    uint64_t at = address - PTX_SHARED_BASE;
    if (at > b->run->shared_bytes || b->run->shared_bytes - at < n) return false;
    memcpy(out, b->shared + at, n);
    return true;
  }
  ptx_allocation *a = ptx_lookup(b->run->machine, address, NULL);
  if (!a || !a->pub.live || a->pub.bytes - (address - a->pub.address) < n) return false;
  memcpy(out, (const void *)(uintptr_t)address, n);
  return true;
}

static void peek_string(ptx_block *b, uint32_t lane, uint64_t address, char *out, size_t size) {
  size_t n = 0;
  while (n + 1 < size && peek(b, lane, address + n, out + n, 1) && out[n]) n++;
  out[n] = 0;
}

/* One conversion; *at moves over the argument. */
static void convert(ptx_block *b, uint32_t lane, const char *spec, uint64_t args, uint64_t *at, aoti_text *t) {
  size_t n = strlen(spec);
  char kind = spec[n - 1];
  bool wide = strstr(spec, "ll") || strchr(spec, 'l') || strchr(spec, 'z') || strchr(spec, 'j');
  bool eight = wide || strchr("feEgGaAFsp", kind);
  uint32_t bytes = eight ? 8 : 4;
  uint64_t v = 0;
  *at = (*at + bytes - 1) / bytes * bytes;
  peek(b, lane, args + *at, &v, bytes);
  *at += bytes;
  char clean[40], text[512];
  size_t k = 0;
  for (size_t i = 0; i + 1 < n && k + 4 < sizeof clean; i++)
    if (!strchr("lhzjt", spec[i])) clean[k++] = spec[i];
  double d;
  memcpy(&d, &v, 8);
  if (strchr("di", kind)) {
    memcpy(clean + k, "lld", 4);
    snprintf(text, sizeof text, clean, eight ? (long long)v : (long long)(int32_t)v);
  } else if (strchr("uxXo", kind)) {
    clean[k++] = 'l', clean[k++] = 'l', clean[k++] = kind, clean[k] = 0;
    snprintf(text, sizeof text, clean, (unsigned long long)v);
  } else if (kind == 'c') {
    clean[k++] = 'c', clean[k] = 0;
    snprintf(text, sizeof text, clean, (int)v);
  } else if (kind == 's') {
    char s[400];
    peek_string(b, lane, v, s, sizeof s);
    clean[k++] = 's', clean[k] = 0;
    snprintf(text, sizeof text, clean, s);
  } else if (kind == 'p') {
    snprintf(text, sizeof text, "0x%llx", (unsigned long long)v);
  } else {
    clean[k++] = kind, clean[k] = 0;
    snprintf(text, sizeof text, clean, d);
  }
  aoti_text_put(t, text, strlen(text));
}

static void print(ptx_block *b, uint32_t lane, uint64_t format, uint64_t args) {
  char f[1024];
  aoti_text t = {0};
  uint64_t at = 0;
  peek_string(b, lane, format, f, sizeof f);
  for (const char *p = f; *p;) {
    if (*p != '%') {
      aoti_text_put(&t, p++, 1);
    } else if (p[1] == '%') {
      aoti_text_put(&t, p, 1);
      p += 2;
    } else {
      char spec[32];
      size_t n = 0;
      do {
        spec[n++] = *p++;
      } while (*p && n < sizeof spec - 1 && !strchr("diuxXocsfFeEgGaAp", p[-1]));
      spec[n] = 0;
      if (strchr("diuxXocsfFeEgGaAp", spec[n - 1]) && !strchr(spec, '*') && n > 1)
        convert(b, lane, spec, args, &at, &t);
    }
  }
  if (t.at && b->run->launch->print) b->run->launch->print(b->run->launch->print_user, t.at, t.n);
  aoti_text_deinit(&t);
}

static void assertion(ptx_block *b, const ptx_inst *i, uint32_t lane, const uint8_t *frame, const uint64_t v[2]) {
  char what[160], file[120];
  uint32_t line;
  memcpy(&line, frame + i->rows[2], 4);
  peek_string(b, lane, v[0], what, sizeof what);
  peek_string(b, lane, v[1], file, sizeof file);
  ptx_fault(b, AOTI_PTX_ASSERT, i, lane, "%s:%u: assertion '%s' failed", file, line, what);
}

enum { HEAP_ALIGN = 16 };

/* The device's heap: memory of the machine that no context owns, so that none is told off for what a kernel left. */
static uint64_t take(ptx_block *b, uint64_t bytes) {
  uint64_t at;
  if (!bytes || bytes > b->run->machine->model->memory_bytes) return 0;
  aot_status status = aoti_ptx_alloc(b->run->machine, (bytes + HEAP_ALIGN - 1) / HEAP_ALIGN * HEAP_ALIGN,
                                     AOTI_PTX_DEVICE, AOTI_PTX_NO_OWNER, "malloc", &at);
  if (!status) return at;
  aot_status_free(status);
  return 0;
}

static bool give(ptx_block *b, const ptx_inst *i, uint32_t lane, uint64_t address) {
  aoti_ptx_allocation a;
  if (!address) return true;
  bool found = aoti_ptx_find(b->run->machine, address, &a);
  if (found && a.live && a.address == address && a.owner == AOTI_PTX_NO_OWNER) {
    aot_status status = aoti_ptx_free(b->run->machine, address);
    if (!status) return true;
    aot_status_free(status);
  }
  ptx_fault(b, AOTI_PTX_TRAP, i, lane, "free of 0x%llx, which malloc did not give%s", (unsigned long long)address,
            found && !a.live ? " or was freed before" : "");
  return false;
}

enum { VPRINTF, ASSERTFAIL, MALLOC, FREE };

PTX_EXEC(extern_call) {
  PTX_FOR_LANES(b, w, l) {
    uint8_t *frame = b->local + (size_t)l * b->run->local_bytes + ptx_frame(b, l);
    uint64_t v[2] = {0}, result;
    uint32_t printed = 1; // CUDA's returns the number of arguments; nobody reads it
    memcpy(&v[0], frame + i->rows[0], 8);
    if (i->sub <= ASSERTFAIL) memcpy(&v[1], frame + i->rows[1], 8);
    switch (i->sub) {
    case VPRINTF:
      print(b, l, v[0], v[1]);
      memcpy(frame + i->rows[2], &printed, 4);
      break;
    case MALLOC:
      result = take(b, v[0]);
      memcpy(frame + i->rows[1], &result, 8);
      break;
    case FREE:
      if (!give(b, i, l, v[0])) return;
      break;
    default: assertion(b, i, l, frame, v); return;
    }
  }
}

PTX_EXEC(lost_call) {
  PTX_FOR_LANES(b, w, l) {
    ptx_fault(b, AOTI_PTX_TRAP, i, l, "a call to 0x%llx, which is no function of this prototype whose address is known",
              (unsigned long long)ptx_u64(b, i->a, l));
    return;
  }
}
