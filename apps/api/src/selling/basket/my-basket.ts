import type { Account } from '../../core/account.ts'
import type { Database } from '../../platform/db/database.ts'
import { notFound } from '../../core/refusal.ts'
import { type BasketHead, findBasketHead } from './basket.store.ts'

/**
 * The caller's basket with that id, for reading only: an order names the basket it was made of. Another person's is not
 * found.
 */
export async function myBasket(
  db: Database,
  { id, account }: { id: number; account: Account },
): Promise<BasketHead | typeof notFound> {
  const head = await findBasketHead(db, id)
  return head?.account_id === account.id ? head : notFound
}
