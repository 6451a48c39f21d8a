/* Functions of torch.nn.functional and torch that are a few operators, as programs in the language that the parser
 * reads. */
#include "parse_impl.h"
#include <string.h>

/* takes: parameters, with what they are when left out. A parameter that the program does not read must ask for nothing:
 * be left out, None or False. */
static const struct {
  const char *name, *takes, *program;
} programs[] = {
    {"torch.nn.functional.softsign", "input",
     "a = torch.abs(input)\n"
     "b = a + 1\n"
     "return input / b\n"},
    {"torch.nn.functional.tanhshrink", "input",
     "a = torch.tanh(input)\n"
     "return input - a\n"},
    {"torch.nn.functional.hardshrink", "input lambd=0.5",
     "a = torch.abs(input)\n"
     "b = a > lambd\n"
     "return torch.where(b, input, 0.0)\n"},
    {"torch.nn.functional.cosine_similarity", "x1 x2 dim=1 eps=1e-08",
     "a = torch.ops.aten.linalg_vector_norm.default(x1, 2, dim, True)\n"
     "b = torch.ops.aten.linalg_vector_norm.default(x2, 2, dim, True)\n"
     "c = torch.clamp_min(a, eps)\n"
     "d = torch.clamp_min(b, eps)\n"
     "e = x1 / c\n"
     "f = x2 / d\n"
     "g = e * f\n"
     "return torch.ops.aten.sum.dim_IntList(g, dim)\n"},
    {"torch.nn.functional.pairwise_distance", "x1 x2 p=2.0 eps=1e-06 keepdim=False",
     "a = x1 - x2\n"
     "b = a + eps\n"
     "return torch.ops.aten.linalg_vector_norm.default(b, p, -1, keepdim)\n"},
    {"torch.nn.functional.triplet_margin_loss",
     "anchor positive negative margin=1.0 p=2 eps=1e-06 swap size_average reduce reduction='mean'",
     "a = torch.nn.functional.pairwise_distance(anchor, positive, p, eps)\n"
     "b = torch.nn.functional.pairwise_distance(anchor, negative, p, eps)\n"
     "c = a - b\n"
     "d = c + margin\n"
     "e = torch.clamp_min(d, 0)\n"
     "return torch.reduce_loss(e, reduction)\n"},
    {"torch.nn.functional.margin_ranking_loss", "input1 input2 target margin=0.0 size_average reduce reduction='mean'",
     "a = input1 - input2\n"
     "b = torch.neg(target)\n"
     "c = b * a\n"
     "d = c + margin\n"
     "e = torch.clamp_min(d, 0)\n"
     "return torch.reduce_loss(e, reduction)\n"},
    {"torch.nn.functional.cosine_embedding_loss",
     "input1 input2 target margin=0.0 size_average reduce reduction='mean'",
     "a = input1 * input2\n"
     "b = torch.ops.aten.sum.dim_IntList(a, [-1])\n"
     "c = input1 * input1\n"
     "d = torch.ops.aten.sum.dim_IntList(c, [-1])\n"
     "e = d + 1e-12\n"
     "f = input2 * input2\n"
     "g = torch.ops.aten.sum.dim_IntList(f, [-1])\n"
     "h = g + 1e-12\n"
     "i = e * h\n"
     "j = torch.sqrt(i)\n"
     "k = b / j\n"
     "l = torch.ops.aten.rsub.Scalar(k, 1)\n"
     "m = k - margin\n"
     "n = torch.clamp_min(m, 0)\n"
     "o = target == 1\n"
     "p = torch.where(o, l, 0.0)\n"
     "q = target == -1\n"
     "r = torch.where(q, n, 0.0)\n"
     "s = p + r\n"
     "return torch.reduce_loss(s, reduction)\n"},
    {"torch.nn.functional.hinge_embedding_loss", "input target margin=1.0 size_average reduce reduction='mean'",
     "a = torch.ops.aten.rsub.Scalar(input, margin)\n"
     "b = torch.clamp_min(a, 0)\n"
     "c = target != 1\n"
     "d = torch.where(c, b, 0.0)\n"
     "e = target != -1\n"
     "f = torch.where(e, input, 0.0)\n"
     "g = d + f\n"
     "return torch.reduce_loss(g, reduction)\n"},
    {"torch.nn.functional.multilabel_soft_margin_loss", "input target weight size_average reduce reduction='mean'",
     "a = torch.ops.aten.log_sigmoid.default(input)\n"
     "b = target * a\n"
     "c = torch.neg(input)\n"
     "d = torch.ops.aten.log_sigmoid.default(c)\n"
     "e = torch.ops.aten.rsub.Scalar(target, 1)\n"
     "f = e * d\n"
     "g = b + f\n"
     "h = torch.neg(g)\n"
     "i = torch.ops.aten.mean.dim(h, [-1])\n"
     "return torch.reduce_loss(i, reduction)\n"},
    {"torch.nn.functional.multi_margin_loss", "input target p margin=1.0 weight size_average reduce reduction='mean'",
     "a = torch.unsqueeze(target, -1)\n"
     "b = torch.gather(input, -1, a)\n"
     "c = input - b\n"
     "d = c + margin\n"
     "e = torch.clamp_min(d, 0)\n"
     "f = torch.ones_like(e)\n"
     "g = torch.ops.aten.scatter.value(f, -1, a, 0)\n"
     "h = e * g\n"
     "i = torch.ops.aten.mean.dim(h, [-1])\n"
     "return torch.reduce_loss(i, reduction)\n"},
    {"torch.diff", "input n=1 dim=-1 prepend append out",
     "a = torch.ops.aten.slice.Tensor(input, dim, n)\n"
     "b = torch.ops.aten.slice.Tensor(input, dim, 0, -1)\n"
     "return a - b\n"},
    {"torch.nn.functional.unfold", "input kernel_size dilation=1 padding=0 stride=1",
     "return torch.ops.aten.im2col.default(input, kernel_size, dilation, padding, stride)\n"},
    {"torch.nn.functional.fold", "input output_size kernel_size dilation=1 padding=0 stride=1",
     "return torch.ops.aten.col2im.default(input, output_size, kernel_size, dilation, padding, stride)\n"},
    {"torch.nn.functional.adaptive_max_pool2d", "input output_size return_indices",
     "a = torch.ops.aten.adaptive_max_pool2d.default(input, output_size)\n"
     "return a[0]\n"},
    {"torch.nn.functional.adaptive_max_pool3d", "input output_size return_indices",
     "a = torch.ops.aten.adaptive_max_pool3d.default(input, output_size)\n"
     "return a[0]\n"},
    {"torch.linalg.inv", "A",
     "a = torch.ops.aten.linalg_inv_ex.default(A)\n"
     "return a[0]\n"},
    {"torch.linalg.solve", "A B left=True",
     "a = torch.ops.aten._linalg_solve_ex.default(A, B, left = left)\n"
     "return a[0]\n"},
    {"torch.linalg.det", "A",
     "a = torch.ops.aten._linalg_det.default(A)\n"
     "return a[0]\n"},
    {"torch.linalg.cholesky", "A upper=False",
     "a = torch.ops.aten.linalg_cholesky_ex.default(A, upper = upper)\n"
     "return a[0]\n"},
    {"torch.cross", "input other dim", "return torch.ops.aten.linalg_cross.default(input, other, dim = dim)\n"},
};

