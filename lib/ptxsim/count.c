// Counters: the workers' tallies added up, the floor, and two ways to print them.
#include <stdlib.h>
#include "launch.h"

const char *aoti_ptx_class_name(aoti_ptx_class c) {
  static const char *const names[] = {
#define PTX_CLASS(id, text) text,
#include "classes.def"
#undef PTX_CLASS
  };
  return (unsigned)c < AOTI_PTX_CLASSES ? names[c] : "unknown";
}

const char *aoti_ptx_flop_name(aoti_ptx_flop f) {
  static const char *const names[] = {"f16",     "bf16",     "f32",      "f64",     "special",
                                      "mma f16", "mma bf16", "mma tf32", "mma f64", "mma s8"};
  return (unsigned)f < AOTI_PTX_FLOPS ? names[f] : "unknown";
}

static void add(aoti_ptx_count *a, const aoti_ptx_count *b) {
  a->warps += b->warps, a->lanes += b->lanes;
  a->requested += b->requested, a->sectors += b->sectors, a->ideal_sectors += b->ideal_sectors;
  a->wavefronts += b->wavefronts, a->conflicts += b->conflicts;
  a->atomics += b->atomics, a->collisions += b->collisions;
  a->divergent += b->divergent, a->flops += b->flops;
}

/* Bytes of the launch's allocations that somebody read, wrote, or either. */
static void touched(aoti_ptx_machine *m, aoti_ptx_counters *c) {
  pthread_mutex_lock(&m->lock);
  for (size_t i = 0; i < m->n; i++) {
    const ptx_allocation *a = m->table[i];
    if (!a->touched || !a->read_by) continue;
    uint64_t r = 0, w = 0, e = 0;
    for (uint64_t k = 0; k < a->pub.bytes; k++) {
      r += a->read_by[k];
      w += a->written_by[k];
      e += a->read_by[k] | a->written_by[k];
    }
    c->distinct_read += r, c->distinct_written += w, c->distinct += e;
  }
  pthread_mutex_unlock(&m->lock);
}

static int by_line(const void *x, const void *y) {
  const aoti_ptx_line_count *a = x, *b = y;
  return a->line < b->line ? -1 : a->line > b->line;
}

aot_status ptx_collect(const ptx_run *run, ptx_worker *const *workers, int n, aoti_ptx_counters **out) {
  const aoti_ptx_kernel *k = run->kernel;
  aoti_ptx_counters *c = calloc(1, sizeof *c);
  aoti_ptx_line_count *lines = calloc(k->n_code, sizeof *lines);
  if (!c || !lines) {
    free(c);
    free(lines);
    return aoti_oom();
  }
  c->kernel = k->info.name;
  memcpy(c->grid, run->launch->grid, sizeof c->grid);
  memcpy(c->block, run->launch->block, sizeof c->block);
  for (int w = 0; w < n; w++) {
    const ptx_worker *p = workers[w];
    for (int i = 0; i <= 32; i++) c->utilisation[i] += p->utilisation[i];
    c->shared_bytes += p->shared_bytes, c->local_bytes += p->local_bytes, c->barriers += p->barriers;
    c->load_bytes += p->load_bytes, c->store_bytes += p->store_bytes;
    c->load_sectors += p->load_sectors, c->store_sectors += p->store_sectors;
  }
  size_t used = 0;
  for (uint32_t pc = 0; pc < k->n_code; pc++) {
    const ptx_inst *i = &k->code[pc];
    aoti_ptx_count sum = {0};
    for (int w = 0; w < n; w++) {
      const ptx_tally *t = &workers[w]->tally[pc];
      aoti_ptx_count one = {t->warps,     t->lanes,   t->requested,  t->sectors,   t->ideal, t->wavefronts,
                            t->conflicts, t->atomics, t->collisions, t->divergent, 0};
      add(&sum, &one);
    }
    if (!sum.warps) continue;
    sum.flops = i->flops * (i->class == AOTI_PTX_CLASS_MATRIX ? sum.warps : sum.lanes);
    if (i->flop < AOTI_PTX_FLOPS) c->flops[i->flop] += sum.flops;
    c->by_class[i->class] += sum.warps;
    c->lanes_by_class[i->class] += sum.lanes;
    add(&c->total, &sum);
    lines[used++] = (aoti_ptx_line_count){.line = i->line, .class = i->class, .count = sum};
  }
  qsort(lines, used, sizeof *lines, by_line);
  size_t merged = 0; // an inlined function's line occurs once per call
  for (size_t i = 0; i < used; i++) {
    if (merged && lines[merged - 1].line == lines[i].line)
      add(&lines[merged - 1].count, &lines[i].count);
    else
      lines[merged++] = lines[i];
  }
  c->lines = lines;
  c->n_lines = merged;
  touched(run->machine, c);
  *out = c;
  return NULL;
}

