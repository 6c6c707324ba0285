import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { applyRetention } from '../../src/people/privacy/retention.ts'
import { orderedCar } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Times that are not the defaults, so that a number written into a rule is found. */
const environment = {
  RETENTION_ORDERS_YEARS: '5',
  RETENTION_ENQUIRIES_DAYS: '100',
  RETENTION_MAILS_DAYS: '50',
  RETENTION_SESSIONS_DAYS: '40',
  RETENTION_SEARCHES_DAYS: '20',
  RETENTION_AUDIT_YEARS: '3',
}

let world: World
beforeAll(async () => {
  world = await createWorld({ ...inject('postgres'), environment })
})
afterAll(() => world.close())

const daysAgo = (days: number) => new Date(world.clock.now().getTime() - days * 24 * 3600 * 1000)

const count = async (rows: ReturnType<typeof sql>) => (await rows.execute(world.db)).rows.length

/** What is put there this many days ago, and how many of it there are. */
const kinds = {
  mails: {
    days: 50,
    put: (
      at: Date,
    ) => sql`insert into outbox (recipient, subject, body_text, body_html, message_id, sent_at, created_at)
      values ('retention@shop.example', '', '', '', gen_random_uuid(), ${at}, ${at})`,
    left: sql`select from outbox where recipient = 'retention@shop.example'`,
  },
  audit: {
    days: 3 * 366,
    put: (at: Date) =>
      sql`insert into audit (action, subject, subject_id, at) values ('set-stock', 'old', '1', ${at})`,
    left: sql`select from audit where subject = 'old'`,
  },
  requests: {
    days: 100,
    put: (
      at: Date,
    ) => sql`insert into requests (kind, name, contact_number, text, state, answered_at, created_at)
      values ('parts', 'Retention', '1', 'x', 'answered', ${at}, ${at})`,
    left: sql`select from requests where name = 'Retention'`,
  },
  quotes: {
    days: 100,
    put: (
      at: Date,
    ) => sql`insert into baskets (account_id, status, quote_requested_at, quote_contact)
      values (1, 'Submitted', ${at}, '0700')`,
    left: sql`select from baskets where quote_contact = '0700'`,
  },
  'team-acts': {
    days: 3 * 366,
    put: (at: Date) =>
      sql`insert into team_acts (vendor_id, account_id, operation, at) values (1, 2, 'retention', ${at})`,
    left: sql`select from team_acts where operation = 'retention'`,
  },
  'team-invitations': {
    days: 40,
    put: (
      at: Date,
    ) => sql`insert into team_invitations (vendor_id, email, role, token_hash, invited_at, expires_at)
      values (1, gen_random_uuid() || '@retention.example', 'reader', sha256(gen_random_uuid()::text::bytea), ${at}, ${at})`,
    left: sql`select from team_invitations where email like '%@retention.example'`,
  },
  'item-searches': {
    days: 20,
    put: (at: Date) =>
      sql`insert into item_searches (account_id, q, at) values (1, 'retention', ${at})`,
    left: sql`select from item_searches where q = 'retention'`,
  },
  'import-sources': {
    days: 365,
    put: (at: Date) =>
      sql`insert into import_sources (vendor_id, kind, source, mapping, decisions, used_at)
        values (1, 'retention', ${at.toISOString()}, '{}', '[]', ${at})`,
    left: sql`select from import_sources where kind = 'retention'`,
  },
  imports: {
    days: 40,
    put: (
      at: Date,
    ) => sql`insert into imports (vendor_id, class, file_name, rows, invalid_rows, new_rows, changed_rows,
      error_count, created_at) values (1, 'parts', 'retention.csv', 1, 0, 1, 0, 0, ${at})`,
    left: sql`select from imports where file_name = 'retention.csv'`,
  },
}

describe('retention', () => {
  it.each(Object.entries(kinds))(
    '%s go when their time is over, and not a day before',
    async (name, kind) => {
      await kind.put(daysAgo(kind.days + 1)).execute(world.db)
      await kind.put(daysAgo(kind.days - 5)).execute(world.db)
      expect(await applyRetention(world.context)).toEqual({ [name]: 1 })
      expect(await count(kind.left)).toBe(1)
      expect(await applyRetention(world.context)).toEqual({})
      const { data } = await (await world.as('support')).GET('/support/audit', {
        params: {
          query: { filter: JSON.stringify({ action: 'apply-retention', subject_id: name }) },
        },
      })
      expect(data).toMatchObject([{ actor_email: null, subject: 'retention', subject_id: name }])
      expect(JSON.stringify(data?.[0]?.after)).toContain('rows')
    },
  )

  it('what still waits is never too old: a new request, a mail that may yet leave', async () => {
    const at = daysAgo(900)
    await sql`insert into requests (kind, name, contact_number, text, created_at)
      values ('parts', 'Waiting', '1', 'x', ${at})`.execute(world.db)
    await sql`insert into outbox (recipient, subject, body_text, body_html, message_id, created_at)
      values ('waiting@shop.example', '', '', '', gen_random_uuid(), ${at})`.execute(world.db)
    expect(await applyRetention(world.context)).toEqual({})
  })

  it('an order loses whom and where, keeps what and how much, and is found by the name no more', async () => {
    const { buyer, order } = await orderedCar(world)
    const isOver = (at: Date, status: string) =>
      sql`update orders set status = ${status}, status_since = ${at} where id = ${order.id}`.execute(
        world.db,
      )
    await sql`insert into consignee_changes
        (order_id, state, before, after, asked_by, by_staff, asked_at, takes_effect_at, ended_at)
      select id, 'taken', shipping_address, shipping_address, account_id, true, now(), now(), now()
      from orders where id = ${order.id}`.execute(world.db)
    await isOver(daysAgo(6 * 366), 'Pending')
    expect(await applyRetention(world.context)).toEqual({})
    await isOver(daysAgo(5 * 365 - 1), 'Shipped')
    expect(await applyRetention(world.context)).toEqual({})
    await isOver(daysAgo(5 * 366), 'Shipped')
    expect(await applyRetention(world.context)).toEqual({ orders: 1 })
    expect(await applyRetention(world.context)).toEqual({})

    expect(await count(sql`select from consignee_changes where order_id = ${order.id}`)).toBe(0)
    const support = await world.as('desk')
    const { data } = await support.GET('/support/orders/{id}', {
      params: { path: { id: order.id } },
    })
    expect(data).toMatchObject({ total_incl_tax: order.total_incl_tax })
    expect(data?.shipping_address).toMatchObject({
      first_name: 'Name',
      last_name: 'deleted',
      line1: '',
    })
    const found = await support.GET('/support/orders', {
      params: { query: { filter: JSON.stringify({ q: 'moi avenue 254700' }) } },
    })
    expect(found.data).toEqual([])
    expect((await buyer.client.GET('/profile/')).response.status).toBe(200)
  })

  it('the audit keeps a year whatever is asked, and every entry as it was written', async () => {
    const attempt = (statement: ReturnType<typeof sql>) => statement.execute(world.db)
    await kinds.audit.put(daysAgo(300)).execute(world.db)
    await expect(attempt(sql`delete from audit where subject = 'old'`)).rejects.toThrow(
      'append-only',
    )
    await expect(attempt(sql`update audit set reason = 'x'`)).rejects.toThrow('append-only')
    await expect(attempt(sql`truncate audit`)).rejects.toThrow('append-only')
  })
})
