import type { Database } from '../../platform/db/database.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { QuotedLine } from './quoted-charge.ts'

export interface QuotedLineRow extends QuotedLine {
  basket_id: number
}

/** The quotes for several baskets. */
export function listQuotedLines(db: Database, basketIds: number[]): Promise<QuotedLineRow[]> {
  return db
    .selectFrom('quoted_lines')
    .select(['basket_id', 'product_id', 'shipping_option_id', 'quantity', 'insurance_requested'])
    .select(['country_code', 'charge', 'shipping_type', 'chosen_size', 'chosen_colour'])
    .where('basket_id', '=', anyOf(basketIds))
    .execute()
}

/** Replaces an earlier quote. */
export async function replaceQuotedLines(
  db: Database,
  basketId: number,
  lines: readonly QuotedLine[],
): Promise<void> {
  await deleteQuotedLines(db, basketId)
  await db
    .insertInto('quoted_lines')
    .values(lines.map((line) => ({ ...line, basket_id: basketId })))
    .execute()
}

export async function deleteQuotedLines(db: Database, basketId: number): Promise<void> {
  await db.deleteFrom('quoted_lines').where('basket_id', '=', basketId).execute()
}
