/* Trains a 64-128-10 network on the digits of test/data, compiled ahead of time.
 *
 * The loss is a C function over tensors: libaot traces it with its backward and compiles both. The optimiser (SGD with
 * momentum) is a second compiled function, without gradients, that returns new parameters. At every step the compiled
 * loss and gradients are compared with eager execution from the same parameters; a second, eager run from the same
 * start shows how far the two drift apart.
 *
 * With --cuda the compiled functions run on the CUDA device, where parameters and momenta stay, and eager execution on
 * the host; a computer without one has LD_LIBRARY_PATH name the folder of the PTX machine's libcuda.so.1.
 *
 * usage: train_digits [--demo] [--cuda] [--epochs=N] [DIGITS.csv]
 */
#include <aot/aot.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { IMAGES = 1797, PIXELS = 64, HIDDEN = 128, CLASSES = 10, TRAIN = 1437, BATCH = 96, PARAMS = 4 };
static const aot_device host = {AOT_CPU, 0}, cuda = {AOT_CUDA, 0};

static void check(aot_status status) {
  if (!status) return;
  fprintf(stderr, "train_digits: %s\n", aot_status_text(status));
  exit(1);
}

/* A copy, the caller's to release. */
static aot_tensor *copy(const aot_tensor *t, aot_device to) {
  aot_tensor *there;
  check(aot_tensor_to(t, to, &there));
  return there;
}

