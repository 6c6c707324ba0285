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

/** What one part of the drill saw. Times in milliseconds. */
export class Tally {
  requests = 0
  failed = 0
  readonly acknowledged = new Set<string>()
  readonly #failing = new Map<Kind, number>()
  readonly #answered = new Map<Kind, number>()
  readonly #gaps: { kind: Kind; took: number }[] = []
  readonly statuses = new Map<string, number>()

  note(kind: Kind, begun: number, outcome: string | null) {
    const now = performance.now()
    this.requests += 1
    if (outcome !== null) {
      this.failed += 1
      const what = `${kind} ${outcome}`
      this.statuses.set(what, (this.statuses.get(what) ?? 0) + 1)
      // What was asked long ago and fails only now says nothing against the answers given meanwhile.
      const since = Math.max(begun, this.#answered.get(kind) ?? begun)
      if (!this.#failing.has(kind)) this.#failing.set(kind, since)
      return
    }
    this.#answered.set(kind, now)
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

/** Requests as people send them, each counted in the tally that was the present one when it began. */
class Visitors {
  tally = new Tally()
  /** Orders of which nobody was told yet. */
  readonly pending = new Set<Promise<void>>()
  readonly #shop: Shop
  readonly #origin: string

  constructor(shop: Shop, origin: string) {
    this.#shop = shop
    this.#origin = origin
  }

  async read(path: string, kind: Kind = 'read') {
    const mine = this.tally
    const begun = performance.now()
    const answer = await fetch(this.#origin + path, { signal: AbortSignal.timeout(10_000) }).catch(
      () => null,
    )
    await answer?.arrayBuffer().catch(() => null)
    mine.note(kind, begun, answer?.ok ? null : String(answer?.status ?? 'none'))
  }

  async write(act: () => Promise<{ response: Response }>) {
    const mine = this.tally
    const begun = performance.now()
    const answer = await act().catch(() => null)
    const status = String(answer?.response.status ?? 'none')
    mine.note('write', begun, answer?.response.ok ? null : status)
  }

  /** A basket that cannot be filled now is another buyer's a moment later. */
  async order() {
    const intention = await fill(this.#shop).catch(() => null)
    if (intention === null) return
    const buying = this.#buy(intention).finally(() => this.pending.delete(buying))
    this.pending.add(buying)
  }

  async #buy(intention: Intention) {
    for (const mine = this.tally; ; await sleep(comeAgainAfter)) {
      const begun = performance.now()
      const answer = await checkOut(intention)
      const isTold = answer?.number !== undefined
      mine.note('write', begun, isTold ? null : String(answer?.status ?? 'none'))
      if (answer?.number !== undefined) return void mine.acknowledged.add(answer.number)
    }
  }
}

export async function startLoad({ shop, db, origin, rate, pictures }: Options): Promise<Load> {
  const visitors = new Visitors(shop, origin)
  let isPaused = false
  let turn = 0
  const over = new AbortController()
  const [seller, staff] = await Promise.all([
    signedIn(shop, db, 'vendor@example.com'),
    signedIn(shop, db, 'support@example.com'),
  ])
  const lane = async (every: number, act: () => Promise<void>) => {
    while (!over.signal.aborted) await Promise.all([isPaused ? undefined : act(), sleep(every)])
  }
  const prices = () => Math.round(1000 + Math.random() * 9000)
  const speaking = (client: typeof seller, language: 'en' | 'sw') =>
    visitors.write(() => client.PATCH('/profile/', { body: { language } }))
  const each = 1000 / rate
  const lanes = Promise.all([
    lane(each / 5, () => visitors.read(`/api/vehicles/?price__range=0__${prices()}`)),
    lane(each / 5, () => visitors.read('/api/countries/')),
    lane(each / 10, () => visitors.read(pictures[turn++ % pictures.length] ?? '/', 'picture')),
    lane(each, () => visitors.order()),
    lane(each * 2, () => speaking(seller, 'sw')),
    lane(each * 2, () => speaking(staff, 'en')),
  ])
  return {
    countIn: (next) => {
      visitors.tally = next
      isPaused = false
    },
    settle: async () => {
      isPaused = true
      await sleep(each * 3)
      while (visitors.pending.size > 0) await Promise.all(visitors.pending)
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
