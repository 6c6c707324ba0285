import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { assign } from '../assignments/assign.ts'
import { lockQuote, quotes, setAssignee } from './quotes.store.ts'

export const assignQuote: Handler<'assignQuote'> = async (context, call) => {
  const { db } = context
  const { id } = call.path
  const isThere = await lockQuote(db, id)
  const quote = isThere && (await quotes(call.account.id).find(db, id))
  if (!quote) return notFound
  const { assignee } = quote
  const set = setAssignee(id)
  return assign(context, { subject: 'quote', id, assignee, set }, call)
}
