import type { ListingRelations } from '@bandari/sdk'
import type { Handler } from '../../core/contract.ts'
import { toDecimal } from '../../core/money.ts'
import { notFound } from '../../core/refusal.ts'
import type { Database } from '../../platform/db/database.ts'
import { pictureUrl } from '../../stock/catalogue/search/vehicle.view.ts'
import { findListing } from '../../stock/moderation/listings.store.ts'
import { findingView } from '../listing-checks/finding.view.ts'
import { findings } from '../listing-checks/findings.store.ts'
import { briefView } from '../../stock/moderation/listing-brief.view.ts'
import {
  getDescription,
  listBriefs,
  listOffersOf,
  listOrdersOf,
  listOthers,
  listPictureDoubles,
  listThreadsOf,
  type RelatedOrder,
} from './relations.store.ts'

export const getListingRelations: Handler<'getListingRelations'> = async (
  { db },
  { path, origin },
) => {
  const listing = await findListing(db, path.id)
  if (!listing) return notFound
  const { id, vendor_id: vendorId, same_chassis } = listing
  const { others, count } = await listOthers(db, { id, vendorId })
  const { orders, count: orderCount } = await listOrdersOf(db, id)
  return {
    status: 200,
    body: {
      description: await getDescription(db, id),
      others: others.map((one) => briefView(one, origin)),
      other_count: count,
      orders: orders.map(orderView),
      order_count: orderCount,
      ...(await spokenOf(db, id)),
      chassis: (await listBriefs(db, same_chassis)).map((one) => briefView(one, origin)),
      pictures: (await listPictureDoubles(db, id)).map(({ listing: other, hash, distance }) => ({
        listing: briefView(other, origin),
        picture: pictureUrl(origin, hash, 320),
        distance,
      })),
      findings: await findingsOf(db, id, origin),
    },
  }
}

function orderView({ date_placed, total, ...order }: RelatedOrder) {
  return { ...order, date_placed: date_placed.toISOString(), total: toDecimal(total) }
}

async function spokenOf(
  db: Database,
  id: number,
): Promise<Pick<ListingRelations, 'threads' | 'offers'>> {
  const threads = await listThreadsOf(db, id)
  const offers = await listOffersOf(db, id)
  return {
    threads: threads.map((thread) => ({ ...thread, last_at: thread.last_at.toISOString() })),
    offers: offers.map(({ amount, made_at, ...offer }) => ({
      ...offer,
      amount: toDecimal(amount),
      made_at: made_at.toISOString(),
    })),
  }
}

async function findingsOf(db: Database, id: number, origin: string) {
  const { rows } = await findings.list(db, {
    conditions: [{ field: 'product_id', operator: 'any', values: [id] }],
    q: '',
    sort: { field: 'found_at', descending: true },
    range: { first: 0, last: 19 },
  })
  return rows.map((row) => findingView(row, origin))
}
