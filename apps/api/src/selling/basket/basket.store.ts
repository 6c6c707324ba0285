import { sql } from 'kysely'
import { compiledQuery } from '../../platform/db/compiled-query.ts'
import type { Database } from '../../platform/db/database.ts'
import type { ProductClass } from '../../stock/tables.ts'
import type { ShippingType } from '../../pricing/tariffs/tables.ts'
import type { Chosen, OfferedChoices } from '../../stock/catalogue/product/choices.ts'

export interface BasketHead {
  id: number
  account_id: number
  status: 'Open' | 'Submitted'
}

/** Written as in the partial index: a parameter of a prepared statement would not match its predicate. */
const isOpen = sql<boolean>`status = 'Open'`

/**
 * The account's open basket, created empty on first use; simultaneous calls get the same one.
 */
export async function ensureOpenBasket(db: Database, accountId: number): Promise<number> {
  const found = await findOpenBasketId(db, accountId)
  if (found !== null) return found
  const inserted = await db
    .insertInto('baskets')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.column('account_id').where(isOpen).doNothing())
    .returning('id')
    .executeTakeFirst()
  // A simultaneous call was first.
  const created = inserted?.id ?? (await findOpenBasketId(db, accountId))
  if (created === null) throw new Error(`account ${accountId} has no open basket`)
  return created
}

