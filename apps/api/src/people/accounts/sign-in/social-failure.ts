/** What a browser tells of a failed social sign-in, made fit to keep (contract A31). */

/** The report is the provider's object; more than this is none of it. */
export const largestReport = 8 * 1024

const secret = /token|credential|password|secret|authorization/i
/** Deeper than any report; and what is nested without end would not fit into the database. */
const deepest = 5

/** Without tokens at any depth; what is nested too deeply is cut. */
export function withoutTokens(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth >= deepest) return null
  if (Array.isArray(value)) return value.map((entry) => withoutTokens(entry, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !secret.test(name))
      .map(([name, entry]) => [name, withoutTokens(entry, depth + 1)]),
  )
}
