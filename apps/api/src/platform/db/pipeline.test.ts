import {
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from './database.ts'
import { inPipeline } from './pipeline.ts'
import type { Tables } from './tables.ts'

/** A database that answers when it is told to: with the number of the statement, or with a refusal's code. */
function openSlow() {
  const sent: string[] = []
  const answers: ((code?: string) => void)[] = []
  const connection: DatabaseConnection = {
    executeQuery: (query) =>
      new Promise((resolve, reject) => {
        sent.push(query.sql)
        const rows = [{ n: sent.length }] as never[]
        answers.push((code) =>
          code === undefined ? resolve({ rows }) : reject(Object.assign(new Error(code), { code })),
        )
      }),
    streamQuery: () => {
      throw new Error('nobody streams')
    },
  }
  const nothing = () => Promise.resolve()
  const db: Database = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => ({
        init: nothing,
        acquireConnection: () => Promise.resolve(connection),
        releaseConnection: nothing,
        beginTransaction: nothing,
        commitTransaction: nothing,
        rollbackTransaction: nothing,
        destroy: nothing,
      }),
      createIntrospector: (inside) => new PostgresIntrospector(inside),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  return { db, sent, answers }
}

const ask = (text: string) => async (db: Database) => {
  const { rows } = await sql<{ n: number }>`${sql.raw(text)}`.execute(db)
  return rows[0]?.n
}

const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve))

it('sends all before any is answered, in the order in which they are named', async () => {
  const { db, sent, answers } = openSlow()
  const hesitant = async (inside: Database) => {
    await turnOfTheLoop()
    return ask('lock')(inside)
  }
  const asked = inPipeline(db, hesitant, ask('read'), async () => 'nothing', ask('count'))
  await turnOfTheLoop()
  await turnOfTheLoop()
  expect(sent).toEqual(['lock', 'read', 'count'])
  for (const answer of answers) answer()
  expect(await asked).toEqual([1, 2, 'nothing', 3])
})

it('goes inside a transaction, and a pipeline inside a pipeline', async () => {
  const { db, sent, answers } = openSlow()
  const asked = db
    .transaction()
    .execute((tx) =>
      inPipeline(
        tx,
        ask('write'),
        (inside) => inPipeline(inside, ask('head'), ask('lines')),
        ask('sellers'),
      ),
    )
  await turnOfTheLoop()
  expect(sent.slice(0, 2)).toEqual(['write', 'head'])
  expect(sent.slice(2).toSorted()).toEqual(['lines', 'sellers'])
  for (const answer of answers) answer()
  const [written, [head]] = await asked
  expect([written, head]).toEqual([1, 2])
})

it('throws the refusal that the others follow from, when all have ended', async () => {
  const { db, answers } = openSlow()
  let hasEnded = false
  const last = async (inside: Database) => {
    await ask('last')(inside).catch(() => undefined)
    await turnOfTheLoop()
    hasEnded = true
  }
  const asked = inPipeline(db, ask('first'), ask('second'), last)
  await turnOfTheLoop()
  const [first, second, third] = answers
  second?.('25P02')
  first?.('40001')
  third?.('25P02')
  await expect(asked).rejects.toMatchObject({ code: '40001' })
  expect(hasEnded).toBe(true)
})
