import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import { Kysely, type PostgresPool, type Transaction } from 'kysely'
import { Client, Pool, type PoolConfig, types } from 'pg'
import { type Log, openLog } from '../../core/log.ts'
import { isTracing, traced } from '../../core/tracing.ts'
import { ShopDialect } from './dialect.ts'
import {
  DatabaseUnavailableError,
  isConnectionError,
  isReadOnly,
  isQueryTimeout,
  onConnectionLost,
} from './connection-errors.ts'
import { statementSpan } from './statement-span.ts'
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

/**
 * Every statement here has one good plan. Planning it anew for its first five values on each connection took two thirds of
 * the time of a fresh process's first searches (measured with `pnpm bench`). They are short, too: compiling one takes a
 * second where it runs for ten milliseconds (measured with PostgreSQL's default). They are asked for as the connection
 * begins, because a pooler between would not keep what is set later.
 */
const plans = ['-c plan_cache_mode=force_generic_plan', '-c jit=off']

export interface ShopConfig extends PoolConfig {
  /** A pooler between forgets names with the transaction: every statement is sent whole. */
  isNameless?: boolean
}

/** Opens a pool whose statements are prepared once per connection, and which survives the loss of any of them. */
export function openDatabase(config: ShopConfig, log: Log = openLog('error')): Database {
  const options = [config.options, ...plans].filter((option) => option !== undefined).join(' ')
  const pool = new Pool({
    max: 16,
    ...config,
    options,
    // Statements go out before the one ahead of them is answered.
    pipeline: true,
    Client: ShopClient as unknown as typeof Client,
  })
  onConnectionLost(pool, (error) => {
    // A server that ends with us may close a connection before it has read that we do.
    if (!pool.ending) log.warn({ err: error }, 'A connection to the database was lost')
  })
  const db = new Kysely<Tables>({ dialect: new ShopDialect({ pool: withUnavailableError(pool) }) })
  pools.set(db, pool)
  return db
}

const pools = new WeakMap<Database, Pool>()

/** The pool of a database, for metrics. */
export function poolOf(db: Database): Pool | undefined {
  return pools.get(db)
}

/** The pool, which throws `DatabaseUnavailableError` when no connection is made or becomes free in time. */
function withUnavailableError(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    connect: () =>
      pool.connect().catch((error: unknown) => {
        throw new DatabaseUnavailableError(error)
      }),
    end: () => pool.end(),
  }
}

const names = new Map<string, string>()

/** Marks a statement whose text varies, which gets no name: a name for each text would leave none for the others. */
export const unprepared = '/* unprepared */'

/** Statement texts come from our code; the bound guards against one that grows with the data (`in` lists). */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= 2000 || text.includes(unprepared)) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
  names.set(text, name)
  return name
}

/**
 * Gives every parametrised statement a name made from its text, so that PostgreSQL parses and plans it once
 * per connection: a third of the time of a short query. A statement whose connection breaks says so.
 */
class ShopClient extends Client {
  readonly #isNameless: boolean

  constructor(config: ShopConfig) {
    super(config)
    this.#isNameless = config.isNameless === true
  }

  // @ts-expect-error pg declares ten overloads of `query`; only the (text, values) form is touched.
  override query(text: unknown, values?: unknown, ...rest: unknown[]) {
    const query = super.query.bind(this) as unknown as (...args: unknown[]) => unknown
    const isText = typeof text === 'string'
    const ask = () => {
      this.#sendTogether()
      const asked =
        isText && Array.isArray(values) && values.length > 0 && !this.#isNameless
          ? query({ text, values, name: nameOf(text) }, ...rest)
          : query(text, values, ...rest)
      return asked instanceof Promise
        ? asked.catch((error: unknown) => this.#explain(error))
        : asked
    }
    // A caller that waits for a promise gives no callback.
    const isAwaited = isText && typeof (rest.at(-1) ?? values) !== 'function'
    return isAwaited && isTracing()
      ? traced(
          () => statementSpan(text),
          async () => ask(),
        )
      : ask()
  }

  /** Statements of one turn of the event loop leave in one packet. */
  #sendTogether() {
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection
    stream.cork()
    process.nextTick(() => stream.uncork())
  }

  #explain(error: unknown): never {
    // pg leaves the connection as it is, and whoever has it next would wait behind the same statement.
    if (isQueryTimeout(error) || isReadOnly(error)) void this.end()
    throw isConnectionError(error) ? new DatabaseUnavailableError(error) : error
  }
}
