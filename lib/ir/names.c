/* Names of values, as FX's namespace makes them. */
#include "graph_impl.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const python_names[] = {
#define X(name) name,
#include "python_names.def"
#undef X
};

static int compare_names(const void *a, const void *b) {
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}
static bool is_python_name(const char *name) {
  return bsearch(&name, python_names, sizeof python_names / sizeof *python_names, sizeof *python_names,
                 compare_names) != NULL;
}

/* Runs of illegal characters become one "_"; a name may not begin with a digit. */
static aot_status legal_name(aoti_arena *arena, const char *hint, char **out) {
  size_t n = strlen(hint), k = 0;
  char *s;
  AOT_TRY(aoti_arena_alloc(arena, n + sizeof "_unnamed", 1, &s));
  if (!n) memcpy(s, "_unnamed", sizeof "_unnamed");
  if (aoti_is_digit(hint[0])) s[k++] = '_';
  for (size_t i = 0; i < n; i++)
    if (aoti_is_word(hint[i]))
      s[k++] = hint[i];
    else if (!i || aoti_is_word(hint[i - 1]))
      s[k++] = '_';
  if (n) s[k] = 0;
  *out = s;
  return NULL;
}

/* Splits "mul_12" into "mul" and 12. False when there is no number (or one no graph could reach). */
static bool split(const char *name, size_t *base_n, uint32_t *number) {
  size_t n = strlen(name), k = n;
  while (k > 0 && aoti_is_digit(name[k - 1])) k--;
  *base_n = n;
  if (k == n || k < 2 || name[k - 1] != '_' || n - k > 9) return false;
  *base_n = k - 1;
  *number = (uint32_t)strtoul(name + k, NULL, 10);
  return true;
}

aot_status aoti_graph_unique_name(aoti_graph *g, const char *hint, const char **out) {
  char *name;
  size_t base_n;
  uint32_t number = 0, *counter;
  AOT_TRY(legal_name(&g->arena, hint, &name));
  bool numbered = split(name, &base_n, &number);
  AOT_TRY(aoti_map_put(&g->name_counts, name, base_n, 0, &counter));
  char *candidate = name;
  size_t size = base_n + sizeof "_4294967295";
  bool taken = aoti_map_get(&g->names, name, strlen(name)) != NULL;
  if (!numbered || taken) {
    number = *counter;
    if (is_python_name(name)) taken = true;
    if (taken) AOT_TRY(aoti_arena_alloc(&g->arena, size, 1, &candidate));
    while (taken) {
      snprintf(candidate, size, "%.*s_%u", (int)base_n, name, ++number);
      taken = aoti_map_get(&g->names, candidate, strlen(candidate)) != NULL;
    }
  }
  *counter = number;
  *out = candidate;
  return NULL;
}

aot_status aoti_graph_take_name(aoti_graph *g, const char *name, const char **out) {
  size_t n = strlen(name), base_n;
  uint32_t number = 0, *counter;
  bool legal = n && !aoti_is_digit(name[0]);
  for (size_t i = 0; i < n; i++) legal = legal && aoti_is_word(name[i]);
  if (!legal) return aoti_error(AOT_ERROR_INVALID, "\"%s\" is not a name", name);
  if (aoti_map_get(&g->names, name, n)) return aoti_error(AOT_ERROR_INVALID, "the name %s is taken", name);
  bool numbered = split(name, &base_n, &number);
  AOT_TRY(aoti_map_put(&g->name_counts, name, base_n, 0, &counter));
  if (numbered) *counter = number;
  return aoti_arena_strdup(&g->arena, name, n, out);
}
