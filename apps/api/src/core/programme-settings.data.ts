import type { SettingNotes } from './setting-notes.ts'

export const programmeNotes = {
  POSITION_SALES: {
    group: 'supporters',
    importance: 'know',
    text: 'qualified sales, in US dollars, from which the second, third and fourth position are earned.',
  },
  PAYOUT_DAYS: {
    group: 'supporters',
    importance: 'know',
    text: 'days of the month on which supporters are paid.',
  },
  PAYOUT_DETAILS_HOURS: {
    group: 'supporters',
    importance: 'ignore',
    text: 'hours for which nothing is paid to new payout details.',
  },
} as const satisfies SettingNotes
