// Pointwise operations as LLVM instructions. Operations no instruction computes are calls into kernels-ir.
#include "cg.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static bool is_float(unsigned dtype) { return aoti_loop_is_float((aot_dtype)dtype); }
static bool is_unsigned(unsigned dtype) { return dtype == AOT_U8 || dtype == AOT_U64 || dtype == AOT_B8; }

LLVMValueRef cg_call_intrinsic(cg *g, const char *name, LLVMTypeRef overload, LLVMValueRef *args, unsigned n) {
  unsigned id = LLVMLookupIntrinsicID(name, strlen(name));
  LLVMValueRef f = LLVMGetIntrinsicDeclaration(g->module, id, &overload, overload ? 1 : 0);
  return LLVMBuildCall2(g->b, LLVMGlobalGetValueType(f), f, args, n, "");
}

LLVMValueRef cg_fma(cg *g, LLVMValueRef a, LLVMValueRef b, LLVMValueRef c) {
  LLVMValueRef args[] = {a, b, c};
  return cg_call_intrinsic(g, "llvm.fma", LLVMTypeOf(a), args, 3);
}

static LLVMValueRef call_kernel(cg *g, const char *text, unsigned dtype, LLVMValueRef *args, unsigned n) {
  char name[64];
  LLVMTypeRef type = cg_value_type(g, dtype), params[3] = {type, type, type};
  snprintf(name, sizeof name, "aot_%s_%s", text, aoti_loop_dtype_name((aot_dtype)dtype));
  LLVMTypeRef fn_type = LLVMFunctionType(type, params, n, false);
  LLVMValueRef f = LLVMGetNamedFunction(g->module, name);
  if (!f) f = LLVMAddFunction(g->module, name, fn_type);
  g->needs_kernels = true;
  return LLVMBuildCall2(g->b, fn_type, f, args, n, "");
}

static LLVMValueRef constant(cg *g, unsigned dtype, double v) {
  LLVMTypeRef t = cg_value_type(g, dtype);
  return is_float(dtype) ? LLVMConstReal(t, v) : LLVMConstInt(t, (unsigned long long)(long long)v, true);
}

static LLVMValueRef fcmp(cg *g, LLVMRealPredicate p, LLVMValueRef a, LLVMValueRef b) {
  return LLVMBuildFCmp(g->b, p, a, b, "");
}
static LLVMValueRef icmp(cg *g, LLVMIntPredicate p, LLVMValueRef a, LLVMValueRef b) {
  return LLVMBuildICmp(g->b, p, a, b, "");
}
static LLVMValueRef select_(cg *g, LLVMValueRef c, LLVMValueRef a, LLVMValueRef b) {
  return LLVMBuildSelect(g->b, c, a, b, "");
}

static LLVMValueRef less(cg *g, unsigned dtype, LLVMValueRef a, LLVMValueRef b) {
  if (is_float(dtype)) return fcmp(g, LLVMRealOLT, a, b);
  return icmp(g, is_unsigned(dtype) ? LLVMIntULT : LLVMIntSLT, a, b);
}

static LLVMValueRef compare(cg *g, unsigned op, unsigned dtype, LLVMValueRef a, LLVMValueRef b) {
  static const struct {
    LLVMRealPredicate real;
    LLVMIntPredicate sint, uint;
  } p[] = {{LLVMRealOEQ, LLVMIntEQ, LLVMIntEQ},   {LLVMRealUNE, LLVMIntNE, LLVMIntNE},
           {LLVMRealOLT, LLVMIntSLT, LLVMIntULT}, {LLVMRealOLE, LLVMIntSLE, LLVMIntULE},
           {LLVMRealOGT, LLVMIntSGT, LLVMIntUGT}, {LLVMRealOGE, LLVMIntSGE, LLVMIntUGE}};
  unsigned i = op - AOTI_OP_EQ;
  if (is_float(dtype)) return fcmp(g, p[i].real, a, b);
  return icmp(g, is_unsigned(dtype) ? p[i].uint : p[i].sint, a, b);
}

/* NaN from either side comes through; integers by comparison. */
static LLVMValueRef extreme(cg *g, bool max, unsigned dtype, LLVMValueRef a, LLVMValueRef b) {
  if (!is_float(dtype)) return select_(g, max ? less(g, dtype, b, a) : less(g, dtype, a, b), a, b);
  if (g->minmax_native && (g->target == &cg_host || dtype == AOT_F32)) {
    LLVMValueRef args[] = {a, b};
    return cg_call_intrinsic(g, max ? "llvm.maximum" : "llvm.minimum", LLVMTypeOf(a), args, 2);
  }
  LLVMValueRef wins = max ? less(g, dtype, b, a) : less(g, dtype, a, b);
  return select_(g, LLVMBuildOr(g->b, wins, fcmp(g, LLVMRealUNO, a, a), ""), a, b);
}

