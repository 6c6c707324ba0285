import type { Database } from '../src/platform/db/database.ts'
import { drawingHashes } from './drawings.ts'

/** Media ids of drawings by their names: `hatchback/red/side`, `spare/brake-disc`. */
export type Pictures = Map<string, number>

/** Registers every drawing of the demo catalogue as a picture. */
export async function loadPictures(db: Database): Promise<Pictures> {
  const hashes = [...drawingHashes.values()]
  await db
    .insertInto('media')
    .values(hashes.map((hash) => ({ hash, kind: 'drawing' as const })))
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
  const rows = await db
    .selectFrom('media')
    .select(['id', 'hash'])
    .where('hash', 'in', hashes)
    .execute()
  const idOf = new Map(rows.map(({ id, hash }) => [hash, id]))
  return new Map([...drawingHashes].map(([name, hash]) => [name, idOf.get(hash) ?? 0]))
}
