#define REAL            double
#define SUFFIX          f64
#define PREC            110
#define SMALL           0x1p30
#define BOUND(f32, f64) f64
#include "kernels_unary.h"
