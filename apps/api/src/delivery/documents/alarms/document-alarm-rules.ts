import { shopDay } from '../../../core/shop-day.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { AlarmRule, ActiveAlarm } from '../../tracking/alarms/alarm-rule.ts'
import { paperName } from '../../../landed/labels.ts'
import { zonedMoment } from '../../../selling/orders/dates.ts'
import { checklistOf } from '../checklist.ts'
import { answerDue, hoursToConfirm } from '../document-states.ts'
import { readOrderDocuments } from '../read-order-documents.ts'
import {
  listBookedOrders,
  listEndingDocuments,
  listUnansweredDrafts,
} from './alarm-documents.store.ts'

const hour = 3600 * 1000
const hourly = '10 * * * *'

/**
 * Alarms about an order's documents (documents.md §2). Another draft, or another day of arrival, raises another alarm.
 */
export const documentAlarmRules: readonly AlarmRule[] = [
  {
    kind: 'draft-unanswered',
    cron: hourly,
    find: async (db, { now, orderId }) => {
      const addedBefore = new Date(now.getTime() - hoursToConfirm * hour)
      const drafts = await listUnansweredDrafts(db, { addedBefore, orderId })
      return drafts.map(({ orderId: order, id, kind, addedAt }) => ({
        orderId: order,
        subject: String(id),
        details: { paper: kind, due: answerDue({ added_at: addedAt }).toISOString() },
      }))
    },
    staff: ({ translator, details: { paper = '' } }) =>
      translator.t('staffMails.alarm.draftUnanswered', { paper: paperName(paper, translator) }),
    buyer: ({ translator, language, details: { paper = '', due = '' } }) => ({
      title: translator.t('mails.alarm.draft.title', { paper: paperName(paper, translator) }),
      text: [
        translator.t('mails.paper.draft.late', { moment: zonedMoment(new Date(due), language) }),
        translator.t('mails.paper.draft.look'),
      ],
      isTheirTurn: true,
    }),
  },
  {
    kind: 'certificate-ends',
    cron: hourly,
    find: async (db, { now, orderId }) => {
      const today = shopDay(now)
      const ending = await listEndingDocuments(db, { today, orderId })
      return ending.map(({ orderId: order, id, kind, until, eta }) => ({
        orderId: order,
        subject: `${id} ${eta ?? ''}`.trim(),
        details: { paper: kind, until },
      }))
    },
    staff: ({ translator, formatDay, details: { paper = '', until = '' } }) =>
      translator.t('staffMails.alarm.certificateEnds', {
        paper: paperName(paper, translator),
        until: formatDay(until),
      }),
    buyer: null,
  },
  {
    kind: 'permit-missing',
    cron: hourly,
    find: async (db, { now, orderId }) => {
      const missing: ActiveAlarm[] = []
      for (const id of await listBookedOrders(db, orderId))
        missing.push(...(await missingPermit(db, id, now)))
      return missing
    },
    staff: ({ t, formatDay, details: { on = '' } }) =>
      t('staffMails.alarm.permitMissing', { on: formatDay(on) }),
    buyer: ({ t }) => ({
      title: t('mails.alarm.permit.title'),
      text: [t('mails.paper.permit.why'), t('mails.paper.permit.send')],
      isTheirTurn: true,
    }),
  },
]

/** The vehicle must not be loaded before the permit is here. */
async function missingPermit(db: Database, orderId: number, now: Date): Promise<ActiveAlarm[]> {
  const facts = await readOrderDocuments(db, { orderId }, now)
  const bookedOn = facts?.journey.facts.done.booked?.on
  if (!facts?.checklist || bookedOn === undefined || bookedOn > facts.checklist.today) return []
  const permit = checklistOf(facts.checklist).find(({ kind }) => kind === 'import_permit')
  if (permit?.required !== 'yes' || permit.state === 'here') return []
  return [{ orderId, subject: bookedOn, details: { on: bookedOn } }]
}
