import type { Language } from '@bandari/i18n'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export interface ThreadFactsRow {
  /** First name; null once the account is deleted. */
  name: string | null
  language: Language
  title: string
  /** Of the listing, while it is there. */
  price: number | null
  currency: string | null
  order: string | null
  is_about_goods: boolean
}

/** What an answer in a thread may name. */
export async function findThreadFacts(
  db: Database,
  id: number,
): Promise<ThreadFactsRow | undefined> {
  const { rows } = await sql<ThreadFactsRow>`
    select case when buyer.email like '%@deleted.invalid' then null else buyer.first_name end as name, buyer.language,
      threads.title, products.price, products.currency, orders.number as order,
      (threads.product_id is not null or threads.order_id is not null or threads.basket_id is not null) as is_about_goods
    from threads join accounts as buyer on buyer.id = buyer_id left join products on products.id = threads.product_id
      left join orders on orders.id = threads.order_id
    where threads.id = ${id}`.execute(db)
  return rows[0]
}