static double now_ms(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

/* ---- the model: in = w1, b1, w2, b2, images, labels */

static aot_tensor *logits(aot_scope *s, aot_tensor *const *in) {
  aot_tensor *hidden = aot_relu(s, aot_linear_default(s, in[4], in[0], in[1]));
  return aot_linear_default(s, hidden, in[2], in[3]);
}

static void loss(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  out[0] = aot_cross_entropy_loss(s, logits(s, in), in[5]);
}

static void predict(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  out[0] = logits(s, in);
}

/* in = parameters, gradients, momenta; out = new parameters, new momenta */
static void sgd(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  for (int i = 0; i < PARAMS; i++) {
    aot_tensor *momentum =
        aot_add(s, aot_mul(s, in[2 * PARAMS + i], aot_number(s, aot_float_scalar(0.9))), in[PARAMS + i]);
    out[PARAMS + i] = momentum;
    out[i] = aot_sub(s, in[i], aot_mul(s, momentum, aot_number(s, aot_float_scalar(0.05))));
  }
}

/* ---- data */

typedef struct digits {
  float images[IMAGES][PIXELS];
  int64_t labels[IMAGES];
} digits;

static uint64_t random_state = 1;
static double uniform(void) {
  random_state = random_state * 6364136223846793005u + 1442695040888963407u;
  return (double)(random_state >> 11) * 0x1p-53;
}

static void read_digits(const char *path, digits *d) {
  FILE *f = fopen(path, "r");
  char line[1024];
  if (!f) {
    fprintf(stderr, "train_digits: cannot open %s\n", path);
    exit(1);
  }
  for (int i = 0; i < IMAGES; i++) {
    char *p = line;
    if (!fgets(line, sizeof line, f)) {
      fprintf(stderr, "train_digits: %s has fewer than %d lines\n", path, IMAGES);
      exit(1);
    }
    for (int k = 0; k < PIXELS; k++, p += *p == ',') d->images[i][k] = (float)strtol(p, &p, 10) / 16;
    d->labels[i] = strtol(p, NULL, 10);
  }
  fclose(f);
  for (int i = IMAGES - 1; i > 0; i--) { /* a fixed shuffle */
    int k = (int)(uniform() * (i + 1));
    float image[PIXELS];
    memcpy(image, d->images[i], sizeof image);
    memcpy(d->images[i], d->images[k], sizeof image);
    memcpy(d->images[k], image, sizeof image);
    int64_t label = d->labels[i];
    d->labels[i] = d->labels[k];
    d->labels[k] = label;
  }
}

static aot_tensor *initial(aot_scope *s, int64_t rows, int64_t columns) {
  int64_t n = rows * (columns ? columns : 1);
  float *data = malloc((size_t)n * sizeof *data);
  double bound = 1 / sqrt((double)(columns ? columns : rows));
  for (int64_t i = 0; i < n; i++) data[i] = (float)((2 * uniform() - 1) * bound);
  aot_ints matrix = AOT_INTS(aot_i(rows), aot_i(columns)), vector = AOT_INTS(aot_i(rows));
  aot_tensor *t = aot_tensor_new(s, AOT_F32, columns ? matrix : vector, data);
  free(data);
  return t;
}

static void batch_at(aot_scope *s, digits *d, int begin, int n, aot_tensor **images, aot_tensor **labels) {
  *images = aot_tensor_wrap(s, AOT_F32, AOT_INTS(aot_i(n), aot_i(PIXELS)), NULL, d->images[begin]);
  *labels = aot_tensor_wrap(s, AOT_I64, AOT_INTS(aot_i(n)), NULL, &d->labels[begin]);
}

/* ---- one run of training: a set of parameters and momenta, owned by the run */

typedef struct run {
  aot_device at;
  aot_tensor *params[PARAMS], *momenta[PARAMS];
} run;

static void start(aot_scope *s, run *r) {
  random_state = 2;
  const int64_t rows[] = {HIDDEN, HIDDEN, CLASSES, CLASSES}, columns[] = {PIXELS, 0, HIDDEN, 0};
  for (int i = 0; i < PARAMS; i++) {
    aot_tensor *param = initial(s, rows[i], columns[i]);
    r->params[i] = aot_requires_grad(s, copy(param, r->at));
    r->momenta[i] = copy(aot_zeros_like(s, param), r->at);
  }
}

static void finish(run *r) {
  for (int i = 0; i < PARAMS; i++) {
    aot_tensor_release(r->params[i]);
    aot_tensor_release(r->momenta[i]);
  }
}

/* Gradients of the loss at r's parameters, by the compiled function or eagerly; returns the loss. */
static aot_tensor *gradients(aot_scope *s, aot_function *compiled, run *r, aot_tensor *images, aot_tensor *labels,
                             aot_tensor **grads) {
  const float one = 1;
  aot_tensor *in[] = {r->params[0], r->params[1], r->params[2], r->params[3], copy(images, r->at), copy(labels, r->at)};
  aot_tensor *seed = copy(aot_tensor_new(s, AOT_F32, aot_no_ints(), &one), r->at), *out;
  if (compiled)
    aot_function_call(s, compiled, (aot_tensors){in, 6}, &out);
  else
    loss(s, in, &out, NULL);
  aot_grad(s, (aot_tensors){&out, 1}, (aot_tensors){r->params, PARAMS}, &(aot_tensors){&seed, 1}, false, grads);
  aot_tensor_release(in[PARAMS]);
  aot_tensor_release(in[PARAMS + 1]);
  aot_tensor_release(seed);
  return out;
}

/* The same, eagerly and on the host. */
static aot_tensor *eager_gradients(aot_scope *s, const run *r, aot_tensor *images, aot_tensor *labels,
                                   aot_tensor **grads) {
  run here = {.at = host};
  for (int i = 0; i < PARAMS; i++) here.params[i] = aot_requires_grad(s, copy(r->params[i], host));
  aot_tensor *out = gradients(s, NULL, &here, images, labels, grads);
  for (int i = 0; i < PARAMS; i++) aot_tensor_release(here.params[i]);
  return out;
}

static void update(aot_scope *s, aot_function *compiled, run *r, aot_tensor **grads) {
  aot_tensor *in[3 * PARAMS], *out[2 * PARAMS];
  for (int i = 0; i < PARAMS; i++) {
    in[i] = r->params[i];
    in[PARAMS + i] = grads[i];
    in[2 * PARAMS + i] = r->momenta[i];
  }
  bool grad_enabled = aot_set_grad_enabled(s, false);
  if (compiled)
    aot_function_call(s, compiled, (aot_tensors){in, 3 * PARAMS}, out);
  else
    sgd(s, in, out, NULL);
  aot_set_grad_enabled(s, grad_enabled);
  finish(r);
  for (int i = 0; i < PARAMS; i++) {
    r->params[i] = aot_requires_grad(s, aot_tensor_retain(out[i]));
    r->momenta[i] = aot_tensor_retain(out[PARAMS + i]);
  }
}

static float *values(aot_tensor *t, size_t *n) {
  *n = (size_t)aot_tensor_numel(t);
  float *v = malloc((*n ? *n : 1) * sizeof *v);
  aot_tensor *here = copy(t, host);
  check(aot_tensor_read(here, v, *n * sizeof *v));
  aot_tensor_release(here);
  return v;
}

/* |a - b| / |b| in the Euclidean norm. */
static double distance(aot_tensor *a, aot_tensor *b) {
  size_t n, m;
  float *x = values(a, &n), *y = values(b, &m);
  double difference = 0, size = 0;
  for (size_t i = 0; i < n; i++) {
    difference += ((double)x[i] - y[i]) * ((double)x[i] - y[i]);
    size += (double)y[i] * y[i];
  }
  free(x);
  free(y);
  return size > 0 ? sqrt(difference / size) : sqrt(difference);
}

static double accuracy(aot_scope *s, aot_function *compiled, run *r, digits *d) {
  aot_tensor *images, *labels, *out;
  batch_at(s, d, TRAIN, IMAGES - TRAIN, &images, &labels);
  aot_tensor *in[] = {r->params[0], r->params[1], r->params[2], r->params[3], copy(images, r->at)};
  bool grad_enabled = aot_set_grad_enabled(s, false);
  aot_function_call(s, compiled, (aot_tensors){in, 5}, &out);
  aot_set_grad_enabled(s, grad_enabled);
  check(aot_scope_error(s) ? aot_scope_end(s) : NULL);
  aot_tensor_release(in[PARAMS]);
  size_t n;
  float *v = values(out, &n);
  int right = 0;
  for (int i = 0; i < IMAGES - TRAIN; i++) {
    int best = 0;
    for (int k = 1; k < CLASSES; k++)
      if (v[i * CLASSES + k] > v[i * CLASSES + best]) best = k;
    right += best == d->labels[TRAIN + i];
  }
  free(v);
  return (double)right / (IMAGES - TRAIN);
}

/* ---- the summary of --demo */

static void summarise(aot_session *session, aot_function *f, run *r, digits *d) {
  const aot_partitioner partitioners[] = {aot_default_partition, aot_min_cut_rematerialization_partition};
  const char *names[] = {"default", "min-cut"};
  char *text;
  const aot_partitioned *chosen = aot_function_partitioned(f, 0);
  check(aot_graph_print(aot_partitioned_forward(chosen), AOT_ANNOTATE_NONE, &text));
  printf("forward:\n%s\n", text);
  aot_text_free(text);
  check(aot_graph_print(aot_partitioned_backward(chosen), AOT_ANNOTATE_NONE, &text));
  printf("backward:\n%s\n", text);
  aot_text_free(text);
  for (int i = 0; i < 2; i++) {
    aot_partitioned *p;
    aot_saved_value saved[16];
    check(partitioners[i](aot_function_joint(f, 0), NULL, &p));
    size_t n = aot_partitioned_saved(p, saved, 16);
    printf("saved by %s: %lld bytes beyond inputs and outputs:", names[i], (long long)aot_partitioned_saved_bytes(p));
    for (size_t k = 0; k < n && k < 16; k++)
      printf(" %s (%lld%s)", saved[k].name, (long long)saved[k].bytes, saved[k].owns_memory ? "" : ", shared");
    printf("\n");
    aot_partitioned_destroy(p);
  }
  aot_executable *exe = aot_function_executable(f, 0);
  printf("launches: %zu forward, %zu backward; compiled in %.0f ms\n", aot_executable_step_count(exe, false),
         aot_executable_step_count(exe, true), aot_function_compile_ms(f, 0));
  enum { REPEAT = 41 };
  double ms[2][REPEAT];
  for (int k = 0; k < REPEAT; k++)
    for (int eager = 0; eager < 2; eager++) {
      aot_scope *s = aot_scope_begin(session);
      aot_tensor *images, *labels, *grads[PARAMS];
      batch_at(s, d, 0, BATCH, &images, &labels);
      double begin = now_ms();
      if (eager)
        eager_gradients(s, r, images, labels, grads);
      else
        gradients(s, f, r, images, labels, grads);
      ms[eager][k] = now_ms() - begin;
      check(aot_scope_end(s));
    }
  for (int eager = 0; eager < 2; eager++)
    for (int a = 0; a < REPEAT; a++)
      for (int b = a + 1; b < REPEAT; b++)
        if (ms[eager][b] < ms[eager][a]) {
          double t = ms[eager][a];
          ms[eager][a] = ms[eager][b];
          ms[eager][b] = t;
        }
  printf("loss and gradients of one batch, median: %.3f ms compiled, %.3f ms eager (%.1f times)\n", ms[0][REPEAT / 2],
         ms[1][REPEAT / 2], ms[1][REPEAT / 2] / ms[0][REPEAT / 2]);
}

int main(int argc, char **argv) {
  bool demo = false;
  int epochs = 30;
  run compiled = {.at = host}, eager = {.at = host};
  const char *path = AOT_DATA_DIR "/digits.csv";
  for (int i = 1; i < argc; i++)
    if (!strcmp(argv[i], "--demo"))
      demo = true;
    else if (!strcmp(argv[i], "--cuda"))
      compiled.at = cuda;
    else if (!strncmp(argv[i], "--epochs=", 9))
      epochs = atoi(argv[i] + 9);
    else
      path = argv[i];
  static digits d;
  read_digits(path, &d);

  aot_session *session;
  check(aot_session_create(NULL, &session));
  aot_function *loss_fn, *predict_fn, *sgd_fn;
  check(aot_function_create(session, loss, NULL, 6, 1, NULL, &loss_fn));
  check(aot_function_create(session, predict, NULL, 5, 1, NULL, &predict_fn));
  check(aot_function_create(session, sgd, NULL, 3 * PARAMS, 2 * PARAMS, NULL, &sgd_fn));

  check(aot_device_available(compiled.at));
  aot_scope *s = aot_scope_begin(session);
  start(s, &compiled);
  start(s, &eager);
  check(aot_scope_end(s));

  double worst = 0, last_loss = 0;
  bool terminal = isatty(STDERR_FILENO);
  for (int epoch = 0; epoch < epochs; epoch++) {
    for (int begin = 0; begin + BATCH <= TRAIN; begin += BATCH) {
      s = aot_scope_begin(session);
      aot_tensor *images, *labels, *grads[PARAMS], *check_grads[PARAMS], *eager_grads[PARAMS];
      batch_at(s, &d, begin, BATCH, &images, &labels);
      aot_tensor *value = gradients(s, loss_fn, &compiled, images, labels, grads);
      aot_tensor *expected = eager_gradients(s, &compiled, images, labels, check_grads);
      gradients(s, NULL, &eager, images, labels, eager_grads);
      check(aot_scope_error(s) ? aot_scope_end(s) : NULL);
      worst = fmax(worst, distance(value, expected));
      for (int i = 0; i < PARAMS; i++) worst = fmax(worst, distance(grads[i], check_grads[i]));
      aot_tensor *loss_here = copy(value, host);
      check(aot_tensor_item(loss_here, &last_loss));
      aot_tensor_release(loss_here);
      update(s, sgd_fn, &compiled, grads);
      update(s, NULL, &eager, eager_grads);
      check(aot_scope_end(s));
    }
    if (terminal) fprintf(stderr, "\repoch %d of %d, loss %.4f ", epoch + 1, epochs, last_loss);
  }
  if (terminal) fprintf(stderr, "\r\033[K");

  s = aot_scope_begin(session);
  if (demo) summarise(session, loss_fn, &compiled, &d);
  double held_out = accuracy(s, predict_fn, &compiled, &d), drift = 0;
  for (int i = 0; i < PARAMS; i++) drift = fmax(drift, distance(compiled.params[i], eager.params[i]));
  check(aot_scope_end(s));
  printf("last loss %.4f; held-out accuracy %.2f%%\n", last_loss, 100 * held_out);
  printf("compiled against eager from the same parameters, worst step: %.2g relative\n", worst);
  printf("drift of the free run after %d steps: %.2g relative\n", epochs * (TRAIN / BATCH), drift);
  printf("compiled forms: loss %zu, update %zu\n", aot_function_compile_count(loss_fn),
         aot_function_compile_count(sgd_fn));

  finish(&compiled);
  finish(&eager);
  aot_function_destroy(loss_fn);
  aot_function_destroy(predict_fn);
  aot_function_destroy(sgd_fn);
  aot_session_destroy(session);
  /* Two f32 evaluations of this network differ by some roundings of sums of 128 terms: see DESIGN's bound. */
  bool right = held_out >= 0.96 && worst < 1e-5;
  if (!right) fprintf(stderr, "train_digits: expected at least 96%% and at most 1e-5\n");
  return right ? 0 : 1;
}
