import { endOfShopDay } from '../../../core/shop-day.ts'
import type { Often } from '../../tables.ts'

const minute = 60_000
const hour = 60 * minute

/** The shop's time of day at which the daily mails are written. */
const morning = 7 * hour

/** Between two mails of those who are told at once: a seller may list a hundred cars in an hour. */
const atLeastBetween = 15 * minute
/** The same for the database. */
export const atOnceRests = `${atLeastBetween / minute} minutes`

/** When what is found now is mailed. */
export function nextMail(
  { often, told_at: last }: { often: Often; told_at: Date | null },
  now: Date,
): Date {
  if (often === 'daily') return nextMorning(now)
  return new Date(Math.max(now.getTime(), (last?.getTime() ?? 0) + atLeastBetween))
}

/** The next seven o'clock after a moment; on a day when clocks change it may be an hour off. */
export function nextMorning(now: Date): Date {
  const begun = new Date(now.getTime() - morning)
  return new Date(endOfShopDay(begun).getTime() + 1 + morning)
}
