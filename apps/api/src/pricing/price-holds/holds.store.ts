import { sql } from 'kysely'
import { compiledQuery } from '../../platform/db/compiled-query.ts'
import type { Database } from '../../platform/db/database.ts'

export interface Hold {
  id: number
  amount: number
  ends_at: Date
}

/** The price at which a vehicle is held for a buyer now. */
export async function findHold(
  db: Database,
  { accountId, productId, now }: { accountId: number; productId: number; now: Date },
): Promise<Hold | null> {
  const [hold] = await readHold(db, accountId, productId, now)
  return hold ?? null
}

const readHold = compiledQuery((db, accountId: number, productId: number, now: Date) =>
  db
    .selectFrom('offers')
    .select(['id', 'amount', 'ends_at'])
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .where('state', '=', 'accepted')
    .where('ends_at', '>', now),
)

/** Marks the holds on a basket's vehicles as ordered; returns their products. */
export async function takeHolds(
  db: Database,
  { basketId, accountId, now }: { basketId: number; accountId: number; now: Date },
): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    with taken as (
      update offers set state = 'ordered', basket_id = ${basketId}, state_since = ${now}, version = version + 1
      where id = any(array(
        select id from offers where account_id = ${accountId} and state = 'accepted' and ends_at > ${now}
          and product_id in (select product_id from basket_lines where basket_id = ${basketId})
        order by id for update))
      returning id, product_id, amount
    ), noted as (
      insert into offer_events (offer_id, state, amount, by, actor_id, at)
      select id, 'ordered', amount, 'buyer', ${accountId}, ${now} from taken
    )
    select product_id from taken`.execute(db)
  return rows.map(({ product_id }) => product_id)
}
