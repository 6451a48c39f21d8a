// ptxsim: runs, profiles and checks a kernel of a PTX file on the PTX machine.
#include "bench.h"
#include "tool.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char usage_text[] =
    "usage: ptxsim run|profile|check FILE.ptx [options] --arg ARG ...\n"
    "       ptxsim load FILE.ptx ...\n"
    "       ptxsim bench [--kernel NAME]\n"
    "\n"
    "run      runs the kernel with every check on and prints what it wrote\n"
    "profile  the PTX with counts per line, hottest first, and the summary\n"
    "check    only the verdict: exit code 0 or 5\n"
    "load     only reads modules: OK, or what is refused, by line and opcode, one file a line\n"
    "bench    the machine's own speed and memory\n"
    "\n"
    "  --kernel NAME          the kernel; may be left out when the file has one\n"
    "  --grid X[,Y[,Z]]       blocks (1)\n"
    "  --block X[,Y[,Z]]      threads of a block (1)\n"
    "  --shared BYTES         dynamic shared memory\n"
    "  --stack BYTES          of a thread, for calls and alloca (1024)\n"
    "  --cooperative          all blocks are resident at once\n"
    "  --arg TYPE:VALUE       a number: s8 u8 s16 u16 s32 u32 s64 u64 f16 bf16 f32 f64 (i32 is s32)\n"
    "  --arg in:X.npy         a buffer with the array's bytes\n"
    "  --arg inout:X.npy[=Y.npy]     the same, printed afterwards, or written to Y.npy\n"
    "  --arg out:f32[2,3][=Y.npy]    a buffer that nobody has written yet, printed or written to Y.npy;\n"
    "                         its type is one of those above, or b8\n"
    "  --gpu t4|a100|h100|h200       the model (PTXSIM_GPU, a100)\n"
    "  --checks LIST          bounds,uninit,barriers,races,async, all (the default) or none; -NAME takes away\n"
    "  --schedule random:SEED shuffles the order of blocks and warps\n"
    "  --limit N              at most N warp-instructions per block\n"
    "  --lines N              profile: the N hottest lines only\n"
    "  --json                 profile: as JSON\n"
    "  --help --version\n"
    "\n"
    "Exit codes: 0 done; 1 the PTX or an argument does not load; 2 usage; 3 unsupported; 4 internal failure; 5 a "
    "check\n"
    "failed.\n";

enum { EXIT_FAULT = 5, MAX_ARGS = 64 };

typedef struct arg {
  const char *text, *save;
  bool buffer, in, out, is_unsigned; /* is_unsigned: the tensor holds the bits as signed numbers */
  aot_tensor *tensor;
  uint64_t address;
} arg;

typedef struct options {
  const char *command, *file, *const *files;
  size_t n_files;
  const char *kernel, *gpu, *checks, *schedule;
  uint32_t grid[3], block[3], shared;
  bool cooperative, json;
  uint64_t limit, stack;
  size_t lines;
  arg args[MAX_ARGS];
  size_t n_args;
} options;

static int usage_error(const char *what, const char *detail) {
  fprintf(stderr, "ptxsim: %s%s%s\ntry ptxsim --help\n", what, detail ? ": " : "", detail ? detail : "");
  return EXIT_USAGE;
}

static bool parse_dims(const char *text, uint32_t out[3]) {
  out[0] = out[1] = out[2] = 1;
  for (int i = 0; i < 3; i++) {
    char *end;
    unsigned long long v = strtoull(text, &end, 10);
    if (end == text || v > UINT32_MAX) return false;
    out[i] = (uint32_t)v;
    if (!*end) return true;
    if (*end != ',') return false;
    text = end + 1;
  }
  return false;
}

