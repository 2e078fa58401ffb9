# What ./run and ./test share: installing what is missing and building. Sourced, not run.
# Everything is checked before it is done, so a second start is quick and needs no network.

cd "$(dirname "${BASH_SOURCE[0]}")/.."
root=$PWD
export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1 NO_COLOR=1

build_packages=(clang-19 lld-19 cmake ninja-build ccache mold
  libboost1.81-dev libboost-json1.81-dev libsqlite3-dev libsodium-dev libssl-dev libcbor-dev zlib1g-dev
  wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32
  hunspell-fr-comprehensive scowl
  nodejs npm ca-certificates git)
test_packages=(libgtest-dev librapidcheck-dev libdds-dev libdawgdic-dev libhunspell-dev libclang-rt-19-dev
  chromium coturn python3)

say() { printf '\033[1m· %s\033[0m\n' "$*"; }
stop() { printf '%s\n' "$*" >&2; exit 1; }

# The machine may have a program from elsewhere (a newer node, say): then Debian's package is not needed.
provided() {
  case $1 in
    nodejs) command -v node ;;
    npm | cmake | git | python3) command -v "$1" ;;
    ninja-build) command -v ninja ;;
    *) [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ] ;;
  esac >/dev/null 2>&1
}

install_packages() {
  local missing=() package
  for package in "$@"; do provided "$package" || missing+=("$package"); done
  [ ${#missing[@]} -eq 0 ] && return
  command -v apt-get >/dev/null || stop "Palette needs these Debian 12 packages: ${missing[*]}"
  local sudo=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || stop "As root or with sudo, install: apt-get install ${missing[*]}"
    sudo=(sudo)
  fi
  say "Installing ${missing[*]} (once)"
  mkdir -p build
  { "${sudo[@]}" apt-get update -q && "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive \
      apt-get install -y -q --no-install-recommends "${missing[@]}"; } >build/install.log 2>&1 ||
    { tail -n 15 build/install.log >&2; stop "Could not install; the whole story is in build/install.log"; }
  # The tests start a TURN server of their own; the machine needs none.
  [[ " ${missing[*]} " != *" coturn "* ]] || "${sudo[@]}" systemctl disable --now coturn >/dev/null 2>&1 || true
}

# Debian's node is older than the page's build needs. The npm registry carries newer ones as packages.
newer_node() {
  local have
  have=$(node -p 'const [a,b]=process.versions.node.split(".");+(a>20||a==20&&b>=19)' 2>/dev/null || echo 0)
  if [ "$have" = 1 ] && [ "$(npm --version 2>/dev/null | cut -d. -f1)" -ge 11 ]; then return; fi
  local folder=$root/build/node
  local platform=linux-$(uname -m | sed 's/x86_64/x64/; s/aarch64/arm64/')
  if [ ! -x "$folder/bin/node" ]; then
    say "Installing a newer node beside Debian's (once)"
    mkdir -p "$folder/bin"
    npm install --silent --no-audit --no-fund --prefix "$folder" "node-$platform@22" npm@11 >build/node.log 2>&1 ||
      { tail -n 15 build/node.log >&2; stop "Could not install node; the whole story is in build/node.log"; }
    ln -sf "../node_modules/node-$platform/bin/node" "$folder/bin/node"
    ln -sf ../node_modules/npm/bin/npm-cli.js "$folder/bin/npm"
  fi
  export PATH=$folder/bin:$PATH
}

# npm_install FOLDER: its packages as the lock file says, unless they are there. Not `npm ci`: it refuses a
# lock that leaves out what only other platforms would install.
npm_install() {
  local lock
  lock=$(sha256sum "$1/package-lock.json" | cut -d' ' -f1)
  [ "$(cat "$1/node_modules/.lock" 2>/dev/null)" = "$lock" ] && return
  say "Installing npm packages of $1/ (once)"
  (cd "$1" && npm install --no-save --silent --no-audit --no-fund) || stop "npm could not install the packages of $1/"
  echo "$lock" >"$1/node_modules/.lock"
}

configure() {
  [ -f build/build.ninja ] && return
  say "Configuring"
  cmake -S . -B build -G Ninja -DCMAKE_CXX_COMPILER=clang++-19 -DCMAKE_C_COMPILER=clang-19 \
    >build/configure.log 2>&1 ||
    { tail -n 15 build/configure.log >&2; stop "Could not configure; the whole story is in build/configure.log"; }
}

build() {
  mkdir -p build
  configure
  say "Building $*"
  NINJA_STATUS='  [%f/%t] ' ninja -C build -j2 "$@" | { grep -v 'no work to do' || true; }
  [ "${PIPESTATUS[0]}" -eq 0 ] || stop "The build failed."
}

# The page is built again only when something it is made of has changed.
build_page() {
  npm_install web
  local now
  now=$(find web/src web/public web/index.html web/*.ts web/package-lock.json -type f -print0 2>/dev/null |
    sort -z | xargs -0 sha256sum | sha256sum | cut -d' ' -f1)
  [ -f web/dist/index.html ] && [ "$(cat build/page.stamp 2>/dev/null)" = "$now" ] && return
  say "Building the page"
  (cd web && npm run --silent build >../build/page.log 2>&1) ||
    { tail -n 25 build/page.log >&2; stop "The page did not build."; }
  echo "$now" >build/page.stamp
}
