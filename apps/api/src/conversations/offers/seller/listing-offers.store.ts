import { sql, type SqlBool } from 'kysely'
import { containsPattern } from '../../../platform/lists/list-sql.store.ts'
import { resource } from '../../../platform/lists/resource.store.ts'
import type { Lister } from '../../../stock/listings/lister.ts'
import { isOf } from '../../../stock/listings/listing.store.ts'
import { offerFacts, offerTables } from '../offers.store.ts'

/** Offers for own stock that staff have to answer. */
export const waitsForStaff = sql<SqlBool>`(offers.state = 'open' and exists (
  select from products where products.id = offers.product_id and vendor_id is null))`

/** Offers for what somebody sells. */
export const listingOffers = (lister: Lister) =>
  resource({
    name: 'offers',
    from: offerTables,
    where: isOf(lister),
    select: offerFacts,
    fields: {
      id: { ref: sql.ref('offers.id'), type: 'number' },
      product_id: { ref: sql.ref('offers.product_id'), type: 'number' },
      state: { ref: sql.ref('offers.state'), type: 'text' },
      amount: { ref: sql.ref('offers.amount'), type: 'money' },
      made_at: { ref: sql.ref('offers.made_at'), type: 'time' },
      ends_at: { ref: sql.ref('offers.ends_at'), type: 'time' },
    },
    sort: { field: 'id', descending: true },
    search: (q) => sql`products.title ilike ${containsPattern(q)}`,
  })
