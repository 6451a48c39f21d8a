/* How every libaot call reports failure.
 *
 * An aot_status is a pointer; NULL means success. A failed status is owned by the caller, who frees it with
 * aot_status_free. A status is immutable once returned and may be read from any thread.
 */
#ifndef AOT_STATUS_H
#define AOT_STATUS_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(AOT_BUILD_SHARED) || defined(__GNUC__)
#define AOT_API          __attribute__((visibility("default")))
#define AOT_MUST_USE     __attribute__((warn_unused_result))
#define AOT_PRINTF(f, a) __attribute__((format(printf, f, a)))
#else
#define AOT_API
#define AOT_MUST_USE
#define AOT_PRINTF(f, a)
#endif

typedef enum aot_code {
  AOT_OK = 0,
#define X(name, value, text) AOT_ERROR_##name = value,
#include <aot/status.def>
#undef X
} aot_code;

typedef struct aot_status_info *aot_status;

/* The code of a status; AOT_OK for NULL. */
AOT_API aot_code aot_status_code(aot_status status);
/* "INVALID", "OOM", ...; "OK" for AOT_OK. Static storage. */
AOT_API const char *aot_code_name(aot_code code);
/* One sentence: what, where and what to do. Borrowed from the status; "" for NULL. */
AOT_API const char *aot_status_message(aot_status status);
/* The compiler pass, the graph node and the user's source file that the failure names; NULL where unknown. Borrowed. */
AOT_API const char *aot_status_pass(aot_status status);
AOT_API const char *aot_status_node(aot_status status);
AOT_API const char *aot_status_file(aot_status status);
/* The line in aot_status_file; 0 where unknown. */
AOT_API int aot_status_line(aot_status status);
/* Everything above in one text of one or more lines, notes of the callers included. Borrowed from the status. */
AOT_API const char *aot_status_text(aot_status status);
/* Frees a status; NULL is allowed. */
AOT_API void aot_status_free(aot_status status);

#ifdef __cplusplus
}
#endif
#endif
