import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { approveCommission, earnCommission } from '../../src/supporters/ledger/earn.ts'
import { reverseEarnings } from '../../src/supporters/ledger/earn.store.ts'
import { payoutThreshold } from '../../src/supporters/ledger/commission.ts'
import { insertAdjustmentEntry } from '../../src/supporters/adjustments/adjustment.store.ts'
import { getBalance } from '../../src/supporters/ledger/ledger.store.ts'
import { earnedPosition, positionOf } from '../../src/supporters/agents/positions.ts'
import type { PositionKey } from '../../src/supporters/tables.ts'
import {
  closeBatch,
  insertBatch,
  insertLines,
  lockBatch,
  payLines,
  releaseLines,
} from '../../src/supporters/payouts/payout.store.ts'
import { type Event, events } from './ledger-events.ts'
import { insertSale } from './ledger-sale.ts'
import { createWorld, type World } from './world.ts'

/**
 * The ledger against a model of it, on the real database: whatever happens in whatever order, also twice or at once,
 * the sum of the entries is the balance, and no sale costs more than five percent of its goods.
 */

let world: World
let accountId: number
let secondId: number

async function accountOf(email: string): Promise<number> {
  const { id } = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

const day = 24 * 3600 * 1000
const start = new Date('2026-01-01T00:00:00Z').getTime()

interface Earned {
  agent: 0 | 1
  base: number
  amount: number
  due: number
  approved: boolean
  reversed: boolean
}

interface Sale {
  id: number
  bases: number[]
  state: 'placed' | 'paid' | 'cancelled'
  earned: Earned[]
}

/** The same rules once more, as simply as they can be said. */
interface Model {
  positions: [PositionKey, PositionKey]
  approved: [number, number]
  paid: [number, number]
  /** Cents that an open payout batch holds. */
  held: [number, number]
  sales: Sale[]
}

const all = (model: Model) => model.sales.flatMap(({ earned }) => earned)

class History {
  readonly model: Model = {
    positions: ['owner', 'owner'],
    approved: [0, 0],
    paid: [0, 0],
    held: [0, 0],
    sales: [],
  }
  readonly agents: [number, number]
  /** Open payout batches. */
  #batches: number[] = []
  now = start

  constructor(agents: [number, number]) {
    this.agents = agents
  }

  static async begin(): Promise<History> {
    const [recruiter, recruit] = await sql<{ id: number; agent_id: number }>`
      with people as (
        insert into accounts (email, first_name, last_name, is_active)
        select gen_random_uuid() || '@example.com', 'A', 'B', true from generate_series(1, 2) returning id),
      numbered as (select id, row_number() over (order by id) as place from people),
      joined as (
        insert into agents (account_id, code, mobile, referrer_id, started_at)
        select id, upper(replace(gen_random_uuid()::text, '-', '')), '+254700000000',
          case when place = 2 then (select min(id) from people) end, now() from numbered
        returning id, account_id)
      select joined.id as agent_id, account_id as id from joined order by account_id`
      .execute(world.db)
      .then(({ rows }) => rows)
    return new History([recruiter?.agent_id ?? 0, recruit?.agent_id ?? 0])
  }

  async run(event: Event): Promise<void> {
    if (event.kind === 'sell') return this.#sell(event)
    if (event.kind === 'wait') this.now += event.days * day
    else if (event.kind === 'approve') await this.#approve(event.times)
    else if (event.kind === 'adjust') await this.#adjust(event.agent, event.amount)
    else if (event.kind === 'collect') await this.#collect(event.times)
    else if (event.kind === 'pay batch') await this.#closeBatches('paid', event.times)
    else if (event.kind === 'discard') await this.#closeBatches('discarded', event.times)
    else {
      const sold = this.model.sales[event.sale]
      if (sold) await (event.kind === 'pay' ? this.#pay(sold) : this.#cancel(sold))
    }
  }

  async #sell({ lines, discount }: Extract<Event, { kind: 'sell' }>) {
    const goods = lines.map((amount, index) => ({
      amount,
      discount: index === 0 ? Math.min(discount, amount) : 0,
    }))
    const id = await insertSale(world.db, { accountId, agentId: this.agents[1] }, goods)
    const bases = goods.map((line) => line.amount - line.discount)
    this.model.sales.push({ id, bases, state: 'placed', earned: [] })
  }

  /** Reported twice, as a mistake at the bank or a double click would. */
  async #pay(sold: Sale) {
    const at = new Date(this.now)
    if (sold.state === 'cancelled') return
    for (let n = 0; n < 2; n += 1)
      await world.db.transaction().execute((tx) => earnCommission(tx, sold.id, at))
    if (sold.state !== 'placed') return
    sold.state = 'paid'
    for (const base of sold.bases) {
      for (const owner of [1, 0] as const) {
        const { rates } = positionOf(this.model.positions[owner])
        const rate = owner === 1 ? rates.direct : rates.downline
        const amount = Number((BigInt(base) * BigInt(rate)) / 10_000n)
        const due = this.now + 45 * day
        sold.earned.push({ agent: owner, base, amount, due, approved: false, reversed: false })
      }
    }
  }

  async #cancel(sold: Sale) {
    const reversal = { orderId: sold.id, note: '', now: new Date(this.now) }
    await Promise.all([reverseEarnings(world.db, reversal), reverseEarnings(world.db, reversal)])
    sold.state = 'cancelled'
    for (const earning of sold.earned.filter(({ reversed }) => !reversed)) {
      earning.reversed = true
      if (earning.approved) this.model.approved[earning.agent] -= earning.amount
    }
  }

  async #approve(count: number) {
    const clock = { now: () => new Date(this.now) }
    await Promise.all(
      Array.from({ length: count }, () =>
        approveCommission({ db: world.db, clock, settings: world.settings }),
      ),
    )
    for (const earning of all(this.model)) {
      if (earning.approved || earning.reversed || earning.due > this.now) continue
      earning.approved = true
      this.model.approved[earning.agent] += earning.amount
    }
    for (const owner of [0, 1] as const) {
      const sales = all(this.model)
        .filter((each) => each.agent === owner && each.approved && !each.reversed)
        .reduce((sum, { base }) => sum + base, 0)
      const held = this.model.positions[owner]
      // Only what a run approves promotes.
      this.model.positions[owner] = earnedPosition(held, sales, world.settings.positionSales)
    }
  }

  /** Everybody who asks at once, together: what is owed is frozen once. */
  async #collect(count: number) {
    const collect = () =>
      world.db.transaction().execute(async (tx) => {
        // As `createPayoutBatch` does, of these two agents only: other histories are none of this one's.
        await sql`select from agents where id = any(${this.agents}) order by id for update`.execute(
          tx,
        )
        const batchId = await insertBatch(tx, { actorId: accountId, now: new Date(this.now) })
        const lines = await insertLines(tx, {
          batchId,
          agentIds: this.agents,
          threshold: payoutThreshold,
          coolingOffStart: new Date(this.now),
        })
        this.#batches.push(batchId)
        return lines
      })
    const lines = await Promise.all(Array.from({ length: count }, collect))
    const { approved, held } = this.model
    const due = ([0, 1] as const).filter(
      (owner) => held[owner] === 0 && approved[owner] >= payoutThreshold,
    )
    expect(lines.reduce((sum, each) => sum + each, 0)).toBe(due.length)
    for (const owner of due) held[owner] = approved[owner]
  }

  /** Everything that is open, each batch by several at once. */
  async #closeBatches(state: 'paid' | 'discarded', count: number) {
    const close = (batchId: number) =>
      world.db.transaction().execute(async (tx) => {
        const batch = await lockBatch(tx, batchId)
        if (batch?.state !== 'open') return
        const now = new Date(this.now)
        const reference = state === 'paid' ? 'FT' : null
        const reason = state === 'paid' ? null : 'said so'
        if (reference === null) await releaseLines(tx, batchId)
        else await payLines(tx, { batchId, reference, actorId: secondId, now })
        await closeBatch(tx, { batchId, state, reference, reason, actorId: secondId, now })
      })
    const calls = this.#batches.flatMap((batchId) => Array.from({ length: count }, () => batchId))
    await Promise.all(calls.map(close))
    this.#batches = []
    for (const owner of [0, 1] as const) {
      const frozen = this.model.held[owner]
      this.model.held[owner] = 0
      if (state === 'discarded') continue
      // As it was frozen, whatever was taken back since.
      this.model.paid[owner] += frozen
      this.model.approved[owner] -= frozen
    }
  }

  async #adjust(owner: 0 | 1, amount: number) {
    await insertAdjustmentEntry(world.db, {
      agentId: this.agents[owner],
      amount,
      reason: 'said so',
      actorId: accountId,
      now: new Date(this.now),
    })
    this.model.approved[owner] += amount
  }

  async check() {
    for (const owner of [0, 1] as const) {
      const agentId = this.agents[owner]
      const balance = await getBalance(world.db, agentId)
      const pending = all(this.model)
        .filter((each) => each.agent === owner && !each.approved && !each.reversed)
        .reduce((sum, { amount }) => sum + amount, 0)
      expect(balance).toEqual({
        pending,
        approved: this.model.approved[owner],
        paid: this.model.paid[owner],
      })
      const { rows } = await sql<{ sum: number; position: string }>`
        select coalesce(sum(amount), 0)::bigint as sum,
          (select position from agents where id = ${agentId}) as position
        from commission_entries where agent_id = ${agentId}`.execute(world.db)
      expect(rows[0]?.sum).toBe(balance.pending + balance.approved)
      expect(rows[0]?.position).toBe(this.model.positions[owner])
    }
    const { rows } = await sql<{ id: number; cost: number; goods: number }>`
      select orders.id, coalesce(sum(amount) filter (where kind = 'earn'), 0)::bigint as cost,
        (select sum(goods_before_discount - discount) from order_lines where order_id = orders.id)::bigint as goods
      from orders left join commission_entries on order_id = orders.id
      where orders.agent_id = ${this.agents[1]} group by orders.id`.execute(world.db)
    for (const { cost, goods } of rows) expect(cost * 20).toBeLessThanOrEqual(goods)
  }
}

export function playHistories(histories: number) {
  beforeAll(async () => {
    world = await createWorld(inject('postgres'))
    accountId = await accountOf('finance@example.com')
    secondId = await accountOf('support@example.com')
  })
  afterAll(() => world.close())

  test(`the sum of the entries is the balance, after any of ${histories} histories`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(events, { minLength: 4, maxLength: 18 }), async (history) => {
        const played = await History.begin()
        for (const event of history) await played.run(event)
        await played.check()
      }),
      { numRuns: histories, endOnFailure: true },
    )
  }, 300_000)
}
