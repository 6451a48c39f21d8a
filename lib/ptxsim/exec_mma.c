// Matrix instructions, warp by warp. Products are exact and added in double with one rounding at the end; the hardware
// adds in its own order with a few more bits than f32, so results agree to about one f32 ulp of the largest term.
#include <math.h>
#include "exec.h"
#include "race.h"
#include "soft.h"

/* Every lane must be here. */
static bool whole_warps(ptx_block *b, const ptx_inst *i) {
  if (!ptx_gather(b, i)) return false;
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++)
    if (b->w[w] && b->w[w] != UINT32_MAX) {
      ptx_fault(b, AOTI_PTX_BARRIER, i, w * PTX_WARP + (uint32_t)__builtin_ctz(b->w[w]),
                "a matrix instruction needs all 32 lanes of the warp; 0x%08x are here", b->w[w]);
      return false;
    }
  return true;
}

PTX_EXEC(ldmatrix) {
  if (!whole_warps(b, i)) return;
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) {
    if (!b->w[w]) continue;
    uint32_t rows = i->vec == 4 ? UINT32_MAX : (1u << 8 * i->vec) - 1; // lanes that give a row's address
    ptx_access a;
    ptx_addresses(b, i->a, i->wa, i->imm, w, rows, &a);
    if (!ptx_touch(b, i, w, rows, i->space, 16, PTX_READ, &a)) return;
    for (uint32_t j = 0; j < i->vec; j++) {
      uint32_t *d = (uint32_t *)(void *)ptx_row(b, i->rows[j]) + w * PTX_WARP;
      for (uint32_t l = 0; l < PTX_WARP; l++) {
        if (!i->sub) {
          memcpy(&d[l], a.p[8 * j + l / 4] + l % 4 * 4, 4);
        } else {
          uint16_t lo, hi;
          memcpy(&lo, a.p[8 * j + 2 * (l % 4)] + l / 4 * 2, 2);
          memcpy(&hi, a.p[8 * j + 2 * (l % 4) + 1] + l / 4 * 2, 2);
          d[l] = lo | (uint32_t)hi << 16;
        }
      }
    }
  }
}

PTX_EXEC(stmatrix) {
  if (!whole_warps(b, i)) return;
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) {
    if (!b->w[w]) continue;
    uint32_t rows = i->vec == 4 ? UINT32_MAX : (1u << 8 * i->vec) - 1;
    ptx_access a;
    ptx_addresses(b, i->a, i->wa, i->imm, w, rows, &a);
    if (!ptx_touch(b, i, w, rows, i->space, 16, PTX_WRITE, &a)) return;
    for (uint32_t j = 0; j < i->vec; j++) {
      const uint32_t *s = (const uint32_t *)(const void *)ptx_row(b, i->rows[j]) + w * PTX_WARP;
      for (uint32_t l = 0; l < PTX_WARP; l++) {
        if (!i->sub) {
          memcpy(a.p[8 * j + l / 4] + l % 4 * 4, &s[l], 4);
        } else {
          uint16_t lo = (uint16_t)s[l], hi = (uint16_t)(s[l] >> 16);
          memcpy(a.p[8 * j + 2 * (l % 4)] + l / 4 * 2, &lo, 2);
          memcpy(a.p[8 * j + 2 * (l % 4) + 1] + l / 4 * 2, &hi, 2);
        }
      }
    }
  }
}

PTX_EXEC(movmatrix) {
  if (!whole_warps(b, i)) return;
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) {
    if (!b->w[w]) continue;
    uint16_t m[8][8];
    uint32_t *d = (uint32_t *)(void *)ptx_row(b, i->d) + w * PTX_WARP;
    const uint32_t *s = (const uint32_t *)(const void *)ptx_row(b, i->a) + w * PTX_WARP;
    for (uint32_t l = 0; l < PTX_WARP; l++)
      m[l / 4][l % 4 * 2] = (uint16_t)s[l], m[l / 4][l % 4 * 2 + 1] = (uint16_t)(s[l] >> 16);
    for (uint32_t l = 0; l < PTX_WARP; l++) d[l] = m[l % 4 * 2][l / 4] | (uint32_t)m[l % 4 * 2 + 1][l / 4] << 16;
  }
}

/* Element e of a register of A or B: lane = 4 group + t holds columns (of A) or rows (of B) t*per + e, and 4*per
 * further on for each next pair (A) or register (B). */
