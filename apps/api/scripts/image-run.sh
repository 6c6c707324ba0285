#!/bin/sh
# image-run.sh FOLDER: runs the tree of image-tree.sh like a container: as an unprivileged user, with /data and /tmp as the only
# writable folders and the network of this machine. Settings come from the environment. Needs root.
set -eu
tree=$(cd "$1" && pwd)
[ "${2:-}" = inside ] || exec unshare --mount sh "$0" "$tree" inside
mount --bind "$tree" "$tree"
mount -o remount,ro,bind "$tree"
mount -t tmpfs tmpfs "$tree/tmp"
mount -t tmpfs -o uid=10001,gid=10001,mode=700 tmpfs "$tree/data"
mount --rbind /dev "$tree/dev"
mount -t proc proc "$tree/proc"
export DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768 MALLOC_TRIM_THRESHOLD_=131072
exec chroot --userspec=10001:10001 "$tree" /usr/local/bin/node --max-semi-space-size=16 --heap-growing-percent=50 /shop/apps/api/src/main.ts
