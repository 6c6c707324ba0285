import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { findOrderRecord } from '../order.store.ts'
import { buyerAmendments } from './amendments.view.ts'

export const listOrderAmendments: Handler<'listOrderAmendments'> = async (
  { db },
  { path, account },
) => {
  if (!(await findOrderRecord(db, path.id, account.id))) return notFound
  return { status: 200, body: await buyerAmendments(db, path.id) }
}
