import type { Language } from '@bandari/i18n'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { wantsMail } from '../../people/accounts/notifications/muted-mails.store.ts'

/** One seller's listings in an order. */
export interface OrderedFrom {
  email: string
  first_name: string
  language: Language
  lines: { title: string; quantity: number; goods: number }[]
}

/** The sellers of an order's listings who want this mail, except the shop itself and the buyer. */
export async function listSellersOf(db: Database, orderId: number): Promise<OrderedFrom[]> {
  const { rows } = await sql<OrderedFrom>`
    select accounts.email, accounts.first_name, accounts.language,
      jsonb_agg(jsonb_build_object('title', order_lines.title, 'quantity', order_lines.quantity,
        'goods', order_lines.goods_before_discount) order by order_lines.position) as lines
    from order_lines
    join orders on orders.id = order_id
    join products on products.id = product_id
    join accounts on accounts.id = vendor_id and accounts.id <> orders.account_id
    where order_id = ${orderId} and ${wantsMail('listing_ordered')}
    group by accounts.id order by accounts.id`.execute(db)
  return rows
}
