import { setImmediate as nextTick } from 'node:timers/promises'
import type { Language } from '@bandari/i18n'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { demoPassword, people } from '../../seeds/people.data.ts'
import { UnavailableError } from '../../src/core/unavailable.ts'
import { hashPassword } from '../../src/people/accounts/passwords/password.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
/** Ends what the tests have put into the queue. */
let letGo: () => void = () => undefined

beforeAll(async () => {
  world = await createWorld({ ...inject('postgres'), stream: { write: () => undefined } })
})
afterEach(() => letGo())
afterAll(() => world.close())

/** Takes all places in the queue, and says how many they were. */
async function occupy(): Promise<number> {
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let isFull = false
  for (let taken = 0; ; taken += 1) {
    const client = `address ${taken}`
    world.context.queues.passwords
      .run([client], () => gate)
      .catch((error: unknown) => {
        isFull = error instanceof UnavailableError
      })
    await nextTick()
    if (isFull) return taken
  }
}

const signIn = (language: Language = 'en', password = demoPassword) =>
  world
    .clientWith(null, language)
    .POST('/auth/login/', { body: { username: people.buyer.email, password } })

describe('passwords are hashed', () => {
  it('while nobody’s connection to the database is held', async () => {
    let signedIn = 0
    // Twice as many as there are connections.
    const signIns = Array.from({ length: 20 }, async () => {
      const { response } = await signIn()
      expect(response.status).toBe(200)
      signedIn += 1
    })
    const { response } = await world.clientWith(null).GET('/countries/')
    expect(response.status).toBe(200)
    expect(signedIn).toBeLessThan(10)
    await Promise.all(signIns)
  }, 240_000)

  it('and a sign-in is refused whose password was changed while it was hashed', async () => {
    const [before, after] = await Promise.all([
      passwordOfBuyer(),
      hashPassword('quiet otter 9', (work) => work()),
    ])
    const change = await world.db.startTransaction().execute()
    await setPasswordOfBuyer(change, after)
    const asked = signIn()
    // The old password was right; the session waits for the change.
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 120_000 })
    await change.commit().execute()
    const { response, error } = await asked
    await setPasswordOfBuyer(world.db, before)
    expect(response.status).toBe(400)
    expect(error).toMatchObject({ codes: { non_field_errors: ['wrong_credentials'] } })
  })
})

async function passwordOfBuyer() {
  const { password_hash } = await world.db
    .selectFrom('accounts')
    .select('password_hash')
    .where('email', '=', people.buyer.email)
    .executeTakeFirstOrThrow()
  return password_hash
}

async function setPasswordOfBuyer(db: Database, password_hash: string | null) {
  await db
    .updateTable('accounts')
    .set({ password_hash })
    .where('email', '=', people.buyer.email)
    .execute()
}

/** How many connections wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db)
  return rows[0]?.n ?? 0
}

describe.each<Language>(['en', 'sw', 'pt', 'fr'])(
  'with a full queue, on a page in %s,',
  (language) => {
    it('a sign-in is asked to come again, and goes through once there is room', async () => {
      expect(await occupy()).toBeGreaterThanOrEqual(200)
      const { response, error } = await signIn(language)
      expect(response.status).toBe(503)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
      expect(error).toMatchObject({ code: 'busy' })
      letGo()
      await vi.waitFor(async () => expect((await signIn(language)).response.status).toBe(200), {
        timeout: 120_000,
      })
    })
  },
)
