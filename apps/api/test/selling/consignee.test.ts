import type { AddressInput, BandariClient, OrderConsignee } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { takeConsigneeChanges } from '../../src/selling/orders/consignee/take-consignee-changes.ts'
import { newcomerPassword, signInAs, welcomeNewcomer } from '../helpers/newcomer.ts'
import { addDocument, aPdf, stepsDone, tryToAddDocument } from '../helpers/document-steps.ts'
import { addToBasket, newBuyer, order as placeOrder, stockProduct } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Who receives an order after it was placed: asked for, stopped, taken, and fixed by the bill of lading (documents.md §4). */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

interface Ordered {
  buyer: { id: number; email: string; client: BandariClient; token: string }
  order: { id: number; number: string }
}

/** Somebody with a password, and an order of theirs. */
async function ordered(): Promise<Ordered> {
  const email = await welcomeNewcomer(world)
  const token = await signInAs(world, email)
  const client = world.clientWith(token)
  const { id } = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const buyer = { id, email, client, token }
  await addToBasket(world, buyer, await stockProduct(world))
  return { buyer, order: await placeOrder(buyer) }
}

const prove = ({ buyer }: Ordered) =>
  buyer.client.POST('/account/step-up/', { body: { password: newcomerPassword } })

const pathOf = ({ order: { id } }: Ordered) => ({ params: { path: { id } } })

const peter: AddressInput = {
  title: 'Mr',
  first_name: 'Peter',
  last_name: 'Otieno',
  line1: '3 Uhuru Road',
  line4: 'Kisumu',
  state: 'Kisumu',
  country: '/api/countries/KE/',
  phone_number: '+254711111111',
}

async function ask(one: Ordered, consignee = peter, last_change: number | null = null) {
  await prove(one)
  return one.buyer.client.POST('/orders/{id}/consignee/', {
    ...pathOf(one),
    body: { consignee, last_change },
  })
}

async function set(one: Ordered, consignee = peter, last_change: number | null = null) {
  const client = await world.as('support')
  const body = { consignee, last_change, reason: 'As it stands on the identity card' }
  return client.PUT('/support/orders/{id}/consignee', { ...pathOf(one), body })
}

async function seen(one: Ordered): Promise<OrderConsignee> {
  const { data } = await one.buyer.client.GET('/orders/{id}/consignee/', pathOf(one))
  if (!data) throw new Error('the order has no consignee')
  return data
}

const aDayLater = async () => {
  world.clock.advance({ hours: 24, minutes: 1 })
  return takeConsigneeChanges(world.context)
}

async function mailsAbout({ order: { id } }: Ordered, recipient?: string) {
  const mails = await world.db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'body_text', 'attach_pro_forma_of'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()
  return mails.filter((mail) => recipient === undefined || mail.recipient === recipient)
}

