/* base: what every other library of libaot stands on.
 *
 * Enters: allocators, callbacks and sizes from the caller. Leaves: statuses, arenas, strings, vectors, hashes, log
 * lines, loops over threads. Invariants: no global mutable state; every size computation is overflow-checked; nothing
 * here aborts, exits or prints. Thread rule: an object belongs to one thread at a time unless its comment says
 * otherwise.
 */
#ifndef AOT_BASE_H
#define AOT_BASE_H

#include <aot/log.h>
#include <aot/status.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>

/* ---- status.c ------------------------------------------------------------------------------------------------- */

/* Returns a new failed status, or the preallocated OOM status when memory is short. */
aot_status aoti_error(aot_code code, const char *fmt, ...) AOT_PRINTF(2, 3);
/* An error with a position in the user's program (file may be NULL). */
aot_status aoti_error_at(aot_code code, const char *file, int line, const char *fmt, ...) AOT_PRINTF(4, 5);
aot_status aoti_oom(void);
/* Each attaches a fact to a failed status and returns it; NULL passes through. A fact already present stays. */
aot_status aoti_note(aot_status status, const char *fmt, ...) AOT_PRINTF(2, 3);
aot_status aoti_in_pass(aot_status status, const char *pass);
aot_status aoti_at_node(aot_status status, const char *node);
aot_status aoti_at_source(aot_status status, const char *file, int line);

/* Returns from the enclosing function, which must return aot_status, when expr fails. */
#define AOT_TRY(expr)                            \
  do {                                           \
    aot_status aot_try_status_ = (expr);         \
    if (aot_try_status_) return aot_try_status_; \
  } while (0)

