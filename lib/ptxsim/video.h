/* video: what a video instruction says, as its decoder leaves it to its executor. */
#ifndef AOT_PTXSIM_VIDEO_H
#define AOT_PTXSIM_VIDEO_H

#include "exec.h"

enum {
  PTX_V_ADD,
  PTX_V_SUB,
  PTX_V_AVRG,
  PTX_V_ABSDIFF,
  PTX_V_MIN,
  PTX_V_MAX,
  PTX_V_SHL,
  PTX_V_SHR,
  PTX_V_MAD,
  PTX_V_SET
};
/* What becomes of the result and c: nothing, an operation of the two, or c with the result in some places. */
enum { PTX_V_ALONE, PTX_V_ADDED, PTX_V_LESS, PTX_V_MORE, PTX_V_MERGED };
enum { PTX_V_WRAP = 1, PTX_V_SAT = 2, PTX_V_MINUS = 4, PTX_V_MINUS_C = 8, PTX_V_PO = 16 };

/* In ptx_inst: sub the operation, vec the number of elements (1, 2, 4), scope what becomes of c, mode the flags above,
 * type2 the comparison or the shift of vmad, sign a bit each for a result, a and b that have one, and imm these: */
typedef struct ptx_video {
  /* Of one element: the lowest bit and the number of bits of it in a, b and the result. */
  uint8_t a_at, a_bits, b_at, b_bits, d_at, d_bits;
  uint8_t from[2][4]; /* of several: which element of a and b together is each of a's and of b's */
  uint8_t mask;       /* which of them are written, a bit each */
} ptx_video;

#endif