/* ---- the floor
 * ------------------------------------------------------------------------------------------------------- */

/* Each term alone bounds the time from below: compulsory bytes over the memory's bandwidth, flops over the peak of
 * their unit, warp-instructions over four issues per clock and multiprocessor, shared-memory passes over one per clock.
 */
double aoti_ptx_floor(const aoti_ptx_counters *c, const aoti_ptx_model *m, const char **out_term) {
  double clock = (double)m->clock_khz * 1e3, best = 0;
  const char *term = "nothing";
  const struct {
    const char *name;
    double amount, rate;
  } terms[] = {
      {"memory", (double)c->distinct_read + (double)c->distinct_written, m->peak_bytes},
      {"f16", (double)c->flops[AOTI_PTX_FLOP_F16] + (double)c->flops[AOTI_PTX_FLOP_BF16], m->peak_f16},
      {"f32", (double)c->flops[AOTI_PTX_FLOP_F32], m->peak_f32},
      {"f64", (double)c->flops[AOTI_PTX_FLOP_F64], m->peak_f64},
      {"special", (double)c->flops[AOTI_PTX_FLOP_SPECIAL], 16.0 * m->sm_count * clock},
      {"mma f16", (double)c->flops[AOTI_PTX_FLOP_MMA_F16], m->peak_mma_f16},
      {"mma bf16", (double)c->flops[AOTI_PTX_FLOP_MMA_BF16], m->peak_mma_bf16},
      {"mma tf32", (double)c->flops[AOTI_PTX_FLOP_MMA_TF32], m->peak_mma_tf32},
      {"mma f64", (double)c->flops[AOTI_PTX_FLOP_MMA_F64], m->peak_mma_f64},
      {"mma s8", (double)c->flops[AOTI_PTX_FLOP_MMA_S8], m->peak_mma_s8},
      {"issue", (double)c->total.warps, 4.0 * m->sm_count * clock},
      {"shared memory", (double)c->total.wavefronts, 1.0 * m->sm_count * clock},
  };
  for (size_t i = 0; i < sizeof terms / sizeof *terms; i++) {
    if (terms[i].rate <= 0) continue;
    double t = terms[i].amount / terms[i].rate;
    if (t > best) best = t, term = terms[i].name;
  }
  if (out_term) *out_term = term;
  return best;
}

static double total_flops(const aoti_ptx_counters *c) {
  double sum = 0;
  for (int f = 0; f < AOTI_PTX_FLOPS; f++) sum += (double)c->flops[f];
  return sum;
}

static double ratio(uint64_t a, uint64_t b) { return b ? (double)a / (double)b : 0; }

/* ---- printing
 * -------------------------------------------------------------------------------------------------------- */

static void json_count(aoti_text *t, const aoti_ptx_count *c) {
#define FIELD(name) aoti_text_add(t, "\"" #name "\":%llu,", (unsigned long long)c->name)
  FIELD(warps);
  FIELD(lanes);
  FIELD(requested);
  FIELD(sectors);
  FIELD(ideal_sectors);
  FIELD(wavefronts);
  FIELD(conflicts);
  FIELD(atomics);
  FIELD(collisions);
  FIELD(divergent);
#undef FIELD
  aoti_text_add(t, "\"flops\":%llu", (unsigned long long)c->flops);
}

