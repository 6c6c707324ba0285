import { shopDay } from '../../../core/shop-day.ts'
import { nameLabels } from '../step-labels.ts'
import type { Step } from '../steps.data.ts'
import type { AlarmRule } from './alarm-rule.ts'
import { documentsDueFor, missedMonthEnd, missedYearEnd } from './arrival-deadlines.ts'
import {
  type AwaitedShip,
  listAwaitedShips,
  listFailedInspections,
  listLateSteps,
  listWithoutDocuments,
} from './alarm-orders.store.ts'

const hourly = '35 * * * *'

const dayOf = (now: Date) => shopDay(now)

function arrivalAfter(missed: (ship: AwaitedShip) => string | null): AlarmRule['find'] {
  return async (db, { orderId }) =>
    (await listAwaitedShips(db, orderId)).flatMap((ship) => {
      const last = missed(ship)
      return last === null
        ? []
        : [{ orderId: ship.orderId, subject: last, details: { last, eta: ship.eta } }]
    })
}

/** Alarms about an order's ship and steps (documents.md §2). */
export const alarmRules: readonly AlarmRule[] = [
  {
    kind: 'eta-after-year',
    cron: hourly,
    find: arrivalAfter(missedYearEnd),
    staff: ({ t, formatDay, details: { last = '', eta = '' } }) =>
      t('staffMails.alarm.etaAfterYear', { last: formatDay(last), eta: formatDay(eta) }),
    buyer: ({ t, formatDay, details: { last = '', eta = '' } }) => ({
      title: t('mails.alarm.late.title'),
      text: t('mails.alarm.etaAfterYear', { last: formatDay(last), eta: formatDay(eta) }),
    }),
  },
  {
    kind: 'eta-after-month',
    cron: hourly,
    find: arrivalAfter(missedMonthEnd),
    staff: ({ t, formatDay, details: { last = '', eta = '' } }) =>
      t('staffMails.alarm.etaAfterMonth', { last: formatDay(last), eta: formatDay(eta) }),
    buyer: ({ t, formatDay, details: { last = '', eta = '' } }) => ({
      title: t('mails.alarm.late.title'),
      text: t('mails.alarm.etaAfterMonth', { last: formatDay(last), eta: formatDay(eta) }),
    }),
  },
  {
    kind: 'originals-not-sent',
    cron: hourly,
    find: async (db, { now, orderId }) => {
      const late = await listWithoutDocuments(db, {
        arrivesBy: documentsDueFor(dayOf(now)),
        orderId,
      })
      return late.map(({ orderId: id, eta }) => ({ orderId: id, subject: '', details: { eta } }))
    },
    staff: ({ t, formatDay, details: { eta = '' } }) =>
      t('staffMails.alarm.originalsNotSent', { eta: formatDay(eta) }),
    buyer: null,
  },
  {
    kind: 'inspection-failed',
    cron: hourly,
    find: async (db, { orderId }) =>
      (await listFailedInspections(db, orderId)).map(({ orderId: id, on }) => ({
        orderId: id,
        subject: '',
        details: { on },
      })),
    staff: ({ t, formatDay, details: { on = '' } }) =>
      t('staffMails.alarm.inspectionFailed', { on: formatDay(on) }),
    buyer: ({ t, formatDay, details: { on = '' } }) => ({
      title: t('mails.alarm.inspectionFailed.title'),
      text: t('mails.alarm.inspectionFailed', { on: formatDay(on) }),
    }),
  },
  {
    kind: 'step-late',
    cron: hourly,
    find: async (db, { now, orderId }) =>
      (await listLateSteps(db, { today: dayOf(now), orderId })).map(
        ({ orderId: id, step, due }) => ({
          orderId: id,
          subject: step,
          details: { step, due },
        }),
      ),
    staff: ({ t, formatDay, details: { step = 'registered', due = '' } }) =>
      t('staffMails.alarm.stepLate', { step: t(nameLabels[step as Step]), due: formatDay(due) }),
    buyer: null,
  },
]
