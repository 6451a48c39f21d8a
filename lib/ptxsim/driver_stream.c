// Streams and events. An operation waits for the operations it was queued after; each stream has a thread that runs its
// queue in order. The default stream is CUDA's legacy one: it waits for every blocking stream, and they wait for it.
#include "driver.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

double aoti_sim_now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

void aoti_sim_op_release(sim_op *op) {
  if (!op || --op->refs) return;
  for (size_t i = 0; i < op->n_waits; i++) aoti_sim_op_release(op->waits[i]);
  free(op->waits);
  if (op->drop) op->drop(op->data);
  free(op);
}

// Lock held. False when memory is short.
static bool add_wait(sim_op ***list, size_t *n, sim_op *op) {
  if (!op || op->done) return true;
  sim_op **grown = realloc(*list, (*n + 1) * sizeof *grown);
  if (!grown) return false;
  *list = grown;
  op->refs++;
  grown[(*n)++] = op;
  return true;
}

void aoti_sim_wait(sim_op *op) {
  if (!op) return;
  op->refs++;
  while (!op->done) pthread_cond_wait(&aoti_sim.changed, &aoti_sim.lock);
  aoti_sim_op_release(op);
}

static void run_op(sim_stream *s, sim_op *op) {
  for (size_t i = 0; i < op->n_waits; i++) aoti_sim_wait(op->waits[i]);
  if (op->run && (op->always || !s->context->error)) {
    aoti_sim_unlock();
    CUresult error = op->run(op->data);
    aoti_sim_lock();
    if (error && !s->context->error) s->context->error = error;
  }
  op->finished = aoti_sim_now();
  op->done = true;
  pthread_cond_broadcast(&aoti_sim.changed);
  aoti_sim_op_release(op);
}

static void *serve(void *arg) {
  sim_stream *s = arg;
  aoti_sim_lock();
  for (;;) {
    while (!s->first && !s->closing) pthread_cond_wait(&aoti_sim.changed, &aoti_sim.lock);
    sim_op *op = s->first;
    if (!op) break;
    s->first = op->next;
    if (!s->first) s->last_queued = NULL;
    run_op(s, op);
  }
  aoti_sim_op_release(s->last);
  free(s->waits);
  free(s);
  aoti_sim_unlock();
  return NULL;
}

CUresult aoti_sim_stream_new(sim_context *context, unsigned flags, int priority, sim_stream **out) {
  sim_stream *s = calloc(1, sizeof *s);
  if (!s) return CUDA_ERROR_OUT_OF_MEMORY;
  s->context = context;
  s->flags = flags;
  s->priority = priority;
  s->id = ++aoti_sim.next_id;
  aoti_sim_add(&s->object, SIM_STREAM);
  *out = s;
  return CUDA_SUCCESS;
}

void aoti_sim_stream_close(sim_stream *s) {
  aoti_sim_remove(&s->object);
  for (size_t i = 0; i < s->n_waits; i++) aoti_sim_op_release(s->waits[i]);
  s->n_waits = 0;
  if (s->started) { // its thread finishes the queue and frees it
    s->closing = true;
    pthread_cond_broadcast(&aoti_sim.changed);
    return;
  }
  aoti_sim_op_release(s->last);
  free(s->waits);
  free(s);
}

sim_stream *aoti_sim_stream(sim_context *context, void *handle) {
  if ((uintptr_t)handle <= 2) return context->legacy; // NULL, CU_STREAM_LEGACY, CU_STREAM_PER_THREAD
  sim_stream *s = aoti_sim_find(handle, SIM_STREAM);
  return s && s->context == context ? s : NULL;
}

static bool start_thread(sim_stream *s) {
  pthread_t thread;
  pthread_attr_t attributes;
  if (s->started) return true;
  if (pthread_attr_init(&attributes)) return false;
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_attr_setstacksize(&attributes, 8 << 20); // whatever the program's own threads are limited to
  s->started = !pthread_create(&thread, &attributes, serve, s);
  pthread_attr_destroy(&attributes);
  return s->started;
}

