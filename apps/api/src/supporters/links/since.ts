import { daysBefore } from '../../core/days-before.ts'

/** How far back figures go when nobody says: as long as a visit counts (decision 14). */
export const usualDays = 120

export function sinceOf({ days = usualDays }: { days?: number }, now: Date): Date {
  return daysBefore(now, days)
}