static LLVMValueRef absolute(cg *g, unsigned dtype, LLVMValueRef a) {
  if (is_float(dtype)) return cg_call_intrinsic(g, "llvm.fabs", LLVMTypeOf(a), &a, 1);
  if (is_unsigned(dtype)) return a;
  return select_(g, less(g, dtype, a, constant(g, dtype, 0)), LLVMBuildNeg(g->b, a, ""), a);
}

static LLVMValueRef sign(cg *g, unsigned dtype, LLVMValueRef a) {
  LLVMValueRef zero = constant(g, dtype, 0), one = constant(g, dtype, 1);
  LLVMValueRef positive = select_(g, less(g, dtype, zero, a), one, zero);
  if (is_unsigned(dtype)) return positive;
  return select_(g, less(g, dtype, a, zero), constant(g, dtype, -1), positive);
}

/* Division that has a result for every input: by 0 gives 0, the least value by -1 gives itself. */
static LLVMValueRef int_divide(cg *g, unsigned op, unsigned dtype, LLVMValueRef a, LLVMValueRef b) {
  LLVMTypeRef t = LLVMTypeOf(a);
  LLVMValueRef zero = LLVMConstInt(t, 0, false), one = LLVMConstInt(t, 1, false), q, r;
  LLVMValueRef by_zero = icmp(g, LLVMIntEQ, b, zero), unsafe = by_zero;
  if (!is_unsigned(dtype)) {
    LLVMValueRef least = LLVMConstInt(t, 1ull << (LLVMGetIntTypeWidth(t) - 1), false);
    LLVMValueRef minus = icmp(g, LLVMIntEQ, b, LLVMConstAllOnes(t));
    unsafe = LLVMBuildOr(g->b, unsafe, LLVMBuildAnd(g->b, minus, icmp(g, LLVMIntEQ, a, least), ""), "");
  }
  LLVMValueRef d = select_(g, unsafe, one, b);
  q = is_unsigned(dtype) ? LLVMBuildUDiv(g->b, a, d, "") : LLVMBuildSDiv(g->b, a, d, "");
  r = LLVMBuildSub(g->b, a, LLVMBuildMul(g->b, q, d, ""), "");
  if (!is_unsigned(dtype) && (op == AOTI_OP_FLOORDIV || op == AOTI_OP_REMAINDER)) {
    LLVMValueRef opposite = icmp(g, LLVMIntSLT, LLVMBuildXor(g->b, r, d, ""), zero);
    LLVMValueRef fix = LLVMBuildAnd(g->b, opposite, icmp(g, LLVMIntNE, r, zero), "");
    q = select_(g, fix, LLVMBuildSub(g->b, q, one, ""), q);
    r = select_(g, fix, LLVMBuildAdd(g->b, r, d, ""), r);
  }
  return select_(g, by_zero, zero, op == AOTI_OP_FLOORDIV || op == AOTI_OP_TRUNCDIV ? q : r);
}

/* As Python and PyTorch: from the exact remainder, so that a == floordiv * b + remainder as far as rounding allows. */
static LLVMValueRef float_divide(cg *g, unsigned op, unsigned dtype, LLVMValueRef a, LLVMValueRef b) {
  LLVMTypeRef t = LLVMTypeOf(a);
  LLVMValueRef zero = LLVMConstReal(t, 0), one = LLVMConstReal(t, 1), args[2] = {a, b};
  if (op == AOTI_OP_TRUNCDIV) {
    LLVMValueRef q = LLVMBuildFDiv(g->b, a, b, "");
    return cg_call_intrinsic(g, "llvm.trunc", t, &q, 1);
  }
  LLVMValueRef mod = call_kernel(g, "fmod", dtype, args, 2);
  if (op == AOTI_OP_FMOD) return mod;
  LLVMValueRef opposite = LLVMBuildXor(g->b, fcmp(g, LLVMRealOLT, b, zero), fcmp(g, LLVMRealOLT, mod, zero), "");
  LLVMValueRef fix = LLVMBuildAnd(g->b, fcmp(g, LLVMRealUNE, mod, zero), opposite, "");
  if (op == AOTI_OP_REMAINDER) return select_(g, fix, LLVMBuildFAdd(g->b, mod, b, ""), mod);
  LLVMValueRef q = LLVMBuildFDiv(g->b, LLVMBuildFSub(g->b, a, mod, ""), b, ""), plain = LLVMBuildFDiv(g->b, a, b, "");
  q = select_(g, fix, LLVMBuildFSub(g->b, q, one, ""), q);
  LLVMValueRef down = cg_call_intrinsic(g, "llvm.floor", t, &q, 1);
  LLVMValueRef up = fcmp(g, LLVMRealOGT, LLVMBuildFSub(g->b, q, down, ""), LLVMConstReal(t, 0.5));
  down = select_(g, up, LLVMBuildFAdd(g->b, down, one, ""), down);
  LLVMValueRef signed_zero[2] = {zero, plain};
  down = select_(g, fcmp(g, LLVMRealUNE, q, zero), down, cg_call_intrinsic(g, "llvm.copysign", t, signed_zero, 2));
  return select_(g, fcmp(g, LLVMRealOEQ, b, zero), plain, down);
}

