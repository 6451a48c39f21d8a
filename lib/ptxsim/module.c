// A module: parse, place its variables, decode its kernels.
#include <stdlib.h>
#include "core.h"
#include "exec.h"

static aot_status place_variables(aoti_ptx_module *m) {
  for (size_t i = 0; i < m->vars.n; i++) {
    ptx_var *v = m->vars.at[i];
    if ((v->space != PTX_GLOBAL && v->space != PTX_CONST) || v->is_extern) continue;
    uint64_t bytes = v->bytes ? v->bytes : 1;
    AOT_TRY(aoti_ptx_alloc(m->machine, bytes, v->space == PTX_CONST ? AOTI_PTX_CONST : AOTI_PTX_GLOBAL, 0, v->name,
                           &v->address));
  }
  for (size_t i = 0; i < m->vars.n; i++) {
    const ptx_var *v = m->vars.at[i];
    int bytes = ptx_bytes(v->type);
    for (uint32_t k = 0; k < v->n_init; k++) {
      const ptx_init *init = &v->init[k];
      uint64_t address = init->var ? init->var->address : init->func ? ptx_code_address(init->func) : 0;
      uint64_t bits = init->bits + address;
      if (init->mask_shift) bits = address >> (init->mask_shift - 1) & 255;
      if (((uint64_t)init->at + 1) * (uint64_t)bytes > v->bytes || bytes > 8) continue;
      memcpy((void *)(uintptr_t)(v->address + (uint64_t)init->at * (uint64_t)bytes), &bits, (size_t)bytes);
    }
  }
  return NULL;
}

static aot_status decode_all(aoti_ptx_module *m) {
  aot_status first = NULL;
  int more = 0;
  for (size_t i = 0; i < m->funcs.n; i++) {
    ptx_func *f = m->funcs.at[i];
    if (!f->body) continue;
    aoti_ptx_kernel *k = NULL;
    aot_status status = ptx_decode_kernel(m, f, &k); // functions too, for their errors
    if (!status && f->entry) status = aoti_push(&m->arena, &m->kernels, k);
    if (!status) continue;
    if (!first) {
      first = status;
      if (aot_status_code(first) != AOT_ERROR_UNSUPPORTED) return first;
    } else {
      if (more++ < 32) first = aoti_note(first, "%s", aot_status_message(status));
      aot_status_free(status);
    }
  }
  return first;
}

static aot_status load(aoti_ptx_module *m, const char *name, const char *text, size_t n) {
  if (n && !text[n - 1]) n--;
  AOT_TRY(aoti_arena_strdup(&m->arena, text, n, &m->text));
  m->text_n = n;
  if (name) AOT_TRY(aoti_arena_strdup(&m->arena, name, strlen(name), &m->name));
  size_t at = 0;
  AOT_TRY(aoti_push(&m->arena, &m->line_at, at));
  for (at = 0; at < n; at++)
    if (text[at] == '\n') AOT_TRY(aoti_push(&m->arena, &m->line_at, at + 1));
  size_t lanes;
  const ptx_lane_entry *table = ptx_lane_table(&lanes);
  m->lanes.arena = &m->arena;
  for (size_t i = 0; i < lanes; i++)
    AOT_TRY(aoti_map_put(&m->lanes, table[i].key, strlen(table[i].key), (uint32_t)i, NULL));
  AOT_TRY(ptx_parse(m));
  for (size_t i = 0; i < m->funcs.n; i++)
    if (!m->funcs.at[i]->body && !m->funcs.at[i]->is_extern && !ptx_is_provided(m->funcs.at[i]->name))
      return aoti_error_at(AOT_ERROR_INVALID, m->name, (int)m->funcs.at[i]->line,
                           "PTX line %u: function '%s' is declared and not defined", m->funcs.at[i]->line,
                           m->funcs.at[i]->name);
  AOT_TRY(ptx_mark_recursive(m));
  AOT_TRY(place_variables(m));
  return decode_all(m);
}

aot_status aoti_ptx_load(aoti_ptx_machine *machine, const char *name, const char *text, size_t n,
                         aoti_ptx_module **out) {
  *out = NULL;
  if (!machine || !text) return aoti_error(AOT_ERROR_INVALID, "no PTX text");
  if (n > 1u << 30) return aoti_error(AOT_ERROR_INVALID, "a PTX text of more than 1 GiB");
  aoti_ptx_module *m = calloc(1, sizeof *m);
  if (!m) return aoti_oom();
  m->machine = machine;
  aoti_arena_init(&m->arena, &aoti_heap);
  aot_status status = load(m, name, text, n);
  if (status) {
    aoti_ptx_unload(m);
    return status;
  }
  *out = m;
  return NULL;
}

