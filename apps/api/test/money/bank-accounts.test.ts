import type { BankAccount } from '@bandari/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { loadFirstAccount } from '../../src/money/bank-wire/load-first-account.ts'
import { notifyAccountChange } from '../../src/money/bank-wire/notify-account-change.ts'
import { formatInvoiceCode } from '../../src/selling/invoices/invoice-code.ts'
import { remindOfPayment } from '../../src/selling/orders/remind-of-payment.ts'
import { mailsTo } from '../helpers/mails.ts'
import { textOf } from '../helpers/pdf-text.ts'
import { type Buyer, move, newBuyer, orderedCar } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/**
 * The account that orders are paid to: one person drafts another account, a second one publishes it, and nobody is told
 * a wrong one.
 */

const first = '0100 4471 2208'
const second = '0200 5582 3319'
const third = '0300 6693 4420'

let world: World
let author: Staff
let other: Staff
beforeAll(async () => {
  world = await createWorld({
    ...inject('postgres'),
    environment: { BANK_DETAILS: `Bank: Harbour Bank|Account: ${first}` },
  })
  author = await newStaff('finance')
  other = await newStaff('finance')
})
afterAll(() => world.close())

type Staff = Buyer & { token: string }

async function newStaff(role: string): Promise<Staff> {
  const person = await newBuyer(world)
  await sql`update accounts set staff_role = ${role} where id = ${person.id}`.execute(world.db)
  const token = await insertSession(world.db, person.id, world.clock.now())
  return { ...person, client: world.clientWith(token), token }
}

async function draft(number: string, by = author, changed = {}) {
  const body = { currency: 'USD', details: `Bank: Coast Bank\nAccount: ${number}`, reason: 'Moved' }
  const { data, error, response } = await by.client.POST('/support/bank-accounts', {
    body: { ...body, ...changed },
  })
  return { data, error, status: response.status }
}

async function drafted(number: string): Promise<BankAccount> {
  const { data, error } = await draft(number)
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

async function decide({ id }: { id: number }, state: 'published' | 'dropped', by = other) {
  const { data, error, response } = await by.client.PUT('/support/bank-accounts/{id}', {
    params: { path: { id } },
    body: { state },
  })
  return { data, error, status: response.status }
}

async function change(number: string): Promise<BankAccount> {
  const { data, error } = await decide(await drafted(number), 'published')
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

async function codesOf({ id }: { id: number }): Promise<string[]> {
  const rows = await world.db
    .selectFrom('order_invoices')
    .select('code')
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ code }) => code)
}

async function check(code: string) {
  const { data } = await world
    .clientWith(null)
    .GET('/verify/{code}/', { params: { path: { code } } })
  if (!data) throw new Error(`no invoice ${code}`)
  return data
}

async function ask(account: string) {
  const params = { query: { account } }
  const { data } = await world.clientWith(null).GET('/verify-account/', { params })
  return data
}

async function seen(buyer: Buyer, { id }: { id: number }) {
  const { data } = await buyer.client.GET('/orders/{id}/', { params: { path: { id } } })
  const { data: file } = await buyer.client.GET('/orders/{id}/pro-forma/', {
    params: { path: { id } },
    parseAs: 'arrayBuffer',
  })
  if (!data || !file) throw new Error(`no order ${id}`)
  return { bank: data.payment_instructions.bank, pdf: await textOf(new Uint8Array(file)) }
}

async function numberThatCounts(): Promise<string> {
  const { data } = await other.client.GET('/support/bank-accounts', {
    params: { query: { filter: JSON.stringify({ state: 'current', currency: 'USD' }) } },
  })
  return data?.[0]?.details[1]?.replace('Account: ', '') ?? ''
}

