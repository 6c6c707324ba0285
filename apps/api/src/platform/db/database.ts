import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Client, Pool, type PoolConfig, types } from 'pg'
import { type Log, openLog } from '../../core/log.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
export type DatabaseTransaction = Transaction<Tables>

declare module '../../core/context.ts' {
  interface Context {
    /** For a write, the transaction it runs in. */
    db: Database
  }
}

/** int8 as a number: money in minor units and ids stay far below 2^53. */
types.setTypeParser(types.builtins.INT8, (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of range: ${text}`)
  return value
})

/** Opens a pool whose statements are prepared once per connection. */
export function openDatabase(config: PoolConfig, log: Log = openLog('error')): Database {
  const pool = new Pool({ max: 16, ...config, Client: NamingClient as unknown as typeof Client })
  // A connection that dies while idle (server restart) must not end the process: the next query gets a new one.
  pool.on('error', (error) => log.warn({ err: error }, 'An idle connection was lost'))
  // Every statement here has one good plan. Planning it anew for its first five values on each connection took two
  // thirds of the time of a fresh process's first searches (measured with `pnpm bench`).
  pool.on('connect', (client) => {
    client
      .query('set plan_cache_mode = force_generic_plan')
      .catch((error: unknown) => log.warn({ err: error }, 'A connection plans as it likes'))
  })
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

const names = new Map<string, string>()

/** Statement texts come from our code; the bound guards against one that grows with the data (`in` lists). */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= 2000) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
  names.set(text, name)
  return name
}

/**
 * Gives every parametrised statement a name made from its text, so that PostgreSQL parses and plans it once
 * per connection: a third of the time of a short query.
 */
class NamingClient extends Client {
  // @ts-expect-error pg declares ten overloads of `query`; only the (text, values) form is touched.
  override query(text: unknown, values?: unknown, ...rest: unknown[]) {
    const query = super.query.bind(this) as unknown as (...args: unknown[]) => unknown
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) {
      return query(text, values, ...rest)
    }
    return query({ text, values, name: nameOf(text) }, ...rest)
  }
}
