/* driver: the CUDA Driver API in front of the PTX machine; together they are libcuda.so.1.
 *
 * Enters: Driver API calls, by their real exported names. Leaves: CUresult codes; reports of failed checks, leaks and
 * absent calls, through aoti_sim_log alone. Invariants: a handle is looked up among the live ones before it is
 * followed, so a stale or made-up one is an error code; work runs in stream order on one host thread per stream,
 * asynchronously to the caller; a failed kernel poisons its context. One device. The API is declared here by itself: no
 * toolkit is needed to build. Thread rule: every call may come from any thread; aoti_sim.lock guards all state of this
 * front.
 */
#ifndef AOT_PTXSIM_DRIVER_H
#define AOT_PTXSIM_DRIVER_H

#include "machine.h"

#include <pthread.h>

typedef int CUresult;
enum {
#define CU_ERROR(code, name, text) CUDA_##name = code,
#include "driver_errors.def"
#undef CU_ERROR
};

/* Defines an exported call. */
#define CU_API(name, parameters)                                   \
  __attribute__((visibility("default"))) CUresult name parameters; \
  CUresult name parameters

#define CU_TRY(expr)             \
  do {                           \
    CUresult cu_try_ = (expr);   \
    if (cu_try_) return cu_try_; \
  } while (0)

/* ---- driver_state.c: the process's one device, handles, settings ------------------------------------------------- */

typedef enum sim_kind {
  SIM_CONTEXT = 1,
  SIM_MODULE,
  SIM_FUNCTION,
  SIM_STREAM,
  SIM_EVENT,
  SIM_POOL,
  SIM_LINK,
  SIM_LIBRARY,
  SIM_KERNEL
} sim_kind;

/* Every handle starts with this. */
typedef struct sim_object {
  struct sim_object *next; /* in its bucket */
  sim_kind kind;
} sim_object;

typedef struct sim_context sim_context;

typedef struct sim_state {
  pthread_mutex_t lock;
  pthread_cond_t changed; /* an operation is done, or a stream has something to do */
  bool up;                /* cuInit was called */
  aoti_ptx_machine *machine;
  const aoti_ptx_model *model;
  sim_context *primary;
  unsigned primary_refs, primary_flags;
  uint32_t next_owner;
  uint64_t next_id;
  unsigned n_modules; /* ever loaded */
  long process;       /* that loaded the first */
  uint32_t checks;
  uint64_t seed, limit; /* PTXSIM_SCHEDULE, PTXSIM_LIMIT */
  bool count;           /* collect counters of every launch */
  aoti_text counters;   /* of the launches so far: JSON objects separated by commas */
  aoti_text listing;    /* the same for people */
  char *report;         /* the last report, for ptxsim_last_report */
  sim_object *buckets[1024];
} sim_state;
extern sim_state aoti_sim;

void aoti_sim_lock(void);
void aoti_sim_unlock(void);
/* Writes to PTXSIM_LOG: a file's name, "none", or standard error when unset. */
void aoti_sim_log(const char *fmt, ...) AOT_PRINTF(1, 2);
/* The object behind a handle when it is alive and of that kind, else NULL. Lock held. */
void *aoti_sim_find(const void *handle, sim_kind kind);
void aoti_sim_add(sim_object *object, sim_kind kind); /* lock held */
void aoti_sim_remove(sim_object *object);             /* lock held */
/* An object of the kind after `after` (NULL: the first); lock held. */
void *aoti_sim_next(const void *after, sim_kind kind);
/* Frees an allocation, and gives its bytes back to the pool it came from, if that is still there. Lock held. */
aot_status aoti_sim_free(const aoti_ptx_allocation *a) AOT_MUST_USE;
CUresult aoti_sim_ready(void); /* CUDA_ERROR_NOT_INITIALIZED before cuInit */
CUresult aoti_sim_device(int device);
/* Reads the PTXSIM_* settings and makes the machine. */
CUresult aoti_sim_start(void);

/* ---- driver_context.c -------------------------------------------------------------------------------------------- */

typedef struct sim_stream sim_stream;
enum { LIMIT_STACK_SIZE, SIM_LIMITS = 10 };
struct sim_context {
  sim_object object;
  uint32_t owner; /* the tag of its allocations */
  uint64_t id;
  unsigned flags, attached;
  bool primary;
  CUresult error; /* sticky */
  sim_stream *legacy;
  size_t limits[SIM_LIMITS];
  int cache_config, shared_config;
};
/* The calling thread's context, or INVALID_CONTEXT, or the error that poisoned it. */
CUresult aoti_sim_current(sim_context **out);
/* The same, poisoned or not. */
CUresult aoti_sim_current_any(sim_context **out);

