import type { Language, Translator } from '@bandari/i18n'
import type { OrderAlarm } from '@bandari/sdk'
import type { Database } from '../../../platform/db/database.ts'

/** An order for which an alarm stands at the moment. */
export interface ActiveAlarm {
  orderId: number
  /** What the alarm is about, where one order can have several of a kind; otherwise empty. */
  subject: string
  /** What its sentences mention: days as `2026-12-31`, names. */
  details: Record<string, string>
}

export interface AlarmMailContext {
  t: Translator['t']
  translator: Translator
  language: Language
  /** A day as the reader writes it. */
  dayOf: (day: string) => string
  details: Record<string, string>
}

/**
 * Something that somebody has to look at in an order on its way. Each rule is a job (`alarmJob`). Those in the list of
 * `alarm-rules.ts` are also looked at again at once when staff move a step or change the ship (`checkOrderAlarms`).
 */
export interface AlarmRule {
  kind: OrderAlarm['kind']
  cron: string
  /** All orders for which it stands, or whether it stands for one. */
  find: (db: Database, at: { now: Date; orderId: number | null }) => Promise<ActiveAlarm[]>
  /** What staff read in their mail. */
  staff: (words: AlarmMailContext) => string
  /** What the buyer reads; null where the buyer has nothing to do and only staff are told. */
  buyer: ((words: AlarmMailContext) => BuyerAlarmText) | null
}

export interface BuyerAlarmText {
  title: string
  text: string | readonly string[]
  /** The buyer has to act; else we do, and say so. */
  isTheirTurn?: boolean
}
