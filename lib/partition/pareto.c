// The SVG of all memory budgets. A point per plan that some budget gives: across, the memory that it saves as a part of
// the normal cut's; upwards, the runtime of what it recomputes. The file is written whole or not at all.
#include "pareto.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef AOT_VEC(pareto_point) points;

static bool differ(const pareto_point *a, const pareto_point *b) {
  return a->memory != b->memory || a->runtime != b->runtime;
}

static int by_budget(const void *a, const void *b) {
  const pareto_point *x = a, *y = b;
  return (x->budget > y->budget) - (x->budget < y->budget);
}

static aot_status collect(aoti_arena *arena, pareto_estimate estimate, void *ctx, points *out) {
  static const double NEAR = 1e-3;
  points stack = {0}; // pairs: left, right
  pareto_point left, right, middle;
  AOT_TRY(estimate(ctx, 0, &left));
  AOT_TRY(estimate(ctx, 1, &right));
  AOT_TRY(aoti_push(arena, out, left));
  AOT_TRY(aoti_push(arena, out, right));
  if (differ(&left, &right)) {
    AOT_TRY(aoti_push(arena, &stack, left));
    AOT_TRY(aoti_push(arena, &stack, right));
  }
  while (stack.n) {
    right = stack.at[--stack.n];
    left = stack.at[--stack.n];
    if (right.budget - left.budget < NEAR) {
      AOT_TRY(aoti_push(arena, out, left));
      AOT_TRY(aoti_push(arena, out, right));
      continue;
    }
    AOT_TRY(estimate(ctx, (left.budget + right.budget) / 2, &middle));
    if (differ(&left, &middle)) {
      AOT_TRY(aoti_push(arena, &stack, left));
      AOT_TRY(aoti_push(arena, &stack, middle));
    }
    if (differ(&middle, &right)) {
      AOT_TRY(aoti_push(arena, &stack, middle));
      AOT_TRY(aoti_push(arena, &stack, right));
    }
  }
  qsort(out->at, out->n, sizeof *out->at, by_budget);
  return NULL;
}

enum { WIDTH = 640, HEIGHT = 400, MARGIN = 60 };

static void draw(const points *p, aoti_text *out) {
  double memory = 0, runtime = 0;
  for (size_t i = 0; i < p->n; i++) {
    if (p->at[i].memory > memory) memory = p->at[i].memory;
    if (p->at[i].runtime > runtime) runtime = p->at[i].runtime;
  }
  double across = memory > 0 ? (WIDTH - 2 * MARGIN) / memory : 0,
         up = runtime > 0 ? (HEIGHT - 2 * MARGIN) / runtime : 0;
  aoti_text_add(out,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" font-family=\"sans-serif\" "
                "font-size=\"11\">\n<title>Memory budget and the runtime of what is recomputed</title>\n",
                WIDTH, HEIGHT);
  aoti_text_add(out, "<path d=\"M%d %dV%dH%d\" fill=\"none\" stroke=\"black\"/>\n", MARGIN, MARGIN / 2, HEIGHT - MARGIN,
                WIDTH - MARGIN / 2);
  aoti_text_add(out, "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">memory saved, of the normal cut's</text>\n",
                WIDTH / 2, HEIGHT - MARGIN / 3);
  aoti_text_add(out, "<text x=\"%d\" y=\"%d\">runtime recomputed (most: %g)</text>\n", MARGIN, MARGIN / 3, runtime);
  aoti_text_add(out, "<polyline fill=\"none\" stroke=\"steelblue\" points=\"");
  for (size_t i = 0; i < p->n; i++)
    aoti_text_add(out, "%s%.1f,%.1f", i ? " " : "", MARGIN + p->at[i].memory * across,
                  HEIGHT - MARGIN - p->at[i].runtime * up);
  aoti_text_add(out, "\"/>\n");
  for (size_t i = 0; i < p->n; i++) {
    if (i && !differ(&p->at[i], &p->at[i - 1])) continue;
    double x = MARGIN + p->at[i].memory * across, y = HEIGHT - MARGIN - p->at[i].runtime * up;
    aoti_text_add(out,
                  "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3\"><title>budget %.4f: memory %.4f, runtime "
                  "%g</title></circle><text x=\"%.1f\" y=\"%.1f\">%.4f</text>\n",
                  x, y, p->at[i].budget, p->at[i].memory, p->at[i].runtime, x + 4, y - 6, p->at[i].memory);
  }
  aoti_text_add(out, "</svg>\n");
}

// To a file beside its place, then moved there: a name that another process took meanwhile is tried no more.
static aot_status write_whole(const char *dir, const aoti_text *text) {
  enum { MOST_FILES = 100000 };
  char path[1024], part[1060];
  if (mkdir(dir, 0777) && errno != EEXIST) return aoti_error(AOT_ERROR_IO, "cannot make %s: %s", dir, strerror(errno));
  int n = snprintf(part, sizeof part, "%s/.memory_budget_pareto_%ld", dir, (long)getpid());
  if (n < 0 || (size_t)n >= sizeof path) return aoti_error(AOT_ERROR_INVALID, "memory_budget_pareto_dir is too long");
  FILE *file = fopen(part, "w");
  if (!file) return aoti_error(AOT_ERROR_IO, "cannot write %s: %s", part, strerror(errno));
  bool written = fwrite(text->at, 1, text->n, file) == text->n;
  written = !fclose(file) && written;
  bool placed = false;
  for (int k = 0; written && !placed && k < MOST_FILES; k++) {
    n = snprintf(path, sizeof path, "%s/memory_budget_pareto_%d.svg", dir, k);
    if (n < 0 || (size_t)n >= sizeof path) break;
    placed = !link(part, path);
    if (!placed && errno != EEXIST) break;
  }
  aot_status status =
      placed ? NULL
             : aoti_error(AOT_ERROR_IO, "cannot write memory_budget_pareto_N.svg in %s: %s", dir, strerror(errno));
  unlink(part);
  return status;
}

aot_status pareto_draw(aoti_arena *arena, const char *dir, pareto_estimate estimate, void *ctx) {
  points p = {0};
  aoti_text text = {0};
  AOT_TRY(collect(arena, estimate, ctx, &p));
  draw(&p, &text);
  aot_status status = text.failed ? aoti_oom() : write_whole(dir && *dir ? dir : ".", &text);
  aoti_text_deinit(&text);
  return status;
}