static double element(uint64_t reg, int e, ptx_type t, bool is_unsigned) {
  switch (t) {
  case PTX_F16: return (double)ptx_half((uint16_t)(reg >> 16 * e));
  case PTX_BF16: return (double)ptx_brain((uint16_t)(reg >> 16 * e));
  case PTX_TF32: return (double)ptx_float((uint32_t)reg & 0xffffe000u);
  case PTX_F64: return ptx_double(reg);
  default: return is_unsigned ? (double)(uint8_t)(reg >> 8 * e) : (double)(int8_t)(reg >> 8 * e);
  }
}

static void product(const ptx_block *b, const ptx_inst *i, uint32_t w) {
  double A[16][32], B[32][8], C[16][8];
  int m = i->sub, k = i->size, na = (int)(i->imm & 255), nb = (int)(i->imm >> 8), nc = i->vec;
  ptx_type ta = i->type2, td = i->type;
  int per = ta == PTX_F64 || ta == PTX_TF32 ? 1 : ta == PTX_S8 || ta == PTX_U8 ? 4 : 2, tall = m == 16;
  const uint32_t *rows = i->rows;
  for (uint32_t l = 0; l < PTX_WARP; l++) {
    uint32_t lane = w * PTX_WARP + l;
    int g = (int)l / 4, t = (int)l % 4;
    for (int r = 0; r < na; r++) {
      uint64_t v = ptx_read(b, rows[nc + r], i->rows_w[nc + r], lane);
      int row = tall ? g + 8 * (r & 1) : g, column = t * per + 4 * per * (tall ? r >> 1 : r);
      for (int e = 0; e < per; e++) A[row][column + e] = element(v, e, ta, ta == PTX_U8);
    }
    for (int r = 0; r < nb; r++) {
      uint64_t v = ptx_read(b, rows[nc + na + r], i->rows_w[nc + na + r], lane);
      for (int e = 0; e < per; e++) B[t * per + 4 * per * r + e][g] = element(v, e, ta, i->sign);
    }
    for (int r = 0; r < nc; r++) {
      uint64_t v = ptx_read(b, rows[nc + na + nb + r], i->rows_w[nc + na + nb + r], lane);
      if (td == PTX_F16)
        C[g + 8 * r][t * 2] = (double)ptx_half((uint16_t)v),
                         C[g + 8 * r][t * 2 + 1] = (double)ptx_half((uint16_t)(v >> 16));
      else
        C[g + 8 * (r >> 1)][t * 2 + (r & 1)] = td == PTX_F64   ? ptx_double(v)
                                               : td == PTX_S32 ? (double)(int32_t)v
                                                               : (double)ptx_float((uint32_t)v);
    }
  }
  for (int row = 0; row < m; row++) {
    double acc[8];
    if (td == PTX_F64) {
      for (int n = 0; n < 8; n++) acc[n] = C[row][n];
      for (int q = 0; q < k; q++)
        for (int n = 0; n < 8; n++) acc[n] = fma(A[row][q], B[q][n], acc[n]);
      for (int n = 0; n < 8; n++) C[row][n] = acc[n];
      continue;
    }
    for (int n = 0; n < 8; n++) acc[n] = 0;
    for (int q = 0; q < k; q++)
      for (int n = 0; n < 8; n++) acc[n] += A[row][q] * B[q][n];
    for (int n = 0; n < 8; n++) C[row][n] += acc[n];
  }
  for (uint32_t l = 0; l < PTX_WARP; l++) {
    uint32_t lane = w * PTX_WARP + l;
    int g = (int)l / 4, t = (int)l % 4;
    for (int r = 0; r < nc; r++) {
      uint64_t v;
      double x = td == PTX_F16 ? 0 : C[g + 8 * (r >> 1)][t * 2 + (r & 1)];
      if (td == PTX_F16)
        v = ptx_narrow(C[g + 8 * r][t * 2], ptx_f16, 0) | ptx_narrow(C[g + 8 * r][t * 2 + 1], ptx_f16, 0) << 16;
      else if (td == PTX_F64)
        v = ptx_bits64(x);
      else if (td == PTX_S32)
        v = i->mode ? (uint32_t)(x > 2147483647.0    ? INT32_MAX
                                 : x < -2147483648.0 ? INT32_MIN
                                                     : (int32_t)x)
                    : (uint32_t)(int64_t)x;
      else
        v = ptx_bits32(ptx_canon((float)x));
      ptx_write(b, rows[r], i->rows_w[r], lane, v);
    }
  }
}

PTX_EXEC(mma) {
  if (!whole_warps(b, i)) return;
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++)
    if (b->w[w]) product(b, i, w);
}
