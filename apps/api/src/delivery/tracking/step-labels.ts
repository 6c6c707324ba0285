import type { PlainMessageId } from '@bandari/i18n'
import type { Step } from './steps.data.ts'

/** Message ids for each step: what happens until it is reached, what the buyer has to do, and its name. */

export const nextLabels = {
  placed: 'steps.placed.next',
  slip: 'steps.slip.next',
  paid: 'steps.paid.next',
  permit: 'steps.permit.next',
  inspected: 'steps.inspected.next',
  booked: 'steps.booked.next',
  sailed: 'steps.sailed.next',
  documents: 'steps.documents.next',
  arrived: 'steps.arrived.next',
  transit: 'steps.transit.next',
  delivered: 'steps.delivered.next',
  registered: 'steps.registered.next',
} as const satisfies Record<Step, PlainMessageId>

export const actionLabels = {
  placed: 'steps.placed.do',
  slip: 'steps.slip.do',
  paid: 'steps.paid.next',
  permit: 'steps.permit.do',
  inspected: 'steps.inspected.next',
  booked: 'steps.booked.do',
  sailed: 'steps.sailed.do',
  documents: 'steps.documents.do',
  arrived: 'steps.arrived.do',
  transit: 'steps.transit.next',
  delivered: 'steps.delivered.do',
  registered: 'steps.registered.next',
} as const satisfies Record<Step, PlainMessageId>

export const nameLabels = {
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
} as const satisfies Record<Step, PlainMessageId>