describe('a buyer who asks for another consignee', () => {
  it('proves first who they are', async () => {
    const one = await ordered()
    world.clock.advance({ minutes: 11 })
    const { error, response } = await one.buyer.client.POST('/orders/{id}/consignee/', {
      ...pathOf(one),
      body: { consignee: peter, last_change: null },
    })
    expect([response.status, error]).toMatchObject([403, { code: 'step_up_needed' }])
    expect((await seen(one)).waiting).toBeNull()
  })

  it('waits a day, of which both sides are told; then papers name the new one, and the invoice is another', async () => {
    const one = await ordered()
    const { data, response } = await ask(one)
    expect(response.status).toBe(201)
    expect(data?.waiting).toMatchObject({ state: 'waiting', after: { last_name: 'Otieno' } })
    expect(data?.consignee.last_name).not.toBe('Otieno')
    const told = (await mailsAbout(one)).slice(-2)
    expect(told.map(({ recipient }) => recipient)).toEqual([
      one.buyer.email,
      world.settings.supportEmail,
    ])
    expect(told[0]?.body_text).toContain('Mr Peter Otieno, Kisumu, Kenya')
    expect(await takeConsigneeChanges(world.context)).toBe(0)
    const before = await invoicesOf(one)

    expect(await aDayLater()).toBe(1)
    expect(await seen(one)).toMatchObject({
      consignee: { last_name: 'Otieno', line4: 'Kisumu', phone_number: '+254711111111' },
      waiting: null,
      changes: [{ state: 'taken', by_staff: false }],
    })
    const { data: order } = await one.buyer.client.GET('/orders/{id}/', pathOf(one))
    expect(order?.shipping_address?.last_name).toBe('Otieno')
    const [mail] = (await mailsAbout(one, one.buyer.email)).slice(-1)
    expect(mail?.attach_pro_forma_of).toBe(one.order.id)
    const codes = await invoicesOf(one)
    expect(codes).toHaveLength(before.length + 1)
    expect(await verified(before.at(-1) ?? '')).toBe('replaced')
    expect(await verified(codes.at(-1) ?? '')).toBe('to-pay')
    expect(await takeConsigneeChanges(world.context)).toBe(0)
  })

  it('can stop it, whoever asked, and so can staff; then it never counts', async () => {
    const one = await ordered()
    await ask(one)
    const stopped = await one.buyer.client.DELETE('/orders/{id}/consignee/', pathOf(one))
    expect(stopped.data).toMatchObject({ waiting: null, changes: [{ state: 'stopped' }] })
    const again = await one.buyer.client.DELETE('/orders/{id}/consignee/', pathOf(one))
    expect(again.error).toMatchObject({ code: 'consignee_nothing_waits' })
    const newest = stopped.data?.changes[0]?.id ?? null
    await ask(one, peter, newest)
    const client = await world.as('support')
    const byStaff = await client.DELETE('/support/orders/{id}/consignee', pathOf(one))
    expect(byStaff.data?.changes.map(({ state }) => state)).toEqual(['stopped', 'stopped'])
    expect(await aDayLater()).toBe(0)
    expect((await seen(one)).consignee.last_name).not.toBe('Otieno')
  })

  it('has one change at a time, and is told of one that they have not seen', async () => {
    const one = await ordered()
    const both = await Promise.all([ask(one), ask(one, { ...peter, first_name: 'Paul' })])
    expect(both.map(({ response }) => response.status).toSorted((a, b) => a - b)).toEqual([
      201, 409,
    ])
    expect(both.find(({ error }) => error)?.error).toMatchObject({
      code: 'consignee_change_waits',
    })
    expect((await set(one)).error).toMatchObject({ code: 'consignee_change_waits' })
    await aDayLater()
    expect((await ask(one)).error).toMatchObject({ code: 'consignee_overtaken' })
    const { changes, consignee } = await seen(one)
    const { first_name, last_name } = consignee
    const same = { ...peter, first_name, last_name }
    expect((await ask(one, same, changes[0]?.id ?? null)).error).toMatchObject({
      code: 'consignee_same',
    })
  })

  it('reads of a mistake beside its field, and nothing has changed', async () => {
    const one = await ordered()
    const { error } = await ask(one, { ...peter, phone_number: '12' })
    expect(error).toMatchObject({
      codes: { 'consignee.phone_number': ['consignee_phone_invalid'] },
    })
    expect((await seen(one)).changes).toEqual([])
  })

  it('is nobody else', async () => {
    const one = await ordered()
    const other = await newBuyer(world)
    const { response } = await other.client.GET('/orders/{id}/consignee/', pathOf(one))
    expect(response.status).toBe(404)
    const stop = await other.client.DELETE('/orders/{id}/consignee/', pathOf(one))
    expect(stop.response.status).toBe(404)
  })

  it('keeps where we write to, whatever is sent', async () => {
    const one = await ordered()
    const { email } = (await seen(one)).consignee
    await ask(one, { ...peter, email: 'thief@elsewhere.example' })
    await aDayLater()
    expect((await seen(one)).consignee.email).toBe(email)
    const { data } = await one.buyer.client.GET('/orders/{id}/', pathOf(one))
    expect(data?.email).not.toBe('thief@elsewhere.example')
  })
})

