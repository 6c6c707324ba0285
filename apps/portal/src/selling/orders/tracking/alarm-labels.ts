import type { OrderAlarm } from '@bandari/sdk'
import { t } from '../../../language/translator.ts'
import { formatDay, formatMoment } from '../../../shared/dates.ts'
import { type StepName, stepNames } from '../../../shared/order/step-labels.ts'

type FormatAlarm = (details: OrderAlarm['details']) => string

const day = (text: string | undefined) => (text ? formatDay(text) : '')

const words: Readonly<Record<OrderAlarm['kind'], FormatAlarm>> = {
  'eta-after-year': ({ eta, last }) =>
    t('staffOrders.alarm.etaAfterYear', { eta: day(eta), last: day(last) }),
  'eta-after-month': ({ eta, last }) =>
    t('staffOrders.alarm.etaAfterMonth', { eta: day(eta), last: day(last) }),
  'originals-not-sent': ({ eta }) => t('staffOrders.alarm.originalsNotSent', { eta: day(eta) }),
  'inspection-failed': ({ on }) => t('staffOrders.alarm.inspectionFailed', { on: day(on) }),
  'draft-unanswered': ({ due }) =>
    t('staffOrders.alarm.draftUnanswered', { moment: due ? formatMoment(due) : '' }),
  'certificate-ends': ({ until }) => t('staffOrders.alarm.certificateEnds', { until: day(until) }),
  'permit-missing': ({ on }) => t('staffOrders.alarm.permitMissing', { on: day(on) }),
  'step-late': ({ step, due }) =>
    t('staffOrders.alarm.stepLate', { step: t(stepNames[step as StepName]), due: day(due) }),
}

export function alarmLabel({ kind, details }: OrderAlarm): string {
  return words[kind](details)
}
