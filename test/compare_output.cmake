# Runs PROGRAM and compares its standard output with the file EXPECTED, byte for byte.
execute_process(COMMAND ${PROGRAM} OUTPUT_VARIABLE got RESULT_VARIABLE code)
file(READ ${EXPECTED} want)
if(NOT code EQUAL 0)
  message(FATAL_ERROR "${PROGRAM} ended with ${code}")
endif()
if(NOT got STREQUAL want)
  message(FATAL_ERROR "${PROGRAM} prints something else than ${EXPECTED}:\n${got}")
endif()
