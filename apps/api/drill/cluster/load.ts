import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../src/platform/db/database.ts'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { checkOut, type Intention } from '../../test/checkouts.ts'
import { addToBasket, checkoutOf, newBuyer, type Shop, stockProduct } from '../../test/steps.ts'

/** What one part of the drill saw. Times in milliseconds. */
export class Tally {
  requests = 0
  failed = 0
  readonly acknowledged = new Set<string>()
  readonly #failing = new Map<Kind, number>()
  readonly #gaps: { kind: Kind; took: number }[] = []
  readonly statuses = new Map<string, number>()

  note(kind: Kind, begun: number, outcome: string | null) {
    const now = performance.now()
    this.requests += 1
    if (outcome !== null) {
      this.failed += 1
      const what = `${kind} ${outcome}`
      this.statuses.set(what, (this.statuses.get(what) ?? 0) + 1)
      if (!this.#failing.has(kind)) this.#failing.set(kind, begun)
      return
    }
    const since = this.#failing.get(kind)
    // An answer to what was asked before tells nothing of now.
    if (since === undefined || begun < since) return
    this.#failing.delete(kind)
    this.#gaps.push({ kind, took: now - since })
  }

  /** From the first that failed until the next that was answered; the longest. */
  gap(kind: Kind): number {
    return Math.max(0, ...this.gaps(kind))
  }

  gaps(kind: Kind): number[] {
    return this.#gaps.filter((gap) => gap.kind === kind).map(({ took }) => took)
  }
}

export type Kind = 'read' | 'write' | 'picture'

/** Orders that nobody was told of; tried again until somebody is. */
export interface Load {
  /** What happens from here on is counted there. */
  countIn: (tally: Tally) => void
  /** Each order that is begun is answered. */
  settle: () => Promise<void>
  go: () => void
  stop: () => Promise<void>
}

interface Options {
  shop: Shop
  db: Database
  /** Of the balancer. */
  origin: string
  /** Orders begun in a second, at the most; reads are ten times as many, and so are pictures. */
  rate: number
  /** Their addresses. */
  pictures: readonly string[]
}

const comeAgainAfter = 250

export async function startLoad({ shop, db, origin, rate, pictures }: Options): Promise<Load> {
  let tally = new Tally()
  let isPaused = false
  let turn = 0
  const over = new AbortController()
  const pending = new Set<Promise<void>>()
  const [seller, staff] = await Promise.all([
    signedIn(shop, db, 'vendor@example.com'),
    signedIn(shop, db, 'support@example.com'),
  ])

  const read = async (path: string, kind: Kind = 'read') => {
    const mine = tally
    const begun = performance.now()
    const answer = await fetch(origin + path, { signal: AbortSignal.timeout(10_000) }).catch(
      () => null,
    )
    await answer?.arrayBuffer().catch(() => null)
    mine.note(kind, begun, answer?.ok ? null : String(answer?.status ?? 'none'))
  }
  const buy = async (intention: Intention) => {
    for (const mine = tally; ; await sleep(comeAgainAfter)) {
      const begun = performance.now()
      const answer = await checkOut(intention)
      mine.note(
        'write',
        begun,
        answer?.number === undefined ? String(answer?.status ?? 'none') : null,
      )
      if (answer?.number !== undefined) return void mine.acknowledged.add(answer.number)
    }
  }
  const write = async (act: () => Promise<{ response: Response }>) => {
    const mine = tally
    const begun = performance.now()
    const answer = await act().catch(() => null)
    mine.note(
      'write',
      begun,
      answer?.response.ok ? null : String(answer?.response.status ?? 'none'),
    )
  }
  const lane = async (every: number, act: () => Promise<void>) => {
    while (!over.signal.aborted) await Promise.all([isPaused ? undefined : act(), sleep(every)])
  }
  // A basket that cannot be filled now is another buyer's a moment later.
  const order = async () => {
    const intention = await fill(shop).catch(() => null)
    if (intention === null) return
    const buying = buy(intention).finally(() => pending.delete(buying))
    pending.add(buying)
  }
  const prices = () => Math.round(1000 + Math.random() * 9000)
  const each = 1000 / rate
  const lanes = Promise.all([
    lane(each / 5, () => read(`/api/vehicles/?price__range=0__${prices()}`)),
    lane(each / 5, () => read('/api/countries/')),
    lane(each / 10, () => read(pictures[turn++ % pictures.length] ?? '/', 'picture')),
    lane(each, order),
    lane(each * 2, () => write(() => seller.PATCH('/profile/', { body: { language: 'sw' } }))),
    lane(each * 2, () => write(() => staff.PATCH('/profile/', { body: { language: 'en' } }))),
  ])
  return {
    countIn: (next) => {
      tally = next
      isPaused = false
    },
    settle: async () => {
      isPaused = true
      await sleep(each * 3)
      while (pending.size > 0) await Promise.all(pending)
    },
    go: () => {
      isPaused = false
    },
    stop: async () => {
      over.abort()
      await lanes
    },
  }
}

let keys = 0

async function fill(shop: Shop): Promise<Intention> {
  const buyer = await newBuyer(shop)
  const basket = await addToBasket(shop, buyer, await stockProduct(shop))
  keys += 1
  return { buyer, body: checkoutOf(basket), key: `drill-${keys}-${buyer.id}` }
}

async function signedIn(shop: Shop, db: Database, email: string) {
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return shop.clientWith(await insertSession(db, id, shop.clock.now()))
}
