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

type Asks = readonly ((db: Database) => Promise<unknown>)[]

type Answers<Given extends Asks> = { [Place in keyof Given]: Awaited<ReturnType<Given[Place]>> }

/**
 * Carries out asks that do not need each other's answers in one trip to the database and back: for short statements the
 * way is most of what they cost. They run in their order, and each sees what those before it wrote or waited for; in an
 * ask with several statements only the first has this order. When all have ended, the first refusal is thrown.
 *
 * Inside, only the database that is handed in may be asked: `db` itself waits until the trip is over.
 */
export async function inOneTrip<const Given extends Asks>(
  db: Database,
  ...asks: Given
): Promise<Answers<Given>> {
  const outcomes = await db.getExecutor().provideConnection((connection) => {
    let turn = Promise.resolve()
    return Promise.allSettled(
      asks.map((ask) => {
        const place = new Place(connection, turn)
        turn = place.isLeft
        return ask(place.database).finally(() => place.leave())
      }),
    )
  })
  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected')
  if (refusals.length > 0) throw (refusals.find(isCause) ?? refusals[0])?.reason
  return outcomes.map((outcome) =>
    'value' in outcome ? outcome.value : undefined,
  ) as Answers<Given>
}

/** PostgreSQL refuses what comes after a refusal in the same transaction. */
const afterRefusal = '25P02'

function isCause({ reason }: PromiseRejectedResult): boolean {
  return (reason as { code?: unknown }).code !== afterRefusal
}

/** A place in the queue of asks: an ask leaves it with its first statement, or at its end without one. */
class Place {
  readonly database: Database
  readonly isLeft: Promise<void>
  readonly leave: () => void

  constructor(connection: DatabaseConnection, turn: Promise<void>) {
    const left = Promise.withResolvers<void>()
    this.leave = left.resolve
    this.isLeft = turn.then(() => left.promise)
    const own: DatabaseConnection = {
      executeQuery: (query) => {
        const answer = connection.executeQuery<never>(query)
        this.leave()
        return answer
      },
      streamQuery: () => {
        throw new Error('What is asked in one trip is not streamed')
      },
    }
    this.database = overOne(async () => {
      await turn
      return own
    })
  }
}

/** The same shop over a connection that somebody else holds. */
function overOne(acquireConnection: Driver['acquireConnection']): Database {
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
  throw new Error('What is asked in one trip has no transaction of its own')
}