describe('staff', () => {
  it('change it at once with a reason, which the buyer is told; the history keeps who', async () => {
    const one = await ordered()
    const { data } = await set(one)
    expect(data).toMatchObject({
      consignee: { last_name: 'Otieno' },
      changes: [{ state: 'taken', by_staff: true, reason: 'As it stands on the identity card' }],
    })
    expect(data?.changes[0]?.by).not.toBeNull()
    expect((await seen(one)).changes[0]?.by).toBeNull()
    const [mail] = (await mailsAbout(one, one.buyer.email)).slice(-1)
    expect(mail?.body_text).toContain('As it stands on the identity card')
    const audit = await world.db
      .selectFrom('audit')
      .select(['action', 'reason', 'before', 'after'])
      .where('subject', '=', 'order')
      .where('subject_id', '=', String(one.order.id))
      .where('action', '=', 'set-consignee')
      .execute()
    expect(audit).toEqual([
      {
        action: 'set-consignee',
        reason: 'As it stands on the identity card',
        before: null,
        after: null,
      },
    ])
    expect((await set(one)).error).toMatchObject({ code: 'consignee_overtaken' })
  })

  it('of finance look and do not change', async () => {
    const one = await ordered()
    const client = await world.as('finance')
    expect((await client.GET('/support/orders/{id}/consignee', pathOf(one))).response.status).toBe(
      200,
    )
    const body = { consignee: peter, last_change: null, reason: 'A typo' }
    const { response } = await client.PUT('/support/orders/{id}/consignee', {
      ...pathOf(one),
      body,
    })
    expect(response.status).toBe(403)
  })
})

describe('the bill of lading', () => {
  const answer = (one: Ordered, paper: number, correction: string | null = null) =>
    one.buyer.client.POST('/orders/{id}/papers/{paper}/answer/', {
      params: { path: { id: one.order.id, paper } },
      body: { correction },
    })
  const draftOf = (one: Ordered) =>
    addDocument(world, one, { kind: 'bill_of_lading', is_draft: 'true' })

  it('fixes it once it is confirmed, for staff too, who open it again with a new draft', async () => {
    const one = await ordered()
    await stepsDone(world, one, 'paid', 'booked')
    const draft = await draftOf(one)
    expect((await seen(one)).why_fixed).toBeNull()
    await answer(one, draft.id)
    expect((await seen(one)).why_fixed).toBe('consignee_bill_confirmed')
    expect((await ask(one)).error).toMatchObject({ code: 'consignee_bill_confirmed' })
    expect((await set(one)).error).toMatchObject({ code: 'consignee_bill_confirmed' })
    await draftOf(one)
    expect((await set(one)).data?.consignee.last_name).toBe('Otieno')
  })

  it('is not confirmed to one consignee while the order is about to go to another', async () => {
    const one = await ordered()
    await stepsDone(world, one, 'paid', 'booked')
    const draft = await draftOf(one)
    await ask(one)
    expect((await answer(one, draft.id)).error).toMatchObject({ code: 'consignee_waits_first' })
    await aDayLater()
    expect((await answer(one, draft.id)).error).toMatchObject({ code: 'paper_names_former' })
    const next = await draftOf(one)
    expect((await answer(one, next.id)).error).toBeUndefined()
  })

  it('that is made out meanwhile ends what waits, and both are told', async () => {
    const one = await ordered()
    await stepsDone(world, one, 'paid', 'booked')
    await ask(one)
    const { status } = await tryToAddDocument(world, one, {
      kind: 'bill_of_lading',
      file: await aPdf('final'),
    })
    expect(status).toBe(201)
    expect(await seen(one)).toMatchObject({ waiting: null, changes: [{ state: 'lapsed' }] })
    expect((await mailsAbout(one)).slice(-2).map(({ recipient }) => recipient)).toEqual([
      one.buyer.email,
      world.settings.supportEmail,
    ])
    expect(await aDayLater()).toBe(0)
    expect((await seen(one)).consignee.last_name).not.toBe('Otieno')
  })

  it('without one a ship that has sailed fixes it, and a change whose order sailed lapses', async () => {
    const one = await ordered()
    await stepsDone(world, one, 'paid')
    await ask(one)
    await stepsDone(world, one, 'sailed')
    expect((await seen(one)).why_fixed).toBe('consignee_sailed')
    await aDayLater()
    expect((await seen(one)).changes[0]?.state).toBe('lapsed')
  })
})

async function invoicesOf({ order: { id } }: Ordered): Promise<string[]> {
  const rows = await world.db
    .selectFrom('order_invoices')
    .select('code')
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ code }) => code)
}

async function verified(code: string): Promise<string | undefined> {
  const client = await world.as(null)
  const { data } = await client.GET('/verify/{code}/', { params: { path: { code } } })
  return data?.state
}
