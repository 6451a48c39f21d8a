// Log lines for the host program's callback; silent without one.
#include "base.h"

void aoti_logf(const aoti_log *log, aot_log_level level, const char *topic, const char *fmt, ...) {
  if (!log || !log->fn) return;
  aoti_text t = {0};
  va_list args;
  va_start(args, fmt);
  aoti_text_vadd(&t, fmt, args);
  va_end(args);
  if (!t.failed && t.at) log->fn(log->user, level, topic, t.at);
  aoti_text_deinit(&t);
}
