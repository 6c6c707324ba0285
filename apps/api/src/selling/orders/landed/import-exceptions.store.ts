import type { Database } from '../../../platform/db/database.ts'

/** Whom staff let order a vehicle that the rules keep out of a country. */
export interface ImportException {
  accountId: number
  productId: number
  country: string
}

export async function mayEnterAnyway(
  db: Database,
  { accountId, productId, country }: ImportException,
): Promise<boolean> {
  const found = await db
    .selectFrom('import_exceptions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .where('country', '=', country)
    .executeTakeFirst()
  return found !== undefined
}

export async function insertImportException(
  db: Database,
  {
    accountId,
    productId,
    country,
    ...given
  }: ImportException & { actorId: number; reason: string; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('import_exceptions')
    .values({
      account_id: accountId,
      product_id: productId,
      country,
      allowed_by: given.actorId,
      reason: given.reason,
      allowed_at: given.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
