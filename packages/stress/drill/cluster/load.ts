import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@bandari/api/src/platform/db/database.ts'
import { insertSession } from '@bandari/api/src/people/accounts/sessions/session.store.ts'
import { checkOut, type Intention } from '@bandari/api/test/helpers/checkouts.ts'
import {
  addToBasket,
  checkoutOf,
  newBuyer,
  type Shop,
  stockProduct,
} from '@bandari/api/test/helpers/steps.ts'

/** Requests, failures and acknowledged orders during one fault. Times are in milliseconds. */
export class LoadStatistics {
  requests = 0
  failed = 0
  readonly acknowledged = new Set<string>()
  readonly #failing = new Map<RequestKind, number>()
  readonly #answered = new Map<RequestKind, number>()
  readonly #gaps: { kind: RequestKind; duration: number }[] = []
  readonly statuses = new Map<string, number>()

  record(kind: RequestKind, startedAt: number, failure: string | null) {
    const now = performance.now()
    this.requests += 1
    if (failure !== null) {
      this.failed += 1
      const key = `${kind} ${failure}`
      this.statuses.set(key, (this.statuses.get(key) ?? 0) + 1)
      // A request that began before the last success and fails only now does not make the gap begin earlier.
      const since = Math.max(startedAt, this.#answered.get(kind) ?? startedAt)
      if (!this.#failing.has(kind)) this.#failing.set(kind, since)
      return
    }
    this.#answered.set(kind, now)
    const since = this.#failing.get(kind)
    // An answer to a request from before the gap does not end it.
    if (since === undefined || startedAt < since) return
    this.#failing.delete(kind)
    this.#gaps.push({ kind, duration: now - since })
  }

  /** The longest time from a first failure to the next success. */
  gap(kind: RequestKind): number {
    return Math.max(0, ...this.gaps(kind))
  }

  gaps(kind: RequestKind): number[] {
    return this.#gaps.filter((gap) => gap.kind === kind).map(({ duration }) => duration)
  }
}

export type RequestKind = 'read' | 'write' | 'picture'

/** Continuous reads, writes and orders. An order is retried until it is acknowledged. */
export interface Load {
  /** Requests that begin from now on are recorded there. */
  recordInto: (statistics: LoadStatistics) => void
  /** Stops new requests and waits until each pending order is acknowledged. */
  finishOrders: () => Promise<void>
  stop: () => Promise<void>
}

interface Options {
  shop: Shop
  db: Database
  /** Origin of HAProxy. */
  origin: string
  /** Upper limit of new orders in a second. Reads and pictures are ten times as frequent. */
  rate: number
  /** Paths of pictures. */
  pictures: readonly string[]
}

const retryAfterMs = 250

/** Sends requests as people do. Each counts in the statistics that were current when it began. */
class Visitors {
  statistics = new LoadStatistics()
  /** Orders that are not acknowledged yet. */
  readonly pending = new Set<Promise<void>>()
  readonly #shop: Shop
  readonly #origin: string

  constructor(shop: Shop, origin: string) {
    this.#shop = shop
    this.#origin = origin
  }

  async read(path: string, kind: RequestKind = 'read') {
    const statistics = this.statistics
    const startedAt = performance.now()
    const answer = await fetch(this.#origin + path, { signal: AbortSignal.timeout(10_000) }).catch(
      () => null,
    )
    await answer?.arrayBuffer().catch(() => null)
    statistics.record(kind, startedAt, answer?.ok ? null : String(answer?.status ?? 'none'))
  }

  async write(send: () => Promise<{ response: Response }>) {
    const statistics = this.statistics
    const startedAt = performance.now()
    const answer = await send().catch(() => null)
    const status = String(answer?.response.status ?? 'none')
    statistics.record('write', startedAt, answer?.response.ok ? null : status)
  }

  /** Skips a buyer whose basket cannot be filled; the next one follows soon. */
  async order() {
    const intention = await fillBasket(this.#shop).catch(() => null)
    if (intention === null) return
    const buying = this.#buy(intention).finally(() => this.pending.delete(buying))
    this.pending.add(buying)
  }

  async #buy(intention: Intention) {
    for (const statistics = this.statistics; ; await sleep(retryAfterMs)) {
      const startedAt = performance.now()
      const answer = await checkOut(intention)
      const isAcknowledged = answer?.number !== undefined
      statistics.record(
        'write',
        startedAt,
        isAcknowledged ? null : String(answer?.status ?? 'none'),
      )
      if (answer?.number !== undefined) return void statistics.acknowledged.add(answer.number)
    }
  }
}

export async function startLoad({ shop, db, origin, rate, pictures }: Options): Promise<Load> {
  const visitors = new Visitors(shop, origin)
  let isPaused = false
  let pictureIndex = 0
  const stopped = new AbortController()
  const [seller, staff] = await Promise.all([
    signIn(shop, db, 'vendor@example.com'),
    signIn(shop, db, 'support@example.com'),
  ])
  const repeat = async (interval: number, send: () => Promise<void>) => {
    while (!stopped.signal.aborted)
      await Promise.all([isPaused ? undefined : send(), sleep(interval)])
  }
  const randomPrice = () => Math.round(1000 + Math.random() * 9000)
  const changeLanguage = (client: typeof seller, language: 'en' | 'sw') =>
    visitors.write(() => client.PATCH('/profile/', { body: { language } }))
  const orderInterval = 1000 / rate
  const loops = Promise.all([
    repeat(orderInterval / 5, () =>
      visitors.read(`/api/vehicles/?price__range=0__${randomPrice()}`),
    ),
    repeat(orderInterval / 5, () => visitors.read('/api/countries/')),
    repeat(orderInterval / 10, () =>
      visitors.read(pictures[pictureIndex++ % pictures.length] ?? '/', 'picture'),
    ),
    repeat(orderInterval, () => visitors.order()),
    repeat(orderInterval * 2, () => changeLanguage(seller, 'sw')),
    repeat(orderInterval * 2, () => changeLanguage(staff, 'en')),
  ])
  return {
    recordInto: (next) => {
      visitors.statistics = next
      isPaused = false
    },
    finishOrders: async () => {
      isPaused = true
      await sleep(orderInterval * 3)
      while (visitors.pending.size > 0) await Promise.all(visitors.pending)
    },
    stop: async () => {
      stopped.abort()
      await loops
    },
  }
}

let orderCount = 0

async function fillBasket(shop: Shop): Promise<Intention> {
  const buyer = await newBuyer(shop)
  const basket = await addToBasket(shop, buyer, await stockProduct(shop))
  orderCount += 1
  return { buyer, body: checkoutOf(basket), key: `drill-${orderCount}-${buyer.id}` }
}

async function signIn(shop: Shop, db: Database, email: string) {
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return shop.clientWith(await insertSession(db, id, shop.clock.now()))
}
