import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  checkOut,
  fillBaskets,
  inspectOrders,
  type Intention,
  stockThatDisagrees,
} from '@bandari/api/test/helpers/checkouts.ts'
import {
  freePort,
  lookInto,
  prepareShop,
  startProcess,
} from '@bandari/api/test/helpers/shop-process.ts'
import type { Shop } from '@bandari/api/test/helpers/steps.ts'
import { killServer, terminateBackend } from './kill-database.ts'

export interface Drill {
  checkouts: number
  /** How many of its database connections are closed. */
  backends: number
  /** How often the database server is killed. */
  servers: number
}

export interface DrillFigures extends Drill {
  processAlive: boolean
  acknowledged: number
  /** Orders that were acknowledged and are not in the database. */
  lost: number
  /** Orders in the database that were never acknowledged, or that repeat a basket. */
  double: number
  /** Orders without their lines, event or mail, and products with a wrong stock. */
  broken: number
  answers503: number
  noAnswer: number
  /** Statuses other than 200 and 503. */
  unexpected: number[]
  /** Wall time until the last checkout was acknowledged. */
  seconds: number
  /** Mails still unsent half a minute later; 0 shows that the jobs work again. */
  mailsWaiting: number
}

/** Concurrent buyers. */
const buyers = 8

/** In milliseconds; shorter than the shop's `Retry-After`, so that it recovers under load. */
const retryAfterMs = 250

export async function runDrill(drill: Drill): Promise<DrillFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bandari-drill-'))
  const address = { dataDir, port: await freePort() }
  await prepareShop(dataDir)
  const child = await startProcess(address)
  const isAlive = () => child.exitCode === null && child.signalCode === null
  const shop = await lookInto(address)
  try {
    const { checkouts } = drill
    const intentions = await fillBaskets(shop, { count: checkouts, wanted: checkouts })
    const outcome = await checkOutWithFaults({ drill, intentions, dataDir })
    return {
      ...drill,
      processAlive: isAlive(),
      ...outcome,
      acknowledged: outcome.acknowledged.length,
      ...(await inspect(shop, outcome.acknowledged)),
      mailsWaiting: await waitForMails(shop),
    }
  } finally {
    await shop.db.destroy()
    child.kill('SIGTERM')
    if (isAlive()) await once(child, 'exit')
    await rm(dataDir, { recursive: true, force: true })
  }
}

interface FaultOptions {
  drill: Drill
  intentions: Intention[]
  dataDir: string
}

/** Each buyer retries until the checkout is answered; the faults are spread evenly over the checkouts. */
async function checkOutWithFaults({ drill, intentions, dataDir }: FaultOptions) {
  const acknowledged: string[] = []
  const unexpected: number[] = []
  let answers503 = 0
  let noAnswer = 0
  const waiting = [...intentions]

  const retryUntilAnswered = async (intention: Intention) => {
    for (;;) {
      const answer = await checkOut(intention)
      if (answer?.number !== undefined) return acknowledged.push(answer.number)
      if (answer === null) noAnswer += 1
      else if (answer.status === 503) answers503 += 1
      else return unexpected.push(answer.status)
      await sleep(retryAfterMs)
    }
  }
  const buyer = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await retryUntilAnswered(next)
  }
  const done = () => acknowledged.length + unexpected.length
  const injectFaults = async (count: number, inject: () => Promise<void>) => {
    for (let fault = 0; fault < count; fault += 1) {
      const threshold = (drill.checkouts * (fault + 0.5)) / count
      while (done() < threshold) await sleep(5)
      await inject()
    }
  }

  const started = performance.now()
  await Promise.all([
    ...Array.from({ length: buyers }, buyer),
    injectFaults(drill.backends, () => terminateBackend(dataDir)),
    injectFaults(drill.servers, () => killServer(dataDir)),
  ])
  const seconds = Math.round((performance.now() - started) / 1000)
  return { acknowledged, answers503, noAnswer, unexpected, seconds }
}

async function inspect(shop: Shop, acknowledged: string[]) {
  const orders = await inspectOrders(shop)
  const numbers = new Set(orders.map(({ number }) => number))
  const isComplete = (order: (typeof orders)[number]) =>
    order.basket === 'Submitted' && order.lines === 2 && order.events === 1 && order.mails === 1
  return {
    lost: acknowledged.filter((number) => !numbers.has(number)).length,
    double: orders.length - new Set(acknowledged).size,
    broken:
      orders.filter((order) => !isComplete(order)).length + (await stockThatDisagrees(shop)).length,
  }
}

async function waitForMails({ db }: Shop): Promise<number> {
  const deadline = Date.now() + 30_000
  for (;;) {
    const { n } = await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('sent_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (n === 0 || Date.now() > deadline) return n
    await sleep(250)
  }
}