export async function findOpenBasketId(db: Database, accountId: number): Promise<number | null> {
  const row = await db
    .selectFrom('baskets')
    .select('id')
    .where('account_id', '=', accountId)
    .where(isOpen)
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * Locks the basket until the transaction ends; null when it is not the account's open one.
 */
export async function lockOpenBasket(
  db: Database,
  { id, accountId }: { id: number; accountId: number },
): Promise<BasketHead | null> {
  const row = await db
    .selectFrom('baskets')
    .select(['id', 'account_id', 'status'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('status', '=', 'Open')
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Locked until the transaction ends. The basket may have been submitted while we waited for the lock. */
export async function lockMyBasket(db: Database, accountId: number): Promise<BasketRow> {
  for (;;) {
    const [locked] = await lockOpenOf(db, accountId)
    if (locked) return locked
    await ensureOpenBasket(db, accountId)
  }
}

const lockOpenOf = compiledQuery((db, accountId: number) =>
  basketRows(db).where('baskets.account_id', '=', accountId).where(isOpen).forUpdate('baskets'),
)

export async function findBasketHead(db: Database, id: number): Promise<BasketHead | null> {
  const row = await db
    .selectFrom('baskets')
    .select(['id', 'account_id', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export interface BasketRow extends BasketHead {
  quote_requested_at: Date | null
  quote_answered_at: Date | null
  quote_answer_note: string
  /** The last day on which the quote is valid, `YYYY-MM-DD`; null: it does not expire. */
  quote_valid_until: string | null
  /** What the quote asks for beside shipping; null leaves it to the tariff. */
  quote_insurance: number | null
  quote_inspection: number | null
  voucher_id: number | null
  /** The agent whose promo code it carries. */
  agent_id: number | null
  promo_code: string | null
  /** Titles of what was taken down while it was in the basket. */
  lost: string[]
}

export function findBasketRow(db: Database, id: number): Promise<BasketRow | undefined> {
  return basketRows(db).where('baskets.id', '=', id).executeTakeFirst()
}

function basketRows(db: Database) {
  return db
    .selectFrom('baskets')
    .leftJoin('agents', 'agents.id', 'baskets.agent_id')
    .select(['baskets.id', 'baskets.account_id', 'baskets.status', 'quote_requested_at'])
    .select('voucher_id')
    .select(['quote_answered_at', 'quote_answer_note', 'quote_insurance', 'quote_inspection'])
    .select(sql<string | null>`quote_valid_until::text`.as('quote_valid_until'))
    .select(['agent_id', 'agents.code as promo_code'])
    .select(
      sql<string[]>`array(select title from basket_losses where basket_id = baskets.id
        order by at desc, product_id limit 25)`.as('lost'),
    )
}

/** A line with its product as it is now, and its destination. */
export interface LineRow extends Chosen, OfferedChoices {
  id: number
  basket_id: number
  product_id: number
  quantity: number
  price_seen: number
  shipping_option_id: number | null
  shipping_type: ShippingType | null
  shipping_charge: number
  insurance_requested: boolean
  /** Where the buyer wants it; null when they did not say. */
  country_code: string | null
  country: string | null
  date_created: Date
  date_updated: Date
  title: string
  reference: string
  body_type: string | null
  class: ProductClass
  price: number
  currency: string
  market: 'export' | 'local'
  status: 'draft' | 'live'
  vendor_approved: boolean
  taken_down: boolean
  media_hash: string | null
  /** The partner's own picture, for a partner's item. */
  partner_picture: string | null
  option_code: string | null
  port_id: number | null
  port: string | null
  /** Not reserved for anybody. */
  in_stock: number
  /** The offer whose price the buyer and the seller agreed on; null where they did not. */
  offer_id: number | null
  offer_price: number | null
  offer_ends_at: Date | null
}

/** Oldest first. */
export const listLineRows: (db: Database, basketId: number) => Promise<LineRow[]> = compiledQuery(
  (db, basketId: number) => selectLines(db).where('basket_id', '=', basketId),
)

/** The lines of several baskets, oldest first. */
export function listLineRowsOf(db: Database, basketIds: number[]): Promise<LineRow[]> {
  return selectLines(db).where('basket_id', '=', sql<number>`any(${basketIds}::bigint[])`).execute()
}

/** The accepted offer for an open basket, or the one ordered with the basket; unique indices allow one at most. */
const isAgreed = sql<boolean>`agreed.offered_id = basket_lines.product_id and (
  agreed.offer_state = 'ordered' and agreed.ordered_as = basket_lines.basket_id
  or agreed.offer_state = 'accepted' and agreed.offered_by =
    (select account_id from baskets where id = basket_lines.basket_id and status = 'Open'))`

function agreedOffers(db: Database) {
  return db
    .selectFrom('offers')
    .select(['id as offer_id', 'amount as offer_price', 'ends_at as offer_ends_at'])
    .select(['product_id as offered_id', 'account_id as offered_by'])
    .select(['basket_id as ordered_as', 'state as offer_state'])
}

function selectLines(db: Database) {
  return db
    .selectFrom('basket_lines')
    .innerJoin('products', 'products.id', 'basket_lines.product_id')
    .leftJoin('media', 'media.id', 'products.cover_media_id')
    .leftJoin('partner_products', 'partner_products.product_id', 'products.id')
    .leftJoin('shipping_options', 'shipping_options.id', 'basket_lines.shipping_option_id')
    .leftJoin('ports', 'ports.id', 'shipping_options.port_id')
    .leftJoin('countries', 'countries.code', 'basket_lines.country_code')
    .select(['basket_lines.country_code', 'countries.name as country'])
    .select(['basket_lines.id', 'basket_id', 'basket_lines.product_id'])
    .select(['basket_lines.quantity', 'price_seen'])
    .select(['shipping_option_id', 'shipping_type', 'shipping_charge', 'insurance_requested'])
    .select(['chosen_size', 'chosen_colour', 'size_choices', 'colour_choices'])
    .select(['basket_lines.date_created', 'basket_lines.date_updated'])
    .select(['products.title', 'reference', 'body_type', 'products.class', 'price', 'currency'])
    .select('market')
    .select(['products.status', 'vendor_approved', 'taken_down', 'media.hash as media_hash'])
    .select('partner_products.picture as partner_picture')
    .select(['shipping_options.code as option_code', 'port_id', 'ports.name as port'])
    .select(sql<number>`products.quantity - products.reserved`.as('in_stock'))
    .leftJoin(agreedOffers(db).as('agreed'), (join) => join.on(isAgreed))
    .select(['offer_id', 'offer_price', 'offer_ends_at'])
    .orderBy('basket_lines.id')
}

/** Called after a change of its lines. */
export async function touchBasket(db: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('baskets').set(touchedAt(now)).where('id', '=', id).execute()
}

export function touchedAt(now: Date) {
  return { date_updated: now, version: sql<number>`version + 1` }
}

export async function setVoucher(
  db: Database,
  { basketId, voucherId, now }: { basketId: number; voucherId: number | null; now: Date },
): Promise<void> {
  await db
    .updateTable('baskets')
    .set({ voucher_id: voucherId, date_updated: now })
    .where('id', '=', basketId)
    .execute()
}

export async function setBasketAgent(
  db: Database,
  { basketId, agentId, now }: { basketId: number; agentId: number | null; now: Date },
): Promise<void> {
  await db
    .updateTable('baskets')
    .set({ agent_id: agentId, date_updated: now })
    .where('id', '=', basketId)
    .execute()
}

export interface QuoteRequest {
  basketId: number
  contact: string
  note: string
  now: Date
}

/** An earlier answer is removed. */
export async function setQuoteRequest(
  db: Database,
  { basketId, contact, note, now }: QuoteRequest,
): Promise<void> {
  await db
    .updateTable('baskets')
    .set(({ eb }) => ({
      ...unanswered,
      quote_requested_at: now,
      quote_contact: contact,
      quote_note: note,
      date_updated: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', basketId)
    .execute()
}

const unanswered = {
  quote_answered_at: null,
  quote_answered_by: null,
  quote_answer_note: '',
  quote_valid_until: null,
  quote_insurance: null,
  quote_inspection: null,
}

export async function clearQuoteRequest(db: Database, basketId: number): Promise<void> {
  await db
    .updateTable('baskets')
    .set({ ...unanswered, quote_requested_at: null, quote_contact: null, quote_note: null })
    .where('id', '=', basketId)
    .execute()
}
