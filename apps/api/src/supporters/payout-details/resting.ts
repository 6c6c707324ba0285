import type { Settings } from '../../core/settings.ts'

type Rest = Pick<Settings, 'payoutDetailsHours'>

const hour = 3600 * 1000

/** When the first payout to details may be made: until then their owner can notice a change that was not theirs. */
export function restsUntil({ payoutDetailsHours }: Rest, confirmedAt: Date): Date {
  return new Date(confirmedAt.getTime() + payoutDetailsHours * hour)
}

/** Details that were confirmed after this moment still rest. */
export function restedSince({ payoutDetailsHours }: Rest, now: Date): Date {
  return new Date(now.getTime() - payoutDetailsHours * hour)
}

/** The end of the rest, or null where it is over or there is nothing to rest. */
export function paysFrom(
  settings: Rest,
  { confirmed_at }: { confirmed_at: Date | null },
  now: Date,
): Date | null {
  if (confirmed_at === null) return null
  const end = restsUntil(settings, confirmed_at)
  return end > now ? end : null
}

/** Whole ones, rounded up. */
export function hoursBetween(now: Date, then: Date): number {
  return Math.ceil((then.getTime() - now.getTime()) / hour)
}
