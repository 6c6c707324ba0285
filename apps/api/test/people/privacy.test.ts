import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { mailsTo } from '../helpers/mails.ts'
import { newcomer, signInAs } from '../helpers/newcomer.ts'
import {
  addToBasket,
  type Buyer,
  move,
  newBuyer,
  order,
  orderedCar,
  stockProduct,
} from '../helpers/steps.ts'
import { liveVehicle, newVendor } from '../helpers/vendors.ts'
import {
  newWholePerson,
  type WholePerson,
  wholePersonsPassword as password,
} from '../helpers/whole-person.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let person: WholePerson
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  person = await newWholePerson(world)
})
afterAll(() => world.close())

/** Follows the link that confirms them; whoever signs in with Google alone has no other way. */
const confirmed = async ({ client, email }: Pick<Buyer, 'client' | 'email'>) => {
  const { data } = await client.POST('/profile/confirmation/')
  expect(data).toMatchObject({ code: 'confirmation_mail_sent' })
  const { body_text: text } = await world.db
    .selectFrom('outbox')
    .select('body_text')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const [, token = ''] = /\/profile\?tab=data#confirm=(\S+)/.exec(text) ?? []
  return { token }
}

describe('downloadOwnData', () => {
  it('is for nobody who is not signed in', async () => {
    const { response } = await (await world.as(null)).POST('/profile/data/', { body: { password } })
    expect(response.status).toBe(401)
  })

  it.each([
    ['a wrong password', { password: 'a wrong guess' }, { password: ['confirm_password_wrong'] }],
    ['another’s link', { token: 'x'.repeat(43) }, { token: ['confirmation_invalid'] }],
  ])('refuses %s', async (_, body, codes) => {
    const { error, response } = await person.client.POST('/profile/data/', { body })
    expect(response.status).toBe(400)
    expect(error).toMatchObject({ codes })
  })

  it('holds everything, as a file, and no secret', async () => {
    const { data, response } = await person.client.POST('/profile/data/', { body: { password } })
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="bandari-data-\d{4}-\d\d-\d\d\.json"$/,
    )
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(data).toMatchObject({ account: person.email, amounts_in: 'minor units' })
    const counts = Object.fromEntries(
      Object.entries(data?.data ?? {}).map(([table, rows]) => [table, rows.length]),
    )
    expect(counts).toMatchObject({
      accounts: 1,
      addresses: 1,
      orders: 2,
      order_lines: 2,
      order_events: 5,
      baskets: 3,
      basket_lines: 3,
      requests: 1,
      item_searches: 1,
      agents: 1,
      products: 2,
      sessions: 1,
      handovers: 1,
      vouchers: 1,
      payments: 1,
    })
    expect(counts['outbox']).toBeGreaterThan(3)
    expect(counts['audit']).toBeGreaterThan(2)
    const text = JSON.stringify(data)
    for (const word of person.words) expect(text.toLowerCase()).toContain(word.toLowerCase())
    expect(text).not.toMatch(/argon2id|token_hash|password_hash|body_html/)
  })

  it('holds nobody else', async () => {
    const other = await newBuyer(world)
    const { data } = await other.client.POST('/profile/data/', { body: await confirmed(other) })
    const filled = Object.entries(data?.data ?? {}).filter(([, rows]) => rows.length > 0)
    expect(filled.map(([table]) => table).toSorted()).toEqual([
      'account_confirmations',
      'accounts',
      'outbox',
      'sessions',
    ])
  })
})

describe('requestConfirmationLink', () => {
  it('ends after an hour, and is nobody else’s', async () => {
    const [owner, other] = [await newBuyer(world), await newBuyer(world)]
    const body = await confirmed(owner)
    expect((await other.client.POST('/profile/data/', { body })).response.status).toBe(400)
    expect((await owner.client.POST('/profile/data/', { body })).response.status).toBe(200)
    world.clock.advance({ minutes: 61 })
    expect((await owner.client.POST('/profile/data/', { body })).response.status).toBe(400)
  })
})

const tryToDelete = (
  { client }: Pick<Buyer, 'client'>,
  body: { password?: string; token?: string },
) => client.POST('/profile/deletion/', { body })

/** Tried, refused, and nothing was changed. */
async function expectHindrance(who: Buyer, code: string) {
  const body = await confirmed(who)
  const { data } = await who.client.GET('/profile/deletion/')
  expect(data).toMatchObject({ confirm_by: 'link', hindrances: [{ code }] })
  const { error, response } = await tryToDelete(who, body)
  expect(response.status).toBe(409)
  expect(error).toMatchObject({ code })
  expect((await who.client.GET('/profile/')).response.status).toBe(200)
}

