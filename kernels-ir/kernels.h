// The bitcode of kernels-ir, embedded in the library.
//
// One LLVM module, without target triple or data layout: the reader sets its own before linking it in. It defines
// `aot_<function>_<f32|f64>` and the helpers `aoti_...` these call, all alwaysinline and free of side effects; each
// .ll file opens with the contract of its functions. The bytes are constant and live as long as the program.
#ifndef AOTI_KERNELS_H
#define AOTI_KERNELS_H

extern const unsigned char aoti_kernels_bc[];
extern const unsigned char aoti_kernels_bc_end[];

#endif
