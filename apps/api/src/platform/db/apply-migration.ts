import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'

interface Migration {
  name: string
  text: string
}

/** Its first line where each step stands alone, as `create index concurrently` demands. */
const inSteps = /^-- in steps\b/

/** Between two steps. */
const nextStep = /^-- next step\b.*$/m

/**
 * A statement that waits for a table's lock makes everybody wait who comes after it, so it gives up after two seconds and
 * comes again while the shop goes on.
 */
const patience = { lockTimeout: '2s', tries: 60, rest: 1000 }

/**
 * Applies a migration in one transaction, or step by step: steps may be cut off and come again, so each must bear being
 * run twice.
 */
export async function applyMigration(
  client: Client,
  { name, text }: Migration,
  { lockTimeout, tries, rest }: typeof patience = patience,
): Promise<void> {
  await client.query(`set lock_timeout = '${lockTimeout}'`)
  try {
    const record = () => client.query('insert into migrations (name) values ($1)', [name])
    if (inSteps.test(text)) {
      for (const step of text.split(nextStep))
        await patiently({ tries, rest }, () => client.query(step))
      await record()
      return
    }
    await patiently({ tries, rest }, () =>
      inTransaction(client, async () => {
        await client.query(text)
        await record()
      }),
    )
  } catch (error) {
    throw new Error(`Migration ${name} failed`, { cause: error })
  } finally {
    await client.query('set lock_timeout = default')
  }
}

async function inTransaction(client: Client, act: () => Promise<void>) {
  await client.query('begin')
  try {
    await act()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function patiently(
  { tries, rest }: Pick<typeof patience, 'tries' | 'rest'>,
  act: () => Promise<unknown>,
) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await act()
      return
    } catch (error) {
      // lock_not_available
      if ((error as { code?: unknown }).code !== '55P03' || attempt >= tries) throw error
      await sleep(rest)
    }
  }
}
