import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { findOrderNumber } from '../../documents/document-orders.store.ts'
import { readSellerSteps } from './read-seller-steps.ts'

export const getSupportSellerSteps: Handler<'getSupportSellerSteps'> = async ({ db }, { path }) => {
  if ((await findOrderNumber(db, path.id)) === null) return notFound
  return { status: 200, body: await readSellerSteps(db, path.id) }
}
