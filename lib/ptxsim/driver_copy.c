// Copies and fills. Every one is a box of rows queued on a stream: checked against the allocations when it is called,
// carried out in stream order. Host memory that is not pinned is used up when the call returns, as on hardware.
#include "driver.h"

#include <stdlib.h>
#include <string.h>

typedef struct box_side {
  uint64_t at;
  size_t pitch, slice; /* bytes from row to row and from slice to slice */
  bool tracked;        /* in the machine's own memory, whose written bytes are known */
} box_side;
typedef struct box {
  box_side to, from;
  size_t width, rows, slices;
  void *staged;           /* a copy of pageable host memory, taken when called */
  unsigned char value[4]; /* of a fill */
  unsigned unit;          /* of a fill: 1, 2, 4; 0 for a copy */
} box;

static void drop_box(void *data) {
  box *b = data;
  free(b->staged);
  free(b);
}

static void fill_row(const box *b, unsigned char *to) {
  if (b->unit == 1)
    memset(to, b->value[0], b->width);
  else
    for (size_t i = 0; i < b->width; i += b->unit) memcpy(to + i, b->value, b->unit);
}

static CUresult run_box(void *data) {
  box *b = data;
  for (size_t z = 0; z < b->slices; z++)
    for (size_t y = 0; y < b->rows; y++) {
      uint64_t to = b->to.at + z * b->to.slice + y * b->to.pitch;
      uint64_t from = b->from.at + z * b->from.slice + y * b->from.pitch;
      if (b->unit)
        fill_row(b, (unsigned char *)(uintptr_t)to);
      else
        memmove((void *)(uintptr_t)to, (const void *)(uintptr_t)from, b->width);
      if (b->to.tracked && b->from.tracked && !b->unit)
        aoti_ptx_copy_written(aoti_sim.machine, to, from, b->width);
      else if (b->to.tracked)
        aoti_ptx_mark_written(aoti_sim.machine, to, b->width, true);
    }
  return CUDA_SUCCESS;
}

// Whether a side is the machine's memory; its whole extent must then be inside one allocation. *out_pageable: it is
// host memory that the machine does not know.
static CUresult check_side(box *b, box_side *s, bool must_be_device, bool *out_pageable) {
  aoti_ptx_allocation a;
  size_t rows, slices, bytes;
  *out_pageable = false;
  if (aoti_mul_overflows(b->slices - 1, s->slice, &slices) || aoti_mul_overflows(b->rows - 1, s->pitch, &rows) ||
      aoti_add_overflows(slices, rows, &bytes) || aoti_add_overflows(bytes, b->width, &bytes) || !s->at)
    return CUDA_ERROR_INVALID_VALUE;
  bool known = aoti_ptx_find(aoti_sim.machine, s->at, &a) && (a.live || must_be_device);
  if (!known && !must_be_device) {
    *out_pageable = true;
    return CUDA_SUCCESS;
  }
  aot_status status = aoti_ptx_range(aoti_sim.machine, s->at, bytes);
  if (status) {
    aoti_sim_log("copy or fill of %zu bytes at 0x%llx: %s", bytes, (unsigned long long)s->at,
                 aot_status_message(status));
    aot_status_free(status);
    return CUDA_ERROR_INVALID_VALUE;
  }
  s->tracked = known && a.kind != AOTI_PTX_PINNED && a.kind != AOTI_PTX_FOREIGN;
  return CUDA_SUCCESS;
}

// device: a bit per side that has to be the machine's memory: 1 for to, 2 for from.
enum { TO_DEVICE = 1, FROM_DEVICE = 2 };
static CUresult queue_box(box given, unsigned device, void *stream, bool wait) {
  sim_context *c;
  CU_TRY(aoti_sim_current(&c));
  if (!given.width || !given.rows || !given.slices) return CUDA_SUCCESS;
  bool to_pageable, from_pageable = false;
  CU_TRY(check_side(&given, &given.to, device & TO_DEVICE, &to_pageable));
  if (!given.unit) CU_TRY(check_side(&given, &given.from, device & FROM_DEVICE, &from_pageable));
  box *b = malloc(sizeof *b);
  if (!b) return CUDA_ERROR_OUT_OF_MEMORY;
  *b = given;
  if (to_pageable) wait = true;
  if (given.unit && given.to.tracked) wait = false; // as hardware: the host waits for a fill of host memory alone
  if (from_pageable && !wait && b->rows == 1 && b->slices == 1 && (b->staged = malloc(b->width))) {
    memcpy(b->staged, (const void *)(uintptr_t)b->from.at, b->width);
    b->from.at = (uint64_t)(uintptr_t)b->staged;
  } else if (from_pageable)
    wait = true;
  return aoti_sim_queue(c, stream, run_box, drop_box, b, wait);
}

