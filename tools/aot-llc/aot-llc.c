// aot-llc: shows what a graph becomes, stage by stage.
#include "profile.h"

#include <errno.h>
#include <limits.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static const char usage_text[] =
    "usage: aot-llc [options] GRAPH.fx\n"
    "\n"
    "GRAPH.fx (or - for standard input) is FX text as PyTorch prints it, a pasted log included: a forward graph, a "
    "joint\n"
    "graph (tangents present), or one half of a partitioned one; or a .pt2 archive of torch.export (see "
    "docs/formats.md).\n"
    "\n"
    "  --graph=WHICH          of several graphs: joint forward backward pre_grad post_grad dynamo, a headline, a "
    "number\n"
    "  --emit=KIND[,KIND]     graph joint fwd bwd saved loop llvm ptx cubin obj asm plan profile\n"
    "                         (default ptx); profile: the kernels run once on the PTX machine, counted line by line\n"
    "  -o FILE|DIR            default standard output; an existing directory gets one file per kind\n"
    "  --partition=NAME       default or min_cut (the default)\n"
    "  --decompositions=TABLE none (the default), core_aten or inductor: what operators are traced as\n"
    "  --requires-grad=WHICH  all (every floating-point input), none, parameters (those the file names), or names: "
    "a,b;\n"
    "                         by default none of a half, parameters where the file names them, else all\n"
    "  --target=TARGET        nvptx or host; by default what the emitted kind needs\n"
    "  --mcpu=CPU             native, or sm_75 sm_80 sm_90 sm_100 sm_120 (default sm_80)\n"
    "  --passes=PIPELINE      passes separated by commas, each with optional {words}\n"
    "  --print-pipeline       print the pipeline in full and stop\n"
    "  --annotate=full|none   full: dtype, shape, stride, device (the default); none: the bare form\n"
    "  --shape NAME=f32[2,4]  the type of an input that the text does not annotate; may be repeated\n"
    "  --print-before=PASS --print-after=PASS --print-after-all   show the stages on standard error\n"
    "  --verify-each          check invariants after every pass\n"
    "  --time-passes          milliseconds of each pass on standard error\n"
    "  --NAME=VALUE           a flag of torch._functorch.config by its name, below\n"
    "  --help --version\n"
    "\n"
    "Passes:\n"
#define X(name, from, to, summary) "  " #name "  " summary "\n"
#include "pipeline.def"
#undef X
    "\n"
    "Flags, with their defaults (of mem_guard: False here, so that graphs are PyTorch's):\n"
#define PARTITION(type, name, def, summary) "  " #name "=" def "  " summary "\n"
#define FUNCTION(type, name, def, summary)  "  " #name "=" def "  " summary "\n"
#define FIXED(name, def, same, summary)     "  " #name "=" def "  " summary "\n"
#include "flags.def"
#undef PARTITION
#undef FUNCTION
#undef FIXED
    "\n"
    "Exit codes: 0 done; 1 the input does not parse or verify; 2 usage; 3 unsupported; 4 internal failure.\n";

typedef enum kind { GRAPH, JOINT, FWD, BWD, SAVED, LOOP, LLVM, PTX, CUBIN, OBJ, ASM, PLAN, PROFILE, N_KINDS } kind;
static const char *const kind_names[N_KINDS] = {"graph", "joint", "fwd", "bwd", "saved", "loop",   "llvm",
                                                "ptx",   "cubin", "obj", "asm", "plan",  "profile"};
static const char *const file_names[N_KINDS] = {
    "graph.fx",    "joint.fx",      "fwd.fx",    "bwd.fx",    "saved.txt", "kernels.loop", "kernels.ll",
    "kernels.ptx", "kernels.cubin", "kernels.o", "kernels.s", "plan.txt",  "profile.txt"};

enum { MAX_FLAGS = 64 };
typedef struct options {
  tool_source source;
  const char *output, *kinds, *partition, *decompositions, *requires_grad, *target, *cpu, *passes, *annotate_as;
  const char *before, *after;
  kind emit[N_KINDS];
  size_t n_emit;
  bool print_pipeline, after_all, verify_each, time_passes;
  aoti_annotate annotate;
  aot_function_options flags;
  aot_partition_options partition_flags; // only checked: the pipeline's text has those of the partitioner
  const char *flag[MAX_FLAGS];           // their values as given
} options;

static int usage_error(const char *what, const char *detail) { return tool_usage("aot-llc", what, detail); }

