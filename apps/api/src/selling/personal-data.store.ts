import { sql, type SqlBool } from 'kysely'
import type { Database } from '../platform/db/database.ts'
import { daysBefore, yearsBefore } from '../core/retention.ts'
import {
  aliasOf,
  deletedName,
  emptiedAddress,
  expired,
  isReplaced,
} from '../people/privacy/deleted-person.store.ts'
import type { Hindrance, PersonalData } from '../people/privacy/personal-data.ts'
import {
  auditOf,
  byAccount,
  byEmail,
  type PersonalTable,
  within,
} from '../people/privacy/personal-table.store.ts'
import { mentions, staffWhoActed } from './mentions.data.ts'
import { personalOffers } from '../conversations/offers/personal-offers.store.ts'
import { openOrderStatuses, shipmentDays } from './orders/open-orders.ts'
import { deletePapersOf } from '../delivery/documents/papers.store.ts'
import { personalPapers } from '../delivery/documents/personal-papers.store.ts'
import { threadTables } from '../conversations/threads/thread-data.store.ts'

/** The open one goes; an order was made of each of the others. */
const baskets: PersonalTable = {
  table: 'baskets',
  ties: [byAccount('account_id')],
  onDeletion: {
    deletes: sql<SqlBool>`status = 'Open'`,
    replaces: () => ({
      quote_contact: sql`null`,
      quote_note: sql`null`,
      quote_answer_note: sql`''`,
    }),
  },
}

const basketLines: PersonalTable = {
  table: 'basket_lines',
  ties: [within('basket_id', baskets)],
  onDeletion: {
    keeps: { '*': 'What the order was made of; the open basket takes its lines along.' },
  },
}

/** What was bought, for how much and to which country is what the law asks for. */
const orders: PersonalTable = {
  table: 'orders',
  ties: [byAccount('account_id')],
  onDeletion: {
    replaces: (person) => ({
      email: sql`${aliasOf(person)}`,
      shipping_address: emptiedAddress('shipping_address', deletedName(person)),
      billing_address: emptiedAddress('billing_address', deletedName(person)),
    }),
    keeps: { bitcoin_address: 'Our own, to which the order was paid.' },
  },
}

const ledger = 'A record of money, which is only ever added to and names nobody.'

const byStaff = { actor_id: staffWhoActed }

/** Of which vehicle and country, why, and who of staff let them. */
const importExceptions: PersonalTable = {
  table: 'import_exceptions',
  ties: [byAccount('account_id')],
  withheld: { allowed_by: staffWhoActed },
  onDeletion: { keeps: { '*': 'Why an order was taken that the rules would have refused.' } },
}

const importExceptionEnds: PersonalTable = {
  table: 'import_exception_ends',
  ties: [within('exception_id', importExceptions)],
  withheld: { ended_by: staffWhoActed },
  onDeletion: importExceptions.onDeletion,
}

/** What an order is made of and what happened to it: goods, moments and amounts. */
const partOfOrder = (table: PersonalTable['table'], withheld = {}): PersonalTable => ({
  table,
  ties: [within('order_id', orders)],
  withheld,
  onDeletion: { keeps: { '*': ledger } },
})

const paymentReports = partOfOrder('payment_reports', { answered_by: staffWhoActed })

const paymentSlips: PersonalTable = {
  table: 'payment_slips',
  ties: [within('report_id', paymentReports)],
  onDeletion: 'deleted',
}

const bankEntries: PersonalTable = {
  table: 'bank_entries',
  ties: [
    {
      column: 'id',
      holds: (person) => sql<SqlBool>`id in (
        select entry_id from bank_decisions join orders on orders.id = order_id where account_id = ${person.id})`,
    },
  ],
  onDeletion: {
    keeps: { '*': 'A movement on our account as the bank told it, which the law has us keep.' },
  },
}

/** Of the shop's own work on an order. */
const orderNotes: PersonalTable = {
  table: 'order_notes',
  ties: [within('order_id', orders)],
  withheld: { actor_id: staffWhoActed },
  onDeletion: { keeps: { '*': ledger } },
}

const orderMentions: PersonalTable = {
  table: 'order_mentions',
  ties: [within('note_id', orderNotes)],
  withheld: { account_id: staffWhoActed },
  onDeletion: { keeps: { '*': ledger } },
}

const paymentsOfOrders = partOfOrder('payments', { ...byStaff, approved_by: staffWhoActed })

const voucherUses: PersonalTable = {
  table: 'voucher_uses',
  ties: [byAccount('account_id')],
  onDeletion: { keeps: { '*': ledger } },
}

const vouchers: PersonalTable = {
  table: 'vouchers',
  ties: [byEmail('issued_to')],
  onDeletion: {
    replaces: (person) => ({ issued_to: sql`${aliasOf(person)}` }),
    keeps: { name: 'Of the discount.' },
  },
}

