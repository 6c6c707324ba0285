import type { PayoutCountry, PayoutDetails, PayoutDetailsInput, ProposedWallet } from '@bandari/sdk'

/** What is typed. The fields of the other kind stay while somebody changes their mind. */
export type PayoutValues = { [Name in keyof Required<PayoutDetailsInput>]: string } & {
  kind: PayoutDetailsInput['kind']
}

export const walletFields = ['operator', 'number'] as const

export const bankFields = ['bank', 'branch', 'swift', 'account_number'] as const

/**
 * The API never sends the former details in full, so only the parts that it sends are filled in. Without any, the number
 * that somebody joined with is proposed.
 */
export function blankValues(
  former: PayoutDetails | null,
  proposed: ProposedWallet | null = null,
): PayoutValues {
  return {
    kind: former?.kind ?? 'wallet',
    holder: '',
    country: former?.country ?? proposed?.country ?? '',
    currency: former?.currency ?? proposed?.currency ?? '',
    operator: former?.kind === 'wallet' ? former.provider : '',
    number: former ? '' : (proposed?.number ?? ''),
    bank: former?.kind === 'bank' ? former.provider : '',
    branch: '',
    swift: '',
    account_number: '',
  }
}

/** What is sent: nothing of the kind that was not chosen. */
export function bodyOf(values: PayoutValues): PayoutDetailsInput {
  const { kind, holder, country, currency } = values
  const names = kind === 'wallet' ? walletFields : bankFields
  const own = Object.fromEntries(names.map((name) => [name, values[name]]))
  return { kind, holder, country, currency, ...own }
}

/**
 * A country brings its currency along, unless another one was chosen by hand, and leaves behind a kind that it is not paid
 * by. A number is of the country that it was typed for.
 */
export function withCountry(
  values: PayoutValues,
  country: string,
  kinds: readonly PayoutCountry[],
): PayoutValues {
  const of = (code: string) => kinds.find((each) => each.country === code)
  const isOwn = values.currency !== '' && values.currency !== of(values.country)?.currency
  const isPaid = of(country)?.kinds.includes(values.kind) ?? true
  return {
    ...values,
    country,
    kind: isPaid ? values.kind : 'bank',
    currency: isOwn ? values.currency : (of(country)?.currency ?? ''),
    number: values.country === '' ? values.number : '',
  }
}
