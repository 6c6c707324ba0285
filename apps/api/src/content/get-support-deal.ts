import type { Handler } from '../core/contract.ts'
import { notFound } from '../core/refusal.ts'
import { supportDealView } from './deal.view.ts'
import { findStaffDeal } from './deals.store.ts'

export const getSupportDeal: Handler<'getSupportDeal'> = async ({ db }, { path, origin }) => {
  const row = await findStaffDeal(db, path.id)
  return row ? { status: 200, body: supportDealView(row, origin) } : notFound
}
