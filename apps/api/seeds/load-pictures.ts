import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../src/db/database.ts'
import {
  bodies,
  colours,
  drawSpare,
  drawVehicle,
  spareGroups,
  views,
} from './illustrations/stand-in.ts'

/** Media ids of a drawing by what it shows: `hatchback/red/side`, `spare/brakes`. */
export type Pictures = Map<string, number>

/** Draws every vehicle and spare once and keeps the drawings as originals, as if they had been uploaded. */
export async function loadPictures(db: Database, mediaDir: string): Promise<Pictures> {
  const drawings = new Map<string, string>()
  for (const group of spareGroups) drawings.set(`spare/${group}`, drawSpare(group))
  for (const body of bodies) {
    for (const colour of colours) {
      for (const view of views)
        drawings.set(`${body}/${colour}/${view}`, drawVehicle({ body, colour, view }))
    }
  }
  await mkdir(join(mediaDir, 'originals'), { recursive: true })
  const hashes = new Map<string, string>()
  for (const [name, svg] of drawings) {
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 32)
    hashes.set(name, hash)
    await writeFile(join(mediaDir, 'originals', hash), svg)
  }
  const distinct = [...new Set(hashes.values())]
  await db
    .insertInto('media')
    .values(distinct.map((hash) => ({ hash, kind: 'drawing' as const })))
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
  const rows = await db
    .selectFrom('media')
    .select(['id', 'hash'])
    .where('hash', 'in', distinct)
    .execute()
  const idOf = new Map(rows.map(({ id, hash }) => [hash, id]))
  return new Map([...hashes].map(([name, hash]) => [name, idOf.get(hash) ?? 0]))
}
