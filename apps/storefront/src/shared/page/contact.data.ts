import type { PlainMessageId } from '@bandari/i18n'

/** When the offices are open (buyer spec §2, /local-services). */
export const openingHours = [
  { days: 'shared.weekdays', hours: 'shared.weekdayHours' },
  { days: 'shared.saturday', hours: 'shared.saturdayHours' },
  { days: 'shared.holidays', hours: 'shared.closed' },
] as const satisfies readonly Record<'days' | 'hours', PlainMessageId>[]
