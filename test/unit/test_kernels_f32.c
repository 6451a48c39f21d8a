#define REAL            float
#define SUFFIX          f32
#define PREC            80
#define SMALL           0x1p18
#define BOUND(f32, f64) f32
#include "kernels_unary.h"
