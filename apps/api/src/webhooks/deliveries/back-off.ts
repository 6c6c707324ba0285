const minute = 60
const hour = 60 * minute

/** As the Standard Webhooks specification suggests; a message is given up after three days. */
const waits = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const

export const givenUpAfterSeconds = 72 * hour

/** A wait becomes up to a tenth longer, so that what failed together does not come again together. */
const jitter = 0.1

interface Failed {
  /** How many attempts of the round have failed, with this one. */
  failures: number
  /** Since the first of them began. */
  ageSeconds: number
  /** From 0 to 1. */
  random: number
}

/** Seconds until a message is tried again; null when it is given up. The last attempt is at the end of three days. */
export function secondsUntilRetry({ failures, ageSeconds, random }: Failed): number | null {
  const left = givenUpAfterSeconds - ageSeconds
  if (left <= 0) return null
  const wait = waits[failures - 1] ?? 24 * hour
  return Math.min(wait * (1 + jitter * random), left)
}

const longestPause = 5 * minute

/**
 * Seconds for which an endpoint is left alone as a whole after so many failures in a row, however many messages wait for
 * it: then one of them is tried.
 */
export function secondsOfPause(failures: number, random: number): number {
  return Math.min(5 * 2 ** (failures - 1), longestPause) * (1 + jitter * random)
}
