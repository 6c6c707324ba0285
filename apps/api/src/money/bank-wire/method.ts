import type { PaymentMethod } from './method.ts'

export const bankWire: PaymentMethod = {
  code: 'bank',
  title: 'invoice.bank',
  paidBy: 'mails.method.bank',
  refundedBy: 'mails.refundBy.bank',
  note: null,
  name: 'bank transfer',
  isOffered: () => true,
  instructions: ({ bank_details: lines }) =>
    lines && { method: 'bank', details: lines.map(splitDetail), uri: null },
  // Each bank numbers its transfers in its own way.
  verify: () => null,
}

/** `Bank: Harbour Bank` → its label and value; a line without a label has none. */
export function splitDetail(line: string): { label: string; value: string } {
  const at = line.indexOf(':')
  return at < 0
    ? { label: '', value: line }
    : { label: line.slice(0, at), value: line.slice(at + 1).trim() }
}