static CUresult line(uint64_t to, uint64_t from, size_t bytes, unsigned device, void *stream, bool wait) {
  return queue_box((box){.to.at = to, .from.at = from, .width = bytes, .rows = 1, .slices = 1}, device, stream, wait);
}

#define HOST(p) ((uint64_t)(uintptr_t)(p))
CU_API(cuMemcpyHtoD_v2, (uint64_t to, const void *from, size_t n)) {
  return line(to, HOST(from), n, TO_DEVICE, NULL, true);
}
CU_API(cuMemcpyDtoH_v2, (void *to, uint64_t from, size_t n)) {
  return line(HOST(to), from, n, FROM_DEVICE, NULL, true);
}
CU_API(cuMemcpyDtoD_v2, (uint64_t to, uint64_t from, size_t n)) {
  return line(to, from, n, TO_DEVICE | FROM_DEVICE, NULL, false);
}
CU_API(cuMemcpy, (uint64_t to, uint64_t from, size_t n)) { return line(to, from, n, 0, NULL, true); }
CU_API(cuMemcpyHtoDAsync_v2, (uint64_t to, const void *from, size_t n, void *stream)) {
  return line(to, HOST(from), n, TO_DEVICE, stream, false);
}
CU_API(cuMemcpyDtoHAsync_v2, (void *to, uint64_t from, size_t n, void *stream)) {
  return line(HOST(to), from, n, FROM_DEVICE, stream, false);
}
CU_API(cuMemcpyDtoDAsync_v2, (uint64_t to, uint64_t from, size_t n, void *stream)) {
  return line(to, from, n, TO_DEVICE | FROM_DEVICE, stream, false);
}
CU_API(cuMemcpyAsync, (uint64_t to, uint64_t from, size_t n, void *stream)) {
  return line(to, from, n, 0, stream, false);
}
// All contexts are on the one device, whose addresses they share.
CU_API(cuMemcpyPeer, (uint64_t to, void *to_context, uint64_t from, void *from_context, size_t n)) {
  (void)to_context, (void)from_context;
  return line(to, from, n, TO_DEVICE | FROM_DEVICE, NULL, true);
}
CU_API(cuMemcpyPeerAsync, (uint64_t to, void *to_context, uint64_t from, void *from_context, size_t n, void *stream)) {
  (void)to_context, (void)from_context;
  return line(to, from, n, TO_DEVICE | FROM_DEVICE, stream, false);
}

// ---- boxes ----

enum { MEMORY_HOST = 1, MEMORY_DEVICE, MEMORY_ARRAY, MEMORY_UNIFIED }; // CUmemorytype

typedef struct copy_2d {
  size_t from_x, from_y;
  unsigned from_type;
  const void *from_host;
  uint64_t from_device;
  void *from_array;
  size_t from_pitch, to_x, to_y;
  unsigned to_type;
  void *to_host;
  uint64_t to_device;
  void *to_array;
  size_t to_pitch, width, height;
} copy_2d;
typedef struct copy_3d {
  size_t from_x, from_y, from_z, from_lod;
  unsigned from_type;
  const void *from_host;
  uint64_t from_device;
  void *from_array, *from_reserved;
  size_t from_pitch, from_height, to_x, to_y, to_z, to_lod;
  unsigned to_type;
  void *to_host;
  uint64_t to_device;
  void *to_array, *to_reserved;
  size_t to_pitch, to_height, width, height, depth;
} copy_3d;

static CUresult side(unsigned type, const void *host, uint64_t device, size_t pitch, size_t height, size_t width,
                     size_t rows, size_t x, size_t y, size_t z, box_side *out) {
  if (type == MEMORY_ARRAY) {
    aoti_sim_log("copies of CUDA arrays are not supported");
    return CUDA_ERROR_NOT_SUPPORTED;
  }
  if (type < MEMORY_HOST || type > MEMORY_UNIFIED) return CUDA_ERROR_INVALID_VALUE;
  if (!pitch) pitch = width + x;
  if (!height) height = rows + y;
  if (pitch < width + x) return CUDA_ERROR_INVALID_VALUE;
  size_t slice, to_row, to_slice;
  if (aoti_mul_overflows(pitch, height, &slice) || aoti_mul_overflows(pitch, y, &to_row) ||
      aoti_mul_overflows(slice, z, &to_slice))
    return CUDA_ERROR_INVALID_VALUE;
  *out = (box_side){
      .at = (type == MEMORY_HOST ? HOST(host) : device) + to_slice + to_row + x, .pitch = pitch, .slice = slice};
  return CUDA_SUCCESS;
}

static CUresult copy_box(const copy_3d *c, void *stream, bool wait) {
  if (!c) return CUDA_ERROR_INVALID_VALUE;
  box b = {.width = c->width, .rows = c->height, .slices = c->depth};
  CU_TRY(side(c->from_type, c->from_host, c->from_device, c->from_pitch, c->from_height, c->width, c->height, c->from_x,
              c->from_y, c->from_z, &b.from));
  CU_TRY(side(c->to_type, c->to_host, c->to_device, c->to_pitch, c->to_height, c->width, c->height, c->to_x, c->to_y,
              c->to_z, &b.to));
  unsigned device = (c->to_type == MEMORY_DEVICE ? TO_DEVICE : 0) | (c->from_type == MEMORY_DEVICE ? FROM_DEVICE : 0);
  return queue_box(b, device, stream, wait);
}

