/* Which values an argument of a schema takes. */
#include "ir.h"

bool aoti_kind_fits(aoti_arg_type type, aot_value_kind kind) {
  switch (type) {
  case AOTI_ARG_TENSOR: return kind == AOT_TENSOR;
  case AOTI_ARG_SCALAR:
  case AOTI_ARG_FLOAT: return kind == AOT_FLOAT || kind == AOT_INT || kind == AOT_BOOL;
  case AOTI_ARG_INT:
  case AOTI_ARG_BOOL: return kind == AOT_INT || kind == AOT_BOOL;
  case AOTI_ARG_STRING: return kind == AOT_STRING;
  case AOTI_ARG_DTYPE: return kind == AOT_DTYPE;
  case AOTI_ARG_LAYOUT: return kind == AOT_LAYOUT;
  case AOTI_ARG_DEVICE: return kind == AOT_DEVICE;
  case AOTI_ARG_MEMORY_FORMAT: return kind == AOT_MEMORY_FORMAT;
  case AOTI_ARG_ANY: return true;
  }
  return false;
}

/* Inside a graph any argument may be the value of a node (a size, a number, a list), and a number stand for a tensor.
 */
static bool one_fits(const aoti_schema_arg *arg, const aot_value *v) {
  return v->kind == AOT_NODE || aoti_kind_fits(arg->type, v->kind) ||
         (arg->type == AOTI_ARG_TENSOR && aoti_kind_fits(AOTI_ARG_SCALAR, v->kind));
}

bool aoti_value_fits(const aoti_schema_arg *arg, const aot_value *v) {
  if (arg->type == AOTI_ARG_ANY) return true;
  if (v->kind == AOT_NONE) return arg->is_optional || (arg->has_default && arg->def.kind == AOT_NONE);
  if (!arg->is_list) return one_fits(arg, v);
  if (v->kind == AOT_NODE) return true;
  if (v->kind != AOT_LIST && v->kind != AOT_TUPLE) return false;
  for (size_t i = 0; i < v->as.list.n; i++) {
    const aot_value *item = &v->as.list.at[i];
    if (!(item->kind == AOT_NONE && arg->is_item_optional) && !one_fits(arg, item)) return false;
  }
  return true;
}
