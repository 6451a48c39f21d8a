/* Trains a small character GPT (2 layers, 4 heads, 128 wide) on the text of test/data, compiled ahead of time, and
 * prints its loss and a sample.
 *
 * The loss, the optimiser (Adam) and the prediction are three compiled functions; parameters live in plain arrays of
 * tensors that the update returns anew.
 *
 * With --cuda all three run on the CUDA device, where the parameters stay; a computer without one has LD_LIBRARY_PATH
 * name the folder of the PTX machine's libcuda.so.1.
 *
 * usage: train_text [--cuda] [STEPS] [TEXT.txt]
 */
#include <aot/aot.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LAYERS = 2, HEADS = 4, WIDTH = 128, HEAD = WIDTH / HEADS, CONTEXT = 32, BATCH = 8, PER_LAYER = 12 };
/* token and position embedding, the layers, the last norm's weight and bias, the output weight */
enum { TOKENS, POSITIONS, FIRST_LAYER, LAST_NORM = FIRST_LAYER + LAYERS * PER_LAYER, OUTPUT = LAST_NORM + 2, PARAMS };
enum { NORM1, QKV = NORM1 + 2, PROJECT = QKV + 2, NORM2 = PROJECT + 2, UP = NORM2 + 2, DOWN = UP + 2 };

static void check(aot_status status) {
  if (!status) return;
  fprintf(stderr, "train_text: %s\n", aot_status_text(status));
  exit(1);
}

static aot_device device = {AOT_CPU, 0};

/* A copy, the caller's to release. */
static aot_tensor *copy(const aot_tensor *t, aot_device to) {
  aot_tensor *there;
  check(aot_tensor_to(t, to, &there));
  return there;
}

/* ---- the model */

static aot_tensor *norm(aot_scope *s, aot_tensor *x, aot_tensor *const *p) {
  return aot_layer_norm_default(s, x, AOT_INTS(aot_i(WIDTH)), p[0], p[1], 1e-5, false);
}

/* [B, T, 3 * WIDTH], part 0 to 2 -> [B * HEADS, T, HEAD] */
static aot_tensor *heads(aot_scope *s, aot_tensor *qkv, int part) {
  aot_int begin = aot_i(part * WIDTH), end = aot_i((part + 1) * WIDTH), batch = aot_size(s, qkv, 0);
  aot_tensor *x = aot_slice_Tensor(s, qkv, 2, &begin, &end, aot_i(1));
  x = aot_view(s, x, AOT_INTS(batch, aot_i(CONTEXT), aot_i(HEADS), aot_i(HEAD)));
  x = aot_transpose_int(s, x, 1, 2);
  return aot_reshape(s, x, AOT_INTS(aot_int_mul(s, batch, aot_i(HEADS)), aot_i(CONTEXT), aot_i(HEAD)));
}

static aot_tensor *attention(aot_scope *s, aot_tensor *x, aot_tensor *const *p, aot_tensor *mask) {
  aot_int batch = aot_size(s, x, 0);
  aot_tensor *qkv = aot_linear_default(s, x, p[QKV], p[QKV + 1]);
  aot_tensor *scores = aot_bmm(s, heads(s, qkv, 0), aot_transpose_int(s, heads(s, qkv, 1), 1, 2));
  scores = aot_add(s, aot_mul(s, scores, aot_number(s, aot_float_scalar(1 / sqrt(HEAD)))), mask);
  aot_tensor *mixed = aot_bmm(s, aot_softmax_int(s, scores, -1, AOT_DTYPE_NONE), heads(s, qkv, 2));
  mixed = aot_transpose_int(s, aot_view(s, mixed, AOT_INTS(batch, aot_i(HEADS), aot_i(CONTEXT), aot_i(HEAD))), 1, 2);
  mixed = aot_reshape(s, mixed, AOT_INTS(batch, aot_i(CONTEXT), aot_i(WIDTH)));
  return aot_linear_default(s, mixed, p[PROJECT], p[PROJECT + 1]);
}

/* in = parameters, tokens [B, T] (i64), mask [T, T] */
static aot_tensor *logits(aot_scope *s, aot_tensor *const *in) {
  aot_tensor *tokens = in[PARAMS], *mask = in[PARAMS + 1];
  aot_tensor *x = aot_add(s, aot_embedding(s, in[TOKENS], tokens), in[POSITIONS]);
  for (int layer = 0; layer < LAYERS; layer++) {
    aot_tensor *const *p = in + FIRST_LAYER + layer * PER_LAYER;
    x = aot_add(s, x, attention(s, norm(s, x, p + NORM1), p, mask));
    aot_tensor *hidden = aot_gelu(s, aot_linear_default(s, norm(s, x, p + NORM2), p[UP], p[UP + 1]));
    x = aot_add(s, x, aot_linear_default(s, hidden, p[DOWN], p[DOWN + 1]));
  }
  return aot_linear_default(s, norm(s, x, in + LAST_NORM), in[OUTPUT], NULL);
}

