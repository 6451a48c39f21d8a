# Text tests: each *.test runs commands and compares what they print (FileCheck, diff, exit codes).
import os
import lit.formats

config.name = "libaot"
config.test_format = lit.formats.ShTest(True)
config.suffixes = [".test"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = lit_config.params["exec_root"]
tools = lit_config.params["tools"]
config.substitutions += [
    ("%aot-llc", os.path.join(tools, "aot-llc")),
    ("%aot-run", os.path.join(tools, "aot-run")),
    ("%filecheck", os.path.join(lit_config.params["llvm"], "FileCheck")),
    ("%not", os.path.join(lit_config.params["llvm"], "not")),
]
# Only --exit shows the code of a command: %code N COMMAND passes when COMMAND ends with N.
config.substitutions.append(("%code", "bash " + os.path.join(config.test_source_root, "code.sh")))
# Under AddressSanitizer memory that cannot be had is a null pointer too, as without it.
config.environment["ASAN_OPTIONS"] = "allocator_may_return_null=1"
