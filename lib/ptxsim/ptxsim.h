/* What the stand-in CUDA driver offers beyond the Driver API. A program that may also run on the real driver looks
 * these up with dlsym(RTLD_DEFAULT, "ptxsim_...") and does without when they are not there.
 *
 * Settings, read at cuInit: PTXSIM_GPU=t4|a100|h100|h200 (a100),
 * PTXSIM_CHECKS=all|none|bounds,uninit,barriers,races,async (a name with a minus takes it away: -races),
 * PTXSIM_SCHEDULE=random:SEED, PTXSIM_LIMIT=N (warp-instructions per block), PTXSIM_PROFILE=FILE (counts every launch,
 * and writes the counters there at the end, as JSON). PTXSIM_LOG=FILE|none is where reports go, standard error when
 * unset.
 *
 * Thread rule: any thread, any time. Texts are written into the caller's buffer, cut and terminated when they do not
 * fit; the answer is the length of the whole text.
 */
#ifndef PTXSIM_H
#define PTXSIM_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Whether launches queued from now on collect counters. Returns what it was. */
int ptxsim_count(int on);
/* The counters of the launches that have finished, one JSON object per launch in an array. */
size_t ptxsim_counters_json(char *buffer, size_t capacity);
/* The same as text: a summary per launch with its hottest lines. */
size_t ptxsim_counters_text(char *buffer, size_t capacity);
void ptxsim_counters_clear(void);
/* The report of the newest failed check; empty when none failed. */
size_t ptxsim_last_report(char *buffer, size_t capacity);

#ifdef __cplusplus
}
#endif
#endif