static bool collect_waits(sim_stream *s, sim_op *op) {
  sim_context *c = s->context;
  op->waits = s->waits;
  op->n_waits = s->n_waits;
  s->waits = NULL;
  s->n_waits = 0;
  if (s != c->legacy) return s->flags & SIM_NON_BLOCKING || add_wait(&op->waits, &op->n_waits, c->legacy->last);
  for (sim_stream *o = aoti_sim_next(NULL, SIM_STREAM); o; o = aoti_sim_next(o, SIM_STREAM))
    if (o != s && o->context == c && !(o->flags & SIM_NON_BLOCKING) && !add_wait(&op->waits, &op->n_waits, o->last))
      return false;
  return true;
}

// Lock held. Takes data over. *out is borrowed from the stream.
static CUresult push(sim_stream *s, sim_run run, void (*drop)(void *), void *data, sim_op **out) {
  sim_op *op = calloc(1, sizeof *op);
  if (!op) {
    if (drop) drop(data);
    return CUDA_ERROR_OUT_OF_MEMORY;
  }
  op->refs = 1;
  op->run = run;
  op->drop = drop;
  op->data = data;
  if (!collect_waits(s, op) || !start_thread(s)) {
    aoti_sim_op_release(op);
    return CUDA_ERROR_OUT_OF_MEMORY;
  }
  if (s->last_queued)
    s->last_queued->next = op;
  else
    s->first = op;
  s->last_queued = op;
  aoti_sim_op_release(s->last);
  op->refs++;
  s->last = *out = op;
  pthread_cond_broadcast(&aoti_sim.changed);
  return CUDA_SUCCESS;
}

CUresult aoti_sim_queue(sim_context *context, void *stream, sim_run run, void (*drop)(void *), void *data, bool wait) {
  aoti_sim_lock();
  sim_stream *s = aoti_sim_stream(context, stream);
  sim_op *op = NULL;
  CUresult error = s ? push(s, run, drop, data, &op) : CUDA_ERROR_INVALID_HANDLE;
  if (!s && drop) drop(data);
  if (!error && wait) {
    aoti_sim_wait(op);
    error = context->error;
  }
  aoti_sim_unlock();
  return error;
}

void aoti_sim_drain(sim_context *context) {
  for (;;) { // a wait lets go of the lock, so the list is walked anew after each
    sim_stream *s = aoti_sim_next(NULL, SIM_STREAM);
    while (s && (s->context != context || !s->last || s->last->done)) s = aoti_sim_next(s, SIM_STREAM);
    if (!s) return;
    aoti_sim_wait(s->last);
  }
}

// ---- streams ----

static CUresult stream_create(void **out, unsigned flags, int priority) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  if (!out || flags > SIM_NON_BLOCKING) return CUDA_ERROR_INVALID_VALUE;
  sim_stream *s;
  aoti_sim_lock();
  CUresult error = aoti_sim_stream_new(c, flags, priority, &s);
  aoti_sim_unlock();
  if (!error) *out = s;
  return error;
}

CU_API(cuStreamCreate, (void **out, unsigned flags)) { return stream_create(out, flags, 0); }

CU_API(cuStreamCreateWithPriority, (void **out, unsigned flags, int priority)) {
  return stream_create(out, flags, priority < -5 ? -5 : priority > 0 ? 0 : priority);
}

CU_API(cuStreamDestroy_v2, (void *handle)) {
  CU_TRY(aoti_sim_ready());
  aoti_sim_lock();
  sim_stream *s = aoti_sim_find(handle, SIM_STREAM);
  bool own = s && s != s->context->legacy;
  if (own) aoti_sim_stream_close(s);
  aoti_sim_unlock();
  return own ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

// Runs fn on the stream of the handle, locked.
typedef CUresult (*stream_fn)(sim_stream *s, void *out);
static CUresult with_stream(void *handle, stream_fn fn, void *out) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  aoti_sim_lock();
  sim_stream *s = aoti_sim_stream(c, handle);
  CUresult error = s ? fn(s, out) : CUDA_ERROR_INVALID_HANDLE;
  aoti_sim_unlock();
  return error;
}

