import type { Settings } from '../../core/settings.ts'

type CoolingOffSettings = Pick<Settings, 'payoutDetailsHours'>

const hour = 3600 * 1000

/** When the first payout to new details may be made: until then their owner can notice a change that was not theirs. */
export function coolingOffEnd({ payoutDetailsHours }: CoolingOffSettings, confirmedAt: Date): Date {
  return new Date(confirmedAt.getTime() + payoutDetailsHours * hour)
}

/** Details that were confirmed after this moment are not paid yet. */
export function coolingOffStart({ payoutDetailsHours }: CoolingOffSettings, now: Date): Date {
  return new Date(now.getTime() - payoutDetailsHours * hour)
}

/** When details may be paid; null where they may be already, or there are none. */
export function paysFrom(
  settings: CoolingOffSettings,
  { confirmed_at }: { confirmed_at: Date | null },
  now: Date,
): Date | null {
  if (confirmed_at === null) return null
  const end = coolingOffEnd(settings, confirmed_at)
  return end > now ? end : null
}

/** Whole hours, rounded up. */
export function hoursBetween(now: Date, then: Date): number {
  return Math.ceil((then.getTime() - now.getTime()) / hour)
}
