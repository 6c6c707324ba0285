import type { LocalCurrency } from '@bandari/sdk'

/**
 * The currencies that prices are also shown in, and sellers' lists are converted from, once their rate is set, and the
 * country that pays with each. A test holds
 * that each currency of a country's import rules is among them: without its rate no duty could be told.
 */
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
  AOA: 'AO',
  BIF: 'BI',
  ETB: 'ET',
  EUR: 'EU',
  LSL: 'LS',
  MGA: 'MG',
  MUR: 'MU',
  NAD: 'NA',
  SCR: 'SC',
  SSP: 'SS',
  SZL: 'SZ',
  JPY: 'JP',
  NZD: 'NZ',
  GBP: 'GB',
  AUD: 'AU',
  AED: 'AE',
  SGD: 'SG',
  THB: 'TH',
  KRW: 'KR',
  CNY: 'CN',
}

export function isLocalCurrency(code: string): code is LocalCurrency {
  return Object.hasOwn(currencies, code)
}
