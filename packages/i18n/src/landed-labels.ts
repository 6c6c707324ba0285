import type { PlainMessageId } from './translator.ts'

/** Labels of a landed price, for screens and documents. */

export const verdictLabels = {
  ok: 'door.verdict.ok',
  warn: 'door.verdict.warn',
  permit: 'door.verdict.permit',
  unknown: 'door.verdict.unknown',
  block: 'door.verdict.block',
} as const satisfies Record<string, PlainMessageId>

/** How sure an amount is. */
export const certaintyLabels = {
  fixed: 'door.sure.fixed',
  'by law': 'door.sure.byLaw',
  estimate: 'door.sure.estimate',
  'may apply': 'door.sure.mayApply',
} as const satisfies Record<string, PlainMessageId>

/** Those who are paid, unless they are an office with a name of its own. */
const payees: Readonly<Record<string, PlainMessageId>> = {
  seller: 'door.who.seller',
  'shipping-line': 'door.who.shipping',
  insurer: 'door.who.insurer',
  'inspection-body': 'door.who.inspection',
  transporter: 'door.who.transporter',
  'clearing agent': 'door.who.agent',
  'port, shipping line': 'door.who.port',
}

/** The name of those who are paid, and whether through us; an office is called by its own name. */
export function payeeName(
  { paid_to: paidTo, pay }: { paid_to: string; pay: 'us' | 'others' },
  t: (id: PlainMessageId) => string,
): string {
  // The one kind of line that is on our invoice for some countries, and paid by the buyer for others.
  if (paidTo === 'inspection-body' && pay === 'us') return t('door.who.inspectionOurs')
  const words = payees[paidTo]
  return words ? t(words) : paidTo
}

/** Facts of a car that would make an answer more certain. */
const factLabels: Readonly<Record<string, PlainMessageId>> = {
  manufactured: 'door.need.manufactured',
  first_registered: 'door.need.firstRegistered',
  body: 'door.need.body',
  engine_cc: 'door.need.engine',
  fuel: 'door.need.fuel',
  class: 'door.need.class',
  steering: 'door.need.steering',
  gvw_kg: 'door.need.gvw',
  payload_kg: 'door.need.payload',
  seats: 'door.need.seats',
  horsepower: 'door.need.horsepower',
  customs_value: 'door.need.customsValue',
  shipped: 'door.need.shipped',
}

/** Also names a fact that has no words yet. */
export function needName(need: string, t: (id: PlainMessageId) => string): string {
  return t(factLabels[need] ?? 'door.need.other')
}
