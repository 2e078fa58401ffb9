# The nightly twin of ./test, sourced by it. Its parts, all of them or those that are named:
#   memory   the C++ tests, the simulator and the service under ASan and UBSan
#   fuzz     every fuzzer under the same, for FUZZ_SECONDS (60) each
#   threads  the service and the arena under TSan: bots think on threads of their own

fuzz_seconds=${FUZZ_SECONDS:-60}
parts=" ${*:-memory fuzz threads} "
for part in $parts; do
  [[ $part =~ ^(memory|fuzz|threads)$ ]] || stop "./test sanitize takes memory, fuzz and threads, not $part"
done

sanitized() {  # sanitized FOLDER SANITIZERS OPTIONS TARGETS...
  local folder=$1 sanitizers=$2 options=$3
  shift 3
  say "Building $* with $sanitizers"
  cmake -S . -B "$folder" -G Ninja -DCMAKE_CXX_COMPILER=clang++-19 -DCMAKE_C_COMPILER=clang-19 \
    -DSANITIZE="$sanitizers" $options >build/logs/sanitize.log
  ninja -C "$folder" -j2 "$@" >>build/logs/sanitize.log || { tail -n 20 build/logs/sanitize.log; stop "No build."; }
}

# service NAME FOLDER: the server's own tests against the binary in the folder. What a sanitizer says goes to files: the
# tests kill their servers and read nobody's last words.
service() {
  local name=$1 said=$root/$2/said
  npm_install tests
  rm -rf "$said" && mkdir -p "$said"
  local options=halt_on_error=1:log_path=$said/report
  suite "$name" env PALETTE="$2/palette" ASAN_OPTIONS="$options" UBSAN_OPTIONS="$options:print_stacktrace=1" \
    TSAN_OPTIONS="$options" npm test --silent --prefix tests
  suite "$name-said" says_nothing "$said"
}
says_nothing() { [ -z "$(ls "$1")" ] || { cat "$1"/*; false; }; }

export UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1

if [[ $parts == *" memory "* ]]; then
  sanitized build-sanitize address,undefined -DFUZZ=ON tests simulate palette
  programs=$(test_programs build-sanitize)
  for program in $programs; do suite "asan-$program" "build-sanitize/${program}_test"; done
  suite asan-simulator build-sanitize/simulate --seeds 100
  service asan-service build-sanitize
fi

if [[ $parts == *" fuzz "* ]]; then
  sanitized build-sanitize address,undefined -DFUZZ=ON fuzzers
  seeds=build-sanitize/seeds
  rm -rf $seeds && python3 tools/fuzz_seeds.py $seeds
  for fuzzer in build-sanitize/*_fuzz; do
    name=$(basename "$fuzzer")
    mkdir -p "build-sanitize/found/$name" "$seeds/$name"  # what it found is where it begins the next time
    suite "$name" "$fuzzer" -max_total_time="$fuzz_seconds" -timeout=60 -dict=$seeds/words.dict -print_final_stats=1 \
      -artifact_prefix=build-sanitize/found/ "build-sanitize/found/$name" "$seeds/$name"
  done
fi

if [[ $parts == *" threads "* ]]; then
  sanitized build-threads thread -DFUZZ=OFF palette
  service tsan-service build-threads
  for game in games/*/golden; do
    name=$(basename "$(dirname "$game")")
    suite "tsan-$name" env TSAN_OPTIONS=halt_on_error=1 build-threads/palette arena "$name" \
      --bots maitre,habitue,apprenti --seats 3 --games 6
  done
fi
