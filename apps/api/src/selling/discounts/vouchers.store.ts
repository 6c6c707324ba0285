import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { containsPattern } from '../../platform/lists/list-sql.store.ts'
import { resource } from '../../platform/lists/resource.store.ts'
import type { VoucherTerms } from './voucher-rules.ts'

export interface StaffVoucherRow extends VoucherTerms {
  id: number
  currency: string
  offer: string | null
  issued_to: string | null
  version: number
  written_by: number | null
  approved_by: number | null
  writer: string | null
  writer_email: string | null
  approver: string | null
  /** Not cancelled. */
  num_orders: number
  is_used: boolean
}

const nameOf = (column: string) => sql`(select first_name || ' ' || last_name from accounts
        where accounts.id = ${sql.ref(column)})`

/** There are as many codes as the flash offer has issued, so uses are counted for the rows of a page only. */
export const vouchers = (now: Date) =>
  resource({
    name: 'vouchers',
    from: sql`vouchers`,
    select: sql<StaffVoucherRow>`vouchers.id, code, name, kind, benefit, currency, min_goods, class, usage, starts_at,
      ends_at, offer, issued_to, version, written_by, approved_by,
      ${nameOf('written_by')} as writer, (select email from accounts where accounts.id = written_by) as writer_email,
      ${nameOf('approved_by')} as approver,
      (select count(*)::integer from voucher_uses join orders on orders.id = order_id
        where voucher_uses.voucher_id = vouchers.id and orders.status <> 'Canceled') as num_orders,
      exists (select from voucher_uses where voucher_id = vouchers.id) as is_used`,
    idsFirst: true,
    fields: {
      id: { ref: sql.ref('vouchers.id'), type: 'number' },
      code: { ref: sql.ref('code'), type: 'text' },
      name: { ref: sql.ref('name'), type: 'text' },
      kind: { ref: sql.ref('kind'), type: 'text' },
      usage: { ref: sql.ref('usage'), type: 'text' },
      product_class: { ref: sql.ref('class'), type: 'text' },
      start_datetime: { ref: sql.ref('starts_at'), type: 'time' },
      end_datetime: { ref: sql.ref('ends_at'), type: 'time' },
      offer: { ref: sql.ref('offer'), type: 'text' },
      issued_to: { ref: sql.ref('issued_to'), type: 'lower' },
      state: {
        ref: sql`case when ends_at <= ${now} then 'ended' when starts_at > ${now} then 'coming' else 'open' end`,
        type: 'text',
      },
    },
    sort: { field: 'id', descending: true },
    search(q) {
      const text = containsPattern(q)
      return sql`(code ilike ${text} or name ilike ${text} or issued_to ilike ${text})`
    },
  })

/** Codes are unique, and terms are validated by the orders that used them: one write at a time. */
export async function lockVouchers(db: Database): Promise<void> {
  await sql`lock table vouchers in share row exclusive mode`.execute(db)
}

/** Waits for an order that uses it at this moment. */
export async function lockStaffVoucher(
  db: Database,
  { id, now }: { id: number; now: Date },
): Promise<StaffVoucherRow | undefined> {
  await sql`select from vouchers where id = ${id} for update`.execute(db)
  return vouchers(now).find(db, id)
}

export async function isVoucherCodeTaken(
  db: Database,
  { code, besides = 0 }: { code: string; besides?: number },
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from vouchers where code = ${code} and id <> ${besides})
      or exists (select from agents where code = ${code}) as taken`.execute(db)
  return rows[0]?.taken ?? false
}

export async function insertStaffVoucher(
  db: Database,
  terms: VoucherTerms & { written_by: number },
): Promise<number> {
  const { id } = await db
    .insertInto('vouchers')
    .values(terms)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Writing {
  written_by: number
  approved_by: number | null
}

export async function updateStaffVoucher(
  db: Database,
  { id, ...terms }: Partial<VoucherTerms & Writing> & { id: number },
): Promise<void> {
  await db
    .updateTable('vouchers')
    .set((row) => ({ ...terms, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function isVoucherReferred(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql<{ referred: boolean }>`
    select exists (select from voucher_uses where voucher_id = ${id})
      or exists (select from baskets where voucher_id = ${id})
      or exists (select from orders where voucher_id = ${id}) as referred`.execute(db)
  return rows[0]?.referred ?? false
}

export async function deleteStaffVoucher(db: Database, id: number): Promise<void> {
  await db.deleteFrom('vouchers').where('id', '=', id).execute()
}

/** For the audit. */
export const voucherName = sql<string>`select code from vouchers where vouchers.id = subject_id::bigint`
