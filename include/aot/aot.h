/* libaot: training steps compiled ahead of time. The umbrella of the public headers. */
#ifndef AOT_AOT_H
#define AOT_AOT_H

#include <aot/decompose.h>
#include <aot/dlpack.h>
#include <aot/file.h>
#include <aot/function.h>
#include <aot/graph.h>
#include <aot/import.h>
#include <aot/ops.h>
#include <aot/partition.h>
#include <aot/runtime.h>
#include <aot/scope.h>
#include <aot/status.h>
#include <aot/tensor.h>
#include <aot/types.h>
#include <aot/version.h>

#endif
