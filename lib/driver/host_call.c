// Call steps of plans, run by the operators' reference kernels.
#include "driver.h"

#include <string.h>

static aot_status call_rule(aot_scope *s, const aoti_host_call *call, aot_op op) {
  const aoti_op_info *info = aoti_op(s->session->registry, op);
  const aoti_rules *rules = aoti_rules_of(s->session, op);
  aot_value *out;
  if (!rules->ref || info->n_args != call->n_args || info->n_returns != call->n_results)
    return aoti_error(AOT_ERROR_UNSUPPORTED, "%s has no reference kernel of this form", call->op);
  AOT_TRY(aoti_arena_alloc(&s->arena, call->n_results, sizeof *out, &out));
  for (size_t i = 0; i < call->n_results; i++) out[i] = aoti_v_tensor(call->results[i]);
  aoti_call c = {.scope = s, .op = op, .info = info, .args = call->args, .out = out};
  return rules->ref(&c);
}

aot_status aoti_call_reference(const aoti_host_call *call) {
  aot_session_options options = AOT_SESSION_OPTIONS_INIT;
  aot_session *session;
  aot_op op;
  options.seed = call->seed;
  AOT_TRY(aot_session_create(&options, &session));
  session->offset = call->offset;
  aot_scope *s = aot_scope_begin(session);
  aot_status status = s ? NULL : aoti_oom();
  if (s) {
    s->grad_enabled = false;
    status = aoti_op_find(session->registry, call->op, strlen(call->op), &op)
                 ? call_rule(s, call, op)
                 : aoti_error(AOT_ERROR_UNSUPPORTED, "there is no operator %s", call->op);
    aot_status inside = aot_scope_end(s);
    if (!status)
      status = inside;
    else
      aot_status_free(inside);
  }
  aot_session_destroy(session);
  return status;
}
