import type { AccountMerge, BandariClient } from '@bandari/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { mergeRules } from '../../src/account-merge-rules.data.ts'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { newAgent } from '../helpers/creditors.ts'
import { insertSale } from '../helpers/ledger-sale.ts'
import { mailsTo } from '../helpers/mails.ts'
import {
  addToBasket,
  basketOf,
  type Buyer,
  linesOf,
  newBuyer,
  order,
  stockProduct,
} from '../helpers/steps.ts'
import { setSellerStatus } from '../helpers/vendors.ts'
import { keeps, newWholeCustomer } from '../helpers/whole-person.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Two accounts of one customer become one: asked for by one of staff, approved by another, exact to the cent. */

let world: World
let desk: BandariClient
let second: BandariClient
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  desk = await world.as('desk')
  second = await world.as('support')
})
afterAll(() => world.close())

const reason = 'Registered anew; shown the same passport.'

async function ask(kept: { id: number }, ended: { id: number }, by = desk) {
  const { data, error, response } = await by.POST('/support/account-merges', {
    body: { kept_id: kept.id, ended_id: ended.id, reason },
  })
  return { data, error, status: response.status }
}

async function decide({ id, version }: AccountMerge, wish: object = {}, by = second) {
  const { data, error, response } = await by.PUT('/support/account-merges/{id}', {
    params: { path: { id } },
    body: { version, state: 'approved', ...wish },
  })
  return { data, error, status: response.status }
}

async function merge(kept: Buyer, ended: Buyer) {
  const { data, error } = await ask(kept, ended)
  if (!data) throw new Error(JSON.stringify(error))
  const decided = await decide(data)
  if (!decided.data) throw new Error(JSON.stringify(decided.error))
  return decided.data
}

/** Each row of what money and papers rest on, without whose it is: not one of them may change. */
const untouched = [
  'payments',
  'order_cost_lines',
  'order_lines',
  'order_events',
  'order_invoices',
  'receipts',
  'refunds',
  'commission_entries',
  'commission_approvals',
  'commission_settlements',
  'payout_lines',
] as const

async function fingerprints(): Promise<Record<string, string | null>> {
  const found: Record<string, string | null> = {}
  for (const table of untouched) {
    const { rows } = await sql<{ print: string | null }>`
      select md5(string_agg(row::text, '|' order by row::text)) as print from ${sql.table(table)} as row`.execute(
      world.db,
    )
    found[table] = rows[0]?.print ?? null
  }
  return found
}

async function countRows(name: string, id: number): Promise<number> {
  const [table = '', column = ''] = name.split('.')
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(
    world.db,
  )
  return rows[0]?.n ?? 0
}

async function rowsOf(id: number): Promise<Record<string, number>> {
  const names = Object.keys(mergeRules)
  const counts = await Promise.all(names.map((name) => countRows(name, id)))
  return Object.fromEntries(names.map((name, at) => [name, counts[at] ?? 0]))
}

describe('what becomes of every row', () => {
  async function referencesToAccounts(): Promise<string[]> {
    const { rows } = await sql<{ reference: string }>`
      select conrelid::regclass || '.' || attname as reference
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid::regclass::text = 'accounts' order by 1`.execute(world.db)
    return rows.map(({ reference }) => reference)
  }

  it('is said for each column that refers to an account, and for none that is not there', async () => {
    expect(Object.keys(mergeRules).toSorted()).toEqual((await referencesToAccounts()).toSorted())
  })

  it('is asked of a table that a later migration adds', async () => {
    await sql`create table gadgets (owner_id bigint references accounts)`.execute(world.db)
    const unknown = (await referencesToAccounts()).filter((name) => !(name in mergeRules))
    await sql`drop table gadgets`.execute(world.db)
    expect(unknown).toEqual(['gadgets.owner_id'])
  })
})

