// What the two forms of streams share.
#include "cg.h"

LLVMValueRef cg_slot(cg *g, LLVMTypeRef type, LLVMValueRef array, LLVMValueRef i) {
  return LLVMBuildInBoundsGEP2(g->b, type, array, &i, 1, "");
}
LLVMValueRef cg_get(cg *g, LLVMTypeRef type, LLVMValueRef array, LLVMValueRef i) {
  return LLVMBuildLoad2(g->b, type, cg_slot(g, type, array, i), "");
}
void cg_put(cg *g, LLVMTypeRef type, LLVMValueRef array, LLVMValueRef i, LLVMValueRef v) {
  LLVMBuildStore(g->b, v, cg_slot(g, type, array, i));
}

void cg_stream_statements(cg *g, const aoti_stream *s) {
  const aoti_kernel *k = g->k;
  for (uint32_t id = s->loop + 1; id < k->nodes.at[s->loop].end; id++) {
    unsigned op = k->nodes.at[id].op;
    if (op != AOTI_OP_CONTRACT && op != AOTI_OP_WEIGHT && !aoti_loop_is_total(op)) cg_statement(g, id);
  }
}