void aoti_ptx_counters_json(const aoti_ptx_counters *c, const aoti_ptx_model *m, bool lines, aoti_text *t) {
  const char *term;
  double floor = aoti_ptx_floor(c, m, &term);
  aoti_text_add(t, "{\"kernel\":\"%s\",\"grid\":[%u,%u,%u],\"block\":[%u,%u,%u],\"total\":{", c->kernel, c->grid[0],
                c->grid[1], c->grid[2], c->block[0], c->block[1], c->block[2]);
  json_count(t, &c->total);
  aoti_text_add(t, "},\"classes\":{");
  bool first = true;
  for (int k = 0; k < AOTI_PTX_CLASSES; k++)
    if (c->by_class[k]) {
      aoti_text_add(t, "%s\"%s\":{\"warps\":%llu,\"lanes\":%llu}", first ? "" : ",", aoti_ptx_class_name(k),
                    (unsigned long long)c->by_class[k], (unsigned long long)c->lanes_by_class[k]);
      first = false;
    }
  aoti_text_add(t, "},\"utilisation\":[");
  for (int i = 0; i <= 32; i++) aoti_text_add(t, "%s%llu", i ? "," : "", (unsigned long long)c->utilisation[i]);
  aoti_text_add(
      t,
      "],\"load_bytes\":%llu,\"store_bytes\":%llu,\"load_sectors\":%llu,\"store_sectors\":%llu,\"distinct_read\":%llu,"
      "\"distinct_written\":%llu,\"distinct\":%llu,\"shared_bytes\":%llu,\"local_bytes\":%llu,\"barriers\":%llu,"
      "\"flops\":{",
      (unsigned long long)c->load_bytes, (unsigned long long)c->store_bytes, (unsigned long long)c->load_sectors,
      (unsigned long long)c->store_sectors, (unsigned long long)c->distinct_read,
      (unsigned long long)c->distinct_written, (unsigned long long)c->distinct, (unsigned long long)c->shared_bytes,
      (unsigned long long)c->local_bytes, (unsigned long long)c->barriers);
  first = true;
  for (int f = 0; f < AOTI_PTX_FLOPS; f++)
    if (c->flops[f]) {
      aoti_text_add(t, "%s\"%s\":%llu", first ? "" : ",", aoti_ptx_flop_name(f), (unsigned long long)c->flops[f]);
      first = false;
    }
  aoti_text_add(t, "},\"coalescing\":");
  aoti_text_double(t, ratio(c->total.ideal_sectors, c->total.sectors));
  aoti_text_add(t, ",\"intensity\":");
  uint64_t bytes = c->distinct_read + c->distinct_written;
  aoti_text_double(t, bytes ? total_flops(c) / (double)bytes : 0);
  aoti_text_add(t, ",\"device\":\"%s\",\"floor_seconds\":", m->name);
  aoti_text_double(t, floor);
  aoti_text_add(t, ",\"floor_term\":\"%s\"", term);
  if (lines) {
    aoti_text_add(t, ",\"lines\":[");
    for (size_t i = 0; i < c->n_lines; i++) {
      aoti_text_add(t, "%s{\"line\":%u,\"class\":\"%s\",", i ? "," : "", c->lines[i].line,
                    aoti_ptx_class_name(c->lines[i].class));
      json_count(t, &c->lines[i].count);
      aoti_text_add(t, "}");
    }
    aoti_text_add(t, "]");
  }
  aoti_text_add(t, "}");
}

static int hotter(const void *x, const void *y) {
  const aoti_ptx_line_count *a = x, *b = y;
  // Cost in issue slots: instructions, and what memory adds beyond the first sector or pass.
  uint64_t ca = a->count.warps + a->count.sectors + a->count.conflicts,
           cb = b->count.warps + b->count.sectors + b->count.conflicts;
  if (ca != cb) return ca > cb ? -1 : 1;
  return a->line < b->line ? -1 : a->line > b->line;
}

