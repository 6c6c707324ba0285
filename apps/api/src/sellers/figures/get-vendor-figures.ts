import type { Handler } from '../../core/contract.ts'
import { shopDay } from '../../core/shop-day.ts'
import { sellerIdOf } from '../../core/vendor-of.ts'
import { countFigureRows } from './figure-table.store.ts'
import { spanFigures } from './span-figures.ts'
import { defaultDays, periodUpTo } from './period.ts'

export const getVendorFigures: Handler<'getVendorFigures'> = async (
  { db, clock },
  { account, query },
) => {
  const period = periodUpTo(shopDay(clock.now()), query.days ?? defaultDays)
  const figures = await spanFigures(db, period, { vendorId: sellerIdOf(account) })
  const listings = await countFigureRows(db, { vendorId: sellerIdOf(account), ...period })
  return { status: 200, body: { ...figures, listings } }
}
