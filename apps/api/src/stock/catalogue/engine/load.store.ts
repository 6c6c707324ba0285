import { sql } from 'kysely'
import { pipeline } from 'node:stream/promises'
import type { PoolConfig } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { openClient } from '../../../platform/db/client.ts'
import type { Database } from '../../../platform/db/database.ts'
import { dimensionColumns, numberFilters } from '../filters/filters.ts'
import type { VehicleIndex } from './vehicle-index.ts'
import { indexedVehicle, type VehicleValues } from './vehicle-row.ts'

/** In the orders of `numberNames` and `dimensions`, of a table that is called `listed`. */
export const numbers = Object.values(numberFilters).map(({ column }) => `listed.${column}`)
export const values = Object.values(dimensionColumns).map((column) => `listed.${column}`)

/**
 * What a card shows that is not among the dimensions, with `chr(31)` between; `packed-cards.ts` reads it. A dimension holds
 * the first hundred letters of a place.
 */
export const cardText = `products.currency || chr(31) || products.image_count || chr(31) || coalesce(covers.hash, '') || chr(31) ||
  case when length(products.location) > 100 then products.location else '' end || chr(31) || products.title`
export const cardCovers = 'left join media as covers on covers.id = products.cover_media_id'

/**
 * Changes when the rows were written anew, and after a fail-over: the new primary may lack what the old one had written last,
 * and gives its numbers of transactions again.
 */
export const epochText = `epoch || ' ' || left(pg_walfile_name(pg_current_wal_lsn()), 8)`

/** Up to where the changes are known. */
export interface ChangePosition {
  snapshot: string
  epoch: string
}

export async function countListed(db: Database): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::integer as n from vehicle_search`.execute(db)
  return rows[0]?.n ?? 0
}

/** Reads every listed vehicle, of one moment; throws where it is told to stop. A million take some twelve seconds. */
export async function loadVehicles(
  connection: PoolConfig,
  index: VehicleIndex,
  signal?: AbortSignal,
): Promise<ChangePosition> {
  const client = await openClient(connection)
  try {
    await client.query('begin isolation level repeatable read read only')
    // Sorting a million rows on the disk takes a second longer.
    await client.query("set local work_mem = '256MB'")
    const moment = await client.query<ChangePosition>(
      `select pg_current_snapshot()::text as snapshot, ${epochText} as epoch from vehicle_search_epoch`,
    )
    const [seen] = moment.rows
    if (!seen) throw new Error('vehicle_search_epoch has no row')
    const columns = ['listed.id', 'listed.price', ...numbers, ...values].join(', ')
    const rows = client.query(
      copyTo(`copy (select ${columns}, vehicle_facts(products), ${cardText},
          array_to_string(listed.features, chr(31)), array_to_string(tsvector_to_array(listed.words), ' ')
        from vehicle_search as listed join products on products.id = listed.id ${cardCovers}
        order by listed.price, listed.id) to stdout`),
    )
    const take = async (chunks: AsyncIterable<Buffer>) => {
      for await (const lines of wholeLines(chunks)) {
        for (const line of lines) index.load(indexedVehicle(readLine(line), index.dictionaries))
      }
    }
    await pipeline(rows, take, { signal })
    index.endLoading()
    await client.query('commit')
    return seen
  } finally {
    await client.end()
  }
}

async function* wholeLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield lines
  }
}

/** A line of COPY's text format: tabs between, `\N` for null. */
function readLine(line: string): VehicleValues {
  const fields = line.split('\t')
  // Nearly all of a million lines have nothing to undo.
  const [id, price, ...others] = line.includes('\\') ? fields.map(unescaped) : fields
  const words = others.pop() ?? ''
  const features = others.pop() ?? ''
  const card = others.pop() ?? null
  const facts = others.pop() ?? null
  return {
    id: Number(id),
    price: Number(price),
    numbers: others
      .slice(0, numbers.length)
      .map((number) => (number === null ? null : Number(number))),
    values: others.slice(numbers.length),
    words: words === '' ? [] : words.split(' '),
    features: features === '' ? [] : features.split('\u001f'),
    facts,
    card,
  }
}

const escapes: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

const nothing = String.raw`\N`

function unescaped(field: string): string | null {
  if (field === nothing) return null
  if (!field.includes('\\')) return field
  return field.replaceAll(/\\(.)/g, (_, sign: string) => escapes[sign] ?? sign)
}