static int parse_kinds(options *o, const char *text) {
  for (const char *p = text;; p++) {
    size_t n = strcspn(p, ","), k = 0;
    while (k < N_KINDS && (strlen(kind_names[k]) != n || strncmp(kind_names[k], p, n))) k++;
    if (k == N_KINDS) return usage_error("--emit knows no such kind", text);
    for (size_t i = 0; i < o->n_emit; i++)
      if (o->emit[i] == (kind)k) return usage_error("--emit names a kind twice", text);
    o->emit[o->n_emit++] = (kind)k;
    if (!*(p += n)) return 0;
  }
}

// Returns -1 to go on, or an exit code.
static int set_flags(options *o) {
  o->flags = (aot_function_options)AOT_FUNCTION_OPTIONS_INIT;
  o->partition_flags = (aot_partition_options)AOT_PARTITION_OPTIONS_INIT;
  for (size_t i = 0; aot_flag_name(i); i++) {
    if (!o->flag[i]) continue;
    aot_status status = aot_flag_set(&o->flags, &o->partition_flags, aot_flag_name(i), o->flag[i]);
    if (!status && o->passes && aoti_flag_is_partitioners(aot_flag_name(i)))
      return usage_error("--passes has the partitioner's flags, as partition{min_cut,cse=0}; leave it out",
                         aot_flag_name(i));
    if (!status) continue;
    int code = usage_error(aot_status_message(status), NULL);
    aot_status_free(status);
    return code;
  }
  o->verify_each = o->verify_each || o->flags.debug_assert;
  return -1;
}

static int parse_options(int argc, char **argv, options *o) {
  static char names[MAX_FLAGS][64];
  tool_option_row list[32 + MAX_FLAGS] = {
      {"--emit", .value = &o->kinds},
      {"-o", .value = &o->output},
      {"--partition", .value = &o->partition},
      {"--decompositions", .value = &o->decompositions},
      {"--requires-grad", .value = &o->requires_grad},
      {"--graph", .value = &o->source.which},
      {"--target", .value = &o->target},
      {"--mcpu", .value = &o->cpu},
      {"--passes", .value = &o->passes},
      {"--print-pipeline", .flag = &o->print_pipeline},
      {"--annotate", .value = &o->annotate_as},
      {"--shape", .list = &o->source.shapes},
      {"--print-before", .value = &o->before},
      {"--print-after", .value = &o->after},
      {"--print-after-all", .flag = &o->after_all},
      {"--verify-each", .flag = &o->verify_each},
      {"--time-passes", .flag = &o->time_passes},
  };
  size_t n = 0;
  while (list[n].name) n++;
  for (size_t i = 0; aot_flag_name(i); i++) {
    snprintf(names[i], sizeof names[i], "--%s", aot_flag_name(i));
    list[n++] = (tool_option_row){names[i], .value = &o->flag[i]};
  }
  int code = tool_parse_options("aot-llc", usage_text, argc, argv, list, n, &o->source.path);
  if (code < 0) code = set_flags(o);
  if (code < 0) code = tool_check_pairs("aot-llc", "--shape", &o->source.shapes);
  if (code >= 0) return code;
  if ((code = parse_kinds(o, o->kinds ? o->kinds : "ptx"))) return code;
  if (o->annotate_as && strcmp(o->annotate_as, "full") && strcmp(o->annotate_as, "none"))
    return usage_error("--annotate is full or none", o->annotate_as);
  o->annotate = o->annotate_as && !strcmp(o->annotate_as, "none") ? AOTI_ANNOTATE_NONE : AOTI_ANNOTATE_FULL;
  if (o->partition && !aoti_partition_find(o->partition))
    return usage_error("--partition is default or min_cut", o->partition);
  if (o->partition && o->passes)
    return usage_error("--passes names the partitioner itself, as partition{default}; leave --partition out",
                       o->partition);
  if (!o->decompositions) o->decompositions = "none";
  if (strcmp(o->decompositions, "none") && strcmp(o->decompositions, "core_aten") &&
      strcmp(o->decompositions, "inductor"))
    return usage_error("--decompositions is none, core_aten or inductor", o->decompositions);
  if (o->target && strcmp(o->target, "host") && strcmp(o->target, "nvptx"))
    return usage_error("--target is host or nvptx", o->target);
  const char *pass_names[] = {o->before, o->after};
  for (int i = 0; i < 2; i++)
    if (pass_names[i] && !aoti_pass_find(pass_names[i], strlen(pass_names[i])))
      return usage_error("there is no such pass", pass_names[i]);
  if (!o->source.path && !o->print_pipeline) return usage_error("no graph is given", NULL);
  return -1;
}

