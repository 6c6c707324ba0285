import type { FeedKind } from './feed-format.ts'

/** Where the files lie in the storage, beside the pictures; `/media` serves none of it. */
export const feedFolder = (kind: FeedKind) => `feeds/${kind}/`

export const runFolder = (kind: FeedKind, run: string) => `${feedFolder(kind)}${run}/`

export const partKey = (kind: FeedKind, run: string, part: number) =>
  `${runFolder(kind, run)}${String(part).padStart(5, '0')}.csv.gz`
