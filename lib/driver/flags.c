// The flags of AOTAutograd and its partitioners by name, from flags.def.
#include "driver.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

typedef enum place { IN_PARTITION, IN_FUNCTION, NOWHERE } place;
typedef enum value_type { BOOL, INT, FLOAT, SOLVER, ESTIMATOR, TEXT } value_type;
typedef struct flag {
  const char *name, *def, *summary;
  place in;
  value_type type;
  size_t offset;
  const char *same; // values that are the same as the default here
} flag;

static const flag flags[] = {
#define PARTITION(type, name, def, summary) \
  {#name, def, summary, IN_PARTITION, type, offsetof(aot_partition_options, name), NULL},
#define FUNCTION(type, name, def, summary) \
  {#name, def, summary, IN_FUNCTION, type, offsetof(aot_function_options, name), NULL},
#define FIXED(name, def, same, summary) {#name, def, summary, NOWHERE, TEXT, 0, same},
#include "flags.def"
#undef PARTITION
#undef FUNCTION
#undef FIXED
};
enum { N_FLAGS = sizeof flags / sizeof *flags };

static const flag *flag_at(size_t i) { return i < N_FLAGS ? &flags[i] : NULL; }
const char *aot_flag_name(size_t i) { return flag_at(i) ? flags[i].name : NULL; }
const char *aot_flag_default(size_t i) { return flag_at(i) ? flags[i].def : NULL; }
const char *aot_flag_summary(size_t i) { return flag_at(i) ? flags[i].summary : NULL; }

static const flag *find(const char *name) {
  for (size_t i = 0; i < N_FLAGS; i++)
    if (!strcmp(flags[i].name, name)) return &flags[i];
  return NULL;
}
bool aoti_flag_is_partitioners(const char *name) { return find(name) && find(name)->in == IN_PARTITION; }

static aot_status bad(const flag *f, const char *value, const char *wanted) {
  return aoti_error(AOT_ERROR_INVALID, "flag %s is %s, not %s", f->name, wanted, value);
}

static bool is_any(const char *value, const char *a, const char *b, const char *c) {
  return !strcmp(value, a) || !strcmp(value, b) || !strcmp(value, c);
}

static aot_status store(const flag *f, const char *value, void *at) {
  char *end;
  errno = 0;
  switch (f->type) {
  case BOOL:
    if (!is_any(value, "True", "true", "1") && !is_any(value, "False", "false", "0"))
      return bad(f, value, "True or False");
    *(bool *)at = is_any(value, "True", "true", "1");
    return NULL;
  case INT: {
    long n = strtol(value, &end, 10);
    if (end == value || *end || errno || n < 0 || n > INT32_MAX) return bad(f, value, "a number");
    *(int *)at = (int)n;
    return NULL;
  }
  case FLOAT: {
    double x = strtod(value, &end);
    if (end == value || *end || errno) return bad(f, value, "a number");
    *(double *)at = x;
    return NULL;
  }
  case SOLVER: {
    aoti_budget_solver which = aoti_budget_solver_find(value);
    if (which == AOTI_N_SOLVERS)
      return bad(f, value, "dp, greedy, ilp, dp_knapsack_sliding_hirschberg or dynamic_memory_budget_dp");
    *(aot_budget_solver *)at = (aot_budget_solver)which;
    return NULL;
  }
  case ESTIMATOR: {
    aoti_runtime_estimator which = aoti_runtime_estimator_find(value);
    if (which == AOTI_N_ESTIMATORS) return bad(f, value, "flops, testing or profile");
    *(aot_runtime_estimator *)at = (aot_runtime_estimator)which;
    return NULL;
  }
  case TEXT: *(const char **)at = strcmp(value, "None") ? value : NULL; return NULL;
  }
  return NULL;
}

// One of the words of a text, as it stands or, of a truth value, in another spelling.
static bool among(const char *words, const char *value) {
  const char *spelled = is_any(value, "True", "true", "1")     ? "True"
                        : is_any(value, "False", "false", "0") ? "False"
                                                               : value;
  size_t n = strlen(spelled);
  for (const char *p = words; *p; p += *p == ' ') {
    size_t k = strcspn(p, " ");
    if (k == n && !strncmp(p, spelled, n)) return true;
    p += k;
  }
  return false;
}

static aot_status set(const flag *f, void *options, size_t struct_size, size_t room, const char *value) {
  if (f->offset >= struct_size || f->offset >= room)
    return aoti_error(AOT_ERROR_INVALID, "these options are of a version that has no %s", f->name);
  return store(f, value, (char *)options + f->offset);
}

aot_status aot_flag_set(aot_function_options *function, aot_partition_options *partition, const char *name,
                        const char *value) {
  AOT_NEED(name);
  AOT_NEED(value);
  const flag *f = find(name);
  if (!f) return aoti_error(AOT_ERROR_INVALID, "there is no flag %s; aot_flag_name and aot-llc --help list them", name);
  if (f->in == NOWHERE) {
    if (among(f->def, value) || among(f->same, value)) return NULL;
    return aoti_error(AOT_ERROR_UNSUPPORTED, "flag %s is %s here, not %s: %s", f->name, f->def, value, f->summary);
  }
  if (f->in == IN_PARTITION && partition) return set(f, partition, partition->struct_size, sizeof *partition, value);
  if (f->in == IN_FUNCTION && function) return set(f, function, function->struct_size, sizeof *function, value);
  return aoti_error(AOT_ERROR_INVALID, "flag %s is one of %s, which are not given", f->name,
                    f->in == IN_PARTITION ? "aot_partition_options" : "aot_function_options");
}
