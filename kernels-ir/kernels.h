// The bitcode of kernels-ir, embedded in the library.
//
// One LLVM module, without target triple or data layout: the reader sets its own before linking it in. It defines
// `aot_<function>_<f32|f64>` and the like, all alwaysinline and free of side effects; each .ll file opens with the
// contract of its functions. No function calls another but LLVM's intrinsics, so that the module may be read lazily and
// the functions not needed deleted unread. The bytes are constant and live as long as the program.
#ifndef AOTI_KERNELS_H
#define AOTI_KERNELS_H

extern const unsigned char aoti_kernels_bc[];
extern const unsigned char aoti_kernels_bc_end[];

#endif
