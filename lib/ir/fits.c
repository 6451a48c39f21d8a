/* Which values an argument of a schema takes. */
#include "ir.h"

/* Inside a graph any argument may be the value of a node: a size, a number, a list. */
static bool one_fits(const aoti_schema_arg *arg, const aot_value *v) {
  if (v->kind == AOT_NODE) return true;
  switch (arg->type) {
  case AOTI_ARG_TENSOR:
    return v->kind == AOT_TENSOR || v->kind == AOT_INT || v->kind == AOT_FLOAT || v->kind == AOT_BOOL;
  case AOTI_ARG_SCALAR: return v->kind == AOT_INT || v->kind == AOT_FLOAT || v->kind == AOT_BOOL;
  case AOTI_ARG_INT: return v->kind == AOT_INT || v->kind == AOT_BOOL;
  case AOTI_ARG_FLOAT: return v->kind == AOT_FLOAT || v->kind == AOT_INT;
  case AOTI_ARG_BOOL: return v->kind == AOT_BOOL || v->kind == AOT_INT;
  case AOTI_ARG_STRING: return v->kind == AOT_STRING;
  case AOTI_ARG_DTYPE: return v->kind == AOT_DTYPE;
  case AOTI_ARG_LAYOUT: return v->kind == AOT_LAYOUT;
  case AOTI_ARG_DEVICE: return v->kind == AOT_DEVICE;
  case AOTI_ARG_MEMORY_FORMAT: return v->kind == AOT_MEMORY_FORMAT;
  case AOTI_ARG_ANY: return true;
  }
  return false;
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
