import type { Database } from '../../../platform/db/database.ts'
import { flashCodeEnd, flashTerms, newFlashCode } from './flash-discount.ts'

export interface FlashRow {
  code: string
  benefit: number
  min_goods: number
  currency: string
  ends_at: Date
}

const columns = ['code', 'benefit', 'min_goods', 'currency', 'ends_at'] as const

export async function findFlashVoucher(db: Database, email: string): Promise<FlashRow | null> {
  const row = await db
    .selectFrom('vouchers')
    .select(columns)
    .where('offer', '=', 'flash')
    .where('issued_to', '=', email.toLowerCase())
    .executeTakeFirst()
  return row ?? null
}

/** Null when the address has a code already, or the code is taken: the caller looks again. */
export async function insertFlashVoucher(
  db: Database,
  { email, now }: { email: string; now: Date },
): Promise<FlashRow | null> {
  const row = await db
    .insertInto('vouchers')
    .values({
      code: newFlashCode(),
      name: 'Flash discount',
      kind: 'fixed',
      benefit: flashTerms.benefit,
      min_goods: flashTerms.minGoods,
      class: flashTerms.productClass,
      usage: flashTerms.usage,
      starts_at: now,
      ends_at: flashCodeEnd(now),
      offer: 'flash',
      issued_to: email.toLowerCase(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()
  return row ?? null
}
