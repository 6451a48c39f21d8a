// Operators that only check: an error at run time unless the tensor's one element is true. They have no result.
#include "ops.h"

aot_status aoti_meta__assert_async(aoti_call *c) {
  aot_tensor *t = aoti_arg(c, 0);
  for (int d = 0; d < t->meta.ndim; d++)
    if (!aoti_int_is(t->meta.size[d], 1)) return aoti_call_error(c, AOT_ERROR_INVALID, "takes a tensor of one element");
  return NULL;
}

aot_status aoti_ref__assert_async(aoti_call *c) {
  if (aoti_tensor_get(aoti_arg(c, 0), 0) != 0) return NULL;
  return aoti_call_error(c, AOT_ERROR_INVALID, "%s",
                         c->info->n_args > 1 ? c->args[1].as.string : "expected a true value");
}
