import type { PlainMessageId } from '@bandari/i18n'
import type { LocalCurrency, SupportExchangeRate } from '@bandari/sdk'
import { currencyLabel } from '../../shared/currency-label.ts'

/** In which prices are also shown; a further one does not compile until it is here. */
const currencies: Readonly<Record<LocalCurrency, true>> = {
  AED: true,
  AOA: true,
  AUD: true,
  BIF: true,
  BWP: true,
  CDF: true,
  CNY: true,
  ETB: true,
  EUR: true,
  GBP: true,
  JPY: true,
  KES: true,
  KRW: true,
  LSL: true,
  MGA: true,
  MUR: true,
  MWK: true,
  MZN: true,
  NAD: true,
  NZD: true,
  RWF: true,
  SCR: true,
  SGD: true,
  SSP: true,
  SZL: true,
  THB: true,
  TZS: true,
  UGX: true,
  ZAR: true,
  ZMW: true,
}

export const currencyChoices = Object.keys(currencies).map((code) => ({
  id: code,
  name: currencyLabel(code),
}))

export const stateLabels = {
  current: 'staffRates.current',
  outdated: 'staffRates.outdated',
  past: 'staffRates.past',
} as const satisfies Record<SupportExchangeRate['state'], PlainMessageId>
