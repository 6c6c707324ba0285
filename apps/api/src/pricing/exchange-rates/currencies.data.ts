import type { LocalCurrency } from '@bandari/sdk'

/** The currencies that prices are also shown in, and the country that pays with each. */
export const currencies: Readonly<Record<LocalCurrency, string>> = {
  KES: 'KE',
  TZS: 'TZ',
  UGX: 'UG',
  ZMW: 'ZM',
  MZN: 'MZ',
  CDF: 'CD',
  RWF: 'RW',
  MWK: 'MW',
  BWP: 'BW',
  ZAR: 'ZA',
}

export function isLocalCurrency(code: string): code is LocalCurrency {
  return Object.hasOwn(currencies, code)
}