void aoti_ptx_unload(aoti_ptx_module *m) {
  if (!m) return;
  for (size_t i = 0; i < m->vars.n; i++)
    if (m->vars.at[i]->address && !m->vars.at[i]->is_extern)
      aot_status_free(aoti_ptx_free(m->machine, m->vars.at[i]->address));
  aoti_arena_deinit(&m->arena);
  free(m);
}

uint64_t aoti_ptx_module_global_bytes(const aoti_ptx_module *m) {
  uint64_t bytes = 0;
  for (size_t i = 0; i < m->vars.n; i++)
    if (m->vars.at[i]->space == PTX_GLOBAL && !m->vars.at[i]->is_extern) bytes += m->vars.at[i]->bytes;
  return bytes;
}

void ptx_limit_registers(aoti_ptx_kernel_info *info, uint32_t most) {
  const uint32_t *n = info->req_ntid[0] ? info->req_ntid : info->max_ntid;
  if (info->max_nreg && info->max_nreg < most) most = info->max_nreg;
  if (n[0]) { // so many blocks of so many threads are resident at once: a warp's share of a multiprocessor's 65,536
    uint64_t warps = ((uint64_t)n[0] * (n[1] ? n[1] : 1) * (n[2] ? n[2] : 1) + 31) / 32;
    uint64_t share = 65536 / 32 / (warps * (info->min_ctas ? info->min_ctas : 1)) / 8 * 8;
    if (share >= 16 && share < most) most = (uint32_t)share;
  }
  if (info->registers > most) info->registers = most;
}
void aoti_ptx_limit_registers(aoti_ptx_module *m, uint32_t most) {
  for (size_t i = 0; most && i < m->kernels.n; i++) ptx_limit_registers(&m->kernels.at[i]->info, most);
}

uint64_t aoti_ptx_module_constants(const aoti_ptx_module *m) {
  uint64_t bytes = 0;
  for (size_t i = 0; i < m->vars.n; i++) {
    const ptx_var *v = m->vars.at[i];
    uint64_t align = v->align ? v->align : 1;
    if (v->space == PTX_CONST && !v->is_extern) bytes = (bytes + align - 1) / align * align + v->bytes;
  }
  return bytes;
}

int aoti_ptx_module_target(const aoti_ptx_module *m) { return m->target; }
const char *aoti_ptx_module_line(const aoti_ptx_module *m, uint32_t line, size_t *out_n) {
  if (line < 1 || line > m->line_at.n) {
    *out_n = 0;
    return "";
  }
  size_t at = m->line_at.at[line - 1], end = line < m->line_at.n ? m->line_at.at[line] - 1 : m->text_n;
  *out_n = end - at;
  return m->text + at;
}

const aoti_ptx_kernel *aoti_ptx_kernel_at(const aoti_ptx_module *m, size_t i) {
  return i < m->kernels.n ? m->kernels.at[i] : NULL;
}
const aoti_ptx_kernel *aoti_ptx_kernel_find(const aoti_ptx_module *m, const char *name) {
  for (size_t i = 0; i < m->kernels.n; i++)
    if (!strcmp(m->kernels.at[i]->info.name, name)) return m->kernels.at[i];
  return NULL;
}
bool aoti_ptx_variable(const aoti_ptx_module *m, const char *name, uint64_t *out_address, uint64_t *out_bytes) {
  const uint32_t *at = aoti_map_get(&m->symbols, name, strlen(name));
  if (!at || m->syms.at[*at].kind != PTX_S_VAR || !m->syms.at[*at].var->address) return false;
  if (out_address) *out_address = m->syms.at[*at].var->address;
  if (out_bytes) *out_bytes = m->syms.at[*at].var->bytes;
  return true;
}
bool aoti_ptx_managed(const aoti_ptx_module *m, const char *name) {
  const uint32_t *at = aoti_map_get(&m->symbols, name, strlen(name));
  return at && m->syms.at[*at].kind == PTX_S_VAR && m->syms.at[*at].var->managed;
}
const aoti_ptx_kernel_info *aoti_ptx_kernel_info_of(const aoti_ptx_kernel *k) { return &k->info; }
