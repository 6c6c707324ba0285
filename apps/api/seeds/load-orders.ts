import type { Client } from 'pg'
import type { Settings } from '../src/core/settings.ts'
import type { KeySource } from '../src/people/accounts/second-factor/secret-key.ts'
import { type DemoBuyer, buyerAt } from './buyers.ts'
import { copyInto, reserveIds } from './copy.ts'
import { today } from './load-catalogue.ts'
import { composeOrders, type WrittenOrder } from './order-composition.ts'
import { givenToDemoBuyer, planOrder, type PlannedOrder } from './order-plan.ts'
import { readDependencies } from './order-dependencies.ts'
import { writeOrders } from './order-rows.ts'

export interface History {
  /** The wanted number of orders; existing ones are kept. */
  orders: number
  settings: Pick<Settings, 'paymentDays' | 'positionSales'> & KeySource
}

/** Above this many it is cheaper to build the index of the search afterwards. */
const bulk = 10_000

/**
 * Adds orders of the last twelve months, in one transaction: a killed seed leaves nothing half loaded. It sends no
 * mails about them. Returns how many were added.
 */
export async function loadOrders(
  client: Client,
  { orders, settings: { paymentDays } }: History,
): Promise<number> {
  await client.query('begin')
  try {
    // Ids and numbers are given out here.
    await client.query('lock table baskets, orders, order_lines in share row exclusive mode')
    const present = Number((await client.query('select count(*) as n from orders')).rows[0].n)
    const plans = Array.from({ length: Math.max(0, orders - present) }, (_, n) =>
      planOrder(present + n, { today, paymentDays }),
    ).toSorted((one, other) => one.placed - other.placed)
    // Later orders, which make a shop larger, are other people's.
    const given = present === 0 ? givenToDemoBuyer(plans) : plans
    if (given.length > 0) await load(client, given)
    await client.query('commit')
    if (plans.length >= bulk) await settle(client)
    return plans.length
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function load(client: Client, plans: PlannedOrder[]) {
  const accounts = await loadBuyers(client, plans)
  const dependencies = await readDependencies(client, accounts)
  const written = composeOrders(plans, dependencies)
  const rebuild = plans.length >= bulk ? await dropSearchIndex(client) : async () => {}
  const ids = {
    basket: await reserveIds(client, 'baskets', written.length),
    order: await reserveIds(client, 'orders', written.length),
  }
  await writeOrders(client, written, { ids, people: dependencies.people })
  await rebuild()
  await settleStock(client, written)
}

/** Adds the missing buyers, who join an hour before their first order; returns ids by e-mail. */
async function loadBuyers(client: Client, plans: PlannedOrder[]): Promise<Map<string, number>> {
  const since = new Map<number, number>()
  for (const { buyer, placed } of plans) {
    since.set(buyer, Math.min(placed, since.get(buyer) ?? placed))
  }
  const hour = 3600 * 1000
  await client.query(
    `create temporary table newcomers (
       email text, first_name text, last_name text, country char(2), date_joined timestamptz) on commit drop`,
  )
  await copyInto(
    client,
    'newcomers (email, first_name, last_name, country, date_joined)',
    buyers(since.keys(), (buyer) => new Date((since.get(buyer) ?? 0) - hour).toISOString()),
  )
  await client.query(
    `insert into accounts (email, first_name, last_name, country, is_active, date_joined)
     select email, first_name, last_name, country, true, date_joined from newcomers
     order by date_joined on conflict do nothing`,
  )
  const { rows } = await client.query<{ id: number; email: string }>(
    'select accounts.id, accounts.email from accounts join newcomers on lower(accounts.email) = newcomers.email',
  )
  return new Map(rows.map(({ id, email }) => [email, id]))
}

function* buyers(numbers: Iterable<number>, joined: (buyer: number) => string) {
  for (const number of numbers) {
    const { email, first_name, last_name, country }: DemoBuyer = buyerAt(number)
    yield [email, first_name, last_name, country, joined(number)]
  }
}

/** Returns a function that builds it again, exactly as the migration did. */
async function dropSearchIndex(client: Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ definition: string }>(
    `select indexdef as definition from pg_indexes where indexname = 'order_search_text'`,
  )
  await client.query('drop index order_search_text')
  return async () => {
    await client.query(`set local maintenance_work_mem = '256MB'`)
    for (const { definition } of rows) await client.query(definition)
  }
}

/** A waiting order holds its stock; a shipped one has taken it. */
async function settleStock(client: Client, written: readonly WrittenOrder[]) {
  const lines = written.flatMap(({ lines }) => lines)
  const idsOf = (effect: 'reserve' | 'ship') =>
    lines.filter((line) => line.effect === effect).map(({ product }) => product.id)
  await client.query(
    `update products set reserved = reserved + n
     from (select unnest($1::bigint[]) as id, 1 as n) as held where products.id = held.id`,
    [idsOf('reserve')],
  )
  await client.query('update products set quantity = quantity - 1 where id = any ($1::bigint[])', [
    idsOf('ship'),
  ])
}

/** The tables that were filled are swept; what the planner knows of all others is an order's, too: payments, invoices, steps. */
async function settle(client: Client) {
  for (const table of [
    'accounts',
    'baskets',
    'basket_lines',
    'orders',
    'order_lines',
    'order_cost_lines',
  ])
    await client.query(`vacuum analyze ${table}`)
  for (const table of ['order_events', 'order_search', 'products', 'audit'])
    await client.query(`vacuum analyze ${table}`)
  await client.query('analyze')
}