void aoti_ptx_counters_listing(const aoti_ptx_counters *c, const aoti_ptx_module *module, const aoti_ptx_model *m,
                               size_t max_lines, aoti_text *t) {
  const char *term;
  double floor = aoti_ptx_floor(c, m, &term);
  uint64_t compulsory = c->distinct_read + c->distinct_written;
  aoti_text_add(t, "kernel %s  grid (%u,%u,%u) block (%u,%u,%u)\n", c->kernel, c->grid[0], c->grid[1], c->grid[2],
                c->block[0], c->block[1], c->block[2]);
  aoti_text_add(t,
                "  warp-instructions %llu, active lanes %.1f of 32; divergent branches %llu; barrier arrivals %llu\n",
                (unsigned long long)c->total.warps, ratio(c->total.lanes, c->total.warps),
                (unsigned long long)c->total.divergent, (unsigned long long)c->barriers);
  aoti_text_add(t,
                "  global: %llu bytes loaded, %llu stored; %llu sectors, coalescing %.1f %%; compulsory %llu bytes "
                "read, %llu written\n",
                (unsigned long long)c->load_bytes, (unsigned long long)c->store_bytes,
                (unsigned long long)c->total.sectors, 100 * ratio(c->total.ideal_sectors, c->total.sectors),
                (unsigned long long)c->distinct_read, (unsigned long long)c->distinct_written);
  aoti_text_add(t, "  shared: %llu bytes, %llu wavefronts, %llu of them bank conflicts; local: %llu bytes\n",
                (unsigned long long)c->shared_bytes, (unsigned long long)c->total.wavefronts,
                (unsigned long long)c->total.conflicts, (unsigned long long)c->local_bytes);
  aoti_text_add(t, "  atomics: %llu, %llu of them on an address shared with another lane\n",
                (unsigned long long)c->total.atomics, (unsigned long long)c->total.collisions);
  aoti_text_add(t, "  flops:");
  for (int f = 0; f < AOTI_PTX_FLOPS; f++)
    if (c->flops[f]) aoti_text_add(t, " %s %llu", aoti_ptx_flop_name(f), (unsigned long long)c->flops[f]);
  aoti_text_add(t, "; %.3g per compulsory byte\n  classes:", compulsory ? total_flops(c) / (double)compulsory : 0.0);
  for (int k = 0; k < AOTI_PTX_CLASSES; k++)
    if (c->by_class[k]) aoti_text_add(t, " %s %llu", aoti_ptx_class_name(k), (unsigned long long)c->by_class[k]);
  aoti_text_add(t, "\n  floor on %s: %.4g us, set by %s\n", m->name, floor * 1e6, term);
  aoti_text_add(t, "%10s %6s %10s %6s %9s  line  text\n", "warps", "lanes", "sectors", "coal%", "conflicts");
  aoti_ptx_line_count *sorted = malloc((c->n_lines ? c->n_lines : 1) * sizeof *sorted);
  if (!sorted) {
    t->failed = true;
    return;
  }
  memcpy(sorted, c->lines, c->n_lines * sizeof *sorted);
  qsort(sorted, c->n_lines, sizeof *sorted, hotter);
  size_t n = max_lines && max_lines < c->n_lines ? max_lines : c->n_lines;
  for (size_t i = 0; i < n; i++) {
    const aoti_ptx_count *k = &sorted[i].count;
    size_t len;
    const char *text = aoti_ptx_module_line(module, sorted[i].line, &len);
    while (len && (*text == ' ' || *text == '\t')) text++, len--;
    aoti_text_add(t, "%10llu %6.1f %10llu %6.1f %9llu %5u  %.*s\n", (unsigned long long)k->warps,
                  ratio(k->lanes, k->warps), (unsigned long long)k->sectors, 100 * ratio(k->ideal_sectors, k->sectors),
                  (unsigned long long)k->conflicts, sorted[i].line, (int)len, text);
  }
  free(sorted);
}