/* ... and the next tokens [B * T] */
static void loss(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  aot_tensor *y = logits(s, in);
  int64_t vocabulary = *(int64_t *)user;
  aot_int rows = aot_int_mul(s, aot_size(s, y, 0), aot_i(CONTEXT));
  out[0] = aot_cross_entropy_loss(s, aot_view(s, y, AOT_INTS(rows, aot_i(vocabulary))), in[PARAMS + 2]);
}

static void predict(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  out[0] = logits(s, in);
}

static aot_tensor *scaled(aot_scope *s, aot_tensor *x, double factor) {
  return aot_mul(s, x, aot_number(s, aot_float_scalar(factor)));
}

/* Adam. in = parameters, gradients, first and second moments, the step size; out = the same three anew */
static void adam(aot_scope *s, aot_tensor *const *in, aot_tensor **out, void *user) {
  (void)user;
  for (int i = 0; i < PARAMS; i++) {
    aot_tensor *g = in[PARAMS + i];
    aot_tensor *m = aot_add(s, scaled(s, in[2 * PARAMS + i], 0.9), scaled(s, g, 0.1));
    aot_tensor *v = aot_add(s, scaled(s, in[3 * PARAMS + i], 0.99), scaled(s, aot_mul(s, g, g), 0.01));
    aot_tensor *step = aot_div(s, m, aot_add(s, aot_sqrt(s, v), aot_number(s, aot_float_scalar(1e-8))));
    out[i] = aot_sub(s, in[i], aot_mul(s, step, in[4 * PARAMS]));
    out[PARAMS + i] = m;
    out[2 * PARAMS + i] = v;
  }
}

/* ---- text, parameters */

static uint64_t random_state = 7;
static double uniform(void) {
  random_state = random_state * 6364136223846793005u + 1442695040888963407u;
  return (double)(random_state >> 11) * 0x1p-53;
}
static double normal(void) { return sqrt(-2 * log(1 - uniform())) * cos(6.283185307179586 * uniform()); }

typedef struct text {
  char *bytes;
  long n;
  int64_t vocabulary, number[256];
  char letter[256];
} text;

static void read_text(const char *path, text *t) {
  FILE *f = fopen(path, "rb");
  if (!f) {
    fprintf(stderr, "train_text: cannot open %s\n", path);
    exit(1);
  }
  t->bytes = malloc(1 << 20);
  t->n = (long)fread(t->bytes, 1, 1 << 20, f);
  fclose(f);
  for (int c = 0; c < 256; c++) t->number[c] = -1;
  for (long i = 0; i < t->n; i++) {
    unsigned char c = (unsigned char)t->bytes[i];
    if (t->number[c] >= 0) continue;
    t->letter[t->vocabulary] = (char)c;
    t->number[c] = t->vocabulary++;
  }
  if (t->n < 2 * CONTEXT) {
    fprintf(stderr, "train_text: %s is too short\n", path);
    exit(1);
  }
}

static aot_tensor *parameter(aot_scope *s, int64_t rows, int64_t columns, double spread, double mean) {
  int64_t n = rows * (columns ? columns : 1);
  float *data = malloc((size_t)n * sizeof *data);
  for (int64_t i = 0; i < n; i++) data[i] = (float)(mean + spread * normal());
  aot_ints matrix = AOT_INTS(aot_i(rows), aot_i(columns)), vector = AOT_INTS(aot_i(rows));
  aot_tensor *t = aot_tensor_new(s, AOT_F32, columns ? matrix : vector, data);
  free(data);
  return aot_requires_grad(s, copy(t, device));
}

