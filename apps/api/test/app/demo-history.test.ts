import { sql } from 'kysely'
import type { ClientConfig } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase, type Database } from '../../src/platform/db/database.ts'
import { allowedStatuses } from '../../src/selling/orders/order-states.ts'
import type { OrderStatus } from '../../src/selling/orders/tables.ts'
import { readSettings } from '../../src/settings.ts'
import { seedWorld } from '../../seeds/world.ts'
import { copyTemplate, dropDatabase } from '../helpers/world.ts'

/** The orders that the demo shop opens with. */

const wish = { listings: 2000, history: { orders: 240, settings: readSettings({}) } }
let config: ClientConfig & { database: string }
let db: Database
beforeAll(async () => {
  config = await copyTemplate(inject('postgres').connection)
  expect(await seedWorld(config, wish)).toEqual({ listings: 0, orders: 240 })
  db = openDatabase({ ...config, max: 2 })
}, 240_000)
afterAll(async () => {
  await db.destroy()
  await dropDatabase(config)
})

/** Rows that must not be there. */
async function exceptions(query: ReturnType<typeof sql>) {
  return (await query.execute(db)).rows
}

describe('the history', () => {
  it('is loaded once', async () => {
    expect(await seedWorld(config, wish)).toEqual({ listings: 0, orders: 0 })
  })

  it('is absent unless asked for', async () => {
    const other = await copyTemplate(inject('postgres').connection)
    const empty = openDatabase({ ...other, max: 1 })
    for (const table of ['orders', 'commission_entries', 'payments'] as const) {
      expect(await empty.selectFrom(table).selectAll().execute()).toEqual([])
    }
    await empty.destroy()
    await dropDatabase(other)
  })

  it('has every status, and timelines that end in it', async () => {
    const { rows } = await sql<{ status: OrderStatus; turns: OrderStatus[]; since: boolean }>`
      select orders.status, array_agg(order_events.status order by order_events.id) as turns,
        max(at) = status_since and min(at) = date_placed as since
      from orders join order_events on order_id = orders.id group by orders.id`.execute(db)
    expect(rows).toHaveLength(240)
    expect(new Set(rows.map(({ status }) => status)).size).toBe(5)
    for (const { status, turns, since } of rows) {
      expect(since).toBe(true)
      expect(turns[0]).toBe('Pending')
      expect(turns.at(-1)).toBe(status)
      for (const [place, turn] of turns.slice(1).entries())
        expect(allowedStatuses(turns[place]!)).toContain(turn)
    }
  })

  it('gives the buyer of the demo accounts an order in each state', async () => {
    const { rows } = await sql<{ status: string }>`
      select orders.status from orders join accounts on accounts.id = account_id
      where accounts.email = 'buyer@example.com' order by 1`.execute(db)
    const states = ['Authorized', 'Canceled', 'Payment Declined', 'Pending', 'Shipped']
    expect(rows.map(({ status }) => status)).toEqual(states)
  })

  it('leaves no room of staff empty', async () => {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*)::int from baskets where status = 'Open' and quote_requested_at is not null
          and quote_answered_at is null) as quotes,
        (select count(*)::int from baskets where quote_answered_at is not null) as answered,
        (select count(*)::int from requests where state = 'new') as requests,
        (select count(*)::int from articles where published_at is null) as drafts,
        (select count(*)::int from commission_adjustments where state = 'waiting') as adjustments,
        (select count(*)::int from commission_entries where kind = 'training') as training`.execute(
      db,
    )
    const [desk] = rows
    expect(desk).toEqual({
      quotes: 2,
      answered: 1,
      requests: 3,
      drafts: 1,
      adjustments: 1,
      training: 1,
    })
  })

  it('adds up, line by line', async () => {
    const wrong = sql`
      select number from orders join order_lines on order_id = orders.id group by orders.id
      having orders.goods_before_discount <> sum(quantity * unit_price)
        or orders.discount <> sum(order_lines.discount) or shipping <> max(shipping_charge)`
    expect(await exceptions(wrong)).toEqual([])
  })

  it('holds the stock of what waits, and no other', async () => {
    const wrong = sql`
      select products.id from products left join order_lines on product_id = products.id
      left join orders on orders.id = order_id and orders.status in ('Pending', 'Authorized')
      group by products.id having reserved <> coalesce(sum(order_lines.quantity) filter (where orders.id is not null), 0)`
    expect(await exceptions(wrong)).toEqual([])
  })

  it('gave every paid and cancelled order its money back', async () => {
    const wrong = sql`
      select number from orders left join payments as back on back.order_id = orders.id and kind = 'refunded'
      where (back.order_id is not null) <> (status = 'Canceled'
        and exists (select from order_events where order_id = orders.id and status = 'Authorized'))`
    expect(await exceptions(wrong)).toEqual([])
  })

  it('has earned the supporters what is in their ledger', async () => {
    const { rows } = await sql<{ code: string; approved: number; paid: number }>`
      select code, count(commission_approvals.entry_id)::integer as approved,
        count(*) filter (where kind = 'pay')::integer as paid
      from commission_entries join agents on agents.id = agent_id
      left join commission_approvals on entry_id = commission_entries.id
      group by code order by code`.execute(db)
    expect(rows.map(({ code }) => code)).toEqual(['JOYK2026', 'TENDAIM2026'])
    for (const { approved, paid } of rows) {
      expect(approved).toBeGreaterThan(3)
      expect(paid).toBe(2)
    }
    const wrong = sql`
      select number from orders join order_lines on order_lines.order_id = orders.id
      left join commission_entries as earned on order_line_id = order_lines.id and kind = 'earn' and level = 'direct'
      where orders.agent_id is not null and (earned.id is not null) <> exists (
        select from order_events where order_id = orders.id and status = 'Authorized')`
    expect(await exceptions(wrong)).toEqual([])
  })

  it('makes a ledger in which a payout is the sum of what it settled', async () => {
    const wrong = sql`
      select payouts.id from commission_entries as payouts
      left join commission_settlements on payout_id = payouts.id
      left join commission_entries as settled on settled.id = entry_id
      where payouts.kind = 'pay' group by payouts.id having payouts.amount <> -sum(settled.amount)`
    expect(await exceptions(wrong)).toEqual([])
  })

  it('is found by support, and left a record of what staff did', async () => {
    expect(
      await exceptions(sql`select id from orders except select order_id from order_search`),
    ).toEqual([])
    const wrong = sql`
      select id from order_events where status <> 'Pending' and actor_id is not null and not exists (
        select from audit where subject = 'order' and subject_id = order_id::text
          and after ->> 'status' = status and audit.actor_id = order_events.actor_id)`
    expect(await exceptions(wrong)).toEqual([])
  })

  it('writes to nobody', async () => {
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
  })
})
