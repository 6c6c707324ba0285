import type { HandOver, SellersPaper, SentPaper } from '@bandari/sdk'
import type { Language } from '@bandari/i18n'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { ProductClass } from '../../stock/tables.ts'

/** A line of an order for its seller; nothing of who ordered it but the destination. */
export interface VendorLine {
  id: number
  order_id: number
  position: number
  product_id: number
  class: ProductClass
  title: string
  media_hash: string | null
  vendor_reference: string | null
  reference: string
  number: string
  date_placed: Date
  quantity: number
  /** Minor units. */
  goods: number
  currency: string
  destination_country: string | null
  destination_port: string | null
  /** Of the order by now. */
  papers: SellersPaper[]
  /** All that the seller sent, the newest first. */
  sent: SentPaper[]
  handed_over: HandOver | null
}

/** Papers name their vehicle by the title where an order has several. */
export const labelLength = 60

const lines = sql`select order_lines.id, order_lines.order_id, order_lines.position, product_id, order_lines.class, order_lines.title, media_hash,
    vendor_reference, order_lines.reference, orders.number, date_placed, order_lines.quantity,
    order_lines.goods_before_discount as goods, orders.currency, destination_country, destination_port,
    array(select distinct kind from papers where papers.order_id = orders.id and not is_draft
      and kind in ('export_certificate', 'deregistration_certificate', 'auction_sheet')
      and (label in ('', left(order_lines.title, ${labelLength}::integer))
        or (select count(*) from order_lines as others where others.order_id = orders.id) = 1)
      order by kind) as papers,
    coalesce((select json_agg(json_build_object('id', id, 'kind', kind, 'state', state, 'reason', reason,
        'sent_at', to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by id desc)
      from seller_papers where seller_papers.order_id = orders.id
        and seller_papers.position = order_lines.position), '[]') as sent,
    (select json_build_object('on', handed_on, 'receiver', receiver, 'place', place) from hand_overs
      where hand_overs.order_id = orders.id and hand_overs.position = order_lines.position) as handed_over
  from order_lines join orders on orders.id = order_id join products on products.id = product_id`

const isPaid = sql<SqlBool>`orders.status = 'Authorized'`

interface Wanted {
  vendorId: number
  listing?: number | undefined
}

function isOf({ vendorId, listing }: Wanted): RawBuilder<SqlBool> {
  const own = sql<SqlBool>`products.vendor_id = ${vendorId}`
  return listing === undefined ? own : sql<SqlBool>`${own} and product_id = ${listing}`
}

/** The newest first. */
export async function listVendorLines(
  db: Database,
  wanted: Wanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<VendorLine[]> {
  const { rows } = await sql<VendorLine>`
    ${lines} where ${isOf(wanted)} order by date_placed desc, order_lines.id desc limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}

export async function countVendorLines(db: Database, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from order_lines join products on products.id = product_id
    where ${isOf(wanted)}`.execute(db)
  return rows[0]?.n ?? 0
}

/** Those that are paid and not shipped: among them are the ones that wait for the seller. */
export async function listPaidLines(db: Database, vendorId: number): Promise<VendorLine[]> {
  const { rows } = await sql<VendorLine>`
    ${lines} where ${isOf({ vendorId })} and ${isPaid} order by order_lines.id`.execute(db)
  return rows
}

export async function findVendorLine(
  db: Database,
  { id, vendorId }: { id: number; vendorId: number },
): Promise<VendorLine | undefined> {
  const { rows } = await sql<VendorLine>`
    ${lines} where ${isOf({ vendorId })} and order_lines.id = ${id}`.execute(db)
  return rows[0]
}

export interface SellersLine extends VendorLine {
  email: string
  first_name: string
  language: Language
}

/** Paid lines of all sellers who can be written to. */
export async function listLinesOfSellers(db: Database): Promise<SellersLine[]> {
  const { rows } = await sql<SellersLine>`
    select lines.*, accounts.email, accounts.first_name, accounts.language
    from (${lines} where ${isPaid} and products.vendor_id is not null) as lines
    join products on products.id = lines.product_id
    join accounts on accounts.id = products.vendor_id and accounts.is_active and accounts.deleted_at is null
    order by lines.id`.execute(db)
  return rows
}

interface Told {
  line: Pick<VendorLine, 'order_id' | 'position'>
  act: 'send_papers' | 'hand_over'
  occasion: 'open' | 'late'
  now: Date
}

/** False when that was told before, also by another process. */
export async function recordTold(db: Database, told: Told): Promise<boolean> {
  const { order_id, position } = told.line
  const row = await db
    .insertInto('vendor_order_mails')
    .values({ order_id, position, act: told.act, occasion: told.occasion, at: told.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst()
  return row !== undefined
}
