import type { Database } from '../../platform/db/database.ts'

export interface CompanyRow {
  name: string | null
  place: string | null
  about: string | null
  hours: string | null
  languages: string[]
  logo_hash: string | null
}

/** Null while its vendor has told nothing. */
export async function findCompany(db: Database, accountId: number): Promise<CompanyRow | null> {
  const found = await db
    .selectFrom('vendor_companies')
    .leftJoin('media', 'media.id', 'logo_media_id')
    .select(['name', 'place', 'about', 'hours', 'languages', 'hash as logo_hash'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return found ?? null
}

export async function saveCompanyFields(
  db: Database,
  account_id: number,
  fields: Omit<CompanyRow, 'logo_hash'>,
): Promise<void> {
  await db
    .insertInto('vendor_companies')
    .values({ account_id, ...fields })
    .onConflict((known) => known.column('account_id').doUpdateSet(fields))
    .execute()
}

export async function setLogo(
  db: Database,
  account_id: number,
  logo_media_id: number | null,
): Promise<void> {
  await db
    .insertInto('vendor_companies')
    .values({ account_id, languages: [], logo_media_id })
    .onConflict((known) => known.column('account_id').doUpdateSet({ logo_media_id }))
    .execute()
}