static LLVMValueRef shift(cg *g, unsigned op, unsigned dtype, LLVMValueRef a, LLVMValueRef b) {
  LLVMTypeRef t = LLVMTypeOf(a);
  unsigned width = LLVMGetIntTypeWidth(t);
  LLVMValueRef last = LLVMConstInt(t, width - 1, false);
  LLVMValueRef inside = icmp(g, LLVMIntULE, b, last), amount = select_(g, inside, b, last);
  if (op == AOTI_OP_SHR && !is_unsigned(dtype)) return LLVMBuildAShr(g->b, a, amount, "");
  LLVMValueRef r = op == AOTI_OP_SHL ? LLVMBuildShl(g->b, a, amount, "") : LLVMBuildLShr(g->b, a, amount, "");
  return select_(g, inside, r, LLVMConstNull(t));
}

static LLVMValueRef cast(cg *g, unsigned from, unsigned to, LLVMValueRef a) {
  LLVMTypeRef t = cg_value_type(g, to), f = LLVMTypeOf(a);
  if (to == AOT_B8) {
    if (is_float(from)) return fcmp(g, LLVMRealUNE, a, LLVMConstNull(f));
    return icmp(g, LLVMIntNE, a, LLVMConstNull(f));
  }
  if (is_float(from) && is_float(to))
    return from == to ? a : to == AOT_F64 ? LLVMBuildFPExt(g->b, a, t, "") : LLVMBuildFPTrunc(g->b, a, t, "");
  if (is_float(to)) return is_unsigned(from) ? LLVMBuildUIToFP(g->b, a, t, "") : LLVMBuildSIToFP(g->b, a, t, "");
  if (is_float(from)) { // through i32, whose low bits narrower integers take
    LLVMTypeRef wide = to == AOT_I64 ? g->i64 : g->i32, types[2] = {wide, f};
    // What does not fit, NaN among it, is the most negative value, as x86 converts and as eager execution therefore
    // does.
    LLVMValueRef fits = fcmp(g, LLVMRealOLT, a, LLVMConstReal(f, to == AOT_I64 ? 0x1p63 : 0x1p31));
    a = select_(g, fits, a, LLVMConstReal(f, -INFINITY));
    unsigned id = LLVMLookupIntrinsicID("llvm.fptosi.sat", 15);
    LLVMValueRef fn = LLVMGetIntrinsicDeclaration(g->module, id, types, 2);
    a = LLVMBuildCall2(g->b, LLVMGlobalGetValueType(fn), fn, &a, 1, "");
    f = wide;
  }
  unsigned wf = LLVMGetIntTypeWidth(f), wt = LLVMGetIntTypeWidth(t);
  if (wf == wt) return a;
  if (wf > wt) return LLVMBuildTrunc(g->b, a, t, "");
  return is_unsigned(from) && !is_float(from) ? LLVMBuildZExt(g->b, a, t, "") : LLVMBuildSExt(g->b, a, t, "");
}

static LLVMValueRef arithmetic(cg *g, unsigned op, bool real, LLVMValueRef a, LLVMValueRef b) {
  switch (op) {
  case AOTI_OP_ADD: return real ? LLVMBuildFAdd(g->b, a, b, "") : LLVMBuildAdd(g->b, a, b, "");
  case AOTI_OP_SUB: return real ? LLVMBuildFSub(g->b, a, b, "") : LLVMBuildSub(g->b, a, b, "");
  case AOTI_OP_MUL: return real ? LLVMBuildFMul(g->b, a, b, "") : LLVMBuildMul(g->b, a, b, "");
  default: return LLVMBuildFDiv(g->b, a, b, "");
  }
}

