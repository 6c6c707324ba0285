import type { Database } from '../../platform/db/database.ts'

export async function findFloor(db: Database, productId: number): Promise<number | null> {
  const row = await db
    .selectFrom('offer_floors')
    .select('amount')
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return row?.amount ?? null
}

export async function setFloor(
  db: Database,
  { productId, amount }: { productId: number; amount: number | null },
): Promise<void> {
  if (amount === null) {
    await db.deleteFrom('offer_floors').where('product_id', '=', productId).execute()
    return
  }
  await db
    .insertInto('offer_floors')
    .values({ product_id: productId, amount })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ amount }))
    .execute()
}