describe('a change', () => {
  it('shows every open order the new account at once, and says of the old invoice that it is old', async () => {
    const [open, paid] = [await orderedCar(world), await orderedCar(world)]
    await move(world, paid.order, 'Authorized')
    const [oldCode = ''] = await codesOf(open.order)
    expect(await check(oldCode)).toMatchObject({ state: 'to-pay', account_since: null })
    const draftOfIt = await drafted(second)
    expect(draftOfIt).toMatchObject({
      state: 'open',
      former_details: ['Bank: Harbour Bank', `Account: ${first}`],
      is_own: true,
      may_publish: false,
    })
    // A draft changes nothing that anybody is told.
    expect(await ask(second)).toEqual({ is_ours: false, was_ours_until: null })
    expect((await seen(open.buyer, open.order)).bank).toContain(`Account: ${first}`)

    const { data: published } = await decide(draftOfIt, 'published')
    expect(published).toMatchObject({ state: 'current', told: 0 })
    const at = published?.decided_at
    const codes = await codesOf(open.order)
    expect(codes).toHaveLength(2)
    expect(await codesOf(paid.order)).toHaveLength(1)
    expect(await check(oldCode)).toMatchObject({
      state: 'replaced',
      replaced_because: 'account',
      account: [],
      account_ended_at: at,
    })
    expect(await check(codes[1] ?? '')).toMatchObject({
      state: 'to-pay',
      replaced_because: null,
      account: [
        { label: 'Bank', value: 'Coast Bank' },
        { label: 'Account', value: second },
      ],
      account_since: at,
    })
    const { bank, pdf } = await seen(open.buyer, open.order)
    expect(bank).toEqual(['Bank: Coast Bank', `Account: ${second}`])
    expect(pdf).toContain(second)
    expect(pdf).toContain(formatInvoiceCode(codes[1] ?? ''))
    expect(pdf).not.toContain(first)
    expect(await ask(second)).toEqual({ is_ours: true, was_ours_until: null })
    expect(await ask(first)).toEqual({ is_ours: false, was_ours_until: at })
    const [mine] = await codesOf((await orderedCar(world)).order)
    expect(await check(mine ?? '')).toMatchObject({ account: [{}, { value: second }] })
  })

  it('is told to the buyer of each open order once, in their language, without any account', async () => {
    const { buyer, order } = await orderedCar(world)
    await sql`update accounts set language = 'fr' where id = ${buyer.id}`.execute(world.db)
    const gone = await orderedCar(world)
    const number = await numberThatCounts()
    await change(number === third ? second : third)
    await move(world, gone.order, 'Canceled')
    await Promise.all([1, 2, 3].map(() => notifyAccountChange(world.context)))
    await notifyAccountChange(world.context)
    await world.deliverMails()
    const codes = await codesOf(order)
    const told = (await mailsTo(world, buyer.email)).filter(({ subject }) =>
      subject.startsWith('Notre compte bancaire a changé'),
    )
    expect(told).toHaveLength(1)
    const [mail] = told
    expect(mail?.text).toContain(`/verify/${formatInvoiceCode(codes.at(-1) ?? '')}`)
    expect(mail?.attachments).toEqual([])
    const ofGone = await mailsTo(world, gone.buyer.email)
    expect(ofGone.filter(({ subject }) => subject.includes('bank account'))).toEqual([])
    const { data } = await other.client.GET('/support/bank-accounts', {
      params: { query: { filter: JSON.stringify({ state: 'current' }) } },
    })
    expect(data?.[0]?.told).toBe(data?.[0]?.orders)
  })

  it('is shown to everybody with its day, as new for 72 hours', async () => {
    const { decided_at: at } = await change((await numberThatCounts()) === third ? second : third)
    const changes = async () => {
      const { data } = await world.clientWith(null).GET('/bank-account-changes/')
      return data
    }
    expect(await changes()).toEqual([{ currency: 'USD', changed_at: at, is_new: true }])
    world.clock.advance({ hours: 72 })
    expect(await changes()).toEqual([{ currency: 'USD', changed_at: at, is_new: false }])
  })

  it('back to an account that was ours says yes of it again', async () => {
    const [from, to] = (await numberThatCounts()) === third ? [third, second] : [second, third]
    await change(to)
    expect(await ask(from)).toMatchObject({ is_ours: false })
    await change(from)
    expect(await ask(from)).toEqual({ is_ours: true, was_ours_until: null })
    expect((await ask(to))?.was_ours_until).not.toBeNull()
  })
})