static void initialise(aot_scope *s, int64_t vocabulary, aot_tensor **p) {
  p[TOKENS] = parameter(s, vocabulary, WIDTH, 0.1, 0);
  p[POSITIONS] = parameter(s, CONTEXT, WIDTH, 0.1, 0);
  for (int layer = 0; layer < LAYERS; layer++) {
    aot_tensor **q = p + FIRST_LAYER + layer * PER_LAYER;
    const struct {
      int at;
      int64_t rows, columns;
    } linear[] = {{QKV, 3 * WIDTH, WIDTH}, {PROJECT, WIDTH, WIDTH}, {UP, 4 * WIDTH, WIDTH}, {DOWN, WIDTH, 4 * WIDTH}};
    for (int k = 0; k < 4; k++) {
      q[linear[k].at] = parameter(s, linear[k].rows, linear[k].columns, 0.7 / sqrt((double)linear[k].columns), 0);
      q[linear[k].at + 1] = parameter(s, linear[k].rows, 0, 0, 0);
    }
    q[NORM1] = parameter(s, WIDTH, 0, 0, 1);
    q[NORM1 + 1] = parameter(s, WIDTH, 0, 0, 0);
    q[NORM2] = parameter(s, WIDTH, 0, 0, 1);
    q[NORM2 + 1] = parameter(s, WIDTH, 0, 0, 0);
  }
  p[LAST_NORM] = parameter(s, WIDTH, 0, 0, 1);
  p[LAST_NORM + 1] = parameter(s, WIDTH, 0, 0, 0);
  p[OUTPUT] = parameter(s, vocabulary, WIDTH, 1 / sqrt(WIDTH), 0);
}

/* A tensor on the device, the caller's to release. */
static aot_tensor *placed(aot_scope *s, aot_dtype dtype, aot_ints sizes, const void *data) {
  return copy(aot_tensor_new(s, dtype, sizes, data), device);
}

static aot_tensor *causal_mask(aot_scope *s) {
  float mask[CONTEXT][CONTEXT];
  for (int i = 0; i < CONTEXT; i++)
    for (int j = 0; j < CONTEXT; j++) mask[i][j] = j > i ? -1e9f : 0;
  return placed(s, AOT_F32, AOT_INTS(aot_i(CONTEXT), aot_i(CONTEXT)), mask);
}

/* ---- the three uses of the model */

static double train_step(aot_session *session, aot_function *loss_fn, aot_function *adam_fn, const text *t,
                         aot_tensor **state, int step) {
  aot_scope *s = aot_scope_begin(session);
  int64_t tokens[BATCH][CONTEXT], next[BATCH][CONTEXT];
  for (int b = 0; b < BATCH; b++) {
    long at = (long)(uniform() * (double)(t->n - CONTEXT - 1));
    for (int i = 0; i < CONTEXT; i++) {
      tokens[b][i] = t->number[(unsigned char)t->bytes[at + i]];
      next[b][i] = t->number[(unsigned char)t->bytes[at + i + 1]];
    }
  }
  float rate = (float)(2e-3 * sqrt(1 - pow(0.99, step + 1)) / (1 - pow(0.9, step + 1)));
  aot_tensor *in[4 * PARAMS + 1], *out[3 * PARAMS], *value;
  memcpy(in, state, PARAMS * sizeof *in);
  const float one = 1;
  aot_tensor *own[] = {placed(s, AOT_I64, AOT_INTS(aot_i(BATCH), aot_i(CONTEXT)), tokens), causal_mask(s),
                       placed(s, AOT_I64, AOT_INTS(aot_i(BATCH * CONTEXT)), next),
                       placed(s, AOT_F32, aot_no_ints(), &one), placed(s, AOT_F32, aot_no_ints(), &rate)};
  memcpy(in + PARAMS, own, 3 * sizeof *in);
  aot_function_call(s, loss_fn, (aot_tensors){in, PARAMS + 3}, &value);
  aot_tensor *grads[PARAMS];
  aot_grad(s, (aot_tensors){&value, 1}, (aot_tensors){state, PARAMS}, &(aot_tensors){&own[3], 1}, false, grads);
  memcpy(in, state, PARAMS * sizeof *in);
  memcpy(in + PARAMS, grads, PARAMS * sizeof *in);
  memcpy(in + 2 * PARAMS, state + PARAMS, 2 * PARAMS * sizeof *in);
  in[4 * PARAMS] = own[4];
  aot_set_grad_enabled(s, false);
  aot_function_call(s, adam_fn, (aot_tensors){in, 4 * PARAMS + 1}, out);
  double result = NAN;
  if (!aot_scope_error(s)) {
    aot_tensor *here = copy(value, (aot_device){AOT_CPU, 0});
    check(aot_tensor_item(here, &result));
    aot_tensor_release(here);
    for (int i = 0; i < 3 * PARAMS; i++) {
      aot_tensor_release(state[i]);
      state[i] = aot_tensor_retain(out[i]);
      if (i < PARAMS) aot_requires_grad(s, state[i]);
    }
  }
  for (size_t i = 0; i < sizeof own / sizeof *own; i++) aot_tensor_release(own[i]);
  check(aot_scope_end(s));
  return result;
}

