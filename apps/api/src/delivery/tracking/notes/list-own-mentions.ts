import type { Handler } from '../../../core/contract.ts'
import { listMentions } from './notes.store.ts'

export const listOwnMentions: Handler<'listOwnMentions'> = async ({ db }, { account }) => {
  const rows = await listMentions(db, account.id)
  const body = rows.map(({ order_id, number, text, at, actor_name: by }) => ({
    order: order_id,
    number,
    text,
    at: at.toISOString(),
    by,
  }))
  return { status: 200, body }
}
