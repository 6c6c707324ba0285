const first = 30
const longest = 6 * 3600

/** About two days: by then the address is wrong rather than the server busy. */
export const attemptsAtMost = 16

/** Seconds until the next attempt, given how many have failed; null when there is no further attempt. */
export function secondsUntilRetry(failed: number): number | null {
  if (failed >= attemptsAtMost) return null
  return Math.min(first * 2 ** (failed - 1), longest)
}
