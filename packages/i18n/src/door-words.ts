import type { PlainMessageId } from './translator.ts'

/** What the answer about a price at a door says with words of its own, for screens and for papers. */

export const verdictWords = {
  ok: 'door.verdict.ok',
  warn: 'door.verdict.warn',
  permit: 'door.verdict.permit',
  unknown: 'door.verdict.unknown',
  block: 'door.verdict.block',
} as const satisfies Record<string, PlainMessageId>

/** How sure an amount is. */
export const certaintyWords = {
  fixed: 'door.sure.fixed',
  'by law': 'door.sure.byLaw',
  estimate: 'door.sure.estimate',
  'may apply': 'door.sure.mayApply',
} as const satisfies Record<string, PlainMessageId>

/** Those who are paid, where they are no office with a name of its own. */
const payees: Readonly<Record<string, PlainMessageId>> = {
  seller: 'door.who.seller',
  'shipping-line': 'door.who.shipping',
  insurer: 'door.who.insurer',
  'inspection-body': 'door.who.inspection',
  transporter: 'door.who.transporter',
  'clearing agent': 'door.who.agent',
  'port, shipping line': 'door.who.port',
}

/** Of who is paid; an office is called by its own name. */
export function payeeName(paidTo: string, t: (id: PlainMessageId) => string): string {
  const words = payees[paidTo]
  return words ? t(words) : paidTo
}
