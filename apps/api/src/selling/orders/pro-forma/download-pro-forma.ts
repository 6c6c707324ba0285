import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { findOrderRecord } from '../order.store.ts'
import { attachProForma } from './pro-forma.ts'

export const downloadProForma: Handler<'downloadProForma'> = async (context, call) => {
  const order = await findOrderRecord(context.db, call.path.id, call.account.id)
  if (!order) return notFound
  const { filename, contentType, content } = await attachProForma(context, order.id)
  const headers = {
    'content-type': contentType,
    'content-disposition': `inline; filename="${filename}"`,
  }
  return { status: 200, headers, body: content }
}
