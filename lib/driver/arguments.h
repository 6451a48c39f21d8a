/* From what a function is called with to what its graph takes: a tensor given twice becomes one input where the graph
 * must know, and inputs that share memory, one of them written, become views of one input that is that memory. */
#ifndef AOT_ARGUMENTS_H
#define AOT_ARGUMENTS_H

#include "trace.h"
#include <aot/function.h>

typedef struct aoti_argument {
  uint32_t same_as; /* an earlier argument that is the same tensor; its own number otherwise */
  uint32_t shares;  /* the first argument whose memory overlaps its own */
  uint32_t input;   /* the graph's input that it is, or is a view of */
  bool is_view;
  aoti_meta place; /* of a view: its offset counts from the base's */
  bool moves;      /* a view that is viewed in place, and where it is then */
  aoti_meta after;
} aoti_argument;

typedef struct aoti_arguments {
  aoti_argument *at;
  uint32_t *source; /* per input: the argument that it is, or whose memory it is */
  bool *is_memory;
  size_t n, n_inputs;
  size_t n_moved; /* views that are viewed in place: their new views follow the function's outputs */
  bool merged;    /* an argument is not simply an input */
  bool guarded;   /* some are written: which share memory is guarded */
} aoti_arguments;

/* written NULL: nothing is known yet, and every argument is an input. Otherwise one finding per argument, and whether
 * the whole memory that it is seen in has to be the input. In arena. */
aot_status aoti_arguments_make(aoti_arena *arena, aot_tensors in, const aoti_input_info *written, const bool *whole,
                               aoti_arguments *out) AOT_MUST_USE;
/* The inputs, n_inputs of them, borrowed from in or owned by s. */
aot_status aoti_arguments_inputs(aot_scope *s, const aoti_arguments *a, aot_tensors in, aot_tensor **out) AOT_MUST_USE;
/* Whether the arguments share memory as those did that a was made of. If not, *reason (nullable) says what differs. */
bool aoti_arguments_hold(const aoti_arguments *a, aot_tensors in, aoti_text *reason);
/* The trace's side: runs fn on the arguments that the inputs stand for, and notes which are viewed in place. */
void aoti_arguments_run(aot_scope *s, aoti_arguments *a, aoti_arena *arena, aot_fn fn, void *user,
                        aot_tensor *const *inputs, aot_tensor **out, size_t n_out, int32_t *returned);

#endif
