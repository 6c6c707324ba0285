/**
 * How password guessing is slowed down. Failures count for the pair of an account and an address, for an account
 * wherever they come from, and for an address whatever the account. The first few of each are free; then each doubles
 * the wait for the next, up to a bound, so that nobody is ever locked out for good.
 */
export type Scope = 'pair' | 'account' | 'address'

interface ThrottleRule {
  /** Failures that nobody waits for. */
  free: number
  /** One failure is forgotten after so many seconds without another. */
  forgetsEvery: number
}

const minute = 60
const firstWait = 5
const longestWait = 15 * minute

/** An address may be a mobile network's, with thousands of people behind it, some of whom mistype. */
const throttleRules: Readonly<Record<Scope, ThrottleRule>> = {
  pair: { free: 5, forgetsEvery: 15 * minute },
  account: { free: 15, forgetsEvery: 15 * minute },
  address: { free: 30, forgetsEvery: 5 * minute },
}

/** The owner is mailed from this many failures on, by strangers or from one address. */
export const warnAfter = 10

export interface Failures {
  count: number
  /** The last one's. */
  at: Date
}

/** Whole seconds until another attempt is checked; 0: now. */
export function secondsToWait(scope: Scope, { count, at }: Failures, now: Date): number {
  const beyond = count - throttleRules[scope].free
  if (beyond < 0) return 0
  const wait = Math.min(firstWait * 2 ** beyond, longestWait)
  return Math.max(0, Math.ceil(wait - secondsSince(at, now)))
}

/** The failures with one more, less those that are forgotten by now. */
export function addFailure(scope: Scope, { count, at }: Failures, now: Date): Failures {
  const healed = Math.floor(Math.max(0, secondsSince(at, now)) / throttleRules[scope].forgetsEvery)
  return { count: Math.max(0, count - healed) + 1, at: now }
}

function secondsSince(at: Date, now: Date): number {
  return (now.getTime() - at.getTime()) / 1000
}
