/* One run of a function under the Proxy layer, shared by make_fx, symbolic_trace and the joint trace. */
#ifndef AOT_TRACE_IMPL_H
#define AOT_TRACE_IMPL_H

#include "trace.h"

typedef struct aoti_recording {
  aot_session *session;
  aot_scope *scope;
  aoti_tracer tracer;
} aoti_recording;

/* After a successful begin, end must be called; it frees the scope, and the graph too when status or the scope failed.
 */
aot_status aoti_recording_begin(aot_session *session, aoti_syms *syms, bool fake, aoti_recording *out) AOT_MUST_USE;
aot_status aoti_recording_input(aoti_recording *r, const char *name, aot_tensor *t) AOT_MUST_USE;
/* Ends the graph with the nodes of out (an entry NULL is None); a tuple when tuple or n != 1. */
aot_status aoti_recording_output(aoti_recording *r, aot_tensor *const *out, size_t n, bool tuple) AOT_MUST_USE;
aot_status aoti_recording_end(aoti_recording *r, aot_status status, aoti_graph **out) AOT_MUST_USE;
/* A tensor of that meta without data, owned by the scope. */
aot_status aoti_dataless(aot_scope *s, const aoti_meta *m, aot_tensor **out) AOT_MUST_USE;
/* A traced tensor without data, owned by the recording's scope. */
aot_status aoti_stand_in(aoti_recording *r, const aoti_input_spec *spec, aot_tensor **out) AOT_MUST_USE;
void aoti_run_function(aoti_recording *r, aot_fn fn, void *user, aot_tensor **in, aot_tensor **out, size_t n_out);

#endif
