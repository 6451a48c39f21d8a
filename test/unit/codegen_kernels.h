/* The kernels of the codegen tests, as Loop IR text. */
#ifndef AOT_CODEGEN_KERNELS_H
#define AOT_CODEGEN_KERNELS_H

#define AOT_UNUSED __attribute__((unused))

static const char mul[] AOT_UNUSED =
    "kernel @mul { node \"mul\" size n "
    "buffer a: f32 read align 16 noalias buffer b: f32 read align 16 noalias "
    "buffer c: f32 write align 16 noalias "
    "parallel i < n %1: f32 = load a[i] %2: f32 = load b[i] %3: f32 = mul %1, %2 store c[i] = %3 }";

static const char softmax[] AOT_UNUSED =
    "kernel @softmax { node \"_softmax\" size rows size n "
    "buffer x: f32 read align 16 noalias buffer y: f32 write align 16 noalias "
    "parallel i < rows "
    "loop a < n { %1: f32 = load x[i * n + a] %2: f32 = reduce.max %1 } "
    "loop b < n { %3: f32 = load x[i * n + b] %4: f32 = sub %3, %2 %5: f32 = exp %4 "
    "  %6: f32 = reduce.sum %5 } "
    "loop c < n { %7: f32 = load x[i * n + c] %8: f32 = sub %7, %2 %9: f32 = exp %8 "
    "  %10: f32 = div %9, %6 store y[i * n + c] = %10 } }";

/* mean and variance in two passes, then the affine output; mean and reciprocal deviation are stored as well. */
static const char layer_norm[] AOT_UNUSED =
    "kernel @layer_norm { size rows buffer x: bf16 read align 16 noalias buffer w: f32 read align 16 noalias "
    "buffer y: bf16 write align 16 noalias buffer mean: f32 write noalias buffer rstd: f32 write noalias "
    "scalar eps: f32 parallel i < rows "
    "%1: f32 = const 1.0 %2: f32 = const 64.0 "
    "loop a < 64 { %3: f32 = load x[i * 64 + a] %4: f32 = reduce.sum %3 } "
    "%5: f32 = div %4, %2 "
    "loop b < 64 { %6: f32 = load x[i * 64 + b] %7: f32 = sub %6, %5 %8: f32 = mul %7, %7 %9: f32 = reduce.sum %8 } "
    "%10: f32 = div %9, %2 %11: f32 = scalar eps %12: f32 = add %10, %11 %13: f32 = sqrt %12 %14: f32 = div %1, %13 "
    "store mean[i] = %5 store rstd[i] = %14 "
    "loop c < 64 { %15: f32 = load x[i * 64 + c] %16: f32 = sub %15, %5 %17: f32 = mul %16, %14 "
    "  %18: f32 = load w[c] %19: f32 = mul %17, %18 store y[i * 64 + c] = %19 } }";

/* x is [a, r, c]: reduced over r for every (a, c); with the loop along memory, along columns, and both nested. */
static const char middle[] AOT_UNUSED =
    "kernel @middle { size a size r size c buffer x: f32 read noalias buffer s: f32 write noalias "
    "buffer m: f32 write noalias buffer at: i64 write noalias parallel i < a parallel k < c "
    "%1: f32 = const 2.0 "
    "loop j < r { %2: f32 = load x[i * r * c + j * c + k] %3: f32 = mul %2, %1 "
    "  %4: f32 = reduce.sum %3 %5: f32 = reduce.max %2 %6: i64 = index j "
    "  %7: i64 = reduce.argmax %2, %6 } "
    "%8: f32 = add %4, %5 store s[i * c + k] = %4 store m[i * c + k] = %8 "
    "store at[i * c + k] = %7 }";

static const char full[] AOT_UNUSED =
    "kernel @full { size n buffer x: i32 read noalias buffer p: i32 write noalias "
    "buffer lo: i32 write noalias buffer any: b8 write noalias buffer all: b8 write noalias "
    "%1: i32 = const 3 "
    "loop j < n { %2: i32 = load x[j] %3: i32 = reduce.prod %2 %4: i32 = reduce.min %2 "
    "  %5: b8 = eq %2, %1 %6: b8 = reduce.any %5 %7: b8 = ne %2, %1 %8: b8 = reduce.all %7 } "
    "store p[0] = %3 store lo[0] = %4 store any[0] = %6 store all[0] = %8 }";