// ---- what is needed of a kind

static bool is_code(kind k) { return k == LLVM || k == PTX || k == CUBIN || k == OBJ || k == ASM; }

static aoti_level level_of(kind k) {
  if (k == GRAPH || k == JOINT) return AOTI_LEVEL_GRAPH;
  if (k == FWD || k == BWD || k == SAVED) return AOTI_LEVEL_HALVES;
  if (k == PROFILE) return AOTI_LEVEL_CODE;
  return AOTI_LEVEL_LOOPS; // code is made here from both halves' kernels at once
}

static int choose_target(const options *o, aoti_target *target) {
  bool wants_ptx = false, wants_host = false;
  for (size_t i = 0; i < o->n_emit; i++) {
    wants_ptx = wants_ptx || o->emit[i] == PTX || o->emit[i] == CUBIN || o->emit[i] == PROFILE;
    wants_host = wants_host || o->emit[i] == OBJ || o->emit[i] == ASM;
  }
  bool cpu_is_sm = o->cpu && !strncmp(o->cpu, "sm_", 3);
  bool host = o->target ? !strcmp(o->target, "host") : wants_host || (o->cpu && !cpu_is_sm);
  if (host && wants_ptx) return usage_error("ptx, cubin and profile need --target=nvptx", NULL);
  if (!host && wants_host) return usage_error("obj and asm need --target=host", NULL);
  if (host && cpu_is_sm) return usage_error("a host target has no such CPU", o->cpu);
  if (!host && o->cpu && !cpu_is_sm) return usage_error("an nvptx target has no such CPU", o->cpu);
  *target = (aoti_target){.kind = host ? AOTI_TARGET_HOST : AOTI_TARGET_NVPTX,
                          .cpu = o->cpu ? o->cpu
                                 : host ? NULL
                                        : "sm_80"};
  return 0;
}

// ---- the observer of --print-before and its kin

static void show_stage(const aoti_unit *u, const char *when, const char *pass) {
  aoti_text t = {0};
  aot_status status = aoti_unit_print(u, &t);
  fprintf(stderr, "# %s %s\n%s\n", when, pass, t.at ? t.at : "");
  aot_status_free(status);
  aoti_text_deinit(&t);
}

static void before_pass(void *user, const aoti_pass_call *call, const aoti_unit *u) {
  const options *o = user;
  if (o->before && !strcmp(o->before, call->pass->name)) show_stage(u, "before", call->pass->name);
}

static void after_pass(void *user, const aoti_pass_call *call, const aoti_unit *u, double ms) {
  const options *o = user;
  if (o->after_all || (o->after && !strcmp(o->after, call->pass->name))) show_stage(u, "after", call->pass->name);
  if (o->time_passes) fprintf(stderr, "%10.3f ms  %s\n", ms, call->pass->name);
}

// ---- emitting

static void print_shape(aoti_text *t, const aoti_syms *syms, const aoti_meta *m) {
  aoti_text_add(t, "[");
  for (int d = 0; d < m->ndim; d++) {
    if (d) aoti_text_add(t, ", ");
    aoti_int_print(t, syms, m->size[d]);
  }
  aoti_text_add(t, "]");
}

static void emit_saved(const aoti_unit *u, aoti_text *t) {
  aoti_text_add(t, "%-24s %-5s %-18s %10s  %-28s %-20s %s\n", "name", "dtype", "shape", "bytes", "op", "source",
                "reason");
  for (size_t i = 0; i < u->parts.n_saved; i++) {
    const aoti_saved_value *s = &u->parts.saved[i];
    const aoti_node *n = aoti_graph_node(u->parts.forward, s->node);
    const aoti_op_info *info = aoti_node_op(u->parts.forward, n);
    aoti_text shape = {0}, source = {0};
    if (!s->is_integer) print_shape(&shape, u->parts.forward->syms, &n->type.tensor);
    if (n->file) aoti_text_add(&source, "%s:%d", n->file, n->line);
    aoti_text_add(t, "%-24s %-5s %-18s %10lld  %-28s %-20s %s\n", n->name,
                  s->is_integer ? "int" : aot_dtype_name(n->type.tensor.dtype), shape.at ? shape.at : "",
                  (long long)s->bytes, info ? info->name : "input", source.at ? source.at : "-",
                  s->reason ? s->reason : "");
    aoti_text_deinit(&shape);
    aoti_text_deinit(&source);
  }
  aoti_text_add(t, "%zu saved, %lld bytes beyond inputs and outputs\n", u->parts.n_saved,
                (long long)u->parts.saved_bytes);
}

