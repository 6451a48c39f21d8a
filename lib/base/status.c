// Statuses: a failure with a code, one sentence, and the facts that callers add while unwinding.
#include "base.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct aot_status_info {
  aot_code code;
  bool is_static; // the preallocated OOM: never written, never freed
  char *message, *pass, *node, *file, *notes, *text;
  int line;
};

static struct aot_status_info oom_status = {
    .code = AOT_ERROR_OOM, .is_static = true, .message = (char *)"out of memory", .text = (char *)"OOM: out of memory"};

aot_status aoti_oom(void) { return &oom_status; }

static char *copy(const char *s) {
  if (!s) return NULL;
  size_t n = strlen(s) + 1;
  char *c = malloc(n);
  return c ? memcpy(c, s, n) : NULL;
}

// The one text of aot_status_text, made anew after every change so that reading a status needs no lock.
static aot_status refresh(aot_status s) {
  aoti_text t = {0};
  aoti_text_add(&t, "%s: %s", aot_code_name(s->code), s->message);
  if (s->pass) aoti_text_add(&t, "\n  in pass %s", s->pass);
  if (s->node) aoti_text_add(&t, "\n  at node %s", s->node);
  if (s->file) aoti_text_add(&t, "\n  from %s:%d", s->file, s->line);
  if (s->notes) aoti_text_add(&t, "%s", s->notes);
  if (t.failed) {
    aoti_text_deinit(&t);
    return s;
  }
  free(s->text);
  s->text = t.at;
  return s;
}

static aot_status verror(aot_code code, const char *file, int line, const char *fmt, va_list args) {
  aoti_text t = {0};
  aoti_text_vadd(&t, fmt, args);
  aot_status s = t.failed ? NULL : calloc(1, sizeof *s);
  if (!s) {
    aoti_text_deinit(&t);
    return aoti_oom();
  }
  *s = (struct aot_status_info){.code = code, .message = t.at ? t.at : copy(""), .file = copy(file), .line = line};
  if (!s->message) {
    aot_status_free(s);
    return aoti_oom();
  }
  return refresh(s);
}

aot_status aoti_error(aot_code code, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  aot_status s = verror(code, NULL, 0, fmt, args);
  va_end(args);
  return s;
}

aot_status aoti_error_at(aot_code code, const char *file, int line, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  aot_status s = verror(code, file, line, fmt, args);
  va_end(args);
  return s;
}

aot_status aoti_note(aot_status s, const char *fmt, ...) {
  if (!s || s->is_static) return s;
  aoti_text t = {0};
  if (s->notes) aoti_text_add(&t, "%s", s->notes);
  aoti_text_add(&t, "\n  note: ");
  va_list args;
  va_start(args, fmt);
  aoti_text_vadd(&t, fmt, args);
  va_end(args);
  if (t.failed) {
    aoti_text_deinit(&t);
    return s;
  }
  free(s->notes);
  s->notes = t.at;
  return refresh(s);
}

aot_status aoti_in_pass(aot_status s, const char *pass) {
  if (!s || s->is_static || s->pass) return s;
  s->pass = copy(pass);
  return refresh(s);
}

aot_status aoti_at_node(aot_status s, const char *node) {
  if (!s || s->is_static || s->node) return s;
  s->node = copy(node);
  return refresh(s);
}

aot_status aoti_at_source(aot_status s, const char *file, int line) {
  if (!s || s->is_static || s->file || !file) return s;
  s->file = copy(file);
  s->line = line;
  return refresh(s);
}

aot_code aot_status_code(aot_status s) { return s ? s->code : AOT_OK; }

const char *aot_code_name(aot_code code) {
  switch (code) {
  case AOT_OK: return "OK";
#define X(name, value, text) \
  case AOT_ERROR_##name:     \
    return #name;
#include <aot/status.def>
#undef X
  }
  return "UNKNOWN";
}

const char *aot_status_message(aot_status s) { return s ? s->message : ""; }
const char *aot_status_pass(aot_status s) { return s ? s->pass : NULL; }
const char *aot_status_node(aot_status s) { return s ? s->node : NULL; }
const char *aot_status_file(aot_status s) { return s ? s->file : NULL; }
int aot_status_line(aot_status s) { return s ? s->line : 0; }
const char *aot_status_text(aot_status s) { return s ? (s->text ? s->text : s->message) : ""; }

void aot_status_free(aot_status s) {
  if (!s || s->is_static) return;
  free(s->message);
  free(s->pass);
  free(s->node);
  free(s->file);
  free(s->notes);
  free(s->text);
  free(s);
}

aot_status aoti_read_options(void *to, size_t size, const void *from, const char *name) {
  size_t given;
  if (!from) return NULL;
  memcpy(&given, from, sizeof given); // every option struct begins with it
  if (given < sizeof given)
    return aoti_error(AOT_ERROR_INVALID, "the struct_size of these options is not set; begin with %s", name);
  memcpy(to, from, given < size ? given : size);
  return NULL;
}
