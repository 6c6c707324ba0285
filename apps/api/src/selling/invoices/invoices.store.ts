import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isChange, isCurrent } from '../payments/bank-accounts.store.ts'
import { isPaidNoLonger, isRaiseUnpaid, isRefundedWhole } from '../payments/payments.store.ts'
import type { OrderStatus } from '../orders/tables.ts'
import type { StoredAddress } from '../../people/tables.ts'

export interface InvoiceRow {
  total: number
  currency: string
  issued_at: Date
  isLatest: boolean
  isRefunded: boolean
  isPaidNoLonger: boolean
  isRaiseUnpaid: boolean
  /** Of the order's invoice that counts. */
  latest_at: Date
  /** When the account that it names ended; null while that is the current one. */
  account_ended_at: Date | null
  /** The current account; null where its currency has none. */
  current: { details: string[]; since: string; isChange: boolean } | null
  number: string
  status: OrderStatus
  shipping_address: StoredAddress
}

export async function findInvoice(db: Database, code: string): Promise<InvoiceRow | null> {
  const row = await db
    .selectFrom('order_invoices')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['order_invoices.total', 'order_invoices.currency', 'issued_at'])
    .select(['number', 'status', 'shipping_address'])
    .select(
      sql<boolean>`not exists (select from order_invoices as later
        where later.order_id = orders.id and later.id > order_invoices.id)`.as('isLatest'),
    )
    .select(
      sql<Date | null>`(select ended_at from bank_accounts where bank_accounts.id = order_invoices.account_id)`.as(
        'account_ended_at',
      ),
    )
    .select([isRefundedWhole.as('isRefunded'), isPaidNoLonger.as('isPaidNoLonger')])
    .select(isRaiseUnpaid.as('isRaiseUnpaid'))
    .select(
      sql<Date>`(select max(issued_at) from order_invoices as newest where newest.order_id = orders.id)`.as(
        'latest_at',
      ),
    )
    .select(currentAccount.as('current'))
    .where('code', '=', code)
    .executeTakeFirst()
  return row ?? null
}

/** The current account for the outer query's invoice, and whether it replaced another account of the shop. */
const currentAccount = sql<InvoiceRow['current']>`(
  select jsonb_build_object('details', details, 'since', decided_at, 'isChange', ${isChange})
  from bank_accounts where bank_accounts.currency = order_invoices.currency and ${isCurrent})`

/** The code of the newest invoice of the order of the outer query. */
export const invoiceCodeOfOrder = sql<string>`(
  select code from order_invoices where order_id = orders.id order by id desc limit 1)`

/** The code of the invoice before that one; null where it is the first. */
export const replacedInvoiceOfOrder = sql<string | null>`(
  select code from order_invoices where order_id = orders.id order by id desc limit 1 offset 1)`