static CUresult copy_plane(const copy_2d *c, void *stream, bool wait) {
  if (!c) return CUDA_ERROR_INVALID_VALUE;
  copy_3d volume = {.from_x = c->from_x,
                    .from_y = c->from_y,
                    .from_type = c->from_type,
                    .from_host = c->from_host,
                    .from_device = c->from_device,
                    .from_pitch = c->from_pitch,
                    .to_x = c->to_x,
                    .to_y = c->to_y,
                    .to_type = c->to_type,
                    .to_host = c->to_host,
                    .to_device = c->to_device,
                    .to_pitch = c->to_pitch,
                    .width = c->width,
                    .height = c->height,
                    .depth = 1};
  return copy_box(&volume, stream, wait);
}

CU_API(cuMemcpy2D_v2, (const copy_2d *c)) { return copy_plane(c, NULL, true); }
CU_API(cuMemcpy2DUnaligned_v2, (const copy_2d *c)) { return copy_plane(c, NULL, true); }
CU_API(cuMemcpy2DAsync_v2, (const copy_2d *c, void *stream)) { return copy_plane(c, stream, false); }
CU_API(cuMemcpy3D_v2, (const copy_3d *c)) { return copy_box(c, NULL, true); }
CU_API(cuMemcpy3DAsync_v2, (const copy_3d *c, void *stream)) { return copy_box(c, stream, false); }

// ---- fills ----

// wait: a plain call, which names no stream.
static CUresult fill_with(uint64_t to, size_t pitch, uint32_t value, unsigned unit, size_t n, size_t rows, void *stream,
                          bool wait) {
  box b = {.to = {.at = to, .pitch = pitch}, .rows = rows, .slices = 1, .unit = unit};
  if (to % unit || (rows > 1 && pitch % unit) || aoti_mul_overflows(n, (size_t)unit, &b.width))
    return CUDA_ERROR_INVALID_VALUE;
  memcpy(b.value, &value, unit); // little-endian, as every host this builds for
  return queue_box(b, TO_DEVICE, stream, wait);
}
static CUresult fill(uint64_t to, size_t pitch, uint32_t value, unsigned unit, size_t n, size_t rows) {
  return fill_with(to, pitch, value, unit, n, rows, NULL, true);
}

CU_API(cuMemsetD8_v2, (uint64_t to, unsigned char v, size_t n)) { return fill(to, 0, v, 1, n, 1); }
CU_API(cuMemsetD16_v2, (uint64_t to, unsigned short v, size_t n)) { return fill(to, 0, v, 2, n, 1); }
CU_API(cuMemsetD32_v2, (uint64_t to, unsigned v, size_t n)) { return fill(to, 0, v, 4, n, 1); }
CU_API(cuMemsetD8Async, (uint64_t to, unsigned char v, size_t n, void *s)) {
  return fill_with(to, 0, v, 1, n, 1, s, false);
}
CU_API(cuMemsetD16Async, (uint64_t to, unsigned short v, size_t n, void *s)) {
  return fill_with(to, 0, v, 2, n, 1, s, false);
}
CU_API(cuMemsetD32Async, (uint64_t to, unsigned v, size_t n, void *s)) {
  return fill_with(to, 0, v, 4, n, 1, s, false);
}
CU_API(cuMemsetD2D8_v2, (uint64_t to, size_t pitch, unsigned char v, size_t n, size_t rows)) {
  return fill(to, pitch, v, 1, n, rows);
}
CU_API(cuMemsetD2D16_v2, (uint64_t to, size_t pitch, unsigned short v, size_t n, size_t rows)) {
  return fill(to, pitch, v, 2, n, rows);
}
CU_API(cuMemsetD2D32_v2, (uint64_t to, size_t pitch, unsigned v, size_t n, size_t rows)) {
  return fill(to, pitch, v, 4, n, rows);
}
CU_API(cuMemsetD2D8Async, (uint64_t to, size_t pitch, unsigned char v, size_t n, size_t rows, void *s)) {
  return fill_with(to, pitch, v, 1, n, rows, s, false);
}
CU_API(cuMemsetD2D16Async, (uint64_t to, size_t pitch, unsigned short v, size_t n, size_t rows, void *s)) {
  return fill_with(to, pitch, v, 2, n, rows, s, false);
}
CU_API(cuMemsetD2D32Async, (uint64_t to, size_t pitch, unsigned v, size_t n, size_t rows, void *s)) {
  return fill_with(to, pitch, v, 4, n, rows, s, false);
}