extern char **environ;

// ptxas -arch=CPU in -o out, from the PATH or where the toolkit puts it; the error of posix_spawn where there is none.
static int assemble(const char *cpu, char *in, char *out, int *exit_status) {
  char arch[32], *argv[] = {"ptxas", arch, in, "-o", out, NULL};
  pid_t pid;
  snprintf(arch, sizeof arch, "-arch=%s", cpu);
  int error = posix_spawnp(&pid, "ptxas", NULL, NULL, argv, environ);
  if (error) error = posix_spawnp(&pid, "/usr/local/cuda/bin/ptxas", NULL, NULL, argv, environ);
  if (!error && waitpid(pid, exit_status, 0) < 0) error = errno;
  return error;
}

// Assembles PTX; the bytes are appended to t.
static aot_status emit_cubin(const aoti_bytes *ptx, const char *cpu, aoti_text *t) {
  const char *tmp = getenv("TMPDIR");
  char dir[PATH_MAX], in[PATH_MAX + 16], out[PATH_MAX + 16];
  snprintf(dir, sizeof dir, "%s/aot-llc-XXXXXX", tmp && *tmp ? tmp : P_tmpdir);
  if (!mkdtemp(dir)) return aoti_error(AOT_ERROR_IO, "cannot make a temporary directory: %s", dir);
  snprintf(in, sizeof in, "%s/k.ptx", dir);
  snprintf(out, sizeof out, "%s/k.cubin", dir);
  int exit_status = 0;
  aot_status status = aoti_write_file(in, ptx->data, ptx->n);
  if (!status && assemble(cpu, in, out, &exit_status))
    status = aoti_error(AOT_ERROR_UNSUPPORTED, "cubin needs ptxas, which is not on the PATH");
  if (!status && exit_status) status = aoti_error(AOT_ERROR_COMPILE, "ptxas refused the PTX");
  char *data;
  size_t n;
  if (!status) status = aoti_read_file(out, 0, &data, &n);
  if (!status) {
    aoti_text_put(t, data, n);
    free(data);
  }
  unlink(in);
  unlink(out);
  rmdir(dir);
  return status;
}

static aot_status emit_graph(const aoti_graph *g, const options *o, aoti_text *t) {
  return aoti_graph_print(g, o->annotate, t);
}

// What is not in the PTX: nodes that the runtime runs on the host, between kernels.
static void emit_host_calls(const aoti_unit *u, aoti_text *t) {
  for (int i = 0; i < 2; i++)
    for (size_t k = 0; u->half[i] && k < u->plan[i]->steps.n; k++) {
      const aoti_plan_step *s = &u->plan[i]->steps.at[k];
      if (s->kind != AOTI_STEP_CALL) continue;
      aoti_text_add(t, "// %s step %zu, %s: %s has no kernel and runs on the host\n", u->plan[i]->name, k, s->name,
                    s->as.call.op);
    }
}

static aot_status emit_one(aoti_unit *u, const options *o, const aoti_graph *input, const aoti_graph *joint,
                           const aoti_compiled *code, kind k, aoti_text *t) {
  switch (k) {
  case GRAPH: return emit_graph(input, o, t);
  case JOINT: return emit_graph(joint, o, t);
  case FWD: return emit_graph(u->half[AOTI_FORWARD], o, t);
  case BWD:
    if (!u->half[AOTI_BACKWARD])
      return aoti_error(AOT_ERROR_INVALID, "there is no backward: no input requires gradients; see --requires-grad");
    return emit_graph(u->half[AOTI_BACKWARD], o, t);
  case SAVED:
    if (!u->half[AOTI_BACKWARD])
      return aoti_error(AOT_ERROR_INVALID, "nothing is saved: no input requires gradients; see --requires-grad");
    emit_saved(u, t);
    return NULL;
  case LOOP:
  case PLAN:
    for (int i = 0; i < 2; i++) {
      if (!u->half[i]) continue;
      if (k == LOOP)
        aoti_loop_print(&u->loops[i], t);
      else
        aoti_plan_print(u->plan[i], t);
    }
    return NULL;
  case LLVM: aoti_text_put(t, code->llvm.data, code->llvm.n); return NULL;
  case PTX:
    emit_host_calls(u, t);
    aoti_text_put(t, code->ptx.data, code->ptx.n);
    return NULL;
  case ASM: aoti_text_put(t, code->assembly.data, code->assembly.n); return NULL;
  case OBJ: aoti_text_put(t, code->object.data, code->object.n); return NULL;
  case CUBIN: return emit_cubin(&code->ptx, code->cpu, t);
  case PROFILE: return profile_unit(u, t); // uses the plans up: made last
  case N_KINDS: break;
  }
  return NULL;
}

