/* What attention.c and attention_stored.c share. */
#ifndef AOT_RULES_ATTENTION_H
#define AOT_RULES_ATTENTION_H

#include "rules.h"

typedef struct aoti_attention {
  aot_dtype dtype;           /* computed in */
  aot_int n, h, l, s, e, v;  /* batch, heads, queries, keys, their length, the values' length */
  aoti_te query, key, value; /* [n, h, l, e], [n, h, s, e], [n, h, s, v] */
  aoti_te mask;              /* 0: none; broadcast to [n, h, l, s]; b8: whether to attend, floats are added */
  int64_t group;             /* heads of queries that one of keys serves */
  bool causal;
  double scale;
} aoti_attention;

/* Where a call has its arguments; key and value follow the query. */
typedef struct aoti_attention_call {
  int query, dropout, causal, mask, scale;
} aoti_attention_call;
aot_status aoti_attention_open(aoti_lower *c, const aoti_attention_call *call, aoti_attention *a) AOT_MUST_USE;

typedef struct aoti_attention_saved {
  aoti_te grad, out, log; /* of the output; the output; logsumexp [n, h, l] */
} aoti_attention_saved;
/* Whether it can be computed without scores in memory. */
bool aoti_attention_streams(const aoti_attention *a);
void aoti_attention_forward(aoti_lower *c, const aoti_attention *a, const aoti_meta *out, const aoti_meta *log,
                            aoti_te result[2]);
void aoti_attention_backward(aoti_lower *c, const aoti_attention *a, const aoti_attention_saved *s,
                             const aoti_meta *const meta[3], aoti_te result[3]);
/* The same with the scores in memory; meta[3], if any: of the mask's gradient. */
void aoti_attention_forward_stored(aoti_lower *c, const aoti_attention *a, const aoti_meta *out, const aoti_meta *log,
                                   aoti_te result[2]);
void aoti_attention_backward_stored(aoti_lower *c, const aoti_attention *a, const aoti_attention_saved *s,
                                    const aoti_meta *const meta[4], aoti_te result[4]);

#endif
