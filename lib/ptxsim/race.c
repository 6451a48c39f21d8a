// Races by marks and clocks.
#include "exec.h"
#include "race.h"

bool ptx_race_warp(ptx_block *b, const ptx_inst *i, uint32_t w, uint32_t bits, int space, uint32_t bytes, int how,
                   const ptx_access *a, ptx_allocation *al) {
  (void)b, (void)i, (void)w, (void)bits, (void)space, (void)bytes, (void)how, (void)a, (void)al;
  return true;
}
void ptx_race_arrive(ptx_block *b, uint32_t w, uint32_t joined[32]) { (void)b, (void)w, (void)joined; }
void ptx_race_barrier(ptx_block *b, const uint32_t arrived[32], const uint32_t joined[32]) {
  (void)b, (void)arrived, (void)joined;
}
void ptx_race_warp_sync(ptx_block *b, uint32_t w) { (void)b, (void)w; }
void ptx_race_fence(ptx_block *b, uint32_t w) { (void)b, (void)w; }
void ptx_race_release_to(ptx_block *b, uint32_t w, uint32_t joined[32]) { (void)b, (void)w, (void)joined; }
void ptx_race_acquire_from(ptx_block *b, uint32_t w, const uint32_t joined[32]) { (void)b, (void)w, (void)joined; }
bool ptx_race_block_init(ptx_block *b) {
  (void)b;
  return true;
}
void ptx_race_block_start(ptx_block *b) { (void)b; }
void ptx_race_block_deinit(ptx_block *b) { (void)b; }
