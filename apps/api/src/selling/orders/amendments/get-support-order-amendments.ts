import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { findOrderRecord } from '../order.store.ts'
import { supportAmendments } from './amendments.view.ts'

export const getSupportOrderAmendments: Handler<'getSupportOrderAmendments'> = async (
  { db },
  { path },
) => {
  if (!(await findOrderRecord(db, path.id))) return notFound
  return { status: 200, body: await supportAmendments(db, path.id) }
}
