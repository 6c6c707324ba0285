import type { SupportChassisDouble } from '@bandari/sdk'
import { toDecimal } from '../../../core/money.ts'
import type { DoubledListing, DoubleRow } from './doubles.store.ts'

export function doubleView(row: DoubleRow): SupportChassisDouble {
  return {
    id: row.id,
    version: row.version,
    chassis: row.chassis,
    state: row.state,
    found_at: row.found_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    listings: [row.first, row.second].map(listingView),
  }
}

function listingView({ class: prod_class, status, price, date_created, ...row }: DoubledListing) {
  return {
    ...row,
    prod_class,
    prod_live: status,
    price: toDecimal(price),
    date_created: new Date(date_created).toISOString(),
  }
}
