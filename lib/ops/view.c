// Views: other sizes, strides and offsets over the same storage.
#include "ops.h"

aot_status aoti_meta_same_view(aoti_call *c) {
  aot_tensor *t = aoti_arg(c, 0);
  return aoti_out_view(c, 0, t, t->meta.ndim, t->meta.size, t->meta.stride, t->meta.offset);
}