LLVMValueRef cg_op(cg *g, unsigned op, unsigned dtype, unsigned to, LLVMValueRef *args) {
  static const uint8_t operands[AOTI_OP_COUNT] = {
#define X(name, text, operands_, class, result) [AOTI_OP_##name] = operands_,
#include "loop_ops.def"
#undef X
  };
  LLVMValueRef a = args[0], b = args[1];
  LLVMTypeRef t = LLVMTypeOf(a);
  bool real = is_float(dtype);
  switch ((aoti_loop_op)op) {
  case AOTI_OP_ADD:
  case AOTI_OP_SUB:
  case AOTI_OP_MUL:
  case AOTI_OP_DIV: return arithmetic(g, op, real, a, b);
  case AOTI_OP_FMA: return cg_fma(g, a, b, args[2]);
  case AOTI_OP_NEG: return real ? LLVMBuildFNeg(g->b, a, "") : LLVMBuildNeg(g->b, a, "");
  case AOTI_OP_ABS: return absolute(g, dtype, a);
  case AOTI_OP_SIGN: return sign(g, dtype, a);
  case AOTI_OP_MIN:
  case AOTI_OP_MAX: return extreme(g, op == AOTI_OP_MAX, dtype, a, b);
  case AOTI_OP_FLOORDIV:
  case AOTI_OP_REMAINDER:
  case AOTI_OP_TRUNCDIV:
  case AOTI_OP_FMOD: return real ? float_divide(g, op, dtype, a, b) : int_divide(g, op, dtype, a, b);
  case AOTI_OP_EQ:
  case AOTI_OP_NE:
  case AOTI_OP_LT:
  case AOTI_OP_LE:
  case AOTI_OP_GT:
  case AOTI_OP_GE: return compare(g, op, dtype, a, b);
  case AOTI_OP_SELECT: return select_(g, a, b, args[2]);
  case AOTI_OP_ISNAN: return fcmp(g, LLVMRealUNO, a, a);
  case AOTI_OP_ISINF: return fcmp(g, LLVMRealOEQ, absolute(g, dtype, a), LLVMConstReal(t, __builtin_inf()));
  case AOTI_OP_AND: return LLVMBuildAnd(g->b, a, b, "");
  case AOTI_OP_OR: return LLVMBuildOr(g->b, a, b, "");
  case AOTI_OP_XOR: return LLVMBuildXor(g->b, a, b, "");
  case AOTI_OP_NOT: return LLVMBuildNot(g->b, a, "");
  case AOTI_OP_SHL:
  case AOTI_OP_SHR: return shift(g, op, dtype, a, b);
  case AOTI_OP_CAST: return cast(g, dtype, to, a);
  case AOTI_OP_ROUND_BF16: return cg_widen(g, AOT_BF16, cg_narrow(g, AOT_BF16, a));
  case AOTI_OP_ROUND_F16: return cg_widen(g, AOT_F16, cg_narrow(g, AOT_F16, a));
  case AOTI_OP_SQRT: return cg_call_intrinsic(g, "llvm.sqrt", t, args, 1);
  case AOTI_OP_FLOOR: return cg_call_intrinsic(g, "llvm.floor", t, args, 1);
  case AOTI_OP_CEIL: return cg_call_intrinsic(g, "llvm.ceil", t, args, 1);
  case AOTI_OP_TRUNC: return cg_call_intrinsic(g, "llvm.trunc", t, args, 1);
  case AOTI_OP_RINT: return cg_call_intrinsic(g, "llvm.roundeven", t, args, 1);
  case AOTI_OP_COPYSIGN: return cg_call_intrinsic(g, "llvm.copysign", t, args, 2);
  case AOTI_OP_SIN:
  case AOTI_OP_COS:
  case AOTI_OP_TAN:
    if (g->moderate[g->node]) {
      const char *name = op == AOTI_OP_SIN ? "sin_small" : op == AOTI_OP_COS ? "cos_small" : "tan_small";
      return call_kernel(g, name, dtype, args, 1);
    }
    return call_kernel(g, aoti_loop_op_name((aoti_loop_op)op), dtype, args, 1);
  default: return call_kernel(g, aoti_loop_op_name((aoti_loop_op)op), dtype, args, operands[op]);
  }
}