// The kernels of both halves in one module, so that the result is one file.
static aot_status compile_all(aoti_unit *u, const options *o, aoti_compiled **out) {
  aoti_loop_module all;
  aoti_loop_module_init(&all, &u->arena);
  for (int i = 0; i < 2; i++)
    for (size_t k = 0; u->half[i] && k < u->loops[i].kernels.n; k++) {
      aoti_kernel *copy;
      AOT_TRY(aoti_loop_copy(&all, u->loops[i].kernels.at[k], &copy));
    }
  aoti_codegen_options how = u->codegen_options;
  how.emit = AOTI_EMIT_NO_JIT;
  for (size_t i = 0; i < o->n_emit; i++) {
    if (o->emit[i] == LLVM) how.emit |= AOTI_EMIT_LLVM;
    if (o->emit[i] == ASM) how.emit |= AOTI_EMIT_ASM;
    if (o->emit[i] == OBJ) how.emit |= AOTI_EMIT_OBJ;
  }
  return aoti_in_pass(aoti_codegen_compile(&all, &u->target, &how, out), "codegen");
}

static bool is_directory(const char *path) {
  struct stat s;
  return path && !stat(path, &s) && S_ISDIR(s.st_mode);
}

// All texts are made before the first byte is written.
static aot_status write_all(aoti_text *texts, const options *o) {
  bool dir = is_directory(o->output);
  aoti_text all = {0};
  aot_status status = NULL;
  for (size_t i = 0; i < o->n_emit && !status; i++) {
    if (texts[i].failed) return aoti_oom();
    if (dir) {
      char path[4096];
      snprintf(path, sizeof path, "%s/%s", o->output, file_names[o->emit[i]]);
      status = tool_write(path, texts[i].at ? texts[i].at : "", texts[i].n);
    } else {
      if (o->n_emit > 1) aoti_text_add(&all, "%s# ---- %s\n", i ? "\n" : "", kind_names[o->emit[i]]);
      aoti_text_put(&all, texts[i].at ? texts[i].at : "", texts[i].n);
    }
  }
  if (!dir && !status) status = all.failed ? aoti_oom() : tool_write(o->output, all.at ? all.at : "", all.n);
  aoti_text_deinit(&all);
  return status;
}

// ---- the whole

typedef struct work {
  aot_session *session;
  aoti_graph *input, *joint; // kept for --emit=graph,joint
  aoti_unit *unit;
  aoti_compiled *code;
  aoti_text texts[N_KINDS];
} work;

static aot_status default_passes(const options *o, aoti_text *t) {
  bool guard = false;
  for (size_t i = 0; aot_flag_name(i); i++)
    if (o->flag[i] && !strcmp(aot_flag_name(i), "mem_guard")) guard = o->partition_flags.mem_guard;
  aoti_text_add(t, "dce,partition{%s,mem_guard=%d", o->partition ? o->partition : "min_cut", guard);
  for (size_t i = 0; aot_flag_name(i); i++)
    if (o->flag[i] && aoti_flag_is_partitioners(aot_flag_name(i)) && strcmp(aot_flag_name(i), "mem_guard"))
      aoti_text_add(t, ",%s=%s", aot_flag_name(i), o->flag[i]);
  aoti_text_add(t, "},lower,fuse,loops,codegen");
  return t->failed ? aoti_oom() : NULL;
}

static aot_status prepare(work *w, const options *o) {
  AOT_TRY(tool_load_graph(w->session, &o->source, &w->input));
  bool only_graph = true;
  for (size_t i = 0; i < o->n_emit; i++) only_graph = only_graph && o->emit[i] == GRAPH;
  if (only_graph) return NULL;
  AOT_TRY(aoti_in_pass(aoti_graph_infer(w->session, w->input), "infer"));
  aoti_graph *g;
  if (w->input->n_fwd_outputs >= 0 && o->requires_grad)
    return tool_usage_status("--requires-grad %s: the graph is a joint graph, which has its gradients",
                             o->requires_grad);
  if (w->input->n_fwd_outputs >= 0)
    AOT_TRY(tool_decompose(w->session, w->input, o->decompositions, &g));
  else
    AOT_TRY(tool_make_joint(w->session, w->input, o->requires_grad, o->decompositions, &o->flags, &g));
  return aoti_unit_create(w->session, g, &w->unit);
}

