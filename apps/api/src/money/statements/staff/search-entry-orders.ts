import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { fromDecimal } from '../../../core/money.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { isDay } from '../../../pricing/exchange-rates/days.ts'
import { findEntry } from '../entries.store.ts'
import { nearSums } from '../matching/difference.ts'
import { searchOrders } from '../matching/order-search.store.ts'
import { orderView, restOf } from './entry.view.ts'

/**
 * Orders that may have been paid by a movement that names none: by sum (as near as bank charges or a hundredth make it), name,
 * telephone, day and currency. Without a question, those whose sums are near what is left of it.
 */
export const searchEntryOrders: Handler<'searchEntryOrders'> = async ({ db }, { path, query }) => {
  const entry = await findEntry(db, path.id)
  if (!entry) return notFound
  const { q: text = '', from = null, to = null } = query
  for (const [field, day] of Object.entries({ from, to })) {
    if (day !== null && !isDay(day)) return refuse(400, fieldErrors({ [field]: ['not_a_day'] }))
  }
  const isOpen = text.trim() === '' && query.amount === undefined
  const asked = query.amount === undefined ? null : (fromDecimal(query.amount) ?? 0)
  const rest = restOf(entry)
  const amount = asked ?? (isOpen ? rest : null)
  const orders = await searchOrders(db, {
    text,
    sums: amount === null ? null : nearSums(amount),
    currency: query.currency ?? (isOpen ? entry.currency : null),
    from,
    to,
    nearest: amount ?? rest,
  })
  return { status: 200, body: orders.map((order) => orderView(order, entry)) }
}
