import type { Language } from '@bandari/i18n'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { OfferSide, OfferState } from './tables.ts'
import type { OfferCounts } from './offer-limits.ts'

export interface OfferRow {
  id: number
  product_id: number
  title: string
  vendor_id: number | null
  media_hash: string | null
  account_id: number
  amount: number
  list_price: number
  currency: string
  state: OfferState
  ends_at: Date
  version: number
  made_at: Date
  state_since: Date
  order_id: number | null
  order_number: string | null
  events: { state: OfferState; amount: number; by: OfferSide; at: string }[]
}

export const offerTables = sql`offers join products on products.id = offers.product_id
  left join media on media.id = products.cover_media_id
  left join orders on orders.basket_id = offers.basket_id`

export const offerFacts = sql<OfferRow>`offers.id, offers.product_id, products.title, products.vendor_id,
  media.hash as media_hash, offers.account_id, offers.amount, offers.list_price, offers.currency, offers.state,
  offers.ends_at, offers.version, offers.made_at, offers.state_since, orders.id as order_id,
  orders.number as order_number,
  (select jsonb_agg(jsonb_build_object('state', event.state, 'amount', event.amount, 'by', event.by, 'at', event.at)
      order by event.id) from offer_events as event where offer_id = offers.id) as events`

export async function listOffers(
  db: Database,
  where: RawBuilder<SqlBool>,
  limit: number,
): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select ${offerFacts} from ${offerTables} where ${where} order by offers.id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

export function listOffersOfAccount(
  db: Database,
  accountId: number,
  limit: number,
): Promise<OfferRow[]> {
  return listOffers(db, sql<SqlBool>`offers.account_id = ${accountId}`, limit)
}

export async function findOffer(db: Database, id: number): Promise<OfferRow | null> {
  const [row] = await listOffers(db, sql<SqlBool>`offers.id = ${id}`, 1)
  return row ?? null
}

/** Locks it until the transaction ends. */
export async function lockOffer(db: Database, id: number): Promise<OfferRow | null> {
  await sql`select from offers where id = ${id} for update`.execute(db)
  return findOffer(db, id)
}

/** The caller has locked the account. */
export async function countOffers(
  db: Database,
  { accountId, productId, dayAgo }: { accountId: number; productId: number; dayAgo: Date },
): Promise<OfferCounts> {
  const stands = sql`state in ('open', 'countered', 'accepted')`
  const recent = sql`made_at > ${dayAgo}`
  const here = sql`product_id = ${productId}`
  const { rows } = await sql<OfferCounts>`
    select count(*) filter (where ${stands})::integer as standing,
      count(*) filter (where ${stands} and ${here})::integer as "standingHere",
      count(*) filter (where ${recent})::integer as today,
      count(*) filter (where ${recent} and ${here})::integer as "todayHere"
    from offers where account_id = ${accountId} and (${stands} or ${recent})`.execute(db)
  const [offered] = rows
  if (!offered) throw new Error('a count has a row')
  return offered
}

interface NewOffer {
  productId: number
  accountId: number
  amount: number
  listPrice: number
  currency: string
  endsAt: Date
  declinesAt: Date | null
  now: Date
}

export async function insertOffer(db: Database, offer: NewOffer): Promise<number> {
  const { id } = await db
    .insertInto('offers')
    .values({
      product_id: offer.productId,
      account_id: offer.accountId,
      amount: offer.amount,
      list_price: offer.listPrice,
      currency: offer.currency,
      state: 'open',
      ends_at: offer.endsAt,
      declines_at: offer.declinesAt,
      basket_id: null,
      made_at: offer.now,
      state_since: offer.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface OfferChange {
  id: number
  state: OfferState
  amount: number
  endsAt: Date
  declinesAt: Date | null
  now: Date
}

export async function updateOffer(db: Database, change: OfferChange): Promise<void> {
  const { id, state, amount, endsAt, declinesAt, now } = change
  await db
    .updateTable('offers')
    .set((eb) => ({
      state,
      amount,
      ends_at: endsAt,
      declines_at: declinesAt,
      state_since: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

interface NewEvent {
  offerId: number
  state: OfferState
  amount: number
  by: OfferSide
  actorId: number | null
  now: Date
}

export async function insertOfferEvent(db: Database, event: NewEvent): Promise<void> {
  const { offerId: offer_id, state, amount, by, actorId: actor_id, now: at } = event
  await db
    .insertInto('offer_events')
    .values({ offer_id, state, amount, by, actor_id, at })
    .execute()
}

/** Whether an accepted offer reserves the vehicle, which the caller has locked. */
export async function isReserved(db: Database, productId: number): Promise<boolean> {
  const { rows } = await sql`
    select from offers where product_id = ${productId} and state = 'accepted'`.execute(db)
  return rows.length > 0
}

/** Offers that have run out, or are due to be declined. */
export async function listExpired(db: Database, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from offers where state in ('open', 'countered', 'accepted')
      and (ends_at <= ${now} or declines_at <= ${now})
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether it is below the floor and due to be declined. */
export async function isDueToDecline(db: Database, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from offers where id = ${id} and state = 'open' and declines_at <= ${now}`.execute(db)
  return rows.length > 0
}

export interface Recipient {
  email: string
  first_name: string
  language: Language
}

export async function findRecipient(db: Database, accountId: number): Promise<Recipient> {
  return db
    .selectFrom('accounts')
    .select(['email', 'first_name', 'language'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}
