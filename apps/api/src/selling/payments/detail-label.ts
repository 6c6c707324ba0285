import type { PlainMessageId, Translate } from '@bandari/i18n'

/** The labels that we and most operators write into the bank details. */
const labels: ReadonlyMap<string, PlainMessageId> = new Map([
  ['Beneficiary', 'invoice.beneficiary'],
  ['Bank', 'invoice.bankName'],
  ['Branch', 'invoice.branch'],
  ['Account', 'invoice.account'],
  ['Bitcoin address', 'invoice.bitcoinAddress'],
])

/** The label of a payment detail in the reader's language; an operator's own stays as it was written. */
export function detailLabel(written: string, t: Translate): string {
  const id = labels.get(written)
  return id === undefined ? written : t(id)
}
