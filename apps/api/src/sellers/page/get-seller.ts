import type { Seller } from '@bandari/sdk'
import { responseMinutes } from '../../conversations/threads/response-time.ts'
import { firstAnswers } from '../../conversations/threads/thread-messages.store.ts'
import type { Handler } from '../../core/contract.ts'
import { daysBefore } from '../../core/days-before.ts'
import { notFound } from '../../core/refusal.ts'
import { sellerName } from '../../people/vendors/seller-name.ts'
import { findCompany } from '../company/company.store.ts'
import { publicCompany } from '../company/company.view.ts'
import { ratingOf } from '../reviews/rating.ts'
import { countStars } from '../reviews/reviews.store.ts'
import { findSeller, type SellerRow } from '../seller.store.ts'
import { stockFigures } from '../stock-figures.ts'

export const getSeller: Handler<'getSeller'> = async (context, { path: { id }, origin }) => {
  const { db, clock, settings } = context
  const seller = await findSeller(db, id)
  if (!seller) return notFound
  const company = await findCompany(db, id)
  const stock = await stockFigures(context, id)
  const answers = await firstAnswers(db, id, daysBefore(clock.now(), 90))
  return {
    status: 200,
    body: {
      id,
      name: sellerName(seller),
      country: seller.country,
      location: stock.location,
      since: seller.selling_since?.toISOString() ?? null,
      response_minutes: responseMinutes(answers),
      rating: ratingOf(await countStars(db, id)),
      verified: verifiedOf(seller),
      num_products: stock.count,
      ...(company && { company: publicCompany(company, { origin, settings }) }),
    },
  }
}

/** What staff looked at before somebody could sell, and before they could sell for export. */
function verifiedOf({ selling_since, export_since }: SellerRow): Seller['verified'] {
  return [
    ...(selling_since ? [{ what: 'application' as const, on: selling_since.toISOString() }] : []),
    ...(export_since ? [{ what: 'export' as const, on: export_since.toISOString() }] : []),
  ]
}
