import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** How far behind the highest id an order can appear, if its transaction commits late. */
const stragglers = 1000

/** Begins to watch the addresses of orders that are not watched yet, oldest first. */
export async function watchNewOrders(db: Database, now: Date): Promise<void> {
  await sql`
    insert into bitcoin_watches (order_id, due_at)
    select id, ${now}::timestamptz from orders
    where bitcoin_address is not null and date_placed > ${now}::timestamptz - interval '60 days'
      and id > (select coalesce(max(order_id), 0) - ${stragglers} from bitcoin_watches)
      and not exists (select from bitcoin_watches where order_id = orders.id)
    order by id limit 500
    on conflict (order_id) do nothing`.execute(db)
}

export interface Watch {
  order_id: number
  address: string
}

export async function listDueWatches(db: Database, now: Date, most: number): Promise<Watch[]> {
  const { rows } = await sql<Watch>`
    select order_id, bitcoin_address as address
    from bitcoin_watches join orders on orders.id = order_id
    where due_at <= ${now} and bitcoin_address is not null
    order by due_at, order_id limit ${most}`.execute(db)
  return rows
}

export async function setNextCheck(db: Database, orderId: number, due: Date | null): Promise<void> {
  await db
    .updateTable('bitcoin_watches')
    .set({ due_at: due })
    .where('order_id', '=', orderId)
    .execute()
}

export async function listTransactions(db: Database, orderId: number) {
  return db
    .selectFrom('bitcoin_transactions')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('seen_at')
    .orderBy('txid')
    .execute()
}

export interface Sighting {
  orderId: number
  txid: string
  satoshi: number
  confirmations: number
  needed: number
  centsPerBitcoin: number | null
  now: Date
}

/** The first known rate is kept; the rest follows the chain. */
export async function recordSighting(db: Database, sighting: Sighting): Promise<void> {
  const { orderId, txid, satoshi, confirmations, needed, centsPerBitcoin, now } = sighting
  await db
    .insertInto('bitcoin_transactions')
    .values({
      order_id: orderId,
      txid,
      satoshi,
      seen_at: now,
      cents_per_bitcoin: centsPerBitcoin,
      confirmations,
      needed,
      payment_id: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'txid']).doUpdateSet((eb) => ({
        confirmations,
        is_gone: false,
        cents_per_bitcoin: eb.fn.coalesce(
          'bitcoin_transactions.cents_per_bitcoin',
          sql<number | null>`${centsPerBitcoin}::bigint`,
        ),
      })),
    )
    .execute()
}

export interface TransactionKey {
  orderId: number
  txid: string
}

export async function recordGone(db: Database, { orderId, txid }: TransactionKey): Promise<void> {
  await db
    .updateTable('bitcoin_transactions')
    .set({ is_gone: true, confirmations: 0 })
    .where('order_id', '=', orderId)
    .where('txid', '=', txid)
    .execute()
}

/** Sets the payment that a transaction was recorded as; null if it was reversed. */
export async function linkPayment(
  db: Database,
  { orderId, txid }: TransactionKey,
  paymentId: number | null,
): Promise<void> {
  await db
    .updateTable('bitcoin_transactions')
    .set((eb) => ({
      payment_id: paymentId,
      recordings: eb('recordings', '+', paymentId === null ? 0 : 1),
    }))
    .where('order_id', '=', orderId)
    .where('txid', '=', txid)
    .execute()
}

/** A payment's amount, for the mail about its reversal. */
export async function getPayment(db: Database, id: number) {
  return db.selectFrom('payments').select(['amount']).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Rates are kept for two days; nobody reads older ones. */
export async function recordRate(db: Database, centsPerBitcoin: number, now: Date): Promise<void> {
  await db
    .insertInto('bitcoin_rates')
    .values({ cents_per_bitcoin: centsPerBitcoin, at: now })
    .execute()
  const days = new Date(now.getTime() - 2 * 24 * 3600_000)
  await db.deleteFrom('bitcoin_rates').where('at', '<', days).execute()
}
