import { sql, type SqlBool } from 'kysely'
import type { Database } from '../platform/db/database.ts'
import { yearsBefore } from '../core/days-before.ts'
import {
  aliasOf,
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
  staffWhoActed,
  within,
} from '../people/privacy/personal-table.store.ts'
import {
  endedBefore,
  ledger,
  orders,
  partOfOrder,
  paymentReports,
} from './personal-orders.store.ts'
import { openOrderStatuses, shipmentDays } from './orders/open-orders.ts'

/** The open one goes; an order was made of each of the others. */
const baskets: PersonalTable = {
  table: 'baskets',
  ownedBy: [byAccount('account_id')],
  withheld: { quote_assigned_to: staffWhoActed },
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
  ownedBy: [within('basket_id', baskets)],
  onDeletion: {
    keeps: { '*': 'What the order was made of; the open basket takes its lines along.' },
  },
}

/** Tells the vehicle and the country, the reason and the member of staff. */
const importExceptions: PersonalTable = {
  table: 'import_exceptions',
  ownedBy: [byAccount('account_id')],
  withheld: { allowed_by: staffWhoActed },
  onDeletion: { keeps: { '*': 'Why an order was taken that the rules would have refused.' } },
}

const importExceptionEnds: PersonalTable = {
  table: 'import_exception_ends',
  ownedBy: [within('exception_id', importExceptions)],
  withheld: { ended_by: staffWhoActed },
  onDeletion: importExceptions.onDeletion,
}

const paymentsOfOrders = partOfOrder('payments', {
  actor_id: staffWhoActed,
  approved_by: staffWhoActed,
})

const voucherUses: PersonalTable = {
  table: 'voucher_uses',
  ownedBy: [byAccount('account_id')],
  onDeletion: { keeps: { '*': ledger } },
}

const vouchers: PersonalTable = {
  table: 'vouchers',
  ownedBy: [byEmail('issued_to')],
  onDeletion: {
    replaces: (person) => ({ issued_to: sql`${aliasOf(person)}` }),
    keeps: { name: 'Of the discount.' },
  },
}

/** Its text is made of the order and the account by triggers, whenever either changes. */
const orderSearch: PersonalTable = {
  table: 'order_search',
  ownedBy: [within('order_id', orders)],
  onDeletion: { keeps: { '*': 'Written anew once the account has another name.' } },
}

const mailsOfOrders: PersonalTable = {
  table: 'outbox',
  ownedBy: [within('order_id', orders), within('attach_pro_forma_of', orders)],
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
    where ${endedBefore(before)} and not ${isReplaced}
    returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`delete from consignee_changes where order_id = any(${ids}::bigint[])`.execute(db)
  await sql`delete from cancellation_requests where order_id = any(${ids}::bigint[])`.execute(db)
  return ids.length
}

/** What selling keeps about its buyers. */
export const sellingData: PersonalData = {
  tables: [
    {
      table: 'quoted_lines',
      ownedBy: [within('basket_id', baskets)],
      onDeletion: basketLines.onDeletion,
    },
    basketLines,
    {
      table: 'basket_losses',
      ownedBy: [within('basket_id', baskets)],
      onDeletion: { keeps: { '*': 'What was taken down; the open basket takes it along.' } },
    },
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
    partOfOrder('order_line_fits'),
    partOfOrder('order_events', { actor_id: staffWhoActed }),
    partOfOrder('payment_reminders'),
    paymentReports,
    partOfOrder('payment_extensions', { actor_id: staffWhoActed }),
    partOfOrder('order_invoices'),
    {
      table: 'consignee_changes',
      ownedBy: [within('order_id', orders)],
      withheld: { asked_by: 'Themselves, or who of staff it was.', ended_by: staffWhoActed },
      onDeletion: 'deleted',
    },
    {
      table: 'cancellation_requests',
      ownedBy: [within('order_id', orders)],
      withheld: { asked_by: staffWhoActed, ended_by: staffWhoActed },
      onDeletion: 'deleted',
    },
    partOfOrder('order_amendments', {
      asked_by: staffWhoActed,
      decided_by: staffWhoActed,
      ended_by: 'Themselves, or who of staff it was.',
    }),
    partOfOrder('refund_requests', { asked_by: staffWhoActed, decided_by: staffWhoActed }),
    {
      table: 'receipts',
      ownedBy: [within('payment_id', paymentsOfOrders)],
      onDeletion: paymentsOfOrders.onDeletion,
    },
    paymentsOfOrders,
    partOfOrder('refunds', { actor_id: staffWhoActed }),
    voucherUses,
    vouchers,
    auditOf('order', orders),
    orders,
  ],
  mentions: {
    'baskets.quote_answered_by': staffWhoActed,
    'baskets.quote_assigned_to': staffWhoActed,
    'import_exceptions.allowed_by': staffWhoActed,
    'import_exception_ends.ended_by': staffWhoActed,
    'order_events.actor_id': staffWhoActed,
    'vouchers.written_by': staffWhoActed,
    'vouchers.approved_by': staffWhoActed,
    'payment_reports.answered_by': staffWhoActed,
    'payment_extensions.actor_id': staffWhoActed,
    'consignee_changes.asked_by': 'The order is theirs, or staff changed it.',
    'consignee_changes.ended_by': 'The order is theirs, or staff stopped it.',
    'cancellation_requests.asked_by': staffWhoActed,
    'cancellation_requests.ended_by': staffWhoActed,
    'order_amendments.asked_by': staffWhoActed,
    'order_amendments.decided_by': staffWhoActed,
    'order_amendments.ended_by': 'The order is theirs, or staff ended it.',
    'payments.actor_id': staffWhoActed,
    'payments.approved_by': staffWhoActed,
    'refund_requests.asked_by': staffWhoActed,
    'refund_requests.decided_by': staffWhoActed,
    'refunds.actor_id': staffWhoActed,
  },
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
  ],
}
