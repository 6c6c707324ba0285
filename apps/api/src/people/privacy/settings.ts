import { object } from 'yup'
import { declareSettings } from '../../core/settings-part.ts'
import { whole } from '../../core/setting-types.ts'

declare module '../../core/settings.ts' {
  interface Settings {
    /** How long each kind of record is kept, as the privacy page tells. */
    retention: Retention
  }
}

/** How long each kind of record is kept. The privacy page reads the same numbers. */
export interface Retention {
  /** Names and addresses in orders that are over, and in lists of payouts: tax and company law ask for them. */
  ordersYears: number
  /** Requests by form, once they are answered, and what was written about a quote. */
  enquiriesDays: number
  /** Mails that have left, or never will. */
  mailsDays: number
  /** Traces of signing in: used links, hand-overs, reports of a failure; and files of imports. */
  sessionsDays: number
  /** What somebody searched for among partners' goods. */
  searchesDays: number
  /** What staff did. */
  auditYears: number
}

export const retentionSettings = declareSettings({
  /** Kenya's Companies Act keeps accounts for seven years, its Tax Procedures Act records for five. */
  schema: object({
    RETENTION_ORDERS_YEARS: whole(1, 30).default(7),
    RETENTION_ENQUIRIES_DAYS: whole(30, 3650).default(365),
    RETENTION_MAILS_DAYS: whole(7, 3650).default(180),
    RETENTION_SESSIONS_DAYS: whole(7, 365).default(30),
    RETENTION_SEARCHES_DAYS: whole(1, 365).default(90),
    RETENTION_AUDIT_YEARS: whole(1, 30).default(7),
  }),
  notes: {
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
  },
  read: (given) => ({
    retention: {
      ordersYears: given.RETENTION_ORDERS_YEARS,
      enquiriesDays: given.RETENTION_ENQUIRIES_DAYS,
      mailsDays: given.RETENTION_MAILS_DAYS,
      sessionsDays: given.RETENTION_SESSIONS_DAYS,
      searchesDays: given.RETENTION_SEARCHES_DAYS,
      auditYears: given.RETENTION_AUDIT_YEARS,
    },
  }),
})
