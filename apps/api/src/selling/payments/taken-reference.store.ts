import { sql, type RawBuilder } from 'kysely'
import type { RefundMethod } from '@bandari/sdk'
import type { Database } from '../../platform/db/database.ts'

interface MoneyNamed {
  orderId: number
  kind: 'received' | 'refunded'
  method: RefundMethod
  reference: string
}

/** However it was spaced: the index `payments_reference` is over the same. */
const plain = (text: RawBuilder<unknown>) => sql`lower(regexp_replace(${text}, '\\s', '', 'g'))`

/**
 * The number of another order that money stands under with this reference, and was not taken back; null where there is
 * none. A transfer is one order's unless somebody says otherwise. Whoever asks for the same reference waits until the
 * transaction ends, so that two orders at once do not both find it free.
 */
export async function findOrderOfReference(
  db: Database,
  { orderId, kind, method, reference }: MoneyNamed,
): Promise<string | null> {
  const wanted = plain(sql`${reference}::text`)
  await sql`select pg_advisory_xact_lock(hashtext('payment reference'), hashtext(${wanted}))`.execute(
    db,
  )
  const { rows } = await sql<{ number: string }>`
    select orders.number from payments join orders on orders.id = payments.order_id
    where ${plain(sql`payments.reference`)} = ${wanted} and payments.method = ${method} and payments.kind = ${kind}
      and payments.order_id <> ${orderId} and corrects is null
      and not exists (select from payments as back where back.corrects = payments.id)
    order by payments.id desc limit 1`.execute(db)
  return rows[0]?.number ?? null
}

/** The same of money that a person recorded before the bank's statement told of it: its movement counts once. */
export async function findHandRecordedOrder(
  db: Database,
  { orderId, reference }: Pick<MoneyNamed, 'orderId' | 'reference'>,
): Promise<string | null> {
  const { rows } = await sql<{ number: string }>`
    select orders.number from payments join orders on orders.id = payments.order_id
    where ${plain(sql`payments.reference`)} = ${plain(sql`${reference}::text`)} and payments.method = 'bank'
      and payments.kind = 'received' and source = 'staff' and payments.order_id <> ${orderId} and corrects is null
      and not exists (select from payments as back where back.corrects = payments.id)
    order by payments.id desc limit 1`.execute(db)
  return rows[0]?.number ?? null
}
