import type { SupportExchangeRate } from '@bandari/sdk'
import type { RateRow } from './rates.store.ts'

export function supportExchangeRateView({ set_at, ...row }: RateRow): SupportExchangeRate {
  return { ...row, set_at: set_at.toISOString() }
}
