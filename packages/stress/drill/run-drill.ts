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
import { killServer, terminateBackend } from './kills.ts'

export interface Drill {
  checkouts: number
  /** How many connections are closed under it. */
  backends: number
  /** How many times the database's server is killed. */
  servers: number
}

export interface DrillFigures extends Drill {
  processAlive: boolean
  acknowledged: number
  /** Acknowledged and not in the database. */
  lost: number
  /** In the database and never acknowledged, or twice for one basket. */
  double: number
  /** Orders or stock that do not add up. */
  broken: number
  answers503: number
  noAnswer: number
  /** Statuses that nobody should have seen. */
  unexpected: number[]
  /** Until the last checkout was acknowledged. */
  seconds: number
  /** Mails of the orders that had not left half a minute later: the jobs work again. */
  mailsWaiting: number
}

/** People who check out at once. */
const lanes = 8

/** Shorter than the shop asks for, so that it is pressed while it recovers. */
const comeAgainAfter = 250

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
    const seen = await checkOutUnderFire({ drill, intentions, dataDir })
    return {
      ...drill,
      processAlive: isAlive(),
      ...seen,
      acknowledged: seen.acknowledged.length,
      ...(await inspect(shop, seen.acknowledged)),
      mailsWaiting: await waitForMails(shop),
    }
  } finally {
    await shop.db.destroy()
    child.kill('SIGTERM')
    if (isAlive()) await once(child, 'exit')
    await rm(dataDir, { recursive: true, force: true })
  }
}

interface Fire {
  drill: Drill
  intentions: Intention[]
  dataDir: string
}

/** Each person asks until they are answered; the kills are spread over the checkouts. */
async function checkOutUnderFire({ drill, intentions, dataDir }: Fire) {
  const acknowledged: string[] = []
  const unexpected: number[] = []
  let answers503 = 0
  let noAnswer = 0
  const waiting = [...intentions]

  const insist = async (intention: Intention) => {
    for (;;) {
      const answer = await checkOut(intention)
      if (answer?.number !== undefined) return acknowledged.push(answer.number)
      if (answer === null) noAnswer += 1
      else if (answer.status === 503) answers503 += 1
      else return unexpected.push(answer.status)
      await sleep(comeAgainAfter)
    }
  }
  const lane = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await insist(next)
  }
  const done = () => acknowledged.length + unexpected.length
  const fire = async (times: number, kill: () => Promise<void>) => {
    for (let shot = 0; shot < times; shot += 1) {
      const at = (drill.checkouts * (shot + 0.5)) / times
      while (done() < at) await sleep(5)
      await kill()
    }
  }

  const started = performance.now()
  await Promise.all([
    ...Array.from({ length: lanes }, lane),
    fire(drill.backends, () => terminateBackend(dataDir)),
    fire(drill.servers, () => killServer(dataDir)),
  ])
  const seconds = Math.round((performance.now() - started) / 1000)
  return { acknowledged, answers503, noAnswer, unexpected, seconds }
}

async function inspect(shop: Shop, acknowledged: string[]) {
  const orders = await inspectOrders(shop)
  const numbers = new Set(orders.map(({ number }) => number))
  const isWhole = (order: (typeof orders)[number]) =>
    order.basket === 'Submitted' && order.lines === 2 && order.events === 1 && order.mails === 1
  return {
    lost: acknowledged.filter((number) => !numbers.has(number)).length,
    double: orders.length - new Set(acknowledged).size,
    broken:
      orders.filter((order) => !isWhole(order)).length + (await stockThatDisagrees(shop)).length,
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
