import type { Handler } from '../../../core/contract.ts'
import { findOrderRecord } from '../order.store.ts'
import { attachProForma } from '../pro-forma/pro-forma.ts'
import { notFound } from '../../../core/refusal.ts'

export const downloadSupportProForma: Handler<'downloadSupportProForma'> = async (
  context,
  { path },
) => {
  const order = await findOrderRecord(context.db, path.id)
  if (!order) return notFound
  const { filename, contentType, content } = await attachProForma(context, order.id)
  const headers = {
    'content-type': contentType,
    'content-disposition': `inline; filename="${filename}"`,
  }
  return { status: 200, headers, body: content }
}