async function joined(): Promise<Buyer & { agentId: number }> {
  const buyer = await newBuyer(world)
  await buyer.client.POST('/upgrade-to-agent-account/', {
    body: { mobileNumber: '+260971234567', referrerEmail: '', agreed: true },
  })
  const { id } = await world.db
    .selectFrom('agents')
    .select('id')
    .where('account_id', '=', buyer.id)
    .executeTakeFirstOrThrow()
  return { ...buyer, agentId: id }
}

describe('what forbids a deletion', () => {
  it('an order that waits for its payment, or for its ship', async () => {
    const { buyer, order: placed } = await orderedCar(world)
    await expectHindrance(buyer, 'deletion_open_order')
    await move(world, placed, 'Authorized')
    await expectHindrance(buyer, 'deletion_open_order')
    await move(world, placed, 'Shipped')
    await expectHindrance(buyer, 'deletion_open_order')
    const past = new Date(world.clock.now().getTime() - 91 * 24 * 3600 * 1000)
    await world.db
      .updateTable('orders')
      .set({ status_since: past })
      .where('id', '=', placed.id)
      .execute()
    expect((await tryToDelete(buyer, await confirmed(buyer))).response.status).toBe(204)
  })

  it('commission that is owed', async () => {
    const agent = await joined()
    const credit = (amount: number) =>
      sql`insert into commission_entries (agent_id, kind, amount, at) values
        (${agent.agentId}, 'adjust', ${amount}, now())`.execute(world.db)
    await credit(4300)
    await expectHindrance(agent, 'deletion_balance')
    const { data } = await agent.client.GET('/profile/deletion/')
    expect(data?.hindrances[0]?.detail).toContain('USD 43.00')
    await credit(-4300)
    expect((await tryToDelete(agent, await confirmed(agent))).response.status).toBe(204)
  })

  it('a payout that is being made', async () => {
    const agent = await joined()
    const finance = sql`select min(id) from accounts where staff_role is not null`
    await sql`with batch as (insert into payout_batches (created_at, created_by) values (now(), (${finance})) returning id)
      insert into payout_lines (batch_id, agent_id, name, mobile, code, amount)
      select id, ${agent.agentId}, 'Grace', '+26', 'GRACEW', 100 from batch`.execute(world.db)
    await expectHindrance(agent, 'deletion_payout')
  })

  it('an adjustment that waits for a second person', async () => {
    const agent = await joined()
    await sql`insert into commission_adjustments (agent_id, amount, reason, created_at, created_by)
      select ${agent.agentId}, 20000, 'Paid twice', now(), min(id) from accounts where staff_role is not null`.execute(
      world.db,
    )
    await expectHindrance(agent, 'deletion_adjustment')
  })

  it('a listing that a buyer has reserved', async () => {
    const vendor = await newVendor(world)
    const id = await liveVehicle(world, vendor, '2014 Toyota Vitz F')
    await sql`update products set reserved = 1 where id = ${id}`.execute(world.db)
    await expectHindrance(vendor, 'deletion_reserved')
  })

  it('an import that is running', async () => {
    const vendor = await newVendor(world)
    await sql`insert into imports (vendor_id, class, file_name, state, rows, invalid_rows, new_rows, changed_rows, error_count,
      created_at) values (${vendor.id}, 'parts', 'stock.csv', 'running', 1, 0, 1, 0, 0, now())`.execute(
      world.db,
    )
    await expectHindrance(vendor, 'deletion_import')
  })

  it('a role as staff', async () => {
    const { data } = await (await world.as('desk')).GET('/profile/deletion/')
    expect(data).toMatchObject({ confirm_by: 'password', hindrances: [{ code: 'deletion_staff' }] })
  })

  it('is told in the language of the page', async () => {
    const { data } = await world
      .clientWith(await signInAs(world, 'desk@example.com', 'Harbour-2026!'), 'fr')
      .GET('/profile/deletion/')
    expect(data?.hindrances[0]?.detail).toMatch(/^Vous faites partie du personnel/)
  })

  it('an order that is placed at the same moment: one of the two wins', async () => {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world))
    const body = await confirmed(buyer)
    const [ordered, deleted] = await Promise.allSettled([order(buyer), tryToDelete(buyer, body)])
    const { open, gone } = await sql<{ open: number; gone: boolean }>`
      select (select count(*)::integer from orders where account_id = ${buyer.id}) as open,
        (select deleted_at is not null from accounts where id = ${buyer.id}) as gone`
      .execute(world.db)
      .then(({ rows }) => rows[0]!)
    expect(deleted).toMatchObject({
      value: { response: { status: ordered.status === 'fulfilled' ? 409 : 204 } },
    })
    expect([open, gone]).toEqual(ordered.status === 'fulfilled' ? [1, false] : [0, true])
  })
})

