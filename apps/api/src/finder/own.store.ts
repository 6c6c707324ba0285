import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'
import { containsPattern } from '../platform/lists/list-sql.store.ts'
import { mostOfKind } from './found.ts'
import type { Question } from './read-question.ts'

export interface SoldRow {
  /** Of the listing. */
  id: number
  number: string
  title: string
  amount: number
  currency: string
  date_placed: Date
}

/** What was ordered of a vendor's listings, by the order's number or the title: no more than their list of orders tells. */
export async function findSold(
  db: Database,
  { text, number }: Question,
  vendorId: number,
): Promise<SoldRow[]> {
  if (text === '') return []
  const { rows } = await sql<SoldRow>`
    select product_id as id, number, order_lines.title, order_lines.goods_before_discount as amount, orders.currency, date_placed
    from products join order_lines on product_id = products.id join orders on orders.id = order_id
    where vendor_id = ${vendorId} and (number = ${number ?? text} or order_lines.title ilike ${containsPattern(text)}
      or vendor_reference ilike ${containsPattern(text)})
    order by date_placed desc, order_lines.id desc limit ${mostOfKind}`.execute(db)
  return rows
}

export interface LinkRow {
  id: number
  name: string
  slug: string
  created_at: Date
}

/** A supporter's links that are in use, by name or address. */
export async function findLinks(
  db: Database,
  { text }: Question,
  accountId: number,
): Promise<LinkRow[]> {
  if (text === '') return []
  const { rows } = await sql<LinkRow>`
    select referral_links.id, name, slug, created_at
    from agents join referral_links on agent_id = agents.id
    where account_id = ${accountId} and ended_at is null
      and (name ilike ${containsPattern(text)} or slug ilike ${containsPattern(text)})
    order by referral_links.id desc limit ${mostOfKind}`.execute(db)
  return rows
}
