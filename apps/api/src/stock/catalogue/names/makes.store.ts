import type { Database } from '../../../platform/db/database.ts'
import { cachedRead } from '../../../platform/db/cached-read.ts'

export interface NamedRow {
  id: number
  slug: string
  name: string
}

/** Makes and models change a few times a year and are asked for on every search. */
const kept = cachedRead<NamedRow | null>({ freshFor: 60_000, most: 5000, topic: 'shop' })

/** By slug or name, in any case; null when there is none. */
export async function findMake(db: Database, text: string): Promise<NamedRow | null> {
  return cached(db, `make ${text.toLowerCase()}`, async () => {
    const wanted = text.toLowerCase()
    return db
      .selectFrom('makes')
      .select(['id', 'slug', 'name'])
      .where((row) =>
        row.or([row('slug', '=', wanted), row(row.fn<string>('lower', ['name']), '=', wanted)]),
      )
      .executeTakeFirst()
  })
}

/** A model of a make, or of any make when `makeId` is 0 (the commonest name wins). */
export async function findModel(
  db: Database,
  makeId: number,
  text: string,
): Promise<(NamedRow & { make_id: number }) | null> {
  return cached(db, `model ${makeId} ${text.toLowerCase()}`, async () => {
    const wanted = text.toLowerCase()
    return db
      .selectFrom('models')
      .select(['id', 'slug', 'name', 'make_id'])
      .where((row) =>
        row.or([row('slug', '=', wanted), row(row.fn<string>('lower', ['name']), '=', wanted)]),
      )
      .$if(makeId !== 0, (query) => query.where('make_id', '=', makeId))
      .orderBy('id')
      .executeTakeFirst()
  })
}

async function cached<T extends NamedRow>(
  db: Database,
  key: string,
  find: () => Promise<T | undefined>,
): Promise<T | null> {
  return (await kept(db, key, async () => (await find()) ?? null)) as T | null
}

/** How many listed vehicles each make has, most first. */
export async function countMakes(db: Database): Promise<{ slug: string; n: number }[]> {
  return db
    .selectFrom('vehicle_search')
    .innerJoin('makes', 'makes.id', 'vehicle_search.make_id')
    .select(({ fn }) => ['makes.slug', fn.countAll<number>().as('n')])
    .groupBy('makes.slug')
    .orderBy('n', 'desc')
    .orderBy('makes.slug')
    .execute()
}
