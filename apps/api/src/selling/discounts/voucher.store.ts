import { sql } from 'kysely'
import { daysBefore } from '../../core/days-before.ts'
import { aloneDays } from '../../core/lone-limits.ts'
import type { Database } from '../../platform/db/database.ts'
import type { VoucherUses } from './voucher.ts'

export type VoucherRow = NonNullable<Awaited<ReturnType<typeof findVoucher>>>

/** By its code in capitals. */
export function findVoucher(db: Database, code: string) {
  return vouchers(db).where('code', '=', code).executeTakeFirst()
}

export function getVoucher(db: Database, id: number): Promise<VoucherRow> {
  return vouchers(db).where('id', '=', id).executeTakeFirstOrThrow()
}

function vouchers(db: Database) {
  return db
    .selectFrom('vouchers')
    .select(['id', 'code', 'name', 'kind', 'benefit', 'currency', 'min_goods', 'class', 'usage'])
    .select(['starts_at', 'ends_at', 'offer', 'written_by', 'approved_by'])
}

/** Uses are counted one order at a time: two orders that want the last use wait for each other. */
export async function lockVoucher(db: Database, id: number): Promise<void> {
  await db.selectFrom('vouchers').select('id').where('id', '=', id).forUpdate().execute()
}

interface VoucherCounting {
  voucher: Pick<VoucherRow, 'id' | 'offer' | 'written_by' | 'approved_by'>
  accountId: number
  now: Date
}

/** What codes of one writer that nobody else has agreed to took off a customer's orders of the last `aloneDays`. */
function takenOffAlone(
  writer: number | null,
  { accountId, now }: { accountId: number; now: Date },
) {
  return sql<number | null>`(
    select coalesce(sum(orders.discount), 0)::integer from voucher_uses as lone
    join vouchers as codes on codes.id = lone.voucher_id join orders on orders.id = lone.order_id
    where lone.account_id = ${accountId} and codes.written_by = ${writer} and codes.approved_by is null
      and orders.status <> 'Canceled' and lone.at > ${daysBefore(now, aloneDays)})`
}

/** A cancelled order gives its use back. */
export function countVoucherUses(
  db: Database,
  { voucher, accountId, now }: VoucherCounting,
): Promise<VoucherUses> {
  const isLone = voucher.written_by !== null && voucher.approved_by === null
  const alone = isLone
    ? takenOffAlone(voucher.written_by, { accountId, now })
    : sql<number | null>`null::integer`
  const own = sql<boolean>`voucher_uses.voucher_id = ${voucher.id}`
  return db
    .selectFrom('voucher_uses')
    .innerJoin('orders', 'orders.id', 'voucher_uses.order_id')
    .innerJoin('vouchers', 'vouchers.id', 'voucher_uses.voucher_id')
    .select([
      sql<number>`count(*) filter (where ${own})`.as('all'),
      sql<number>`count(*) filter (where voucher_uses.account_id = ${accountId})`.as('byAccount'),
      sql<boolean>`exists (select from audit where subject = 'voucher' and subject_id = ${String(voucher.id)}
        and actor_id = ${accountId} and action in ('create-voucher', 'update-voucher'))`.as(
        'isOwn',
      ),
      alone.as('alone'),
    ])
    .where((use) =>
      voucher.offer === null
        ? own
        : use.or([
            own,
            use.and([
              use('voucher_uses.account_id', '=', accountId),
              use('vouchers.offer', '=', voucher.offer),
            ]),
          ]),
    )
    .where('orders.status', '<>', 'Canceled')
    .executeTakeFirstOrThrow()
}

interface VoucherUse {
  voucherId: number
  orderId: number
  accountId: number
  now: Date
}

export async function insertVoucherUse(
  db: Database,
  { voucherId, orderId, accountId, now }: VoucherUse,
): Promise<void> {
  await db
    .insertInto('voucher_uses')
    .values({ voucher_id: voucherId, order_id: orderId, account_id: accountId, at: now })
    .execute()
}
