import type { Account } from '../../core/account.ts'
import type { Database } from '../../platform/db/database.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { type BasketHead, findBasketHead } from './basket.store.ts'

const submitted = refuse(403, detail('not_allowed'))

/**
 * The caller's open basket of that id, or a refusal: another person's basket is not found, an ordered one is closed.
 */
export async function ownOpenBasket(
  db: Database,
  { id, account }: { id: number; account: Account },
): Promise<BasketHead | typeof notFound | typeof submitted> {
  const head = await findBasketHead(db, id)
  if (head?.account_id !== account.id) return notFound
  return head.status === 'Open' ? head : submitted
}