/** Its text is made of the order and the account by triggers, whenever either changes. */
const orderSearch: PersonalTable = {
  table: 'order_search',
  ties: [within('order_id', orders)],
  onDeletion: { keeps: { '*': 'Written anew once the account has another name.' } },
}

const mailsOfOrders: PersonalTable = {
  table: 'outbox',
  ties: [within('order_id', orders), within('attach_pro_forma_of', orders)],
  withheld: { body_text: 'The person has the mail.', body_html: 'The same.' },
  onDeletion: 'deleted',
}

const isOrdering: Hindrance = async (db, { id }, now) => {
  const { rows } = await sql<{ number: string }>`
    select number from orders where account_id = ${id} and (status = any(${openOrderStatuses}::text[])
      or status = 'Shipped' and status_since > ${now}::timestamptz - ${shipmentDays} * interval '1 day')
    order by id limit 1`.execute(db)
  return rows[0] ? { code: 'deletion_open_order', values: { number: rows[0].number } } : null
}

/** Names and addresses in orders that have been over for so long; their accounts live on. */
async function emptyOrders(db: Database, before: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update orders set email = ${expired.email},
      shipping_address = ${emptiedAddress('shipping_address', expired.name)},
      billing_address = ${emptiedAddress('billing_address', expired.name)}
    where status <> all(${openOrderStatuses}::text[]) and status_since < ${before}
      and not ${isReplaced}
    returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`select index_orders(${ids}::bigint[])`.execute(db)
  await deletePapersOf(db, ids)
  return ids.length
}

/** What selling keeps about its buyers. */
export const sellingData: PersonalData = {
  tables: [
    {
      table: 'quoted_lines',
      ties: [within('basket_id', baskets)],
      onDeletion: basketLines.onDeletion,
    },
    basketLines,
    ...personalOffers,
    auditOf('quote', baskets),
    baskets,
    mailsOfOrders,
    orderSearch,
    partOfOrder('order_lines'),
    partOfOrder('order_arrivals'),
    partOfOrder('order_cost_lines'),
    importExceptionEnds,
    importExceptions,
    partOfOrder('order_import_alerts'),
    partOfOrder('order_landed_prices'),
    partOfOrder('order_events', byStaff),
    partOfOrder('shipment_changes', byStaff),
    partOfOrder('shipments'),
    partOfOrder('order_steps', byStaff),
    partOfOrder('following_mails'),
    partOfOrder('order_progress'),
    partOfOrder('order_assignments', { account_id: staffWhoActed, actor_id: staffWhoActed }),
    orderMentions,
    orderNotes,
    partOfOrder('order_alarms', { acknowledged_by: staffWhoActed }),
    partOfOrder('payment_reminders'),
    paymentSlips,
    paymentReports,
    partOfOrder('payment_extensions', byStaff),
    partOfOrder('order_invoices'),
    ...personalPapers(orders, ledger),
    partOfOrder('bank_account_notices'),
    partOfOrder('paper_alarms'),
    ...threadTables,
    partOfOrder('delivery_confirmations'),
    bankEntries,
    partOfOrder('bank_entry_offers'),
    partOfOrder('bank_decisions', byStaff),
    partOfOrder('refund_requests', { asked_by: staffWhoActed, decided_by: staffWhoActed }),
    {
      table: 'receipts',
      ties: [within('payment_id', paymentsOfOrders)],
      onDeletion: paymentsOfOrders.onDeletion,
    },
    paymentsOfOrders,
    partOfOrder('mpesa_receipts'),
    partOfOrder('mpesa_prompts', { key: 'Part of an address that Safaricom alone may call.' }),
    partOfOrder('bitcoin_watches'),
    partOfOrder('bitcoin_transactions'),
    partOfOrder('refunds', byStaff),
    voucherUses,
    vouchers,
    auditOf('order', orders),
    orders,
  ],
  mentions,
  hindrances: [isOrdering],
  /** An order that is being placed holds the basket. */
  lock: async (db, { id }) => {
    await sql`select from baskets where account_id = ${id} order by id for update`.execute(db)
    await sql`select from orders where account_id = ${id} order by id for update`.execute(db)
  },
  retention: [
    {
      name: 'orders',
      before: ({ ordersYears }, now) => yearsBefore(now, ordersYears),
      apply: emptyOrders,
    },
    {
      name: 'quotes',
      before: ({ enquiriesDays }, now) => daysBefore(now, enquiriesDays),
      apply: async (db, before) => {
        const { rows } = await sql`
          update baskets set quote_contact = null, quote_note = null
          where quote_requested_at < ${before} and coalesce(quote_contact, quote_note) is not null
          returning id`.execute(db)
        return rows.length
      },
    },
  ],
}