/* Two nested loops: [a, r, c] reduced over r and c in f64. */
static const char nested[] AOT_UNUSED =
    "kernel @nested { size a size r size c buffer x: f64 read noalias buffer y: f64 write noalias "
    "parallel i < a loop j < r { loop k < c { %1: f64 = load x[i * r * c + j * c + k] "
    "%2: f64 = reduce.sum %1 %3: f64 = reduce.min %1 } %4: f64 = reduce.sum %2 "
    "%5: f64 = reduce.min %3 } %6: f64 = mul %4, %5 store y[i] = %6 }";

/* The same over a and r, points along c: columns with two loops outside. */
static const char nested_columns[] AOT_UNUSED =
    "kernel @columns { size a size r size c buffer x: f64 read noalias buffer y: f64 write noalias "
    "parallel k < c loop i < a { loop j < r { %1: f64 = load x[i * r * c + j * c + k] "
    "%2: f64 = reduce.sum %1 %3: f64 = reduce.min %1 } %4: f64 = reduce.sum %2 "
    "%5: f64 = reduce.min %3 } %6: f64 = mul %4, %5 store y[k] = %6 }";

static const char embedding[] AOT_UNUSED =
    "kernel @embedding { node \"embedding\" size n buffer ids: i64 read buffer table: f32 read align 16 "
    "buffer out: f32 write align 16 noalias parallel i < n parallel j < 8 "
    "%1: i64 = load ids[i] %2: i64 = check %1 < 5 %3: f32 = load table[%2 * 8 + j] "
    "store out[i * 8 + j] = %3 }";

/* The gradient of an embedding, point by point of a row: out[ids[i]] += g[i], in the order of i. */
static const char scatter[] AOT_UNUSED =
    "kernel @embedding_backward { size n size rows buffer ids: i64 read noalias "
    "buffer g: f32 read noalias buffer out: f32 read write noalias parallel j < 8 "
    "loop r < rows { %1: f32 = const 0.0 store out[r * 8 + j] = %1 } "
    "loop i < n { %2: i64 = load ids[i] %3: i64 = check %2 < rows %4: f32 = load g[i * 8 + j] "
    "  %5: i64 = const 0 %6: b8 = ne %2, %5 store out[%3 * 8 + j] += %4 if %6 } }";

/* constant_pad_nd of a row by 2 on the left and 3 on the right, then cat with itself reversed in the buffer order. */
static const char pad[] AOT_UNUSED =
    "kernel @pad { size n buffer x: f32 read noalias buffer y: f32 write noalias parallel i < n + 5 "
    "%1: i64 = index i + -2 %2: i64 = const 0 %3: b8 = ge %1, %2 %4: i64 = index n %5: b8 = lt %1, %4 "
    "%6: b8 = and %3, %5 %7: f32 = const -1.0 %8: f32 = load x[i + -2] if %6 else %7 "
    "store y[i] = %8 if %6 }";

/* y = x.T for x [m, n] read through a view of a view: div and mod of symbolic sizes. */
static const char views[] AOT_UNUSED =
    "kernel @views { size m size n buffer x: f32 read noalias buffer y: f32 write noalias "
    "parallel j < n parallel i < m "
    "%1: f32 = load x[(i * n + j) div n * n + (i * n + j) mod n] store y[j * m + i] = %1 }";

/* Several stores, a buffer read and written in place, a scalar argument, a broadcast along each dimension. */
static const char update[] AOT_UNUSED =
    "kernel @sgd { size m size n buffer p: f32 read write noalias buffer g: bf16 read noalias "
    "buffer row: f32 read noalias buffer col: f32 read noalias buffer old: f64 write noalias "
    "scalar lr: f32 parallel i < m parallel j < n %1: f32 = scalar lr %2: f32 = load g[i * n + j] "
    "%3: f32 = load p[i * n + j] %4: f64 = cast %3 store old[i * n + j] = %4 %5: f32 = mul %1, %2 "
    "%6: f32 = load row[j] %7: f32 = load col[i] %8: f32 = mul %6, %7 %9: f32 = mul %5, %8 "
    "%10: f32 = sub %3, %9 store p[i * n + j] = %10 }";

static const char integers[] AOT_UNUSED =
    "kernel @mm { size m size n size k buffer x: i32 read buffer y: i32 read buffer c: i32 write "
    "parallel i < m parallel j < n %1: i32 = contract q < k: x[i * k + q] * y[q * n + j] "
    "store c[i * n + j] = %1 }";