/* Other names of programs. */
static const char *const same[][2] = {{"torch.inverse", "torch.linalg.inv"},
                                      {"torch._C._linalg.linalg_inv", "torch.linalg.inv"},
                                      {"torch._C._linalg.linalg_solve", "torch.linalg.solve"},
                                      {"torch.det", "torch.linalg.det"},
                                      {"torch._C._linalg.linalg_det", "torch.linalg.det"},
                                      {"torch.cholesky", "torch.linalg.cholesky"},
                                      {"torch._C._linalg.linalg_cholesky", "torch.linalg.cholesky"}};

/* The parameters of program k, each bound to its argument or to what it is when left out. */
static aot_status bind_parameters(graph_parser *p, size_t k, const call_args *args, const char *place, bool *fits) {
  const char *at = programs[k].takes;
  *fits = false;
  for (size_t i = 0; *at; i++) {
    const char *end = at + strcspn(at, " "), *equals = memchr(at, '=', (size_t)(end - at)), *name;
    size_t n = (size_t)((equals ? equals : end) - at);
    const call_arg *given = NULL;
    for (size_t j = 0; j < args->n; j++) {
      const char *keyword = args->at[j].keyword;
      bool self = keyword && i == 0 && !strcmp(keyword, "self");
      if (keyword ? self || (strlen(keyword) == n && !memcmp(keyword, at, n)) : j == i) given = &args->at[j];
    }
    AOT_TRY(aoti_arena_strdup(&p->scratch, at, n, &name));
    aot_value v = given ? given->value : (aot_value){AOT_NONE};
    if (equals && v.kind == AOT_NONE) {
      lex_init(&p->lx, equals + 1, (size_t)(end - equals - 1), equals + 1);
      AOT_TRY(parse_value(p, &v));
    }
    bool read = equals || strstr(programs[k].program, name) != NULL;
    if (!read && v.kind != AOT_NONE && !(v.kind == AOT_BOOL && !v.as.b)) return NULL;
    AOT_TRY(parse_alias(p, name, place, &v));
    at = *end ? end + 1 : end;
  }
  for (size_t j = 0; j < args->n; j++)
    if (args->at[j].keyword && strcmp(args->at[j].keyword, "self") != 0 &&
        !strstr(programs[k].takes, args->at[j].keyword))
      return NULL;
  *fits = true;
  return NULL;
}

static aot_status run(graph_parser *p, size_t k, aoti_node *out) {
  const char *text = programs[k].program;
  lex_init(&p->lx, text, strlen(text), text);
  for (;;) {
    const char *name;
    aoti_node call;
    uint32_t id;
    while (p->lx.token.kind == LEX_NEWLINE) lex_next(&p->lx);
    if (parse_accept(p, "return")) return parse_rhs(p, out);
    AOT_TRY(parse_name(p, &name));
    AOT_TRY(parse_expect(p, "="));
    AOT_TRY(parse_rhs(p, &call));
    AOT_TRY(parse_emit(p, &call, &id));
    const aot_value v = {AOT_NODE, .as.node = id};
    AOT_TRY(parse_alias(p, name, text, &v));
  }
}

aot_status parse_program(graph_parser *p, const char *spelling, const char *place, const call_args *args,
                         aoti_node *out, bool *done) {
  *done = false;
  for (size_t i = 0; i < sizeof same / sizeof *same; i++)
    if (!strcmp(same[i][0], spelling)) spelling = same[i][1];
  for (size_t k = 0; k < sizeof programs / sizeof *programs && !*done; k++) {
    if (strcmp(programs[k].name, spelling) != 0) continue;
    const lexer lx = p->lx;
    const aoti_map values = p->values;
    const bool graph_form = p->graph_form, aten_level = p->aten_level;
    p->values = (aoti_map){.arena = &p->scratch};
    p->graph_form = p->aten_level = false;
    aot_status status = bind_parameters(p, k, args, place, done);
    if (!status && *done) status = run(p, k, out);
    p->lx = lx;
    p->values = values;
    p->graph_form = graph_form;
    p->aten_level = aten_level;
    if (status) return parse_located(p, place, status);
  }
  return NULL;
}
