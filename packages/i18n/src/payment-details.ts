import type { PlainMessageId, Translate } from './translator.ts'

/** The labels that we and most operators write into the bank details. */
const labels: ReadonlyMap<string, PlainMessageId> = new Map([
  ['Beneficiary', 'ui.detail.beneficiary'],
  ['Bank', 'ui.detail.bank'],
  ['Branch', 'ui.detail.branch'],
  ['Account', 'ui.detail.account'],
  ['Bitcoin address', 'ui.detail.bitcoinAddress'],
])

/** The label of a payment detail in the reader's language, the same on page and invoice; an operator's own stays as it was written. */
export function detailLabel(written: string, t: Translate): string {
  const id = labels.get(written)
  return id === undefined ? written : t(id)
}
