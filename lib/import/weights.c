// Which tensor of a file is the value of an input.
#include "import.h"

#include <aot/file.h>
#include <string.h>
#include <strings.h>

static bool same_path(const char *input, const char *path, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (input[i] != (path[i] == '.' ? '_' : path[i])) return false;
  return true;
}

// torch.export's names: p_layers_0_weight, b_layers_0_mean, c_scale of layers.0.weight, ...
static bool exported(const char *input, const char *path) {
  size_t n = strlen(path);
  return input[0] && strchr("pbc", input[0]) && input[1] == '_' && strlen(input + 2) == n &&
         same_path(input + 2, path, n);
}

// Dynamo's names: L_self_modules_layers_modules_0_parameters_weight_ of layers.0.weight.
static bool of_dynamo(const char *input, const char *path) {
  static const char *const kinds[] = {"parameters_", "buffers_"};
  if (strncasecmp(input, "L_self_", 7)) return false;
  input += 7;
  for (const char *dot; (dot = strchr(path, '.')); path = dot + 1) {
    size_t n = (size_t)(dot - path);
    if (strncmp(input, "modules_", 8) || strlen(input + 8) <= n || !same_path(input + 8, path, n) ||
        input[8 + n] != '_')
      return false;
    input += 8 + n + 1;
  }
  size_t n = strlen(path);
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    size_t k = strlen(kinds[i]);
    if (!strncmp(input, kinds[i], k) && strlen(input + k) == n + 1 && same_path(input + k, path, n) &&
        input[k + n] == '_')
      return true;
  }
  return false;
}

static bool is_called(const aot_graph *g, size_t i, const char *name) {
  const char *input = aot_graph_input_name(g, i), *target = aot_graph_input_target(g, i);
  return !strcmp(input, name) || (target && !strcmp(target, name)) || exported(input, name) || of_dynamo(input, name);
}

// numpy's archives name their members NAME.npy.
static aot_status without_ending(const char *name, aoti_text *out) {
  size_t n = strlen(name);
  if (n > 4 && !strcmp(name + n - 4, ".npy")) n -= 4;
  aoti_text_put(out, name, n);
  return out->failed ? aoti_oom() : NULL;
}

aot_status aot_graph_input_from(const aot_graph *g, size_t i, const aot_tensor_file *file, aot_tensor **out) {
  AOT_NEED(g);
  AOT_NEED(file);
  AOT_NEED(out);
  *out = NULL;
  if (!aot_graph_input_name(g, i)) return aoti_error(AOT_ERROR_INVALID, "the graph has no input %zu", i);
  uint32_t id = aoti_graph_find(g, aot_graph_input_name(g, i), strlen(aot_graph_input_name(g, i)));
  const aoti_type *type = &aoti_graph_node(g, id)->type;
  bool bf16 = type->kind == AOTI_TYPE_TENSOR && type->tensor.dtype == AOT_BF16;
  for (size_t k = 0; k < aot_tensor_file_count(file); k++) {
    aoti_text name = {0};
    AOT_TRY(without_ending(aot_tensor_file_name(file, k), &name));
    bool found = is_called(g, i, name.at);
    aoti_text_deinit(&name);
    if (found) return aot_tensor_file_get(file, aot_tensor_file_name(file, k), bf16, out);
  }
  return NULL;
}