static int parse_options(int argc, char **argv, options *o) {
  *o = (options){.grid = {1, 1, 1}, .block = {1, 1, 1}};
  for (int i = 1; i < argc; i++) {
    const char *a = argv[i], *v;
    if (!strcmp(a, "--help") || !strcmp(a, "-h")) return fputs(usage_text, stdout) < 0 ? EXIT_INPUT : EXIT_OK;
    if (!strcmp(a, "--version")) return printf("ptxsim %s\n", aot_version()) < 0 ? EXIT_INPUT : EXIT_OK;
    if (!strcmp(a, "--cooperative"))
      o->cooperative = true;
    else if (!strcmp(a, "--json"))
      o->json = true;
    else if ((v = tool_option(argc, argv, &i, "--kernel")))
      o->kernel = v;
    else if ((v = tool_option(argc, argv, &i, "--grid"))) {
      if (!parse_dims(v, o->grid)) return usage_error("--grid is X,Y,Z", v);
    } else if ((v = tool_option(argc, argv, &i, "--block"))) {
      if (!parse_dims(v, o->block)) return usage_error("--block is X,Y,Z", v);
    } else if ((v = tool_option(argc, argv, &i, "--shared")))
      o->shared = (uint32_t)strtoul(v, NULL, 0);
    else if ((v = tool_option(argc, argv, &i, "--gpu")))
      o->gpu = v;
    else if ((v = tool_option(argc, argv, &i, "--checks")))
      o->checks = v;
    else if ((v = tool_option(argc, argv, &i, "--schedule")))
      o->schedule = v;
    else if ((v = tool_option(argc, argv, &i, "--limit")))
      o->limit = strtoull(v, NULL, 0);
    else if ((v = tool_option(argc, argv, &i, "--stack")))
      o->stack = strtoull(v, NULL, 0);
    else if ((v = tool_option(argc, argv, &i, "--lines")))
      o->lines = strtoull(v, NULL, 0);
    else if ((v = tool_option(argc, argv, &i, "--arg"))) {
      if (o->n_args == MAX_ARGS) return usage_error("too many arguments", v);
      o->args[o->n_args++].text = v;
    } else if (a[0] == '-' && a[1])
      return usage_error("unknown option, or its value is missing", a);
    else if (!o->command) {
      o->command = a;
      if (!strcmp(a, "load")) {
        o->files = (const char *const *)argv + i + 1, o->n_files = (size_t)(argc - i - 1);
        break;
      }
    } else if (!o->file)
      o->file = a;
    else
      return usage_error("more than one file", a);
  }
  if (!o->command) return usage_error("no command is given", NULL);
  bool bench = !strcmp(o->command, "bench"), load = !strcmp(o->command, "load");
  if (load) return o->n_files ? -1 : usage_error("no PTX file is given", NULL);
  if (!bench && strcmp(o->command, "run") && strcmp(o->command, "profile") && strcmp(o->command, "check"))
    return usage_error("the commands are run, profile, check, load and bench", o->command);
  if (!bench && !o->file) return usage_error("no PTX file is given", NULL);
  if (o->schedule && strncmp(o->schedule, "random:", 7)) return usage_error("--schedule is random:SEED", o->schedule);
  return -1;
}

// out:f32[2,3]. Unsigned numbers of more than a byte, which no tensor has, are kept as signed ones.
static aot_status parse_shape(const char *text, aot_tensor **out, bool *out_unsigned) {
  size_t n = strcspn(text, "[=");
  char name[8] = "";
  if (n < sizeof name) memcpy(name, text, n);
  *out_unsigned = name[0] == 'u' && strcmp(name, "u8") != 0;
  if (name[0] == 's' || *out_unsigned) name[0] = 'i';
  aot_dtype dtype = aoti_dtype_parse(name, strlen(name));
  int64_t size[AOT_MAX_DIMS];
  int ndim = 0;
  const char *p = text + n;
  if (dtype == AOT_DTYPE_NONE) return aoti_error(AOT_ERROR_INVALID, "--arg out:%s: no such element type", text);
  if (*p == '[')
    for (p++; *p && *p != ']' && ndim < AOT_MAX_DIMS;) {
      char *end;
      size[ndim++] = strtoll(p, &end, 10);
      if (end == p || size[ndim - 1] < 0) return aoti_error(AOT_ERROR_INVALID, "--arg out:%s: bad sizes", text);
      p = *end == ',' ? end + 1 : end;
    }
  return aoti_tensor_new(dtype, ndim, size, out);
}

// Where an npy file's header says 'u4' or the like, to be read as 'i4', or the reverse; NULL where it says another
// type.
static char *sign_of(char *data, size_t n, char sign) {
  static const char key[] = "'descr': '<";
  for (size_t i = 10; i + sizeof key + 2 < n && i < 128; i++)
    if (!memcmp(data + i, key, sizeof key - 1) && data[i + sizeof key - 1] == sign) return data + i + sizeof key - 1;
  return NULL;
}

