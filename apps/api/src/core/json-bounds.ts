/** Limits on any JSON of a caller, beside those of its schema. */

/** Deeper than any shape of the contract; recursion through more of it might run out of stack. */
const deepest = 12

export function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth > deepest || Object.values(value).some((entry) => isTooDeep(entry, depth + 1))
}

/** PostgreSQL's text cannot hold the character zero, so we refuse it in any text and name. */
export function containsNull(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, entry]) => name.includes('\0') || containsNull(entry))
}
