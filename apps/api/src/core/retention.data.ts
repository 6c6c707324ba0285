import type { SettingNotes } from './setting-notes.ts'

export const retentionNotes = {
  RETENTION_ORDERS_YEARS: {
    group: 'retention',
    importance: 'know',
    text: 'years after which an order that is over loses its name and address.',
  },
  RETENTION_AUDIT_YEARS: {
    group: 'retention',
    importance: 'know',
    text: 'years for which entries of the audit are kept.',
  },
  RETENTION_ENQUIRIES_DAYS: {
    group: 'retention',
    importance: 'know',
    text: 'days for which requests that were answered are kept.',
  },
  RETENTION_MAILS_DAYS: {
    group: 'retention',
    importance: 'know',
    text: 'days for which mails that left, or never will, are kept.',
  },
  RETENTION_SESSIONS_DAYS: {
    group: 'retention',
    importance: 'know',
    text: 'days for which used links, hand-overs and files of imports are kept.',
  },
  RETENTION_SEARCHES_DAYS: {
    group: 'retention',
    importance: 'know',
    text: 'days for which item searches are kept.',
  },
} as const satisfies SettingNotes