static aot_status read_array(const char *path, arg *a) {
  char *data;
  size_t n;
  AOT_TRY(aoti_read_file(path, 0, &data, &n));
  char *sign = sign_of(data, n, 'u');
  if (sign) *sign = 'i';
  a->is_unsigned = sign;
  aot_status status = aoti_npy_parse(data, n, path, AOT_DTYPE_NONE, &a->tensor);
  free(data);
  return status;
}

static aot_status write_array(const arg *a) {
  aoti_text text = {0};
  aot_status status = aoti_npy_format(a->tensor, &text);
  char *sign = a->is_unsigned && !status ? sign_of(text.at, text.n, 'i') : NULL;
  if (sign) *sign = 'u';
  if (!status) status = aoti_write_file(a->save, text.at, text.n);
  aoti_text_deinit(&text);
  return status;
}

static void print_element(const arg *a, int64_t i) {
  const char *at = (const char *)a->tensor->storage->data + (size_t)i * aot_dtype_size(a->tensor->meta.dtype);
  uint64_t bits = 0;
  memcpy(&bits, at, aot_dtype_size(a->tensor->meta.dtype));
  if (a->is_unsigned)
    printf(" %llu", (unsigned long long)bits);
  else if (a->tensor->meta.dtype == AOT_I64)
    printf(" %lld", (long long)bits);
  else
    printf(" %.9g", aoti_tensor_get(a->tensor, i));
}

static aot_status load_arg(aoti_ptx_machine *machine, arg *a) {
  static const char *const kinds[] = {"in:", "out:", "inout:"};
  int kind = 0;
  while (kind < 3 && strncmp(a->text, kinds[kind], strlen(kinds[kind]))) kind++;
  if (kind == 3) return NULL;
  const char *rest = a->text + strlen(kinds[kind]), *save = kind ? strchr(rest, '=') : NULL;
  char path[4096];
  snprintf(path, sizeof path, "%.*s", save ? (int)(save - rest) : (int)strlen(rest), rest);
  a->save = save ? save + 1 : NULL;
  a->buffer = true;
  a->in = kind != 1;
  a->out = kind != 0;
  if (a->in)
    AOT_TRY(read_array(path, a));
  else
    AOT_TRY(parse_shape(path, &a->tensor, &a->is_unsigned));
  size_t bytes = a->tensor->storage->bytes;
  AOT_TRY(aoti_ptx_alloc(machine, bytes ? bytes : 1, AOTI_PTX_DEVICE, 0, path, &a->address));
  if (!a->in) return NULL;
  memcpy((void *)(uintptr_t)a->address, a->tensor->storage->data, bytes);
  aoti_ptx_mark_written(machine, a->address, bytes, true);
  return NULL;
}

// The bits of a number as its type stores them.
static aot_status number(const char *text, uint32_t bytes, uint8_t *out) {
  const char *v = strchr(text, ':');
  if (!v) return aoti_error(AOT_ERROR_INVALID, "--arg %s: expected TYPE:VALUE", text);
  char type[8] = "";
  snprintf(type, sizeof type, "%.*s", v - text < 7 ? (int)(v - text) : 7, text);
  v++;
  uint64_t bits = 0;
  uint32_t size = 0;
  float f;
  double d;
  if (!strcmp(type, "f32"))
    f = strtof(v, NULL), memcpy(&bits, &f, 4), size = 4;
  else if (!strcmp(type, "f64"))
    d = strtod(v, NULL), memcpy(&bits, &d, 8), size = 8;
  else if (!strcmp(type, "f16") || !strcmp(type, "bf16")) {
    aot_tensor *t;
    AOT_TRY(aoti_tensor_new(type[0] == 'b' ? AOT_BF16 : AOT_F16, 0, NULL, &t));
    aoti_tensor_set(t, 0, strtod(v, NULL));
    memcpy(&bits, t->storage->data, 2);
    aot_tensor_release(t);
    size = 2;
  } else if (strchr("siub", type[0]) && (size = (uint32_t)strtoul(type + 1, NULL, 10) / 8))
    bits = *v == '-' ? (uint64_t)strtoll(v, NULL, 0) : strtoull(v, NULL, 0);
  if (!size || size > 8) return aoti_error(AOT_ERROR_INVALID, "--arg %s: no such type", text);
  if (size != bytes)
    return aoti_error(AOT_ERROR_INVALID, "--arg %s: the kernel's parameter has %u bytes, not %u", text, bytes, size);
  memcpy(out, &bits, size);
  return NULL;
}

