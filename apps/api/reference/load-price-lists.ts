import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import type { Database } from '../src/platform/db/database.ts'

/** The editions that there are; each is a folder. The next one is a line more. */
const editions = [
  { edition: 'crsp/ke-2025-07', country: 'KE', currency: 'KES', in_force_from: '2025-07-01' },
] as const

const files = { vehicle: 'vehicles.csv', motorcycle: 'motorcycles.csv' } as const

/** Price lists that customs offices tax from; one that is there stays as it is. The caller holds a transaction. */
export async function loadPriceLists(db: Database): Promise<void> {
  for (const list of editions) {
    const added = await db
      .insertInto('price_lists')
      .values({ ...list, set_at: new Date() })
      .onConflict((conflict) => conflict.column('edition').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) continue
    for (const kind of ['vehicle', 'motorcycle'] as const) {
      const rows = readRows(`${list.edition}/${files[kind]}`)
      for (let from = 0; from < rows.length; from += 1_000) {
        const some = rows.slice(from, from + 1_000)
        const values = some.map((row) => ({ ...valuesOf(row), list_id: added.id, kind }))
        await db.insertInto('price_list_rows').values(values).execute()
      }
    }
  }
}

function readRows(name: string): Record<string, string>[] {
  const file = new URL(`import-rules/${name}`, import.meta.url)
  return parse(readFileSync(file), { columns: true })
}

function valuesOf(row: Record<string, string>) {
  const engine = Number(row.engine_cc)
  return {
    row_number: Number(row.row),
    make: row.make ?? '',
    model: row.model ?? '',
    model_code: row.model_code ?? '',
    // Some rows have kilowatt hours in it, or nothing.
    engine_cc: Number.isInteger(engine) && engine > 0 ? engine : null,
    fuel: row.fuel || null,
    body: row.body || null,
    price: row.crsp_kes || null,
    flags: row.flags ? row.flags.split(' ') : [],
  }
}
