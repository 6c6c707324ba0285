import { whole } from './setting-types.ts'

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

/** Kenya's Companies Act keeps accounts for seven years, its Tax Procedures Act records for five. */
export const retentionVariables = {
  RETENTION_ORDERS_YEARS: whole(1, 30).default(7),
  RETENTION_ENQUIRIES_DAYS: whole(30, 3650).default(365),
  RETENTION_MAILS_DAYS: whole(7, 3650).default(180),
  RETENTION_SESSIONS_DAYS: whole(7, 365).default(30),
  RETENTION_SEARCHES_DAYS: whole(1, 365).default(90),
  RETENTION_AUDIT_YEARS: whole(1, 30).default(7),
}

type Read = Record<keyof typeof retentionVariables, number>

export function readRetention(read: Read): Retention {
  return {
    ordersYears: read.RETENTION_ORDERS_YEARS,
    enquiriesDays: read.RETENTION_ENQUIRIES_DAYS,
    mailsDays: read.RETENTION_MAILS_DAYS,
    sessionsDays: read.RETENTION_SESSIONS_DAYS,
    searchesDays: read.RETENTION_SEARCHES_DAYS,
    auditYears: read.RETENTION_AUDIT_YEARS,
  }
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 3600 * 1000)
}

/** The same day of an earlier year; 29 February counts as 1 March. */
export function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now)
  then.setUTCFullYear(now.getUTCFullYear() - years)
  return then
}