/** Every table of the whole database in which a text holds one of the words. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb', 'ARRAY')
    group by 1`.execute(world.db)
  const pattern = words.map((word) => word.replaceAll(/[+.]/g, String.raw`\$&`)).join('|')
  const found: string[] = []
  for (const { name, columns } of tables) {
    const texts = sql.join(columns.map((column) => sql`${sql.ref(column)}::text`))
    const { rows } = await sql`select from ${sql.table(name)}
      where concat_ws(' ', ${texts}) ~* ${pattern} limit 1`.execute(world.db)
    if (rows.length > 0) found.push(name)
  }
  return found
}

describe('deleteOwnAccount', () => {
  it('finds the person in many tables', async () => {
    expect(await tablesWith(person.words)).toEqual(
      expect.arrayContaining([
        'accounts',
        'addresses',
        'orders',
        'order_search',
        'outbox',
        'products',
        'requests',
      ]),
    )
  })

  it('leaves the person in no row of any table', async () => {
    const { words, email } = person
    const refused = await tryToDelete(person, { password: 'a wrong guess' })
    expect(refused.response.status).toBe(400)

    const { response } = await tryToDelete(person, { password })
    expect(response.status).toBe(204)

    // The mail that says so is all there is; it goes with the other mails.
    const [farewell, ...others] = await mailsTo(world, email)
    expect(farewell?.subject).toBe('Your Bandari account is deleted')
    expect(farewell?.text).toContain('for 7 years')
    expect(others).toEqual([])
    await sql`delete from outbox where lower(recipient) = ${email}`.execute(world.db)
    expect(await tablesWith(words)).toEqual([])
  })

  it('ends every sign-in, and shows nothing of them to the public or to staff', async () => {
    const { client, email, id, orderId, listingId } = person
    expect((await client.GET('/profile/')).response.status).toBe(401)
    const visitor = await world.as(null)
    const signIn = await visitor.POST('/auth/login/', { body: { username: email, password } })
    expect(signIn.error).toMatchObject({ codes: { non_field_errors: ['wrong_credentials'] } })
    const listing = await visitor.GET('/products/{id}/', { params: { path: { id: listingId } } })
    expect(listing.response.status).toBe(404)

    const support = await world.as('desk')
    const shown = await support.GET('/support/orders/{id}', { params: { path: { id: orderId } } })
    expect(shown.data).toMatchObject({ status: 'Canceled', total_incl_tax: '5200.00' })
    expect(JSON.stringify(shown.data)).toContain(`Deleted","last_name":"account ${id}`)
    const found = await support.GET('/support/orders', {
      params: { query: { filter: '{"q":"quillfeather"}' } },
    })
    expect(found.data).toEqual([])
    const user = await support.GET('/support/users/{id}', { params: { path: { id } } })
    expect(user.data).toMatchObject({
      first_name: 'Deleted',
      last_name: `account ${id}`,
      is_active: false,
      seller_status: 'none',
      deleted_at: expect.any(String),
      sign_ins: [],
      orders_count: 2,
    })
    const trace = await (await world.as('support')).GET('/support/audit', {
      params: { query: { filter: '{"action":"delete-account"}' } },
    })
    expect(trace.data?.[0]).toMatchObject({ subject: 'account', subject_id: String(id) })
  })

  it('is for ever: neither support nor a code brings anything back', async () => {
    const path = { id: person.id }
    const admin = await world.as('support')
    const version =
      (await admin.GET('/support/users/{id}', { params: { path } })).data?.version ?? 1
    const again = await admin.PUT('/support/users/{id}', {
      params: { path },
      body: { version, is_active: true, reason: 'x' },
    })
    expect(again.error).toMatchObject({ code: 'account_deleted' })
    const seller = await admin.PUT('/support/vendors/{id}', {
      params: { path },
      body: { version, seller_status: 'approved' },
    })
    expect(seller.response.status).toBe(404)
    await expect(
      sql`update accounts set is_active = true where id = ${person.id}`.execute(world.db),
    ).rejects.toThrow('accounts_deleted_is_empty')
    const visit = await (await world.as(null)).POST('/referrals/', {
      body: { code: 'THANDOLUHLEQ2026' },
    })
    expect(visit.response.status).toBe(404)
  })

  it('frees the address', async () => {
    const { response } = await (await world.as(null)).POST('/register/', {
      body: newcomer(person.email),
    })
    expect(response.status).toBe(201)
  })

  it('earns nothing any more', async () => {
    const agent = await joined()
    const { data: profile } = await agent.client.GET('/agent-overview/')
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world))
    await buyer.client.POST('/basket/add-voucher/', { body: { vouchercode: profile!.code } })
    const placed = await order(buyer)
    expect((await tryToDelete(agent, await confirmed(agent))).response.status).toBe(204)
    await move(world, placed, 'Authorized')
    const { rows } =
      await sql`select from commission_entries where agent_id = ${agent.agentId}`.execute(world.db)
    expect(rows).toEqual([])
  })
})
