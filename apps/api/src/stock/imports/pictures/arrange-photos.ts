/**
 * The order of a listing’s photos once one of a file is there, by their hashes. What its seller has moved by hand stays where
 * it is: a new photo stands behind the file’s one before it, the file’s first in front of all.
 */
export function withPhoto(
  present: readonly string[],
  hash: string,
  /** The other photos of the file that stand before it there. */
  before: ReadonlySet<string>,
): string[] {
  if (present.includes(hash)) return [...present]
  const last = present.findLastIndex((each) => before.has(each))
  return present.toSpliced(last + 1, 0, hash)
}

/** The photos of the file in its new order, then the seller’s others as they are. */
export function inFileOrder(present: readonly string[], file: readonly string[]): string[] {
  const own = file.filter((hash) => present.includes(hash))
  return [...new Set([...own, ...present])]
}