static void print_line(void *user, aot_log_level level, const char *topic, const char *text) {
  (void)user, (void)level;
  fprintf(stderr, "%s: %s\n", topic, text);
}

static aot_status run_passes(work *w, const options *o, const aoti_pipeline *pipeline) {
  aoti_level last = AOTI_LEVEL_GRAPH;
  bool code = false;
  for (size_t i = 0; i < o->n_emit; i++) {
    if (level_of(o->emit[i]) > last) last = level_of(o->emit[i]);
    code = code || is_code(o->emit[i]);
  }
  // Graph passes first, to keep the joint graph as they leave it; then the rest, as far as is asked for.
  aoti_pipeline graph_part = {0}, rest = {0};
  for (size_t i = 0; i < pipeline->n; i++) {
    const aoti_pass *pass = pipeline->at[i].pass;
    if (pass->to == AOTI_LEVEL_GRAPH)
      graph_part.at[graph_part.n++] = pipeline->at[i];
    else if (pass->to <= last)
      rest.at[rest.n++] = pipeline->at[i];
  }
  aoti_observer observer = {before_pass, after_pass, (void *)o};
  w->unit->verify_each = o->verify_each;
  AOT_TRY(aoti_unit_run(w->unit, &graph_part, &observer));
  AOT_TRY(aoti_graph_clone(w->unit->graph, &w->joint));
  AOT_TRY(aoti_unit_run(w->unit, &rest, &observer));
  if (o->flags.debug_partitioner && w->unit->parts.forward)
    aoti_log_partition(&(aoti_log){print_line, NULL}, &w->unit->parts);
  if (w->unit->level < last) return aoti_error(AOT_ERROR_INVALID, "the pipeline ends before what --emit asks for");
  return code ? compile_all(w->unit, o, &w->code) : NULL;
}

static aot_status run(work *w, const options *o, const aoti_target *target) {
  aoti_arena arena;
  aoti_arena_init(&arena, NULL);
  aoti_text passes = {0};
  aoti_pipeline pipeline;
  aot_status status = o->passes ? NULL : default_passes(o, &passes);
  if (!status) status = aoti_pipeline_parse(&arena, o->passes ? o->passes : passes.at, &pipeline);
  if (aot_status_code(status) == AOT_ERROR_INVALID) {
    aot_status usage = tool_usage_status("--passes: %s", aot_status_message(status));
    aot_status_free(status);
    status = usage;
  }
  if (!status && o->print_pipeline) {
    aoti_text t = {0};
    aoti_pipeline_print(&pipeline, &t);
    aoti_text_add(&t, "\n");
    status = t.failed ? aoti_oom() : tool_write(NULL, t.at, t.n);
    aoti_text_deinit(&t);
  } else if (!status) {
    status = prepare(w, o);
    if (!status && w->unit) {
      w->unit->target = *target;
      status = run_passes(w, o, &pipeline);
    }
    for (int last = 0; last < 2; last++)
      for (size_t i = 0; i < o->n_emit && !status; i++)
        if ((o->emit[i] == PROFILE) == last)
          status = emit_one(w->unit, o, w->input, w->joint, w->code, o->emit[i], &w->texts[i]);
    if (!status) status = write_all(w->texts, o);
  }
  aoti_text_deinit(&passes);
  aoti_arena_deinit(&arena);
  return status;
}

int main(int argc, char **argv) {
  options o = {0};
  int code = parse_options(argc, argv, &o);
  if (code >= 0) return code;
  aoti_target target;
  if ((code = choose_target(&o, &target))) return code;
  work w = {0};
  aot_status status = tool_session("aot-llc", &w.session);
  if (!status) status = run(&w, &o, &target);
  for (size_t i = 0; i < N_KINDS; i++) aoti_text_deinit(&w.texts[i]);
  aoti_compiled_destroy(w.code);
  aoti_unit_destroy(w.unit);
  aoti_graph_destroy(w.joint);
  aoti_graph_destroy(w.input);
  aot_session_destroy(w.session);
  return status ? tool_fail("aot-llc", status) : EXIT_OK;
}
