import type { Handler } from '../../../core/contract.ts'
import { listRecords } from '../../../platform/lists/list-records.ts'
import { listerOf } from '../../../stock/listings/lister.ts'
import { offerView } from '../offer.view.ts'
import { listingOffers } from './listing-offers.store.ts'

export const listListingOffers: Handler<'listListingOffers'> = (
  { db },
  { query, account, origin },
) =>
  listRecords(listingOffers(listerOf(account)), {
    db,
    query,
    view: (rows) => rows.map((row) => offerView(row, origin)),
  })
