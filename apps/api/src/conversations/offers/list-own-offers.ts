import type { Handler } from '../../core/contract.ts'
import { offerView } from './offer.view.ts'
import { listOffersOfAccount } from './offers.store.ts'

/** With at most ten offers a day this covers ten days or more. */
const most = 100

export const listOwnOffers: Handler<'listOwnOffers'> = async ({ db }, { account, origin }) => {
  const rows = await listOffersOfAccount(db, account.id, most)
  return { status: 200, body: rows.map((row) => offerView(row, origin)) }
}
