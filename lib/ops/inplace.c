// In-place operators: `add_` is `add` into a temporary, then copied into self. The rows of ops.txt share these two
// rules; their derivatives are those of the functional operators.
#include "ops.h"

#include <string.h>

// The call of the functional operator: the same name without the underscore, the same arguments.
typedef struct functional {
  aoti_call call;
  const aoti_rules *rules;
  aot_value out[4];
} functional;

static aot_status functional_of(const aoti_call *c, functional *f) {
  aot_op op;
  const aot_session *session = c->scope->session;
  if (!aoti_functional_op(session->registry, c->info, &op))
    return aoti_call_error(c, AOT_ERROR_INTERNAL, "there is no functional operator of that name");
  f->call = *c;
  f->call.op = op;
  f->call.info = aoti_op(session->registry, op);
  f->call.out = f->out;
  f->rules = aoti_rules_of(session, op);
  if (f->call.info->n_args != c->info->n_args || f->call.info->n_returns != 1)
    return aoti_call_error(c, AOT_ERROR_INTERNAL, "%s takes other arguments", f->call.info->name);
  AOT_TRY(aoti_check_dtypes(&f->call));
  return f->rules->meta(&f->call);
}

// Whether every element gets the same value, so that it does not matter which of them share memory. The derivative of
// a write through such a view is another matter.
static bool fills(const aoti_call *c) {
  bool all = c->op == AOT_OP_zero__default || c->op == AOT_OP_fill__Scalar || c->op == AOT_OP_fill__Tensor;
  return all && !aoti_requires_grad(aoti_arg(c, 0));
}

aot_status aoti_meta_inplace(aoti_call *c) {
  functional f;
  AOT_TRY(functional_of(c, &f));
  const aoti_meta *self = &aoti_arg(c, 0)->meta, *result = &f.out[0].as.tensor->meta;
  bool same = self->ndim == result->ndim;
  for (int d = 0; d < self->ndim && same; d++)
    same = aoti_int_same(self->size[d], result->size[d]) ||
           aoti_int_compare(c->syms, AOTI_EQ, self->size[d], result->size[d]);
  if (!same) return aoti_call_error(c, AOT_ERROR_INVALID, "the result has not the sizes of self");
  if (aoti_dtype_category(result->dtype) > aoti_dtype_category(self->dtype))
    return aoti_call_error(c, AOT_ERROR_INVALID, "a result of %s does not fit self's %s", aot_dtype_name(result->dtype),
                           aot_dtype_name(self->dtype));
  for (int d = 0; d < self->ndim && !fills(c); d++)
    if (aoti_int_is(self->stride[d], 0) && !aoti_int_is(self->size[d], 1) && !aoti_int_is(self->size[d], 0))
      return aoti_call_error(c, AOT_ERROR_INVALID,
                             "elements of self share memory (an expanded tensor); clone it first");
  return aoti_out_self(c, 0, 0);
}

aot_status aoti_ref_inplace(aoti_call *c) {
  functional f;
  AOT_TRY(functional_of(c, &f));
  AOT_TRY(f.rules->ref(&f.call));
  aoti_copy_elements(aoti_arg(c, 0), f.out[0].as.tensor);
  return NULL;
}
