interface PaymentMethodWords {
  /** Above where the money goes. */
  title: string
  /** In a list. */
  name: string
  /** What is copied, as a sentence goes on: `Copy bank details`. */
  details: string
}

/** What both apps call a way to pay, by the wire's code. */
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
