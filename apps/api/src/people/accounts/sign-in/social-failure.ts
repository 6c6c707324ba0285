/** A browser's report of a failed social sign-in, made safe to store (contract A31). */

/** The report is the provider's object, which is never larger than this. */
export const maxReportBytes = 8 * 1024

const secret = /token|credential|password|secret|authorization/i
/** Deeper than any report; endless nesting would not fit into the database. */
const maxDepth = 5

/** Removes tokens at any depth, and cuts values that are nested too deeply. */
export function withoutTokens(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth >= maxDepth) return null
  if (Array.isArray(value)) return value.map((entry) => withoutTokens(entry, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !secret.test(name))
      .map(([name, entry]) => [name, withoutTokens(entry, depth + 1)]),
  )
}
