// When two kernels are the same but for their names.
#include "loop.h"

static void put(aoti_text *out, uint64_t v) { aoti_text_put(out, (const char *)&v, sizeof v); }

static void put_node(aoti_text *out, const aoti_loop_node *n) {
  put(out, (uint64_t)n->op << 16 | (uint64_t)n->dtype << 8 | n->n_args);
  for (int i = 0; i < n->n_args; i++) put(out, n->args[i]);
  put(out, (uint64_t)n->item << 32 | n->item2);
  put(out, (uint64_t)n->index << 32 | n->index2);
  put(out, (uint64_t)n->var << 32 | n->end);
  put(out, (uint64_t)n->imm.i);
}

void aoti_loop_key(const aoti_kernel *k, aoti_text *out) {
  put(out, k->n_dims);
  put(out, k->buffers.n);
  for (size_t i = 0; i < k->buffers.n; i++) {
    const aoti_buffer *b = &k->buffers.at[i];
    put(out, (uint64_t)b->align << 32 | (uint64_t)b->noalias << 16 | (uint64_t)b->access << 8 | b->dtype);
  }
  put(out, k->sizes.n);
  for (size_t i = 0; i < k->sizes.n; i++) {
    put(out, (uint64_t)k->sizes.at[i].min);
    put(out, (uint64_t)k->sizes.at[i].max);
  }
  put(out, k->scalars.n);
  for (size_t i = 0; i < k->scalars.n; i++) put(out, k->scalars.at[i].dtype);
  put(out, k->vars.n);
  for (size_t i = 0; i < k->vars.n; i++) put(out, k->vars.at[i].extent);
  put(out, k->ix.n);
  for (size_t i = 1; i < k->ix.n; i++) { // the bounds follow from these
    const aoti_ix_node *x = &k->ix.at[i];
    put(out, x->kind);
    put(out, (uint64_t)x->value);
    put(out, (uint64_t)x->a << 32 | x->b);
  }
  put(out, k->nodes.n);
  for (size_t i = 1; i < k->nodes.n; i++) put_node(out, &k->nodes.at[i]);
}
