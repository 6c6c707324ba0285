import type { Handler } from '../../../core/contract.ts'
import { toPriceIn } from '../../../core/money.ts'
import { notFound } from '../../../core/refusal.ts'
import { filledTemplates } from '../../templates/filled-templates.ts'
import { findThreadFacts } from './thread-facts.store.ts'

export const fillThreadTemplates: Handler<'fillThreadTemplates'> = async (
  context,
  { path, query, account },
) => {
  const facts = await findThreadFacts(context.db, path.id)
  if (!facts) return notFound
  const language = query.language ?? facts.language
  const { name, title, price, currency, order, is_about_goods } = facts
  const values = {
    name,
    order,
    vehicle: is_about_goods && order === null ? title : null,
    reference: is_about_goods ? order : title,
    price: price === null || currency === null ? null : toPriceIn(language, price, currency),
  }
  return {
    status: 200,
    body: await filledTemplates(context, { use: 'thread', language, account, values }),
  }
}
