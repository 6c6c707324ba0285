import { Kysely, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import { expect, it } from 'vitest'
import { ShopDialect } from './dialect.ts'

/** Answers a statement when it is told to. */
function openSlow() {
  const sent: string[] = []
  const pending = new Map<string, { answer: () => void; refuse: (error: Error) => void }>()
  const client = {
    query: (text: string) =>
      new Promise((resolve, reject) => {
        sent.push(text)
        const answer = () => resolve({ command: text.toUpperCase(), rows: [], rowCount: 0 })
        pending.set(text, { answer, refuse: reject })
      }),
    release: () => undefined,
  } as unknown as PostgresPoolClient
  const pool = { connect: () => Promise.resolve(client), end: () => Promise.resolve() }
  const db = new Kysely<object>({ dialect: new ShopDialect({ pool: pool as PostgresPool }) })
  return { db, sent, pending }
}

const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve))

it('sends a transaction’s first statement with its begin, and ends it when both were answered', async () => {
  const { db, sent, pending } = openSlow()
  const done = db.transaction().execute((tx) => sql`select 1`.execute(tx))
  await turnOfTheLoop()
  expect(sent).toEqual(['begin', 'select 1'])
  pending.get('select 1')?.answer()
  await turnOfTheLoop()
  expect(sent).not.toContain('commit')
  pending.get('begin')?.answer()
  await turnOfTheLoop()
  expect(sent.at(-1)).toBe('commit')
  pending.get('commit')?.answer()
  await done
})

it('says that a transaction was not begun, whatever its statements were answered', async () => {
  const { db, sent, pending } = openSlow()
  const done = db.transaction().execute((tx) => sql`select 1`.execute(tx))
  await turnOfTheLoop()
  pending.get('begin')?.refuse(new Error('Connection terminated'))
  pending.get('select 1')?.answer()
  await turnOfTheLoop()
  expect(sent.at(-1)).toBe('rollback')
  pending.get('rollback')?.answer()
  await expect(done).rejects.toThrow('Connection terminated')
})