/* A pointer that a public function cannot do without. */
#define AOT_NEED(pointer)                                                                                   \
  do {                                                                                                      \
    if (!(pointer)) return aoti_error(AOT_ERROR_INVALID, "%s: argument %s is missing", __func__, #pointer); \
  } while (0)
/* Fills *to, which holds the defaults, from a caller's option struct of another version or NULL. INVALID when its
 * struct_size was not set. */
aot_status aoti_read_options(void *to, size_t size, const void *from, const char *name) AOT_MUST_USE;

/* An invariant of ours: a broken one is reported as INTERNAL, in every build. */
#define AOT_INVARIANT(cond, ...)                                                            \
  do {                                                                                      \
    if (!(cond)) return aoti_error_at(AOT_ERROR_INTERNAL, __FILE__, __LINE__, __VA_ARGS__); \
  } while (0)

/* ---- memory.c ------------------------------------------------------------------------------------------------- */

/* Where host memory comes from. realloc with ptr NULL allocates; with size 0 frees and returns NULL. Must be callable
 * from any thread. */
typedef struct aoti_allocator {
  void *(*realloc)(void *user, void *ptr, size_t size);
  void *user;
} aoti_allocator;

extern const aoti_allocator aoti_heap; /* the C library's */

/* Zeroed memory for count objects of size bytes; checks the product. */
aot_status aoti_alloc(const aoti_allocator *a, size_t count, size_t size, void *out_ptr) AOT_MUST_USE;
void aoti_free(const aoti_allocator *a, void *ptr);

/* A bump allocator: everything dies together. Blocks double in size up to 1 MiB; larger requests get their own. */
typedef struct aoti_arena {
  const aoti_allocator *from;
  struct aoti_block *blocks;
  size_t next_size;
} aoti_arena;

void aoti_arena_init(aoti_arena *arena, const aoti_allocator *from);
void aoti_arena_deinit(aoti_arena *arena);
/* Zeroed, 16-byte aligned. *out_ptr (any pointer type) is set on success; count 0 gives a valid non-NULL pointer. */
aot_status aoti_arena_alloc(aoti_arena *arena, size_t count, size_t size, void *out_ptr) AOT_MUST_USE;
aot_status aoti_arena_strdup(aoti_arena *arena, const char *text, size_t length, const char **out) AOT_MUST_USE;
aot_status aoti_arena_memdup(aoti_arena *arena, const void *data, size_t bytes, void *out_ptr) AOT_MUST_USE;

/* A growing array in an arena: AOT_VEC(int) v = {0}; AOT_TRY(aoti_push(arena, &v, 3)); v.at[i], v.n. */
#define AOT_VEC(T) \
  struct {         \
    T *at;         \
    size_t n, cap; \
  }
#define aoti_push(arena, vec, ...)                                                   \
  (aoti_grow((arena), (void **)&(vec)->at, (vec)->n, &(vec)->cap, sizeof *(vec)->at) \
       ? aoti_oom()                                                                  \
       : ((vec)->at[(vec)->n++] = (__VA_ARGS__), (aot_status)NULL))
/* True on failure. Makes room for one more element. */
bool aoti_grow(aoti_arena *arena, void **at, size_t n, size_t *cap, size_t size);

/* Overflow-checked arithmetic; each returns true on overflow, like the compiler's builtins. */
#define aoti_add_overflows(a, b, out) __builtin_add_overflow((a), (b), (out))
#define aoti_sub_overflows(a, b, out) __builtin_sub_overflow((a), (b), (out))
#define aoti_mul_overflows(a, b, out) __builtin_mul_overflow((a), (b), (out))

/* ---- text.c --------------------------------------------------------------------------------------------------- */

/* A string that grows. A failed allocation sticks: later calls do nothing and aoti_text_finish reports it. */
typedef struct aoti_text {
  char *at; /* NUL-terminated when not NULL */
  size_t n, cap;
  bool failed;
} aoti_text;

void aoti_text_deinit(aoti_text *text);
void aoti_text_add(aoti_text *text, const char *fmt, ...) AOT_PRINTF(2, 3);
/* Where what first stands between at and end; NULL where it does not. */
const char *aoti_text_find(const char *at, const char *end, const char *what);
void aoti_text_vadd(aoti_text *text, const char *fmt, va_list args);
void aoti_text_put(aoti_text *text, const char *bytes, size_t n);
/* Appends a double as Python's repr prints it: shortest digits that round-trip, "1e-05", "1.0", "inf", "nan". */
void aoti_text_double(aoti_text *text, double value);
/* Hands the string (malloc'd, caller frees with free) over, or OOM. */
aot_status aoti_text_finish(aoti_text *text, char **out) AOT_MUST_USE;

/* Reads a whole file, NUL-terminated; *out is malloc'd. Refuses files over max_bytes (0: no limit). */
aot_status aoti_read_file(const char *path, size_t max_bytes, char **out, size_t *out_n) AOT_MUST_USE;
/* Writes through a temporary name in the same directory and renames: whole or not at all. */
aot_status aoti_write_file(const char *path, const void *data, size_t n) AOT_MUST_USE;

/* ---- mapping.c ------------------------------------------------------------------------------------------------ */

/* A regular file's bytes; what is written to them stays in memory. An empty file has data NULL. Whoever shortens the
 * file meanwhile makes reading them fail with SIGBUS. */
typedef struct aoti_mapped {
  void *data;
  size_t n;
} aoti_mapped;
aot_status aoti_map_file(const char *path, aoti_mapped *out) AOT_MUST_USE;
void aoti_unmap(aoti_mapped *mapping); /* a zeroed mapping is allowed */

/* ---- hash.c --------------------------------------------------------------------------------------------------- */

#define AOTI_HASH_SEED 0xcbf29ce484222325ull
/* FNV-1a over bytes with a final avalanche left to aoti_hash_finish; chain by passing the previous value. */
uint64_t aoti_hash_bytes(uint64_t h, const void *data, size_t n);
uint64_t aoti_hash_u64(uint64_t h, uint64_t v);
uint64_t aoti_hash_finish(uint64_t h);

/* A map from strings to uint32_t in an arena; open addressing; no removal. */
typedef struct aoti_map {
  aoti_arena *arena;
  struct aoti_map_slot *slots;
  size_t n, cap; /* cap is a power of two, or 0 */
} aoti_map;
/* NULL when absent. The pointer is valid until the next put. */
uint32_t *aoti_map_get(const aoti_map *map, const char *key, size_t key_n);
/* The slot of key, made with value if absent; key is copied into the arena. */
aot_status aoti_map_put(aoti_map *map, const char *key, size_t key_n, uint32_t value, uint32_t **out) AOT_MUST_USE;

/* ---- characters ------------------------------------------------------------------------------------------------- */

/* Of ASCII, whatever the locale; the underscore is a letter. */
static inline bool aoti_is_digit(char c) { return c >= '0' && c <= '9'; }
static inline bool aoti_is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
static inline bool aoti_is_word(char c) { return aoti_is_letter(c) || aoti_is_digit(c); }

/* ---- expr.c --------------------------------------------------------------------------------------------------- */

/* What kernels take for granted and the runtime sees to: memory it allocates begins at a multiple of the one, an input
 * at a multiple of the other (one that does not is moved). */
enum { AOTI_MEMORY_ALIGN = 64, AOTI_INPUT_ALIGN = 16 };

/* A size computed when a kernel is launched: postfix code over 64-bit integers, fit to be stored. div and mod round
 * towards minus infinity; their divisors are positive. */
enum {
  AOTI_EXPR_CONST, /* the next word is pushed */
  AOTI_EXPR_SIZE,  /* the size whose number is the next word is pushed */
  AOTI_EXPR_ADD,
  AOTI_EXPR_MUL,
  AOTI_EXPR_DIV,
  AOTI_EXPR_MOD,
  AOTI_EXPR_MIN,
  AOTI_EXPR_MAX
};
typedef struct aoti_expr {
  const int64_t *code;
  size_t n; /* words */
} aoti_expr;
/* INVALID on overflow, division by zero or less, and malformed code. */
aot_status aoti_expr_eval(const aoti_expr *expr, const int64_t *sizes, size_t n_sizes, int64_t *out) AOT_MUST_USE;

/* ---- log.c ---------------------------------------------------------------------------------------------------- */

/* Silent when fn is NULL. */
typedef struct aoti_log {
  aot_log_fn fn;
  void *user;
} aoti_log;
void aoti_logf(const aoti_log *log, aot_log_level level, const char *topic, const char *fmt, ...) AOT_PRINTF(4, 5);

/* ---- parallel.c ----------------------------------------------------------------------------------------------- */

/* A serial piece of work over [begin, end). */
typedef void (*aoti_range_fn)(void *ctx, int64_t begin, int64_t end);
/* A host program's thread pool: calls fn over pieces that cover [0, n) once, and returns when all are done. */
typedef struct aoti_executor {
  void (*run)(void *user, int64_t n, int64_t grain, aoti_range_fn fn, void *ctx);
  void *user;
} aoti_executor;
/* Runs fn over [0, n) in pieces of about grain or more; executor NULL means threads of our own, as many as the variable
 * OMP_NUM_THREADS says or one per CPU. Serial when n <= grain, in a range, or while another thread's range has them. */
void aoti_parallel_for(const aoti_executor *executor, int64_t n, int64_t grain, aoti_range_fn fn, void *ctx);

#endif
