import type { FreightCost } from '@bandari/sdk'
import { toDecimal } from '../core/money.ts'
import type { FreightCostRow } from './freight-costs.store.ts'

export function freightCostView(row: FreightCostRow): FreightCost {
  const { amount, reference, by, at } = row
  return {
    currency: row.currency,
    charged: toDecimal(row.charged),
    recorded:
      amount === null || reference === null || at === null
        ? null
        : { amount: toDecimal(amount), reference, by: by ?? '', at: at.toISOString() },
  }
}
