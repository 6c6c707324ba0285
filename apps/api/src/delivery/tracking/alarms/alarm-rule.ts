import type { Language, Translator } from '@bandari/i18n'
import type { OrderAlarm } from '@bandari/sdk'
import type { Database } from '../../../platform/db/database.ts'

/** An alarm of an order that is active now. */
export interface ActiveAlarm {
  orderId: number
  /** Tells apart several alarms of one kind and order; otherwise empty. */
  subject: string
  /** Values for its sentences: days as `2026-12-31`, names. */
  details: Record<string, string>
}

export interface AlarmMailContext {
  t: Translator['t']
  translator: Translator
  language: Language
  /** Formats a day in the reader's language. */
  formatDay: (day: string) => string
  details: Record<string, string>
}

/**
 * Something about an order under way that somebody has to look at. Each rule is a job (`alarmJob`). The rules in
 * `alarm-rules.ts` are also checked at once when staff move a step or change the ship (`checkOrderAlarms`).
 */
export interface AlarmRule {
  kind: OrderAlarm['kind']
  cron: string
  /** The active alarms of all orders, or of one. */
  find: (db: Database, at: { now: Date; orderId: number | null }) => Promise<ActiveAlarm[]>
  /** Text of the mail to staff. */
  staff: (words: AlarmMailContext) => string
  /** Text of the mail to the buyer; null if only staff are told. */
  buyer: ((words: AlarmMailContext) => BuyerAlarmText) | null
}

export interface BuyerAlarmText {
  title: string
  text: string | readonly string[]
  /** Whether the buyer has to act; otherwise the mail says that the shop does. */
  isTheirTurn?: boolean
}
