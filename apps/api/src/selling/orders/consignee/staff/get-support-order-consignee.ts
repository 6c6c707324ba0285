import type { Handler } from '../../../../core/contract.ts'
import { notFound } from '../../../../core/refusal.ts'
import { findOrderRecord } from '../../order.store.ts'
import { orderConsignee } from '../consignee.view.ts'

export const getSupportOrderConsignee: Handler<'getSupportOrderConsignee'> = async (
  { db },
  { path, origin },
) => {
  if (!(await findOrderRecord(db, path.id))) return notFound
  return { status: 200, body: await orderConsignee(db, path.id, { origin, isStaff: true }) }
}