static CUresult synchronise(sim_stream *s, void *out) {
  (void)out;
  sim_context *c = s->context;
  if (s == c->legacy) // what was queued before on the blocking streams is before this call too
    for (sim_stream *o = aoti_sim_next(NULL, SIM_STREAM); o;) {
      if (o->context == c && !(o->flags & SIM_NON_BLOCKING) && o->last && !o->last->done) {
        aoti_sim_wait(o->last);
        o = aoti_sim_next(NULL, SIM_STREAM);
      } else
        o = aoti_sim_next(o, SIM_STREAM);
    }
  else {
    for (size_t i = 0; i < s->n_waits; i++) aoti_sim_wait(s->waits[i]);
    aoti_sim_wait(s->last);
  }
  return c->error;
}
static CUresult query(sim_stream *s, void *out) {
  (void)out;
  return s->context->error ? s->context->error : !s->last || s->last->done ? CUDA_SUCCESS : CUDA_ERROR_NOT_READY;
}
static CUresult get_flags(sim_stream *s, void *out) { return *(unsigned *)out = s->flags, CUDA_SUCCESS; }
static CUresult get_priority(sim_stream *s, void *out) { return *(int *)out = s->priority, CUDA_SUCCESS; }
static CUresult get_id(sim_stream *s, void *out) { return *(uint64_t *)out = s->id, CUDA_SUCCESS; }
static CUresult get_context(sim_stream *s, void *out) { return *(void **)out = s->context, CUDA_SUCCESS; }
static CUresult get_device(sim_stream *s, void *out) { return (void)s, *(int *)out = 0, CUDA_SUCCESS; }

static int nothing;
CU_API(cuStreamSynchronize, (void *stream)) { return with_stream(stream, synchronise, &nothing); }
CU_API(cuStreamQuery, (void *stream)) { return with_stream(stream, query, &nothing); }
CU_API(cuStreamGetFlags, (void *stream, unsigned *out)) { return with_stream(stream, get_flags, out); }
CU_API(cuStreamGetPriority, (void *stream, int *out)) { return with_stream(stream, get_priority, out); }
CU_API(cuStreamGetId, (void *stream, uint64_t *out)) { return with_stream(stream, get_id, out); }
CU_API(cuStreamGetCtx, (void *stream, void **out)) { return with_stream(stream, get_context, out); }
CU_API(cuStreamGetDevice, (void *stream, int *out)) { return with_stream(stream, get_device, out); }
CU_API(cuStreamGetCtx_v2, (void *stream, void **out, void **out_green)) {
  if (out_green) *out_green = NULL;
  return with_stream(stream, get_context, out);
}
// Nothing is ever being captured here.
CU_API(cuStreamIsCapturing, (void *stream, int *out)) {
  if (out) *out = 0;
  return with_stream(stream, get_priority, &(int){0});
}

typedef struct host_call {
  void (*fn)(void *user);
  void (*callback)(void *stream, CUresult status, void *user);
  void *user, *stream;
  sim_context *context;
} host_call;

static CUresult run_host_call(void *data) {
  host_call *h = data;
  if (h->fn) {
    h->fn(h->user);
    return CUDA_SUCCESS;
  }
  h->callback(h->stream, h->context->error, h->user);
  return CUDA_SUCCESS;
}

static CUresult queue_host_call(void *stream, host_call call) {
  CU_TRY(aoti_sim_current(&call.context));
  host_call *copy = malloc(sizeof *copy);
  if (!copy) return CUDA_ERROR_OUT_OF_MEMORY;
  *copy = call;
  return aoti_sim_queue(call.context, stream, run_host_call, free, copy, false);
}

CU_API(cuLaunchHostFunc, (void *stream, void (*fn)(void *), void *user)) {
  return fn ? queue_host_call(stream, (host_call){.fn = fn, .user = user}) : CUDA_ERROR_INVALID_VALUE;
}

CU_API(cuStreamAddCallback, (void *stream, void (*fn)(void *, CUresult, void *), void *user, unsigned flags)) {
  if (!fn || flags) return CUDA_ERROR_INVALID_VALUE;
  return queue_host_call(stream, (host_call){.callback = fn, .user = user, .stream = stream});
}

// ---- events ----

typedef struct sim_event {
  sim_object object;
  unsigned flags;
  sim_op *op; // of the newest record
} sim_event;
enum { EVENT_NO_TIMING = 2, EVENT_INTERPROCESS = 4, EVENT_FLAGS = 7 };

