import type { Operations } from '../../core/contract.ts'
import { getSupportExchangeRate } from './staff/get-support-exchange-rate.ts'
import { importExchangeRates } from './staff/import-exchange-rates.ts'
import { listSupportExchangeRates } from './staff/list-support-exchange-rates.ts'
import { setExchangeRate } from './staff/set-exchange-rate.ts'
import { listExchangeRates } from './list-exchange-rates.ts'

export const exchangeRates = {
  getSupportExchangeRate,
  importExchangeRates,
  listExchangeRates,
  listSupportExchangeRates,
  setExchangeRate,
} satisfies Partial<Operations>