static void print_sample(aot_session *session, aot_function *predict_fn, const text *t, aot_tensor **state,
                         int length) {
  int64_t window[CONTEXT];
  for (int i = 0; i < CONTEXT; i++) window[i] = t->number[(unsigned char)t->bytes[i]];
  float *row = malloc((size_t)t->vocabulary * CONTEXT * sizeof *row);
  for (int k = 0; k < length; k++) {
    aot_scope *s = aot_scope_begin(session);
    aot_set_grad_enabled(s, false);
    aot_tensor *in[PARAMS + 2], *out;
    memcpy(in, state, PARAMS * sizeof *in);
    in[PARAMS] = placed(s, AOT_I64, AOT_INTS(aot_i(1), aot_i(CONTEXT)), window);
    in[PARAMS + 1] = causal_mask(s);
    aot_function_call(s, predict_fn, (aot_tensors){in, PARAMS + 2}, &out);
    for (int i = 0; i < 2; i++) aot_tensor_release(in[PARAMS + i]);
    if (!aot_scope_error(s)) {
      aot_tensor *here = copy(out, (aot_device){AOT_CPU, 0});
      check(aot_tensor_read(here, row, (size_t)t->vocabulary * CONTEXT * sizeof *row));
      aot_tensor_release(here);
    }
    check(aot_scope_end(s));
    const float *last = row + (CONTEXT - 1) * t->vocabulary;
    double total = 0, most = -INFINITY;
    for (int64_t i = 0; i < t->vocabulary; i++) most = fmax(most, last[i]);
    for (int64_t i = 0; i < t->vocabulary; i++) total += exp((last[i] - most) / 0.7);
    double pick = uniform() * total;
    int64_t choice = 0;
    for (; choice + 1 < t->vocabulary && pick > exp((last[choice] - most) / 0.7); choice++)
      pick -= exp((last[choice] - most) / 0.7);
    memmove(window, window + 1, (CONTEXT - 1) * sizeof *window);
    window[CONTEXT - 1] = choice;
    putchar(t->letter[choice]);
  }
  putchar('\n');
  free(row);
}

int main(int argc, char **argv) {
  if (argc > 1 && !strcmp(argv[1], "--cuda")) {
    device.type = AOT_CUDA;
    argc--, argv++;
  }
  int steps = argc > 1 ? atoi(argv[1]) : 300;
  static text t;
  read_text(argc > 2 ? argv[2] : AOT_DATA_DIR "/ecclesiastes.txt", &t);
  check(aot_device_available(device));
  aot_session *session;
  check(aot_session_create(NULL, &session));
  aot_function *loss_fn, *adam_fn, *predict_fn;
  check(aot_function_create(session, loss, &t.vocabulary, PARAMS + 3, 1, NULL, &loss_fn));
  check(aot_function_create(session, adam, NULL, 4 * PARAMS + 1, 3 * PARAMS, NULL, &adam_fn));
  check(aot_function_create(session, predict, NULL, PARAMS + 2, 1, NULL, &predict_fn));

  aot_tensor *state[3 * PARAMS]; /* parameters, first and second moments */
  aot_scope *s = aot_scope_begin(session);
  initialise(s, t.vocabulary, state);
  aot_set_grad_enabled(s, false);
  for (int i = 0; i < 2 * PARAMS; i++) {
    aot_tensor *here = copy(state[i % PARAMS], (aot_device){AOT_CPU, 0});
    state[PARAMS + i] = copy(aot_zeros_like(s, here), device);
    aot_tensor_release(here);
  }
  check(aot_scope_end(s));

  bool terminal = isatty(STDERR_FILENO);
  double first = 0, smooth = 0;
  for (int step = 0; step < steps; step++) {
    double value = train_step(session, loss_fn, adam_fn, &t, state, step);
    if (step == 0) first = smooth = value;
    smooth = 0.95 * smooth + 0.05 * value;
    if (terminal) fprintf(stderr, "\rstep %d of %d, loss %.4f ", step + 1, steps, smooth);
  }
  if (terminal) fprintf(stderr, "\r\033[K");
  printf("loss %.4f at first, %.4f after %d steps (%d parameters, %lld letters)\n", first, smooth, steps, PARAMS,
         (long long)t.vocabulary);
  print_sample(session, predict_fn, &t, state, 200);

  for (int i = 0; i < 3 * PARAMS; i++) aot_tensor_release(state[i]);
  aot_function_destroy(loss_fn);
  aot_function_destroy(adam_fn);
  aot_function_destroy(predict_fn);
  aot_session_destroy(session);
  free(t.bytes);
  return smooth < first ? 0 : 1;
}