describe('a merge of somebody of whom everything is kept', () => {
  it('moves it all, changes no row of money, and leaves nothing of the other', async () => {
    const kept = await newBuyer(world)
    await addToBasket(world, kept, await stockProduct(world))
    await order(kept)
    const ended = await newWholeCustomer(world)
    await keeps(ended.client, (await stockProduct(world)).id)
    const before = { money: await fingerprints(), rows: await rowsOf(ended.id) }
    const ordersBefore = await countRows('orders.account_id', kept.id)

    const merged = await merge(kept, ended)

    expect(await fingerprints()).toEqual(before.money)
    const after = await rowsOf(ended.id)
    for (const [name, rule] of Object.entries(mergeRules)) {
      if (rule.does === 'moves' || rule.does === 'deleted') expect(after[name], name).toBe(0)
    }
    for (const name of ['orders.account_id', 'threads.buyer_id', 'saved_searches.account_id']) {
      expect(before.rows[name], name).toBeGreaterThan(0)
    }
    expect(await countRows('orders.account_id', kept.id)).toBe(
      ordersBefore + (before.rows['orders.account_id'] ?? 0),
    )
    expect(merged.effect?.moves).toContainEqual({
      what: 'orders',
      count: before.rows['orders.account_id'],
    })
    expect((await kept.client.GET('/orders/')).data?.count).toBe(3)
    expect((await ended.client.GET('/orders/')).response.status).toBe(401)
    const agent = await world.db
      .selectFrom('agents')
      .select('id')
      .where('account_id', '=', kept.id)
      .executeTakeFirst()
    expect(agent).toBeDefined()
  })

  it('tells both addresses, each of the other in part, and frees the ended one', async () => {
    const [kept, ended] = [await newBuyer(world), await newBuyer(world)]
    await merge(kept, ended)
    await world.deliverMails()
    const [told] = (await mailsTo(world, kept.email)).filter(({ subject }) =>
      subject.includes('are one now'),
    )
    const [toldEnded] = (await mailsTo(world, ended.email)).filter(({ subject }) =>
      subject.includes('are one now'),
    )
    expect(told?.text).toContain(kept.email)
    expect(told?.text).not.toContain(ended.email)
    expect(toldEnded?.text).not.toContain(kept.email)
    const row = await world.db
      .selectFrom('accounts')
      .select(['merged_into', 'email', 'is_active'])
      .where('id', '=', ended.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({
      merged_into: kept.id,
      email: `deleted-${ended.id}@deleted.invalid`,
      is_active: false,
    })
  })

  it('is in the record of both, with who asked, who approved and which orders', async () => {
    const [kept, ended] = [await newBuyer(world), await newBuyer(world)]
    await addToBasket(world, ended, await stockProduct(world))
    const { number } = await order(ended)
    const { id } = await merge(kept, ended)
    const entries = await world.db
      .selectFrom('audit')
      .select(['action', 'subject', 'after'])
      .where((entry) =>
        entry.or([
          entry.and([entry('subject', '=', 'account-merge'), entry('subject_id', '=', String(id))]),
          entry.and([
            entry('action', '=', 'merge-accounts'),
            entry('subject_id', 'in', [String(kept.id), String(ended.id)]),
          ]),
        ]),
      )
      .orderBy('id')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual([
      'ask-account-merge',
      'merge-accounts',
      'merge-accounts',
      'approve-account-merge',
    ])
    expect(entries[1]?.after).toMatchObject({ took_over: ended.id, orders: [number] })
  })
})

describe('two who have the same', () => {
  it('have one conversation, one list, one open basket', async () => {
    const [kept, ended] = [await newBuyer(world), await newBuyer(world)]
    const [car, spare] = [await stockProduct(world), await stockProduct(world)]
    for (const { client } of [kept, ended]) {
      await client.POST('/favourites/', { body: { product: car.id } })
      await client.POST('/products/{id}/thread/', {
        params: { path: { id: car.id } },
        body: { text: 'Is it still there?' },
      })
    }
    await addToBasket(world, kept, car)
    await addToBasket(world, ended, spare)
    await merge(kept, ended)

    const { data: threads } = await kept.client.GET('/threads/')
    expect(threads?.threads).toHaveLength(1)
    const { data: thread } = await kept.client.GET('/threads/{id}/', {
      params: { path: { id: threads?.threads[0]?.id ?? 0 } },
    })
    expect(thread?.messages).toHaveLength(2)
    expect(thread?.messages.every(({ side }) => side === 'buyer')).toBe(true)
    expect(await linesOf(kept, await basketOf(kept))).toHaveLength(1)
    const { data: favourites } = await kept.client.GET('/favourites/')
    const kinds = favourites?.lists.flatMap(({ items }) => items.map(({ product }) => product))
    expect(new Set(kinds)).toEqual(new Set([car.id, spare.id]))
  })

  it('go on with the basket that has something in it', async () => {
    const [kept, ended] = [await newBuyer(world), await newBuyer(world)]
    await basketOf(kept)
    await addToBasket(world, ended, await stockProduct(world))
    await merge(kept, ended)
    expect(await linesOf(kept, await basketOf(kept))).toHaveLength(1)
  })
})

describe('the second person', () => {
  it('is never the first, nor one of the two; and a repeated press does nothing twice', async () => {
    const [kept, ended] = [await newBuyer(world), await newBuyer(world)]
    const { data: asked } = await ask(kept, ended)
    expect(asked).toMatchObject({ state: 'waiting', may_approve: false, may_reject: true })
    expect((await decide(asked!, {}, desk)).error).toMatchObject({ code: 'own_merge' })
    expect((await ask(kept, ended)).error).toMatchObject({ code: 'merge_waiting' })
    const { data: overview } = await second.GET('/support/overview')
    const queue = overview?.waiting.find(({ what }) => what === 'merges-to-approve')
    expect(queue?.count).toBeGreaterThan(0)
    const [first, again] = await Promise.all([decide(asked!), decide(asked!)])
    expect([first.status, again.status]).toEqual([200, 200])
    const { n } = await world.db
      .selectFrom('audit')
      .select(sql<number>`count(*)::integer`.as('n'))
      .where('action', '=', 'merge-accounts')
      .where('subject_id', '=', String(ended.id))
      .executeTakeFirstOrThrow()
    expect(n).toBe(1)
    expect((await ask(kept, ended)).error).toMatchObject({ code: 'account_deleted' })
  })

  it('may reject it with a reason, and who asked may take it back', async () => {
    const [kept, ended] = [await newBuyer(world), await newBuyer(world)]
    const { data } = await ask(kept, ended)
    const rejected = { state: 'rejected' }
    expect((await decide(data!, rejected)).error).toMatchObject({
      codes: { rejection: ['required'] },
    })
    const taken = await decide(data!, { ...rejected, rejection: 'Two people.' }, desk)
    expect(taken.data).toMatchObject({ state: 'rejected', rejection: 'Two people.' })
    expect((await ended.client.GET('/orders/')).response.status).toBe(200)
    expect((await ask(kept, ended)).status).toBe(201)
  })

  it('is held by the database, too', async () => {
    const [kept, ended] = [await newBuyer(world), await newBuyer(world)]
    const { data } = await ask(kept, ended)
    const approve = world.db
      .updateTable('account_merges')
      .set(({ ref }) => ({
        state: 'approved',
        decided_at: new Date(),
        decided_by: ref('created_by'),
        moved: '{}',
      }))
      .where('id', '=', data!.id)
      .execute()
    await expect(approve).rejects.toThrow('account_merges_second_person')
  })
})

describe('refused', () => {
  const setRole = (id: number, staff_role: 'support' | 'content') =>
    world.db.updateTable('accounts').set({ staff_role }).where('id', '=', id).execute()

  it('for oneself, for staff, for one account twice, and for whom nobody knows', async () => {
    const [kept, ended, colleague] = [
      await newBuyer(world),
      await newBuyer(world),
      await newBuyer(world),
    ]
    await setRole(colleague.id, 'content')
    expect((await ask(kept, kept)).error).toMatchObject({ code: 'merge_one_account' })
    expect((await ask(kept, colleague)).error).toMatchObject({ code: 'account_of_staff' })
    expect((await ask(colleague, ended)).error).toMatchObject({ code: 'account_of_staff' })
    expect((await ask(kept, { id: 999_999_999 })).status).toBe(404)
    await setRole(ended.id, 'support')
    const own = world.clientWith(await insertSession(world.db, ended.id, new Date()))
    expect((await ask(kept, ended, own)).error).toMatchObject({ code: 'own_account_action' })
  })

  const cases: Record<string, (kept: Buyer, ended: Buyer) => Promise<[Buyer, Buyer]>> = {
    merge_sells: async (kept, ended) => {
      await setSellerStatus(world, ended, 'approved')
      return [kept, ended]
    },
    merge_both_supporters: async () => [await newAgent(world), await newAgent(world)],
    merge_payout_open: async (kept) => {
      const agent = await newAgent(world)
      await agent.client.PUT('/payout-details/', {
        body: {
          kind: 'wallet',
          holder: 'Joy Kamau',
          country: 'KE',
          currency: 'KES',
          operator: 'M-Pesa',
          number: '+254712345999',
        },
      })
      return [kept, agent]
    },
    merge_own_commission: async (kept) => {
      const agent = await newAgent(world)
      await insertSale(world.db, { accountId: kept.id, agentId: agent.agentId }, [
        { amount: 1000, discount: 0 },
      ])
      return [kept, agent]
    },
    merge_offers: async (kept, ended) => {
      const { id: product } = await stockProduct(world)
      for (const { client } of [kept, ended]) {
        await client.POST('/products/{id}/offers/', {
          params: { path: { id: product } },
          body: { amount: '4200.00' },
        })
      }
      return [kept, ended]
    },
  }

  it.each(Object.keys(cases))('%s', async (code) => {
    const [kept, ended] = await cases[code]!(await newBuyer(world), await newBuyer(world))
    const preview = await desk.GET('/support/customers/{id}/merge-preview', {
      params: { path: { id: kept.id }, query: { ended: ended.email } },
    })
    expect(preview.data?.effect.hindrances.map((found) => found.code)).toContain(code)
    expect((await ask(kept, ended)).error).toMatchObject({ code })
  })

  it('when it becomes so between the asking and the approval', async () => {
    const [kept, agent] = [await newBuyer(world), await newAgent(world)]
    const { data } = await ask(kept, agent)
    await insertSale(world.db, { accountId: kept.id, agentId: agent.agentId }, [
      { amount: 1000, discount: 0 },
    ])
    expect((await decide(data!)).error).toMatchObject({ code: 'merge_own_commission' })
  })

  it('for a supporter whom the other brought in', async () => {
    const recruiter = await newAgent(world)
    const agent = await newAgent(world, recruiter.email)
    await world.db
      .updateTable('agents')
      .set({ referrer_id: recruiter.id })
      .where('id', '=', agent.agentId)
      .execute()
    expect((await ask(recruiter, agent)).error).toMatchObject({ code: 'merge_both_supporters' })
  })
})
