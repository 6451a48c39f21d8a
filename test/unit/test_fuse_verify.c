// The rules of expressions and groups: what the compiler makes passes, and each broken rule is found.
#include "fuse_test.h"

typedef struct broken {
  const char *what; // is in the message
  void (*damage)(aoti_fuse *f, aoti_groups *groups);
} broken;

static aoti_te first(const aoti_fuse *f, aoti_te_kind kind) {
  for (aoti_te e = 1; e < f->te.n; e++)
    if (f->te.at[e].kind == kind) return e;
  fail_msg("no expression of kind %d", (int)kind);
  return 0;
}

static void later_operand(aoti_fuse *f, aoti_groups *g) {
  (void)g;
  f->te.at[first(f, AOTI_TE_POINT)].args[0] = (aoti_te)f->te.n - 1;
}
static void other_sizes(aoti_fuse *f, aoti_groups *g) {
  (void)g;
  f->te.at[first(f, AOTI_TE_POINT)].ndim--;
}
static void missing_dimension(aoti_fuse *f, aoti_groups *g) {
  (void)g;
  f->te.at[first(f, AOTI_TE_REDUCE)].dims = 1u << 5;
}
static void no_dtype(aoti_fuse *f, aoti_groups *g) {
  (void)g;
  f->te.at[first(f, AOTI_TE_INPUT)].dtype = 0;
}
static void read_too_early(aoti_fuse *f, aoti_groups *g) {
  (void)f;
  aoti_group head = g->at[0];
  g->at[0] = g->at[g->n - 1];
  g->at[g->n - 1] = head;
}
static void twice(aoti_fuse *f, aoti_groups *g) {
  (void)f;
  g->at[1].members = g->at[0].members;
  g->at[1].n_reads = 0;
}
static void not_stored(aoti_fuse *f, aoti_groups *g) {
  (void)f;
  ((aoti_member *)g->at[g->n - 1].members)[0].stored = false;
}

static const broken table[] = {{"names no earlier expression", later_operand},
                               {"operand of other sizes", other_sizes},
                               {"not the sizes that its reduction leaves", missing_dimension},
                               {"has no dtype", no_dtype},
                               {"read before it is in memory", read_too_early},
                               {"in two groups", twice},
                               {"no group stores", not_stored}};

static const char text[] = "def forward(self, x: \"f32[4, 8][8, 1]cpu\"):\n"
                           "    e = torch.ops.aten.exp.default(x)\n"
                           "    s = torch.ops.aten.sum.dim_IntList(e, [0])\n"
                           "    t = torch.ops.aten.sum.dim_IntList(s, [0])\n"
                           "    return (t,)\n";

static aot_status check(void (*damage)(aoti_fuse *, aoti_groups *)) {
  fused f = fuse_text(text, NULL);
  aoti_fuse_options options = {0};
  aoti_lowered_graph lowered;
  aoti_groups groups;
  must(aoti_lower_graph(f.graph, &f.arena, &options, &lowered), text);
  must(aoti_fuse_run(lowered.f, &groups), text);
  assert_int_equal(groups.n, 2);
  if (damage) damage(lowered.f, &groups);
  aot_status status = aoti_fuse_verify(lowered.f);
  if (!status) status = aoti_groups_verify(lowered.f, &groups);
  fused_free(&f);
  return status;
}

static void each_rule_is_checked(void **state) {
  (void)state;
  must(check(NULL), text);
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
    aot_status status = check(table[i].damage);
    if (!status) fail_msg("not found: %s", table[i].what);
    if (aot_status_code(status) != AOT_ERROR_INTERNAL || !strstr(aot_status_text(status), table[i].what))
      fail_msg("%s, not %s", aot_status_text(status), table[i].what);
    aot_status_free(status);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(each_rule_is_checked)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
