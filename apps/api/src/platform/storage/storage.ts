import type { Readable } from 'node:stream'

/** A file of a storage. */
export interface StoredFile {
  key: string
  /** In bytes. */
  size: number
  changed: Date
}

/** Bytes of a file, the last one included. */
export interface Part {
  start: number
  end: number
}

/**
 * Where files of the shop are kept: a folder of this machine, or a bucket that all machines share. Keys look like
 * `originals/3f9a…`. A file is there as a whole or not at all, and once it is written it outlives a loss of power.
 */
export interface Storage {
  put: (key: string, data: Uint8Array) => Promise<void>
  /** Keeps the file that `make` writes at the path it is handed. */
  make: (key: string, make: (path: string) => Promise<unknown>) => Promise<void>
  /** The file or a part of it, with the bytes that come; null when there is no such file. */
  read: (key: string, part?: Part) => Promise<{ size: number; stream: Readable } | null>
  find: (key: string) => Promise<StoredFile | null>
  /** Also done when there is no such file. */
  remove: (key: string) => Promise<void>
  /** Files whose key begins with a folder (`originals/`), in no order. */
  list: (prefix: string) => AsyncIterable<StoredFile>
  /** Lends the file at a path of this machine while `use` runs. */
  lend: <T>(key: string, use: (path: string) => Promise<T>) => Promise<T>
  /** Removes what killed processes left half written before then. */
  tidy: (before: Date) => Promise<void>
}
