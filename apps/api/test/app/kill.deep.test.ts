import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  checkOut,
  fillBaskets,
  inspectOrders,
  type Intention,
  stockThatDisagrees,
} from '../helpers/checkouts.ts'
import { freePort, lookInto, prepareShop, startProcess } from '../helpers/shop-process.ts'
import type { Shop } from '../helpers/steps.ts'

/** The whole process on a data folder of its own, and a second look into its database. */
let address: { dataDir: string; port: number }
let server: ChildProcess
let shop: Shop

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'bandari-kill-'))
  address = { dataDir, port: await freePort() }
  await prepareShop(dataDir)
  server = await startProcess(address)
  shop = await lookInto(address)
}, 180_000)

afterAll(async () => {
  await shop?.db.destroy()
  server?.kill('SIGTERM')
  if (server?.exitCode === null) await once(server, 'exit')
  await rm(address.dataDir, { recursive: true, force: true })
}, 60_000)

/** Checks out all at once and kills the process as soon as a few orders were acknowledged. */
async function burst(intentions: Intention[], withDatabase: boolean): Promise<string[]> {
  const acknowledged: string[] = []
  const postmaster = await readFile(
    join(address.dataDir, 'postgres/cluster/postmaster.pid'),
    'utf8',
  )
  const exited = once(server, 'exit')
  let killed = false
  await Promise.all(
    intentions.map(async (intention) => {
      const answer = await checkOut(intention)
      if (answer?.number) acknowledged.push(answer.number)
      if (acknowledged.length < 6 || killed) return
      killed = true
      server.kill('SIGKILL')
      if (withDatabase) process.kill(Number(postmaster.split('\n')[0]), 'SIGKILL')
    }),
  )
  await exited
  return acknowledged
}

describe('a process that is killed in the middle of a burst of checkouts', () => {
  it.each([
    ['alone', false],
    ['and its database with it', true],
  ])(
    '%s',
    async (_case, withDatabase) => {
      const intentions = await fillBaskets(shop, { count: 30, wanted: 20 })
      const acknowledged = await burst(intentions, withDatabase)
      expect(acknowledged.length).toBeGreaterThanOrEqual(6)
      expect(acknowledged.length).toBeLessThan(20)
      await shop.db.destroy()
      server = await startProcess(address)
      shop = await lookInto(address)

      const orders = await inspectOrders(shop)
      const numbers = orders.map(({ number }) => number)
      expect(numbers).toEqual(expect.arrayContaining(acknowledged))
      for (const { basket, lines, basketLines, events, mails } of orders) {
        expect({ basket, lines, basketLines, events }).toEqual({
          basket: 'Submitted',
          lines: 2,
          basketLines: 2,
          events: 1,
        })
        // To the account; nobody has confirmed the consignee’s address.
        expect(mails).toBe(1)
      }
      expect(await stockThatDisagrees(shop)).toEqual([])

      // Whoever got no answer asks again with the same key: one order each, as long as there is
      // stock.
      const answers = await Promise.all(intentions.map(checkOut))
      const placed = answers.flatMap((answer) => (answer?.number ? [answer.number] : []))
      expect(placed).toHaveLength(20)
      expect(placed).toEqual(expect.arrayContaining(acknowledged))
      expect(answers.filter((answer) => answer?.status === 406)).toHaveLength(10)
      expect(await stockThatDisagrees(shop)).toEqual([])
    },
    120_000,
  )
})
