import type { PayoutDetails, PayoutDetailsInput } from '@bandari/sdk'
import type { Country } from 'react-phone-number-input/mobile'

/** What is typed. The fields of the other kind stay while somebody changes their mind. */
export type PayoutValues = { [Name in keyof Required<PayoutDetailsInput>]: string } & {
  kind: PayoutDetailsInput['kind']
}

export const walletFields = ['operator', 'number'] as const

export const bankFields = ['bank', 'branch', 'swift', 'account_number'] as const

/** The API never sends the former details in full, so only the parts that it sends are filled in. */
export function blankValues(former: PayoutDetails | null): PayoutValues {
  return {
    kind: former?.kind ?? 'wallet',
    holder: '',
    country: former?.country ?? '',
    currency: former?.currency ?? '',
    operator: former?.kind === 'wallet' ? former.provider : '',
    number: '',
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

/** Where a currency is paid in, as a rule: chosen with the country, and the form lets people change it. */
const currencies: Readonly<Record<string, string>> = {
  BW: 'BWP',
  BI: 'BIF',
  CD: 'CDF',
  ET: 'ETB',
  GH: 'GHS',
  KE: 'KES',
  LS: 'LSL',
  MG: 'MGA',
  MU: 'MUR',
  MW: 'MWK',
  MZ: 'MZN',
  NA: 'NAD',
  NG: 'NGN',
  RW: 'RWF',
  SZ: 'SZL',
  TZ: 'TZS',
  UG: 'UGX',
  ZA: 'ZAR',
  ZM: 'ZMW',
  ZW: 'USD',
}

/** Whose numbers are typed without a country code. */
export function phoneCountry(country: string): Country {
  return country in currencies ? (country as Country) : 'KE'
}

/** A country brings its currency along, unless another one was chosen by hand. */
export function withCountry(values: PayoutValues, country: string): PayoutValues {
  const isOwn = values.currency !== '' && values.currency !== currencies[values.country]
  return { ...values, country, currency: isOwn ? values.currency : (currencies[country] ?? '') }
}
