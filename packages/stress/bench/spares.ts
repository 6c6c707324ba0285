import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { seedWorld } from '@bandari/api/seeds/world.ts'
import { connect } from '@bandari/api/src/platform/db/connect.ts'
import { type Database, openDatabase } from '@bandari/api/src/platform/db/database.ts'
import { migrate } from '@bandari/api/src/platform/db/migrate.ts'
import { callerOf, timeEach } from '@bandari/api/test/helpers/calls.ts'
import { mulberry } from '@bandari/api/test/helpers/random.ts'
import { report } from '../report.ts'

/**
 * `node bench/spares.ts [--spares 500000]`: the list of spares by words, one call at a time, where so many are on sale. They are
 * copies of the demo's spares, each with a number of its own in title and part number.
 */
const { values } = parseArgs({ options: { spares: { type: 'string', default: '500000' } } })
const spares = Number(values.spares)
const calls = 400

const dataDir = join(process.env['DATA_DIR'] ?? '.data', `bench-spares-${spares}`)
const connection = await connect({ databaseUrl: undefined, dataDir })
await migrate(connection.config)
await seedWorld(connection.config, { listings: 20_000 })
const db = openDatabase(connection.config)
await fill(db)
await time(db)
await db.destroy()
await connection.stop()

async function fill(database: Database): Promise<void> {
  const there = await countOnSale(database)
  if (there >= spares) return
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'products' and is_generated = 'NEVER' and is_identity = 'NO'
      and column_name not in ('title', 'part_number', 'reference')`.execute(database)
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)))
  const copies = Math.ceil((spares - there) / there)
  await sql`
    insert into products (${columns}, title, part_number, reference)
    select ${columns}, title || ' ' || copy, part_number || '-' || copy, reference || '-' || copy
    from products, generate_series(1, ${copies}::integer) as copy
    where class = 'parts' and listed_locally`.execute(database)
  await sql`vacuum analyze products`.execute(database)
}

async function countOnSale(database: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from products where class = 'parts' and listed_locally`.execute(
    database,
  )
  return rows[0]?.n ?? 0
}

/** Two words of a title each, as buyers type them, in the whole tree; some with an order or a town. */
async function time(database: Database): Promise<void> {
  const { rows } = await sql<{ title: string }>`
    select title from products where class = 'parts' and listed_locally order by id limit 1500`.execute(
    database,
  )
  const random = mulberry(5)
  const words = Array.from({ length: calls }, () => {
    const title = rows[Math.floor(random() * rows.length)]?.title ?? ''
    return title.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2)
  })
  const found = callerOf(database, 'searchKenyaProducts')
  const ask = (query: object) => found({ 'parts-cat': 'vehicle-parts-and-accessories', ...query })
  const kinds = {
    'two words': (typed: string[]) => ({ search: typed.slice(0, 2).join(' ') }),
    'all words': (typed: string[]) => ({ search: typed.slice(0, 6).join(' ') }),
    'two words, cheapest first': (typed: string[]) => ({
      search: typed.slice(0, 2).join(' '),
      ordering: 'price',
    }),
    'two words, in a town': (typed: string[]) => ({
      search: typed.slice(0, 2).join(' '),
      place: 'Nairobi',
    }),
  }
  const count = await countOnSale(database)
  for (const [kind, queryOf] of Object.entries(kinds))
    report({
      figure: 'spares by words',
      kind,
      spares: count,
      ...(await timeEach(words.map(queryOf), ask)),
    })
}
