import type { Language } from '@bandari/i18n'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** Orders that were shipped longer ago are not spoken of: their goods have arrived. */
const shippedDays = 90

const openOrdersOf = (productId: number) => sql`orders.id in (
    select order_id from order_lines where product_id = ${productId})
  and (orders.status in ('Pending', 'Payment Declined', 'Authorized')
    or orders.status = 'Shipped' and orders.status_since > now() - ${shippedDays} * interval '1 day')`

const standingOffersOf = (productId: number) =>
  sql`offers.product_id = ${productId} and offers.state in ('open', 'countered', 'accepted')`

/** Until the transaction ends. Orders and offers are locked before their product everywhere. */
export async function lockAffected(db: Database, productId: number): Promise<void> {
  await sql`select from orders where ${openOrdersOf(productId)} order by id for update`.execute(db)
  await sql`select from offers where ${standingOffersOf(productId)} order by id for update`.execute(
    db,
  )
}

export async function listOpenOrderIds(db: Database, productId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where ${openOrdersOf(productId)} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

export interface StandingOffer {
  id: number
  account_id: number
}

export async function listStandingOffers(
  db: Database,
  productId: number,
): Promise<StandingOffer[]> {
  const { rows } = await sql<StandingOffer>`
    select id, account_id from offers where ${standingOffersOf(productId)} order by id`.execute(db)
  return rows
}

interface AffectedBasket {
  id: number
  account_id: number
}

const basketsWith = (productId: number) => sql`status = 'Open' and id in (
  select basket_id from basket_lines where product_id = ${productId})`

export async function listBasketsWith(db: Database, productId: number): Promise<AffectedBasket[]> {
  const { rows } = await sql<AffectedBasket>`
    select id, account_id from baskets where ${basketsWith(productId)} order by id`.execute(db)
  return rows
}

/**
 * Takes a listing out of the open baskets, each of which remembers it. One that is being ordered at this moment is left
 * alone: its checkout finds the listing gone.
 */
export async function removeFromBaskets(
  db: Database,
  { id, title }: { id: number; title: string },
  now: Date,
): Promise<AffectedBasket[]> {
  const { rows } = await sql<AffectedBasket>`
    with held as materialized (
      select id, account_id from baskets where ${basketsWith(id)} order by id for update skip locked
    ), gone as (
      delete from basket_lines where product_id = ${id} and basket_id in (select id from held)
    ), noted as (
      insert into basket_losses (basket_id, product_id, title, at) select id, ${id}, ${title}, ${now} from held
      on conflict (basket_id, product_id) do update set title = excluded.title, at = excluded.at
    ), touched as (
      update baskets set date_updated = ${now}, version = version + 1 where id in (select id from held)
    )
    select id, account_id from held order by id`.execute(db)
  return rows
}

/** Of these, those in which nothing is left. */
export async function listEmptyBaskets(db: Database, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from baskets where id = any(${ids}::bigint[])
      and not exists (select from basket_lines where basket_id = baskets.id)`.execute(db)
  return rows.map(({ id }) => id)
}

/** What left a basket before then is not spoken of any more. */
export async function forgetLosses(db: Database, before: Date): Promise<void> {
  await sql`delete from basket_losses where at < ${before}`.execute(db)
}

export interface AffectedBuyer {
  id: number
  email: string
  first_name: string
  last_name: string
  language: Language
}

export async function listBuyers(db: Database, ids: readonly number[]): Promise<AffectedBuyer[]> {
  const { rows } = await sql<AffectedBuyer>`
    select id, email, first_name, last_name, language from accounts
    where id = any(${ids}::bigint[]) order by first_name, last_name, id`.execute(db)
  return rows
}

export interface OpenThread {
  id: number
  language: Language
}

/** Conversations about the listing that are not blocked, with the language of their buyer. */
export async function listOpenThreads(db: Database, productId: number): Promise<OpenThread[]> {
  const { rows } = await sql<OpenThread>`
    select threads.id, language from threads join accounts on accounts.id = buyer_id
    where product_id = ${productId} and blocked_by is null order by threads.id`.execute(db)
  return rows
}
