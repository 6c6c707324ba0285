import type { ImportPrice } from '@bandari/sdk'
import type { Handler } from '../../../core/contract.ts'
import { toDecimal } from '../../../core/money.ts'
import { notFound } from '../../../core/refusal.ts'
import { sellerIdOf } from '../../../core/vendor-of.ts'
import { prodClassOf } from '../../listings/listing.view.ts'
import { findImport } from '../imports.store.ts'
import { countPrices, listPrices, type PriceRow } from './effects.store.ts'
import { priceMove } from './price-move.ts'

export const listImportPrices: Handler<'listImportPrices'> = async ({ db }, { path, account }) => {
  const own = await findImport(db, { id: path.id, vendorId: sellerIdOf(account) })
  if (!own) return notFound
  const rows = await listPrices(db, own.id)
  const results = rows.map(priceView)
  return { status: 200, body: { ...(await countPrices(db, own.id)), results } }
}

export function priceView(row: PriceRow): ImportPrice {
  const { percent, isBig } = priceMove(row.before, row.after)
  return {
    row: row.row,
    prod_id: row.id,
    prod_class: prodClassOf(row),
    title: row.title,
    reference: row.vendor_reference,
    currency: row.currency,
    before: toDecimal(row.before),
    after: toDecimal(row.after),
    percent,
    is_big: isBig,
  }
}
