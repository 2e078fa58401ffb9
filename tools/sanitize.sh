# The nightly twin of ./test, sourced by it: the C++ tests, the simulator and the fuzzers under ASan and UBSan,
# and the server's own tests under TSan, because bots think on threads of their own.

sanitized() {  # sanitized FOLDER SANITIZERS OPTIONS TARGETS...
  local folder=$1 sanitizers=$2 options=$3
  shift 3
  say "Building $* with $sanitizers"
  cmake -S . -B "$folder" -G Ninja -DCMAKE_CXX_COMPILER=clang++-19 -DCMAKE_C_COMPILER=clang-19 \
    -DCMAKE_CXX_FLAGS_RELEASE=-O1 -DSANITIZE="$sanitizers" $options >build/logs/sanitize.log
  ninja -C "$folder" -j2 "$@" >>build/logs/sanitize.log || { tail -n 20 build/logs/sanitize.log; stop "No build."; }
}

export UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
sanitized build-sanitize address,undefined -DFUZZ=ON tests simulate fuzzers
for program in core lexicon clay games coloryam farfalia colorwords farben barbarossa store server tools; do
  suite "asan-$program" "build-sanitize/${program}_test"
done
suite asan-simulator build-sanitize/simulate --seeds 100
for fuzzer in build-sanitize/*_fuzz; do
  name=$(basename "$fuzzer")
  found=build-sanitize/found/$name
  mkdir -p "$found"
  suite "$name" "$fuzzer" -max_total_time=60 -timeout=20 "$found" server/corpus
done

sanitized build-threads thread -DFUZZ=OFF palette
npm_install tests
suite tsan-service env PALETTE=build-threads/palette TSAN_OPTIONS=halt_on_error=1 npm test --silent --prefix tests