static aot_status pack(const options *o, const aoti_ptx_kernel_info *k, uint8_t *params) {
  if (k->n_params != o->n_args)
    return aoti_error(AOT_ERROR_INVALID, "kernel %s takes %u arguments, not %zu", k->name, k->n_params, o->n_args);
  for (uint32_t i = 0; i < k->n_params; i++) {
    const arg *a = &o->args[i];
    if (!a->buffer)
      AOT_TRY(number(a->text, k->params[i].bytes, params + k->params[i].offset));
    else if (k->params[i].bytes != 8)
      return aoti_error(AOT_ERROR_INVALID, "--arg %s: the kernel's parameter has %u bytes, a buffer takes 8", a->text,
                        k->params[i].bytes);
    else
      memcpy(params + k->params[i].offset, &a->address, 8);
  }
  return NULL;
}

static aot_status show(aoti_ptx_machine *machine, const arg *a) {
  uint64_t bytes = a->tensor->storage->bytes, first;
  memcpy(a->tensor->storage->data, (const void *)(uintptr_t)a->address, bytes);
  uint64_t missing = bytes ? aoti_ptx_unwritten(machine, a->address, bytes, &first) : 0;
  if (missing)
    fprintf(stderr, "ptxsim: %s: %llu of %llu bytes were never written, the first at byte %llu\n", a->text,
            (unsigned long long)missing, (unsigned long long)bytes, (unsigned long long)first);
  if (a->save) return write_array(a);
  int64_t n = aoti_tensor_numel(a->tensor);
  printf("%s:", a->text);
  for (int64_t i = 0; i < n && i < 16; i++) print_element(a, i);
  printf("%s\n", n > 16 ? " ..." : "");
  return NULL;
}

static void print_device(void *user, const char *text, size_t n) {
  (void)user;
  fwrite(text, 1, n, stdout);
}

static aot_status profile(const options *o, aoti_ptx_machine *machine, const aoti_ptx_module *module,
                          const aoti_ptx_counters *c) {
  aoti_text text = {0};
  char *out;
  if (o->json)
    aoti_ptx_counters_json(c, aoti_ptx_machine_model(machine), true, &text);
  else
    aoti_ptx_counters_listing(c, module, aoti_ptx_machine_model(machine), o->lines, &text);
  AOT_TRY(aoti_text_finish(&text, &out));
  puts(out);
  free(out);
  return NULL;
}

static aot_status pick_kernel(const options *o, const aoti_ptx_module *m, const aoti_ptx_kernel **out) {
  *out = o->kernel ? aoti_ptx_kernel_find(m, o->kernel) : aoti_ptx_kernel_at(m, 0);
  if (!*out) return aoti_error(AOT_ERROR_INVALID, "%s has no kernel %s", o->file, o->kernel ? o->kernel : "at all");
  if (!o->kernel && aoti_ptx_kernel_at(m, 1))
    return aoti_error(AOT_ERROR_INVALID, "%s has several kernels; say which with --kernel", o->file);
  return NULL;
}

