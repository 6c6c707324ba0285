import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** What visits came to. */
export interface Figures {
  clicks: number
  sign_ups: number
  orders: number
  /** Cents of direct commission, less what was taken back. */
  commission: number
}

export type Came = Figures & {
  /** By a link, by the plain one (null), or by a code that was typed. */
  link_id: number | null
  typed: boolean
  /** Where the visit began; null for another page than a listing's. */
  product_id: number | null
}

/**
 * What came of an agent's visits since a moment, by link and by the listing that the visit began on. A sign-up counts for the
 * last visit before it, an order for the buyer's last visit to this agent before it, as `attribute` decides whose sale it is.
 */
export async function listCame(
  db: Database,
  { agentId, since }: { agentId: number; since: Date },
): Promise<Came[]> {
  const { rows } = await sql<Came>`
    with visits as (
      select id, link_id, product_id, account_id, opened_at, token_hash is null as typed
      from referrals where agent_id = ${agentId}
    ), signed_up as (
      select distinct on (accounts.id) visits.id as visit
      from accounts join visits on visits.account_id = accounts.id and opened_at <= date_joined
      where date_joined >= ${since} order by accounts.id, opened_at desc, visits.id desc
    ), ordered as (
      select orders.id, last.id as visit,
        (select coalesce(sum(amount), 0) from commission_entries
          where order_id = orders.id and agent_id = ${agentId} and level = 'direct' and kind in ('earn', 'reverse')) as commission
      from orders left join lateral (
        select id from visits where visits.account_id = orders.account_id and opened_at <= date_placed
        order by opened_at desc, id desc limit 1
      ) as last on true
      where orders.agent_id = ${agentId} and date_placed >= ${since}
    ), came as (
      select id as visit, 1 as clicks, 0 as sign_ups, 0 as orders, 0 as commission
      from visits where opened_at >= ${since} and not typed
      union all select visit, 0, 1, 0, 0 from signed_up
      union all select visit, 0, 0, 1, commission from ordered
    )
    select link_id, coalesce(typed, false) as typed, product_id, sum(clicks)::integer as clicks,
      sum(sign_ups)::integer as sign_ups, sum(orders)::integer as orders, sum(came.commission)::bigint as commission
    from came left join visits on visits.id = visit
    group by link_id, coalesce(typed, false), product_id`.execute(db)
  return rows
}
