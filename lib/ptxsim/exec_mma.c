// Matrix instructions, warp by warp. Products are exact and added in double with one rounding at the end; the hardware
// adds in its own order with a few more bits than f32, so results agree to about one f32 ulp of the largest term.
#include <math.h>
#include "exec.h"
#include "race.h"
#include "soft.h"

/* Part of what is compiled for two vector units. */
#define INLINE inline __attribute__((always_inline))

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

void ptx_stmatrix_row(const ptx_block *b, const ptx_inst *i, uint32_t lane, uint16_t out[8]) {
  uint32_t w = lane / PTX_WARP, l = lane % PTX_WARP, row = l % 8;
  const uint16_t *s =
      (const uint16_t *)(const void *)((const uint32_t *)(const void *)ptx_row(b, i->rows[l / 8]) + w * PTX_WARP);
  for (uint32_t k = 0; k < 8; k++) out[k] = i->sub ? s[2 * (4 * k + row / 2) + row % 2] : s[8 * row + k];
}

PTX_EXEC(stmatrix) {
  if (!whole_warps(b, i)) return;
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) {
    if (!b->w[w]) continue;
    uint32_t rows = i->vec == 4 ? UINT32_MAX : (1u << 8 * i->vec) - 1;
    ptx_access a;
    ptx_addresses(b, i->a, i->wa, i->imm, w, rows, &a);
    if (!ptx_touch(b, i, w, rows, i->space, 16, PTX_WRITE, &a)) return;
    for (uint32_t l = 0; l < 8u * i->vec; l++) {
      uint16_t row[8];
      ptx_stmatrix_row(b, i, w * PTX_WARP + l, row);
      memcpy(a.p[l], row, sizeof row);
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
static INLINE double element(uint64_t reg, int e, ptx_type t, bool is_unsigned) {
  switch (t) {
  case PTX_F16: return (double)ptx_half((uint16_t)(reg >> 16 * e));
  case PTX_BF16: return (double)ptx_brain((uint16_t)(reg >> 16 * e));
  case PTX_TF32: return (double)ptx_float((uint32_t)reg & 0xffffe000u);
  case PTX_F64: return ptx_double(reg);
  default: return is_unsigned ? (double)(uint8_t)(reg >> 8 * e) : (double)(int8_t)(reg >> 8 * e);
  }
}

/* Where the elements of C and D are: of lane = 4 group + t of a 16-row or 8-row product. A register of halves holds two
 * neighbours. */
static INLINE void at_cd(uint32_t l, int reg, bool halves, int e, int *row, int *column) {
  int g = (int)l / 4, t = (int)l % 4;
  *row = g + 8 * (halves ? reg : reg >> 1);
  *column = t * 2 + (halves ? e : reg & 1);
}
/* And of the eight lanes of an m8n8k4 product; number: of the lane's eight elements. */
static void at_cd_volta(uint32_t l, int number, bool halves, int *row, int *column) {
  int upper = l < 16 ? 0 : 4, q = (int)l % 4;
  *row = upper + (halves ? q : (q & 1) + (number & 2));
  *column = halves ? number : (number & 4) + (q & 2) + (number & 1);
}

static INLINE double load_cd(uint64_t v, ptx_type t, int e) {
  switch (t) {
  case PTX_F16: return (double)ptx_half((uint16_t)(v >> 16 * e));
  case PTX_F64: return ptx_double(v);
  case PTX_S32: return (double)(int32_t)v;
  default: return (double)ptx_float((uint32_t)v);
  }
}

static uint64_t store_d(double x, ptx_type t, bool clamp) {
  switch (t) {
  case PTX_F16: return ptx_narrow(x, ptx_f16, 0);
  case PTX_F64: return ptx_bits64(x);
  case PTX_S32:
    if (!clamp) return (uint32_t)(int64_t)x;
    return (uint32_t)(x > 2147483647.0 ? INT32_MAX : x < -2147483648.0 ? INT32_MIN : (int32_t)x);
  default: return ptx_bits32(ptx_canon((float)x));
  }
}

/* C += A B, four rows at a time, so that their sums do not wait for each other. Products are exact, also where the host
 * adds and multiplies in one instruction: the same bits with both. */
static INLINE void sums(double A[16][32], double B[32][8], double C[16][8], int m, int k) {
  for (int row = 0; row < m; row += 4) {
    double acc[4][8] = {{0}};
    for (int q = 0; q < k; q++)
      for (int r = 0; r < 4; r++)
        for (int n = 0; n < 8; n++) acc[r][n] += A[row + r][q] * B[q][n];
    for (int r = 0; r < 4; r++)
      for (int n = 0; n < 8; n++) C[row + r][n] += acc[r][n];
  }
}
/* Sums of f64 are rounded at each step. */
static INLINE void multiply_each(double A[16][32], double B[32][8], double C[16][8], int m, int k, uint32_t mode) {
  for (int row = 0; row < m; row++)
    for (int q = 0; q < k; q++)
      for (int n = 0; n < 8; n++)
        C[row][n] = mode ? ptx_soft_fma64(A[row][q], B[q][n], C[row][n], mode) : fma(A[row][q], B[q][n], C[row][n]);
}

/* A and B of a product whose elements are of type ta, a constant to each who calls: all lanes of a register are
 * converted together, and then laid where they belong. */
static INLINE void factors(const ptx_block *b, const ptx_inst *i, uint32_t w, ptx_type ta, double A[16][32],
                           double B[32][8]) {
  int na = (int)(i->imm & 255), nb = (int)(i->imm >> 8 & 255), nd = i->vec;
  int per = ta == PTX_F64 || ta == PTX_TF32 ? 1 : ta == PTX_S8 || ta == PTX_U8 ? 4 : 2, tall = i->sub == 16;
  for (int r = 0; r < na + nb; r++) {
    const uint32_t *v = (const uint32_t *)(const void *)ptx_row(b, i->rows[nd + r]) + w * PTX_WARP;
    const uint64_t *wide = (const uint64_t *)(const void *)ptx_row(b, i->rows[nd + r]) + w * PTX_WARP;
    bool is_unsigned = r < na ? ta == PTX_U8 : i->sign;
    double x[4][PTX_WARP];
    for (int e = 0; e < per; e++)
      for (int l = 0; l < PTX_WARP; l++) x[e][l] = element(ta == PTX_F64 ? wide[l] : v[l], e, ta, is_unsigned);
    for (int l = 0; l < PTX_WARP; l++)
      for (int e = 0, g = l / 4, t = l % 4; e < per; e++)
        if (r < na)
          A[tall ? g + 8 * (r & 1) : g][t * per + 4 * per * (tall ? r >> 1 : r) + e] = x[e][l];
        else
          B[t * per + 4 * per * (r - na) + e][g] = x[e][l];
  }
}

static INLINE void product(const ptx_block *b, const ptx_inst *i, uint32_t w) {
  double A[16][32], B[32][8], C[16][8];
  int m = i->sub, k = i->size, na = (int)(i->imm & 255), nb = (int)(i->imm >> 8 & 255), nd = i->vec;
  ptx_type ta = i->type2, td = i->type, tc = i->imm >> 19 & 1 ? PTX_F16 : td == PTX_F16 ? PTX_F32 : td;
  int nc = (int)i->n_rows - nd - na - nb, row, column;
  const uint32_t *rows = i->rows;
  switch (ta) {
  case PTX_F16: factors(b, i, w, PTX_F16, A, B); break;
  case PTX_BF16: factors(b, i, w, PTX_BF16, A, B); break;
  case PTX_TF32: factors(b, i, w, PTX_TF32, A, B); break;
  case PTX_F64: factors(b, i, w, PTX_F64, A, B); break;
  case PTX_U8: factors(b, i, w, PTX_U8, A, B); break;
  default: factors(b, i, w, PTX_S8, A, B);
  }
  for (uint32_t l = 0; l < PTX_WARP; l++) {
    uint32_t lane = w * PTX_WARP + l;
    for (int r = 0; r < nc; r++)
      for (int e = 0; e < (tc == PTX_F16 ? 2 : 1); e++) {
        at_cd(l, r, tc == PTX_F16, e, &row, &column);
        C[row][column] = load_cd(ptx_read(b, rows[nd + na + nb + r], i->rows_w[nd + na + nb + r], lane), tc, e);
      }
  }
  if (td == PTX_F64)
    multiply_each(A, B, C, m, k, i->mode);
  else
    sums(A, B, C, m, k);
  for (uint32_t l = 0; l < PTX_WARP; l++)
    for (int r = 0; r < nd; r++) {
      uint64_t v = 0;
      for (int e = 0; e < (td == PTX_F16 ? 2 : 1); e++) {
        at_cd(l, r, td == PTX_F16, e, &row, &column);
        v |= store_d(C[row][column], td, i->mode != 0) << 16 * e;
      }
      ptx_write(b, rows[r], i->rows_w[r], w * PTX_WARP + l, v);
    }
}

static void product_base(const ptx_block *b, const ptx_inst *i, uint32_t w) { product(b, i, w); }
#if defined(__x86_64__)
__attribute__((target("avx2,fma"))) static void product_v3(const ptx_block *b, const ptx_inst *i, uint32_t w) {
  product(b, i, w);
}
#else
#define product_v3 product_base
#endif

/* m8n8k4 of halves: lanes 4 q to 4 q + 3 and those 16 further on make a product of their own, in any layout. */
static void product_volta(const ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t quad) {
  double A[16][32], B[32][8], C[16][8];
  bool col_a = i->imm >> 16 & 1, col_b = i->imm >> 17 & 1, halves_c = i->imm >> 19 & 1, halves_d = i->type == PTX_F16;
  int nd = i->vec, row, column;
  const uint32_t *rows = i->rows;
  for (int s = 0; s < 8; s++) {
    uint32_t l = quad * 4 + (uint32_t)(s & 3) + (s < 4 ? 0u : 16u), lane = w * PTX_WARP + l;
    int upper = s < 4 ? 0 : 4, q = s & 3;
    for (int e = 0; e < 4; e++) {
      uint32_t a = ptx_u32(b, rows[nd + e / 2], lane), v = ptx_u32(b, rows[nd + 2 + e / 2], lane);
      double x = element(a, e & 1, PTX_F16, false), y = element(v, e & 1, PTX_F16, false);
      if (col_a)
        A[upper + e][q] = x;
      else
        A[upper + q][e] = x;
      if (col_b)
        B[e][upper + q] = y;
      else
        B[q][upper + e] = y;
    }
    for (int e = 0; e < 8; e++) {
      uint32_t v = ptx_u32(b, rows[nd + 4 + (halves_c ? e / 2 : e)], lane);
      at_cd_volta(l, e, halves_c, &row, &column);
      C[row][column] = load_cd(v, halves_c ? PTX_F16 : PTX_F32, halves_c ? e & 1 : 0);
    }
  }
  sums(A, B, C, 8, 4);
  for (int s = 0; s < 8; s++) {
    uint32_t l = quad * 4 + (uint32_t)(s & 3) + (s < 4 ? 0u : 16u);
    uint64_t v = 0;
    for (int e = 0; e < 8; e++) {
      at_cd_volta(l, e, halves_d, &row, &column);
      uint64_t one = store_d(C[row][column], halves_d ? PTX_F16 : PTX_F32, false);
      v = halves_d && (e & 1) ? v | one << 16 : one;
      if (!halves_d || (e & 1)) ptx_write(b, rows[halves_d ? e / 2 : e], 4, w * PTX_WARP + l, v);
    }
  }
}

PTX_EXEC(mma) {
  if (!whole_warps(b, i)) return;
  bool volta = i->imm >> 18 & 1;
  for (uint32_t w = b->lo / PTX_WARP; w < b->hi / PTX_WARP; w++) {
    if (!b->w[w]) continue;
    if (!volta) (b->run->quick == ptx_quick_v3 ? product_v3 : product_base)(b, i, w);
    for (uint32_t quad = 0; volta && quad < 4; quad++) product_volta(b, i, w, quad);
  }
}
