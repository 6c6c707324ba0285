import type { Handler } from '../core/contract.ts'
import { notFound } from '../core/refusal.ts'
import { freightCostView } from './freight-cost.view.ts'
import { findFreightCost } from './freight-costs.store.ts'

export const getFreightCost: Handler<'getFreightCost'> = async ({ db }, { path }) => {
  const cost = await findFreightCost(db, path.id)
  return cost ? { status: 200, body: freightCostView(cost) } : notFound
}
