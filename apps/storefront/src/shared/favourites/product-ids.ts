/** Ids of products in a text of the device or of an address: `4711,4712`. */

/** So many are compared beside each other. */
export const mostCompared = 4

/** As many as one call gives cards of. */
export const mostSeen = 50

/** Each once, in their order; what is no id is left out. */
export function readIds(text: string, most: number): number[] {
  const ids = text.split(',').filter((part) => /^[1-9]\d{0,9}$/.test(part))
  return [...new Set(ids.map(Number))].filter((id) => id <= 2_147_483_647).slice(0, most)
}

/** Seen last comes first; the oldest give way. */
export function seenNow(text: string, id: number): string {
  return [id, ...readIds(text, mostSeen).filter((other) => other !== id)].slice(0, mostSeen).join()
}

/** Chosen for the comparison, or no longer; null where there is no room. */
export function toggleCompared(text: string, id: number): string | null {
  const ids = readIds(text, mostCompared)
  if (ids.includes(id)) return ids.filter((other) => other !== id).join()
  return ids.length >= mostCompared ? null : [...ids, id].join()
}