static const char halves[] AOT_UNUSED =
    "kernel @halves { size n buffer a: f32 read buffer h: f16 write buffer b: bf16 write "
    "buffer rh: f32 write buffer rb: f32 write parallel i < n %1: f32 = load a[i] "
    "store h[i] = %1 store b[i] = %1 %2: f32 = round.f16 %1 store rh[i] = %2 "
    "%3: f32 = round.bf16 %1 store rb[i] = %3 }";

/* Rows of a known length: threads take several neighbours at once. */
static const char long_rows[] AOT_UNUSED =
    "kernel @long_rows { size n buffer x: f32 read align 16 noalias buffer w: bf16 read align 16 noalias "
    "buffer y: f32 write align 16 noalias buffer at: i64 write noalias parallel i < n "
    "loop j < 2048 { %1: f32 = load x[i * 2048 + j] %2: i64 = index j %3: i64 = reduce.argmin %1, %2 "
    "  %4: f32 = mul %1, %1 %5: f32 = reduce.sum %4 } store at[i] = %3 %6: f32 = sqrt %5 "
    "loop k < 2048 { %7: f32 = load x[i * 2048 + k] %8: f32 = div %7, %6 %9: f32 = load w[k] %10: f32 = add %8, %9 "
    "  store y[i * 2048 + k] = %10 } }";

/* A bias over rows of known length, in half precision: 8 neighbours a thread. */
static const char bias_gelu[] AOT_UNUSED =
    "kernel @bias_gelu { size n buffer x: bf16 read align 16 noalias buffer b: bf16 read align 16 noalias "
    "buffer y: bf16 write align 16 noalias parallel i < n parallel j < 24 %1: f32 = load x[i * 24 + j] "
    "%2: f32 = load b[j] %3: f32 = add %1, %2 %4: f32 = const 0.7071067811865476 %5: f32 = mul %3, %4 %6: f32 = erf %5 "
    "%7: f32 = const 1.0 %8: f32 = add %6, %7 %9: f32 = const 0.5 %10: f32 = mul %3, %9 %11: f32 = mul %10, %8 "
    "store y[i * 24 + j] = %11 }";

static const char linear_bf16[] AOT_UNUSED =
    "kernel @linear { size m size n size k buffer x: bf16 read noalias buffer w: bf16 read noalias "
    "buffer b: bf16 read noalias buffer y: bf16 write noalias parallel i < m parallel j < n "
    "%1: f32 = contract q < k: x[i * k + q] * w[j * k + q] %2: f32 = load b[j] %3: f32 = add %1, %2 "
    "store y[i * n + j] = %3 }";

/* A stream with weights: causal attention of bf16 rows, the sums stored too. */
static const char stream_weights[] AOT_UNUSED =
    "kernel @stream_weights { size h size l size s buffer q: bf16 read noalias buffer k: bf16 read noalias "
    "buffer v: f32 read noalias buffer o: f32 write noalias buffer t: f32 write noalias parallel b < h parallel i < l "
    "loop j < min(s, i + 1) { %1: f32 = contract e < 20: q[b * l * 20 + i * 20 + e] * k[b * s * 20 + j * 20 + e] "
    "%2: f32 = reduce.max %1 %3: f32 = weight %1, %2 %4: f32 = reduce.sum %3 "
    "%5: f32 = outer d < 7: %3 * v[b * s * 7 + j + d * s] } %6: f32 = div %5, %4 "
    "store o[b * l * 7 + i * 7 + d] = %6 %8: f32 = log %4 %9: f32 = add %8, %2 store t[b * l + i] = %9 }";

/* Without: a value from before the loop, one of each column, two outer products of one panel that a product has too. */
static const char stream_sums[] AOT_UNUSED =
    "kernel @stream_sums { size l size s buffer x: f32 read noalias buffer y: f32 read noalias buffer w: f32 read "
    "noalias "
    "buffer p: f32 write noalias buffer r: f32 write noalias parallel i < l %1: f32 = load w[i] "
    "loop j < s { %2: f32 = contract e < 33: x[i * 33 + e] * y[j * 33 + e] %3: f32 = load w[j] %4: f32 = mul %2, %3 "
    "%5: f32 = add %2, %1 %6: f32 = reduce.sum %5 %7: f32 = outer d < 33: %4 * y[j * 33 + d] "
    "%8: f32 = outer c < 33: %5 * y[j * 33 + c] } %9: f32 = add %7, %1 store p[i * 66 + d] = %9 "
    "store p[i * 66 + 33 + c] = %8 store r[i] = %6 }";

#endif
