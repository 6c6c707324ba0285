interface PaymentMethodWords {
  /** The heading above the account's details. */
  title: string
  /** In a list. */
  name: string
  /** The copied text's name within a sentence: `Copy bank details`. */
  details: string
}

/** Both apps' names of a payment method, by the wire's code. */
const words: Readonly<Record<string, PaymentMethodWords>> = {
  bank: { title: 'Bank wire transfer', name: 'Bank transfer', details: 'bank details' },
  bitcoin: { title: 'Bitcoin', name: 'Bitcoin', details: 'Bitcoin address' },
}

export function paymentMethodWords(code: string): PaymentMethodWords {
  return words[code] ?? { title: code, name: code, details: code }
}

export const paymentMethodChoices = Object.entries(words).map(([value, { name }]) => ({
  value,
  label: name,
}))
