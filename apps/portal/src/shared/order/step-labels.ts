import type { PlainMessageId } from '@bandari/i18n'
import type { FollowedStep } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { formatDay } from '../dates.ts'

export type StepName = FollowedStep['step']

export const stepNames = {
  placed: 'steps.placed.name',
  slip: 'steps.slip.name',
  paid: 'steps.paid.name',
  permit: 'steps.permit.name',
  inspected: 'steps.inspected.name',
  booked: 'steps.booked.name',
  sailed: 'steps.sailed.name',
  documents: 'steps.documents.name',
  arrived: 'steps.arrived.name',
  transit: 'steps.transit.name',
  delivered: 'steps.delivered.name',
  registered: 'steps.registered.name',
} as const satisfies Record<StepName, PlainMessageId>

/** Whose turn a step is, said to its buyer. */
export const actsNames = {
  buyer: 'steps.acts.buyer',
  shop: 'steps.acts.shop',
  carrier: 'steps.acts.carrier',
  agent: 'steps.acts.agent',
} as const satisfies Record<FollowedStep['acts'], PlainMessageId>

type StepDates = Pick<FollowedStep, 'state' | 'done_on' | 'expected_from' | 'expected_to'>

/** When it was done or is expected, as far as anybody knows. */
export function whenLabel({
  state,
  done_on,
  expected_from: from,
  expected_to: to,
}: StepDates): string {
  if (state === 'failed' && done_on) return t('steps.failedOn', { day: formatDay(done_on) })
  if (done_on) return formatDay(done_on)
  if (state === 'passed') return t('steps.passed')
  if (state === 'not-needed') return t('steps.notNeeded')
  if (to === null) return t('steps.unknown')
  if (from === null) return t('steps.by', { day: formatDay(to) })
  return from === to
    ? t('steps.on', { day: formatDay(to) })
    : t('steps.between', { from: formatDay(from), to: formatDay(to) })
}
