import { createHash } from 'node:crypto'
import type { Database } from '../src/platform/db/database.ts'
import { succeedRules } from '../src/landed/rules.store.ts'
import { readCountryFiles } from './import-rules.ts'

const name = 'import rules'

/**
 * The rules of each country for cars that come in, with their sources. Files that differ from those of the last load add successors;
 * nothing that was known is lost. The caller holds the transaction in which reference data are loaded.
 */
export async function loadImportRules(db: Database): Promise<void> {
  const files = readCountryFiles()
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex')
  const loaded = await db
    .selectFrom('reference_data')
    .select('hash')
    .where('name', '=', name)
    .executeTakeFirst()
  if (loaded?.hash === hash) return
  const now = new Date()
  for (const file of files) await succeedRules(db, file, now)
  await db
    .insertInto('reference_data')
    .values({ name, hash })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash }))
    .execute()
}