describe('two people', () => {
  it('nobody publishes their own draft, and a currency has one draft', async () => {
    const open = await drafted('0400 7704 5531')
    expect((await decide(open, 'published', author)).error).toMatchObject({ code: 'own_draft' })
    expect((await draft('0500 8815 6642', other)).error).toMatchObject({
      code: 'bank_account_open',
    })
    const support = await newStaff('support')
    expect((await decide(open, 'published', support)).status).toBe(403)
    expect((await draft('0500 8815 6642', support)).status).toBe(403)
    expect((await decide(open, 'dropped', author)).data).toMatchObject({ state: 'dropped' })
    expect((await decide(open, 'published')).error).toMatchObject({ code: 'overtaken' })
    expect(await ask('0400 7704 5531')).toMatchObject({ is_ours: false, was_ours_until: null })
  })

  it('of two who publish at once, and of one who does twice, it is published once', async () => {
    const open = await drafted('0600 9926 7753')
    const answers = await Promise.all([1, 2, 3].map(() => decide(open, 'published')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { order } = await orderedCar(world)
    expect(await codesOf(order)).toHaveLength(1)
    await change(second)
    expect(await codesOf(order)).toHaveLength(2)
  })

  it('is held by the database, too', async () => {
    const open = await drafted('0700 1037 8864')
    const publish = (by: number) =>
      sql`update bank_accounts set state = 'published', decided_by = ${by}, decided_at = now()
        where id = ${open.id}`.execute(world.db)
    await expect(publish(author.id)).rejects.toThrow(/check constraint/)
    // Without ending the one that counts there would be two.
    await expect(publish(other.id)).rejects.toThrow(/bank_accounts_current/)
    const write = (text: string) =>
      expect(sql.raw(text).execute(world.db)).rejects.toThrow(
        /is what it is|is drafted by somebody|only ever added to/,
      )
    await write(
      `update bank_accounts set details = '{"Account: 9999 9999 9999"}' where id = ${open.id}`,
    )
    await write(
      `update bank_accounts set details = '{"Account: 9999 9999 9999"}' where ended_at is null and state = 'published'`,
    )
    await write(`delete from bank_accounts where id = ${open.id}`)
    await write(
      `insert into bank_accounts (currency, details, state, drafted_at, decided_at)
       values ('USD', '{"Account: 9999 9999 9999"}', 'published', now(), now())`,
    )
    await write(
      `insert into bank_accounts (currency, details, state, reason, drafted_by, drafted_at, decided_by, decided_at)
       values ('KES', '{"Account: 9999 9999 9999"}', 'published', 'x', ${author.id}, now(), ${other.id}, now())`,
    )
    await decide(open, 'dropped')
  })

  it('leaves who drafted, who published and what was before in the audit', async () => {
    const before = await numberThatCounts()
    const { id } = await change(before === second ? third : second)
    const { data } = await (await world.as('support')).GET('/support/audit', {
      params: {
        query: { filter: JSON.stringify({ subject: 'bank-account', subject_id: String(id) }) },
      },
    })
    expect(data?.map(({ action }) => action)).toEqual([
      'publish-bank-account',
      'draft-bank-account',
    ])
    expect(JSON.stringify(data?.[0]?.before)).toContain(before)
  })
})

it.each([
  [{ details: 'Bank: Coast Bank' }, { details: ['bank_account_number'] }],
  [{ details: Array(13).fill('x').join('\n') }, { details: ['bank_account_lines'] }],
])('refuses a draft with %j', async (changed, codes) => {
  expect((await draft(second, author, changed)).error).toMatchObject({ codes })
})

it('refuses the account that counts already', async () => {
  const same = await draft(await numberThatCounts())
  expect(same.error).toMatchObject({ codes: { details: ['bank_account_same'] } })
})

it('issues no invoice with an account that ends while its order is placed', async () => {
  for (let round = 0; round < 5; round += 1) {
    const open = await drafted((await numberThatCounts()) === third ? second : third)
    const [, ...placed] = await Promise.all([
      decide(open, 'published'),
      ...[1, 2, 3, 4].map(() => orderedCar(world)),
    ])
    const number = await numberThatCounts()
    for (const { order } of placed) {
      const code = (await codesOf(order)).at(-1) ?? ''
      expect(await check(code)).toMatchObject({ state: 'to-pay', account: [{}, { value: number }] })
    }
  }
})

it('no mail says where to pay: neither an account nor an address of Bitcoin', async () => {
  const { buyer, order } = await orderedCar(world)
  const path = { id: order.id }
  const support = await world.as('support')
  await support.POST('/support/orders/{id}/invoice-mails', { params: { path } })
  await buyer.client.POST('/orders/{id}/payment-reports/', {
    params: { path },
    body: { amount: '5200.00', paid_on: world.clock.now().toISOString().slice(0, 10), bank: 'X' },
  })
  await support.PUT('/support/orders/{id}/payment-report', { params: { path }, body: { note: '' } })
  await support.POST('/support/orders/{id}/extension', {
    params: { path },
    body: { days: 2, reason: 'The bank is closed' },
  })
  await change((await numberThatCounts()) === third ? second : third)
  await notifyAccountChange(world.context)
  world.clock.advance({ days: 6, hours: 12 })
  await remindOfPayment(world.context)
  const rows = await world.db
    .selectFrom('outbox')
    .select(['subject', 'body_text', 'body_html'])
    .where('order_id', '=', order.id)
    .execute()
  expect(rows.length).toBeGreaterThanOrEqual(5)
  const { bitcoin_address: address } = order.payment_instructions
  const numbers = [first, second, third].flatMap((number) => [number, number.replaceAll(' ', '')])
  for (const { subject, body_text, body_html } of rows) {
    for (const told of [...numbers, 'Coast Bank', address ?? '-']) {
      expect(`${subject}\n${body_text}\n${body_html}`).not.toContain(told)
    }
  }
  const leading = rows.filter(({ body_text }) => body_text.includes('/verify/'))
  expect(leading.length).toBeGreaterThanOrEqual(5)
})

describe('the setting', () => {
  const now = new Date()
  const own = (details: string[]) => ({ firstAccount: { details, isInvented: false }, now })

  it('is read once: later starts change nothing', async () => {
    const bare = await createWorld({
      ...inject('postgres'),
      isBare: true,
      environment: { BANK_DETAILS: `Account: ${first}` },
    })
    await loadFirstAccount(bare.db, own([`Account: ${third}`]))
    await loadFirstAccount(bare.db, { firstAccount: null, now })
    const rows = await bare.db.selectFrom('bank_accounts').select('details').execute()
    expect(rows).toEqual([{ details: [`Account: ${first}`] }])
    await bare.close()
  })

  it('takes the place of what people tried in a demo, which was never the shop’s', async () => {
    const tried = await numberThatCounts()
    const details = ['Account: 0800 2148 9975']
    await loadFirstAccount(world.db, own(details))
    await loadFirstAccount(world.db, own([`Account: ${third}`]))
    expect((await ask('0800 2148 9975'))?.is_ours).toBe(true)
    expect(await ask(tried)).toEqual({ is_ours: false, was_ours_until: null })
  })

  it('takes the place of what was made up for a demo; without one nothing is sold', async () => {
    const demo = await createWorld(inject('postgres'))
    const count = async () => {
      const rows = await demo.db.selectFrom('bank_accounts').selectAll().orderBy('id').execute()
      return rows.map(({ is_invented, ended_at }) => [is_invented, ended_at === null])
    }
    const { order } = await orderedCar(demo)
    expect(await count()).toEqual([[true, true]])
    await expect(loadFirstAccount(demo.db, { firstAccount: null, now })).rejects.toThrow(
      /BANK_DETAILS is needed/,
    )
    await Promise.all([1, 2].map(() => loadFirstAccount(demo.db, own([`Account: ${second}`]))))
    expect(await count()).toEqual([
      [true, false],
      [false, true],
    ])
    const params = { query: { account: '0100 4471 2208' } }
    const { data } = await demo.clientWith(null).GET('/verify-account/', { params })
    expect(data).toEqual({ is_ours: false, was_ours_until: null })
    const codes = await demo.db
      .selectFrom('order_invoices')
      .select('code')
      .where('order_id', '=', order.id)
      .execute()
    expect(codes).toHaveLength(2)
    expect((await demo.clientWith(null).GET('/bank-account-changes/')).data).toEqual([])
    await demo.close()
  })
})
