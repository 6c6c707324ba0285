import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

type Queries = readonly ((db: Database) => Promise<unknown>)[]

type Answers<Given extends Queries> = { [Index in keyof Given]: Awaited<ReturnType<Given[Index]>> }

/**
 * Runs queries that do not need each other's results in one round trip to the database: for short statements the round trip
 * is most of what they cost. They run in their order, and each sees what those before it wrote or waited for; of a query with
 * several statements only the first has this order. When all have ended, the first error is thrown.
 *
 * Each query may use only the database that it is handed: `db` itself waits until the pipeline is over.
 */
export async function inPipeline<const Given extends Queries>(
  db: Database,
  ...queries: Given
): Promise<Answers<Given>> {
  const outcomes = await db.getExecutor().provideConnection((connection) => {
    let turn = Promise.resolve()
    return Promise.allSettled(
      queries.map((query) => {
        const slot = new Slot(connection, turn)
        turn = slot.released
        return query(slot.database).finally(() => slot.release())
      }),
    )
  })
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected')
  if (failures.length > 0) throw (failures.find(isCause) ?? failures[0])?.reason
  return outcomes.map((outcome) =>
    'value' in outcome ? outcome.value : undefined,
  ) as Answers<Given>
}

/** PostgreSQL refuses every statement after one that failed in the same transaction (in_failed_sql_transaction). */
const afterFailure = '25P02'

function isCause({ reason }: PromiseRejectedResult): boolean {
  return (reason as { code?: unknown }).code !== afterFailure
}

/** A slot in the queue of queries: a query releases it with its first statement, or at its end without one. */
class Slot {
  readonly database: Database
  readonly released: Promise<void>
  readonly release: () => void

  constructor(connection: DatabaseConnection, turn: Promise<void>) {
    const release = Promise.withResolvers<void>()
    this.release = release.resolve
    this.released = turn.then(() => release.promise)
    const own: DatabaseConnection = {
      executeQuery: (query) => {
        const answer = connection.executeQuery<never>(query)
        this.release()
        return answer
      },
      streamQuery: () => {
        throw new Error('A query of a pipeline is not streamed')
      },
    }
    this.database = overConnection(async () => {
      await turn
      return own
    })
  }
}

/** A database over a connection that somebody else holds. */
function overConnection(acquireConnection: Driver['acquireConnection']): Database {
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => ({
        init: nothing,
        acquireConnection,
        releaseConnection: nothing,
        beginTransaction: notHere,
        commitTransaction: notHere,
        rollbackTransaction: notHere,
        destroy: nothing,
      }),
      createAdapter: () => adapter,
      createQueryCompiler: () => compiler,
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  })
}

const adapter = new PostgresAdapter()
const compiler = new PostgresQueryCompiler()
const nothing = () => Promise.resolve()

function notHere(): never {
  throw new Error('A query of a pipeline has no transaction of its own')
}
