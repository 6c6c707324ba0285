import type { PlainMessageId, Sentence } from '@bandari/i18n'

interface PaymentMethodLabels {
  /** The heading above the account's details. */
  title: Sentence
  /** In a list. */
  name: Sentence
  /** The copied text's name within a sentence: `Copy bank details`. */
  details: Sentence
}

/** Both apps' names of a payment method, by the wire's code. */
const words: Readonly<Record<string, Record<keyof PaymentMethodLabels, PlainMessageId>>> = {
  bank: { title: 'ui.bankTitle', name: 'ui.bankName', details: 'ui.bankDetails' },
  bitcoin: { title: 'ui.bitcoin', name: 'ui.bitcoin', details: 'ui.bitcoinAddress' },
  mpesa: { title: 'ui.mpesa', name: 'ui.mpesa', details: 'ui.mpesa' },
}

export function paymentMethodLabels(code: string): PaymentMethodLabels {
  return words[code] ?? { title: code, name: code, details: code }
}

export const paymentMethodChoices = Object.entries(words).map(([value, { name }]) => ({
  value,
  label: name,
}))
