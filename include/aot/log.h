/* Where libaot tells what it does: a callback, silent by default. */
#ifndef AOT_LOG_H
#define AOT_LOG_H

typedef enum aot_log_level { AOT_LOG_ERROR, AOT_LOG_WARN, AOT_LOG_INFO, AOT_LOG_DEBUG } aot_log_level;
/* topic is a short word ("guards", "fusion", ...); text is one line, borrowed for the call. May be called from any
 * thread that uses the session. */
typedef void (*aot_log_fn)(void *user, aot_log_level level, const char *topic, const char *text);

#endif