/* ---- driver_stream.c: operations in order -------------------------------------------------------------------------
 */

/* One operation. run is called without the lock, on the stream's thread; its error poisons the context. */
typedef struct sim_op sim_op;
typedef CUresult (*sim_run)(void *data);
struct sim_op {
  unsigned refs;
  bool done;
  bool always; /* run in a poisoned context too */
  sim_op *next, **waits;
  size_t n_waits;
  sim_run run;
  void (*drop)(void *data);
  void *data;
  double finished; /* seconds, when done */
};
struct sim_stream {
  sim_object object;
  sim_context *context;
  sim_op *first, *last_queued; /* to run */
  sim_op *last;                /* the newest ever queued, done or not; referenced */
  sim_op **waits;              /* of events, for the next operation */
  size_t n_waits;
  bool started, closing, busy;
  unsigned flags;
  int priority;
  uint64_t id;
};
enum { SIM_NON_BLOCKING = 1 };
CUresult aoti_sim_stream_new(sim_context *context, unsigned flags, int priority, sim_stream **out); /* lock held */
void aoti_sim_stream_close(sim_stream *stream);                                                     /* lock held */
/* The stream a handle names in the context; NULL, 1 and 2 are its default stream. Lock held. */
sim_stream *aoti_sim_stream(sim_context *context, void *handle);
/* Queues run(data); drop frees data when the operation is gone, also on failure. out (may be NULL) gets a reference.
 * Lock not held. */
CUresult aoti_sim_queue(sim_context *context, void *stream, sim_run run, void (*drop)(void *), void *data, bool wait);
void aoti_sim_wait(sim_op *op);            /* lock held */
void aoti_sim_drain(sim_context *context); /* waits for every stream of the context; lock held */
void aoti_sim_op_release(sim_op *op);      /* lock held; NULL is allowed */
double aoti_sim_now(void);

/* ---- driver_module.c, driver_launch.c -----------------------------------------------------------------------------
 */

/* What the options of a load or a link ask for. */
typedef struct sim_jit {
  char *log[2]; /* info, error */
  size_t capacity[2];
  void **used[2]; /* where the bytes written are answered */
  void **wall;
  bool verbose;
  unsigned max_registers; /* 0: no limit */
} sim_jit;
CUresult aoti_sim_jit_read(sim_jit *jit, unsigned n, const int *options, void **values);
void aoti_sim_jit_log(sim_jit *jit, int which, const char *text);    /* 0 info, 1 error */
void aoti_sim_jit_info(sim_jit *jit, const aoti_ptx_module *module); /* what a module is made of, when asked for */
/* Reads an image. Errors are said in the logs, and machine code is one. name may be NULL. */
CUresult aoti_sim_image_parse(const void *image, const char *name, sim_jit *jit, aoti_ptx_module **out);
/* The bytes of a file and a zero after them; the caller frees them. */
CUresult aoti_sim_file(const char *path, char **text, size_t *bytes);
/* Loads an image into a context. name may be NULL. Lock not held. */
typedef struct sim_module sim_module;
CUresult aoti_sim_module_load(sim_context *context, const char *name, const void *image, sim_jit *jit,
                              sim_module **out);

typedef struct sim_function sim_function;
struct sim_module {
  sim_object object;
  const void *library; /* whose copy for this context it is, or NULL */
  sim_context *context;
  aoti_ptx_module *module;
  sim_function *functions;
};
struct sim_function {
  sim_object object;
  sim_module *module;
  sim_function *next;
  const aoti_ptx_kernel *kernel;
  const aoti_ptx_kernel_info *info;
  int max_dynamic_shared; /* the opt-in */
  int carveout;
};
void aoti_sim_module_free(sim_module *module); /* lock held, streams drained */
CUresult aoti_sim_function_get(sim_module *module, const aoti_ptx_kernel *kernel, sim_function **out); /* lock held */
/* The function that a handle means in a context: one of a module, or a kernel of a library, which is loaded for the
 * context when it is first used. NULL when it is neither, or what it needs cannot be had. Lock held; let go meanwhile.
 */
sim_function *aoti_sim_function(sim_context *context, void *handle);
/* driver_library.c: the same for a kernel of a library alone. */
sim_function *aoti_sim_kernel_function(sim_context *context, void *handle);

/* ---- driver_counters.c --------------------------------------------------------------------------------------------
 */

void aoti_sim_keep_counters(const aoti_ptx_counters *counters, const aoti_ptx_module *module);
void aoti_sim_keep_report(const char *text);

#endif