static aot_status launch(options *o, aoti_ptx_machine *machine, const aoti_ptx_module *module, bool *fault) {
  const aoti_ptx_kernel *kernel;
  AOT_TRY(pick_kernel(o, module, &kernel));
  const aoti_ptx_kernel_info *k = aoti_ptx_kernel_info_of(kernel);
  aoti_ptx_launch l = {.kernel = kernel,
                       .grid = {o->grid[0], o->grid[1], o->grid[2]},
                       .block = {o->block[0], o->block[1], o->block[2]},
                       .shared_bytes = o->shared,
                       .max_shared_bytes = (uint32_t)aoti_ptx_machine_model(machine)->shared_per_block_optin,
                       .cooperative = o->cooperative,
                       .count = !strcmp(o->command, "profile"),
                       .seed = o->schedule ? strtoull(o->schedule + 7, NULL, 10) : 0,
                       .max_instructions = o->limit,
                       .stack_bytes = o->stack,
                       .print = print_device};
  AOT_TRY(aoti_note(aoti_ptx_parse_checks(o->checks, &l.checks), "--checks"));
  for (size_t i = 0; i < o->n_args; i++) AOT_TRY(load_arg(machine, &o->args[i]));
  uint8_t *params;
  AOT_TRY(aoti_alloc(&aoti_heap, k->params_bytes + 8, 1, &params));
  l.params = params;
  aoti_ptx_result r = {0};
  aot_status status = pack(o, k, params);
  if (!status) status = aoti_ptx_launch_run(machine, &l, &r);
  aoti_free(&aoti_heap, params);
  AOT_TRY(status);
  *fault = r.verdict != AOTI_PTX_OK;
  if (*fault)
    fputs(r.report ? r.report : aoti_ptx_verdict_text(r.verdict), stderr);
  else if (!strcmp(o->command, "check"))
    printf("%s: no fault found\n", k->name);
  if (l.count && r.counters) status = profile(o, machine, module, r.counters);
  aoti_ptx_result_deinit(&r);
  for (size_t i = 0; i < o->n_args && !status && !*fault && !strcmp(o->command, "run"); i++)
    if (o->args[i].out) status = show(machine, &o->args[i]);
  return status;
}

static aot_status open_machine(const options *o, aoti_ptx_machine **out) {
  const char *gpu = o->gpu ? o->gpu : getenv("PTXSIM_GPU");
  const aoti_ptx_model *model = aoti_ptx_model_find(gpu && *gpu ? gpu : NULL);
  if (!model) return aoti_error(AOT_ERROR_INVALID, "no model is named %s: t4, a100, h100 and h200 are", gpu);
  return aoti_ptx_machine_create(model, out);
}

static aot_status run(options *o, bool *fault) {
  aoti_ptx_machine *machine;
  aoti_ptx_module *module = NULL;
  char *text;
  size_t n;
  AOT_TRY(tool_read(o->file, &text, &n));
  aot_status status = open_machine(o, &machine);
  if (status) {
    free(text);
    return status;
  }
  status = aoti_ptx_load(machine, o->file, text, n, &module);
  if (!status) status = launch(o, machine, module, fault);
  for (size_t i = 0; i < o->n_args; i++) aot_tensor_release(o->args[i].tensor);
  aoti_ptx_unload(module);
  aoti_ptx_machine_destroy(machine);
  free(text);
  return status;
}

// Each file's verdict on a line of its own; the status is the first failure's, without its text.
static int load(const options *o) {
  aoti_ptx_machine *machine;
  int code = EXIT_OK;
  aot_status status = open_machine(o, &machine);
  if (status) return tool_fail("ptxsim", status);
  for (size_t i = 0; i < o->n_files; i++) {
    char *text = NULL;
    size_t n;
    aoti_ptx_module *module = NULL;
    status = tool_read(o->files[i], &text, &n);
    if (!status) status = aoti_ptx_load(machine, o->files[i], text, n, &module);
    const char *why = status ? aot_status_text(status) : "OK";
    printf("%s\t%.*s\n", o->files[i], (int)strcspn(why, "\n"), why);
    if (status && !code) code = tool_exit_code(status);
    aot_status_free(status);
    aoti_ptx_unload(module);
    free(text);
  }
  aoti_ptx_machine_destroy(machine);
  return code;
}

static aot_status bench(const options *o) {
  aoti_ptx_machine *machine;
  AOT_TRY(open_machine(o, &machine));
  aot_status status = bench_run(machine, o->kernel);
  aoti_ptx_machine_destroy(machine);
  return status;
}

int main(int argc, char **argv) {
  options o;
  int code = parse_options(argc, argv, &o);
  if (code >= 0) return code;
  if (!strcmp(o.command, "load")) return load(&o);
  bool fault = false;
  aot_status status = !strcmp(o.command, "bench") ? bench(&o) : run(&o, &fault);
  if (status) return tool_fail("ptxsim", status);
  return fault ? EXIT_FAULT : EXIT_OK;
}
