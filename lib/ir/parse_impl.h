/* What the files of the graph parser share. */
#ifndef AOT_IR_PARSE_IMPL_H
#define AOT_IR_PARSE_IMPL_H

#include "graph_impl.h"
#include "lex.h"

typedef struct call_arg {
  const char *keyword; /* or NULL */
  aot_value value;
  const char *place;
} call_arg;
typedef AOT_VEC(call_arg) call_args;

typedef struct graph_parser {
  lexer lx;
  const char *file_name;
  aoti_arena scratch; /* what does not outlive the parse */
  aoti_registry *registry;
  aoti_graph *g;
  aoti_map values;            /* name -> node id, or OTHER | place in others; "x = y" makes two names of one node */
  AOT_VEC(aot_value) others;  /* what names stand for that is no node: the results of one call, constants */
  aot_value annotated_number; /* the number that the last annotation said, Sym(2); none where it said no number */
  bool annotated_symbol;      /* it said a number that only the run knows: Sym(u0) */
  int depth;
  bool graph_form;         /* %x names a node, and strings have no quotes */
  bool in_subscript;       /* slice(...) and ... are values there */
  bool numbers_as_tensors; /* where no other overload takes the arguments */
  bool aten_level;         /* torch.ops occurs, so arithmetic signs are between sizes */
  bool names_devices;      /* an annotation says where its tensor is */
  /* The source comment that holds for the next statements. */
  const char *file, *function, *code;
  int line;
  uint32_t tags;
  size_t end; /* where the graph's text ends, its submodules with it */
  /* Inside the body of a submodule, which is read where it is called: */
  const char *within;   /* its class; NULL: in the graph itself */
  aot_value *result;    /* takes what it returns */
  uint32_t region_tags; /* of every node in it */
  uint32_t regions;     /* checkpointed, so far */
  int nesting;
  size_t inlined; /* bytes read so */
} graph_parser;

/* What stands for a number that only data tells. Whoever needs its value fails. */
extern const char parse_unknown_number[];

/* An error at a place in the text: line, column, the line itself and a caret under the place. */
aot_status parse_fail(const graph_parser *p, const char *at, aot_code code, const char *fmt, ...) AOT_PRINTF(4, 5);
/* Gives a failure of another layer the place. */
aot_status parse_located(const graph_parser *p, const char *at, aot_status status);
aot_status parse_expect(graph_parser *p, const char *token) AOT_MUST_USE;
bool parse_accept(graph_parser *p, const char *token);
/* The current token as a failure: what is wrong with it, or that something else was expected. */
aot_status parse_unexpected(const graph_parser *p, const char *expected);
/* The text of a NAME token, in scratch. */
aot_status parse_name(graph_parser *p, const char **out) AOT_MUST_USE;

/* A node of that name, and an error where the name is taken. */
aot_status parse_define(graph_parser *p, const char *place, const aoti_node *node) AOT_MUST_USE;
aot_status parse_check_new(graph_parser *p, const char *name, const char *place) AOT_MUST_USE;

/* What a name stands for; false where nothing is called so. */
bool parse_lookup(const graph_parser *p, const char *name, size_t n, aot_value *out);
/* Another name of a value, which need be no node; none makes no name. */
aot_status parse_alias(graph_parser *p, const char *name, const char *place, const aot_value *v) AOT_MUST_USE;

/* A COMMENT token that says where the next nodes come from. */
aot_status parse_source_comment(graph_parser *p, const lex_token *t) AOT_MUST_USE;

/* The kind of a device by its name, without a number; meta, which has sizes alone, is read as cpu. *known false: none
 * that PyTorch has; an error for one that it has and libaot has not. */
aot_status parse_device_kind(const char *name, size_t n, aot_device_type *out, bool *known) AOT_MUST_USE;

/* parse_type.c: the text of an annotation at the current STRING token. *sizes_only: it gives no strides. */
aot_status parse_annotation(graph_parser *p, aoti_type *out, bool *sizes_only) AOT_MUST_USE;

/* Statements up to and with the return. */
aot_status parse_statements(graph_parser *p) AOT_MUST_USE;

/* parse_submodule.c: whether self.NAME is a class that follows; *out stands for it. */
bool parse_submodule(graph_parser *p, const char *name, aot_value *out);
/* A call of an operator that runs such a class: its statements become nodes, *out names what it returns. */
aot_status parse_submodule_call(graph_parser *p, const char *path, const char *place, const call_args *args,
                                aoti_node *out, bool *done) AOT_MUST_USE;

