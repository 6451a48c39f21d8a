// Error names and texts.
#include "driver.h"

static const struct {
  CUresult code;
  const char *name, *text;
} errors[] = {
#define CU_ERROR(code, name, text) {code, "CUDA_" #name, text},
#include "driver_errors.def"
#undef CU_ERROR
};

CU_API(cuGetErrorName, (CUresult error, const char **out)) {
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  for (size_t i = 0; i < sizeof errors / sizeof *errors; i++)
    if (errors[i].code == error) {
      *out = errors[i].name;
      return CUDA_SUCCESS;
    }
  *out = NULL;
  return CUDA_ERROR_INVALID_VALUE;
}

CU_API(cuGetErrorString, (CUresult error, const char **out)) {
  if (!out) return CUDA_ERROR_INVALID_VALUE;
  for (size_t i = 0; i < sizeof errors / sizeof *errors; i++)
    if (errors[i].code == error) {
      *out = errors[i].text;
      return CUDA_SUCCESS;
    }
  *out = NULL;
  return CUDA_ERROR_INVALID_VALUE;
}
