import type { PlainMessageId } from '@bandari/i18n'
import type { LocalCurrency, SupportExchangeRate } from '@bandari/sdk'

/** In which prices are also shown; a further one does not compile until it is here. */
const currencies: Readonly<Record<LocalCurrency, true>> = {
  AOA: true,
  BIF: true,
  BWP: true,
  CDF: true,
  ETB: true,
  EUR: true,
  KES: true,
  LSL: true,
  MGA: true,
  MUR: true,
  MWK: true,
  MZN: true,
  NAD: true,
  RWF: true,
  SCR: true,
  SSP: true,
  SZL: true,
  TZS: true,
  UGX: true,
  ZAR: true,
  ZMW: true,
}

export const currencyChoices = Object.keys(currencies).map((code) => ({ id: code, name: code }))

export const stateLabels = {
  current: 'staffRates.current',
  outdated: 'staffRates.outdated',
  past: 'staffRates.past',
} as const satisfies Record<SupportExchangeRate['state'], PlainMessageId>