/* parse_graph_form.c: everything from "graph():" on. */
aot_status parse_graph_form(graph_parser *p) AOT_MUST_USE;

/* parse_expr.c */
/* What a call of path, of Python's operator ("+"), of a method, or x[i] is; in place stands its name. */
aot_status parse_call(graph_parser *p, const char *path, const char *place, const call_args *args, aoti_node *out);
aot_status parse_python_call(graph_parser *p, const char *spelling, const char *place, const call_args *args,
                             aoti_node *out);
aot_status parse_method_call(graph_parser *p, const char *name, const char *place, const call_args *args,
                             aoti_node *out);
/* What arithmetic takes for a number, a size among them; every other value is a tensor. */
bool parse_is_number(const graph_parser *p, const aot_value *v);
/* Whether no tensor stands where the row has a number, which parse_bind lets through, nor a number where it has a
 * tensor.
 */
bool parse_fits(const graph_parser *p, const aoti_node *call);
aot_status parse_item(graph_parser *p, const char *place, const call_args *args, aoti_node *out);
/* The arguments in the order of row's schema, with defaults. */
aot_status parse_bind(graph_parser *p, const char *place, const aoti_op_info *row, const call_args *args,
                      aoti_node *out) AOT_MUST_USE;
aot_status parse_value(graph_parser *p, aot_value *out) AOT_MUST_USE;
/* The right-hand side of a statement; fills in everything of the node but its name, type and source. */
aot_status parse_rhs(graph_parser *p, aoti_node *out) AOT_MUST_USE;

/* parse_python.c: a call by a name that is ATen's with a prefix of Python's, or whose signature differs; *done false
 * where it is none. */
aot_status parse_aten_spelling(graph_parser *p, const char *spelling, const char *place, const call_args *args,
                               aoti_node *out, bool *done) AOT_MUST_USE;
/* A call in the midst of a statement becomes a node of its own. */
aot_status parse_emit(graph_parser *p, const aoti_node *call, uint32_t *out) AOT_MUST_USE;
/* call, of a functional operator, becomes the write of its result into its first argument: the operator's in-place
 * form, or a copy. */
aot_status parse_write(graph_parser *p, aoti_node *call) AOT_MUST_USE;
/* call becomes a copy of its result into `to`. */
aot_status parse_copy_into(graph_parser *p, const aot_value *to, aoti_node *call) AOT_MUST_USE;
/* The place of a name among words between blanks; -1 where it is none of them. */
int parse_word_place(const char *words, const char *name, size_t n_name);
/* parse_function.c: a function of Python that is several calls; *done false where it is none of those known. */
aot_status parse_function(graph_parser *p, const char *spelling, const char *place, const call_args *args,
                          aoti_node *out, bool *done) AOT_MUST_USE;
/* parse_program.c: one that is written as a program; *done false where it is none of those, or asks for more. */
aot_status parse_program(graph_parser *p, const char *spelling, const char *place, const call_args *args,
                         aoti_node *out, bool *done) AOT_MUST_USE;
/* The sizes of a value with an annotated type, as x.shape and x.size() give them. */
aot_status parse_sizes(graph_parser *p, const char *place, const aot_value *of, aot_value *out) AOT_MUST_USE;
/* An operator that writes and has no row, as the functional one of the same name and the write; *done false where that
 * has none either. overload: NULL for whichever takes the arguments. */
aot_status parse_functional(graph_parser *p, const char *place, const char *packet, const char *overload,
                            const call_args *args, aoti_node *out, bool *done) AOT_MUST_USE;
/* aten.PACKET.OVERLOAD with an argument `out`: what it computes, copied into that. */
aot_status parse_out(graph_parser *p, const char *place, const char *packet, const char *overload,
                     const call_args *args, aoti_node *out, bool *done) AOT_MUST_USE;
/* x[index] = value: nodes that write. */
aot_status parse_set_item(graph_parser *p, const char *place, const aot_value *of, const aot_value *index,
                          const aot_value *value) AOT_MUST_USE;
/* x[index]: all but its last call become nodes. */
aot_status parse_subscript(graph_parser *p, const char *place, const aot_value *of, const aot_value *index,
                           aoti_node *out) AOT_MUST_USE;
#endif