CU_API(cuEventCreate, (void **out, unsigned flags)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  if (!out || flags & ~(unsigned)EVENT_FLAGS) return CUDA_ERROR_INVALID_VALUE;
  if (flags & EVENT_INTERPROCESS) return CUDA_ERROR_NOT_SUPPORTED;
  sim_event *e = calloc(1, sizeof *e);
  if (!e) return CUDA_ERROR_OUT_OF_MEMORY;
  e->flags = flags;
  aoti_sim_lock();
  aoti_sim_add(&e->object, SIM_EVENT);
  aoti_sim_unlock();
  *out = e;
  return CUDA_SUCCESS;
}

CU_API(cuEventDestroy_v2, (void *handle)) {
  CU_TRY(aoti_sim_ready());
  aoti_sim_lock();
  sim_event *e = aoti_sim_find(handle, SIM_EVENT);
  if (e) {
    aoti_sim_remove(&e->object);
    aoti_sim_op_release(e->op);
  }
  aoti_sim_unlock();
  free(e);
  return e ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
}

CU_API(cuEventRecord, (void *handle, void *stream)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  aoti_sim_lock();
  sim_event *e = aoti_sim_find(handle, SIM_EVENT);
  sim_stream *s = aoti_sim_stream(c, stream);
  sim_op *op;
  CUresult error = e && s ? push(s, NULL, NULL, NULL, &op) : CUDA_ERROR_INVALID_HANDLE;
  if (!error) {
    aoti_sim_op_release(e->op);
    op->refs++;
    e->op = op;
  }
  aoti_sim_unlock();
  return error;
}

CU_API(cuEventRecordWithFlags, (void *event, void *stream, unsigned flags)) {
  return flags > 1 ? CUDA_ERROR_INVALID_VALUE : cuEventRecord(event, stream);
}

CU_API(cuEventQuery, (void *handle)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  aoti_sim_lock();
  sim_event *e = aoti_sim_find(handle, SIM_EVENT);
  CUresult error = !e ? CUDA_ERROR_INVALID_HANDLE : !e->op || e->op->done ? CUDA_SUCCESS : CUDA_ERROR_NOT_READY;
  aoti_sim_unlock();
  return error;
}

CU_API(cuEventSynchronize, (void *handle)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  aoti_sim_lock();
  sim_event *e = aoti_sim_find(handle, SIM_EVENT);
  if (e) aoti_sim_wait(e->op);
  CUresult error = e ? c->error : CUDA_ERROR_INVALID_HANDLE;
  aoti_sim_unlock();
  return error;
}

CU_API(cuEventElapsedTime, (float *out, void *from, void *to)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  aoti_sim_lock();
  const sim_event *a = aoti_sim_find(from, SIM_EVENT), *b = aoti_sim_find(to, SIM_EVENT);
  CUresult error = CUDA_SUCCESS;
  if (!a || !b || !a->op || !b->op || (a->flags | b->flags) & EVENT_NO_TIMING)
    error = CUDA_ERROR_INVALID_HANDLE;
  else if (!a->op->done || !b->op->done)
    error = CUDA_ERROR_NOT_READY;
  else
    *out = (float)((b->op->finished - a->op->finished) * 1e3);
  aoti_sim_unlock();
  return error;
}
CU_API(cuEventElapsedTime_v2, (float *out, void *from, void *to)) { return cuEventElapsedTime(out, from, to); }

CU_API(cuStreamWaitEvent, (void *stream, void *handle, unsigned flags)) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  if (flags > 1) return CUDA_ERROR_INVALID_VALUE;
  aoti_sim_lock();
  sim_event *e = aoti_sim_find(handle, SIM_EVENT);
  sim_stream *s = aoti_sim_stream(c, stream);
  CUresult error = CUDA_SUCCESS;
  if (!e || !s)
    error = CUDA_ERROR_INVALID_HANDLE;
  else if (!add_wait(&s->waits, &s->n_waits, e->op))
    error = CUDA_ERROR_OUT_OF_MEMORY;
  aoti_sim_unlock();
  return error;
}
