import type { Operations } from '../../core/contract.ts'
import { getSupportExchangeRate } from './desk/get-support-exchange-rate.ts'
import { importExchangeRates } from './desk/import-exchange-rates.ts'
import { listSupportExchangeRates } from './desk/list-support-exchange-rates.ts'
import { setExchangeRate } from './desk/set-exchange-rate.ts'
import { listExchangeRates } from './list-exchange-rates.ts'

export const exchangeRates = {
  getSupportExchangeRate,
  importExchangeRates,
  listExchangeRates,
  listSupportExchangeRates,
  setExchangeRate,
} satisfies Partial<Operations>