/* ---- accesses, as they happen --------------------------------------------------------------------------------- */

/* Sorts the addresses of the active lanes and drops equal ones. */
int ptx_distinct(const uint64_t *addr, uint32_t bits, uint64_t *out) {
  int n = 0;
  for (; bits; bits &= bits - 1) {
    uint64_t a = addr[__builtin_ctz(bits)];
    int at = n;
    while (at > 0 && out[at - 1] > a) at--;
    if (at > 0 && out[at - 1] == a) continue;
    for (int k = n; k > at; k--) out[k] = out[k - 1];
    out[at] = a;
    n++;
  }
  return n;
}

void ptx_count_global(ptx_block *b, const ptx_inst *i, uint32_t bits, uint32_t bytes, int how, const ptx_access *a) {
  ptx_tally *t = &b->worker->tally[i - b->code];
  uint64_t lanes = (uint64_t)__builtin_popcount(bits), requested = lanes * bytes, sectors = 0, ideal;
  if (a->contiguous) {
    sectors = (a->addr[0] + requested - 1) / 32 - a->addr[0] / 32 + 1;
    ideal = (requested + 31) / 32;
  } else {
    uint64_t sorted[PTX_WARP], last = UINT64_MAX;
    int n = ptx_distinct(a->addr, bits, sorted);
    for (int k = 0; k < n; k++)
      for (uint64_t s = sorted[k] / 32; s <= (sorted[k] + bytes - 1) / 32; s++)
        if (last == UINT64_MAX || s > last) sectors++, last = s;
    ideal = ((uint64_t)n * bytes + 31) / 32;
  }
  t->requested += requested;
  t->sectors += sectors;
  t->ideal += ideal;
  if ((how & (PTX_READ | PTX_WRITE)) == PTX_READ)
    b->worker->load_bytes += requested, b->worker->load_sectors += sectors;
  if ((how & (PTX_READ | PTX_WRITE)) == PTX_WRITE)
    b->worker->store_bytes += requested, b->worker->store_sectors += sectors;
}

/* A pass serves 32 banks of 4 bytes, one word of each; 8-byte accesses go in half warps, 16-byte ones in quarters. */
void ptx_count_shared(ptx_block *b, const ptx_inst *i, uint32_t bits, uint32_t bytes, const ptx_access *a) {
  ptx_tally *t = &b->worker->tally[i - b->code];
  uint32_t lanes = bytes <= 4 ? 32 : bytes == 8 ? 16 : bytes == 16 ? 8 : 4, words = bytes <= 4 ? 1 : bytes / 4;
  b->worker->shared_bytes += (uint64_t)__builtin_popcount(bits) * bytes;
  for (uint32_t first = 0; first < PTX_WARP; first += lanes) {
    uint32_t part = bits >> first & (lanes == 32 ? UINT32_MAX : (1u << lanes) - 1);
    if (!part) continue;
    uint32_t passes = 1;
    if (!a->contiguous && !a->uniform) {
      uint32_t seen[32][32], n[32], banks = 0;
      for (uint32_t rest = part; rest; rest &= rest - 1) {
        uint32_t word = (uint32_t)(a->addr[first + (uint32_t)__builtin_ctz(rest)] / 4);
        for (uint32_t k = 0; k < words; k++) {
          uint32_t bank = (word + k) % 32, at = 0;
          if (!(banks >> bank & 1)) banks |= 1u << bank, n[bank] = 0;
          while (at < n[bank] && seen[bank][at] != word + k) at++;
          if (at == n[bank] && at < 32) seen[bank][n[bank]++] = word + k;
          if (n[bank] > passes) passes = n[bank];
        }
      }
    }
    t->wavefronts += passes;
    t->conflicts += passes - 1;
  }
}
