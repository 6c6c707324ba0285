import type { BandariClient } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { mailsTo } from '../helpers/mails.ts'
import { signInAs, welcomeNewcomer } from '../helpers/newcomer.ts'
import { addToBasket, type Buyer, move, newBuyer, order, stockProduct } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** The page of one customer, and what staff do for them. */

let world: World
let desk: BandariClient
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  desk = await world.as('desk')
})
afterAll(() => world.close())

const pageOf = async ({ id }: Pick<Buyer, 'id'>, by = desk) =>
  by.GET('/support/customers/{id}', { params: { path: { id } } })

const body = { reason: 'Asked by telephone.' }

const idOf = async (email: string) => {
  const { id } = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

async function paidOrder(buyer: Buyer) {
  await addToBasket(world, buyer, await stockProduct(world))
  const placed = await order(buyer)
  await move(world, placed, 'Authorized')
  return placed
}

const parts = [
  'notes',
  'orders',
  'spend',
  'requests',
  'threads',
  'offers',
  'slips',
  'sign_ins',
  'consents',
] as const

describe('the page of a customer', () => {
  it('has counts and the latest of everything', async () => {
    const customer = await newBuyer(world)
    const placed = await paidOrder(customer)
    const { id: product } = await stockProduct(world)
    await customer.client.POST('/products/{id}/thread/', {
      params: { path: { id: product } },
      body: { text: 'Is it still there?' },
    })
    const { data } = await pageOf(customer)
    expect(data).toMatchObject({
      orders: { count: 1, latest: [{ number: placed.number, currency: 'USD' }] },
      threads: { count: 1, latest: [{ state: 'buyer' }] },
      requests: { count: 0, latest: [] },
      sign_ins: { count: 1 },
      consents: { order_steps: true },
      may_act: true,
    })
    expect(data?.spend).toEqual([
      { currency: 'USD', amount: data?.orders?.latest[0]?.total, orders_count: 1 },
    ])
  })

  it.each([
    ['finance', ['orders', 'spend', 'slips']],
    ['desk', parts],
  ] as const)('shows %s the parts whose lists are theirs', async (role, theirs) => {
    const { data } = await pageOf(await newBuyer(world), await world.as(role))
    expect(parts.filter((part) => data?.[part] !== null)).toEqual(theirs)
    expect(data?.may_act).toBe(role === 'desk')
  })

  it('is looked at on record', async () => {
    const customer = await newBuyer(world)
    await pageOf(customer)
    const looks = await world.db
      .selectFrom('audit')
      .select('action')
      .where('kind', '=', 'read')
      .where('subject', '=', 'account')
      .where('subject_id', '=', String(customer.id))
      .execute()
    expect(looks).toEqual([{ action: 'read-record' }])
  })
})

describe('a note', () => {
  const write = async ({ id }: Pick<Buyer, 'id'>, text: string) =>
    desk.POST('/support/customers/{id}/notes', { params: { path: { id } }, body: { text } })

  it('tells who wrote it and when, and the audit tells that there is one, not what it says', async () => {
    const customer = await newBuyer(world)
    expect((await write(customer, 'Prefers calls after five.')).response.status).toBe(201)
    const { data } = await pageOf(customer)
    expect(data?.notes).toEqual([
      {
        id: expect.any(Number) as number,
        text: 'Prefers calls after five.',
        by: 'Mary Phiri',
        at: expect.any(String) as string,
      },
    ])
    const entry = await world.db
      .selectFrom('audit')
      .select(['after', 'reason'])
      .where('action', '=', 'add-customer-note')
      .where('subject_id', '=', String(customer.id))
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(entry)).not.toContain('calls')
  })

  it('is not written about oneself, nor about whom nobody knows', async () => {
    const own = { id: await idOf('desk@example.com') }
    expect((await write(own, 'Very diligent.')).error).toMatchObject({ code: 'own_account_action' })
    expect((await write({ id: 999_999_999 }, 'Nobody.')).response.status).toBe(404)
  })
})

async function newcomer() {
  const email = await welcomeNewcomer(world)
  const client = world.clientWith(await signInAs(world, email))
  return { id: await idOf(email), email, client }
}

describe('a link for a new password', () => {
  const send = async (id: number) =>
    desk.POST('/support/customers/{id}/reset-link', { params: { path: { id } }, body })

  it('goes to the customer alone, and once when pressed twice', async () => {
    const { id, email } = await newcomer()
    expect((await send(id)).data).toEqual({ mailed: true })
    expect((await send(id)).data).toEqual({ mailed: false })
    await world.deliverMails()
    const mails = (await mailsTo(world, email)).filter(({ text }) =>
      text.includes('/password/reset/confirm/'),
    )
    expect(mails).toHaveLength(1)
  })

  it('is not for staff', async () => {
    const id = await idOf('support@example.com')
    expect((await send(id)).error).toMatchObject({ code: 'account_of_staff' })
  })
})

describe('the end of every sign-in', () => {
  it('is told by mail once, and is on record with its reason', async () => {
    const { id, email, client } = await newcomer()
    const end = async () =>
      desk.POST('/support/customers/{id}/end-sessions', { params: { path: { id } }, body })
    expect((await end()).data?.ended).toBeGreaterThan(0)
    expect((await client.GET('/orders/')).response.status).toBe(401)
    expect((await end()).data).toEqual({ ended: 0 })
    await world.deliverMails()
    const told = (await mailsTo(world, email)).filter(({ subject }) =>
      subject.includes('Signed out everywhere'),
    )
    expect(told).toHaveLength(1)
    const entries = await world.db
      .selectFrom('audit')
      .select(['reason'])
      .where('action', '=', 'end-sessions')
      .where('subject_id', '=', String(id))
      .execute()
    expect(entries).toEqual([{ reason: body.reason }])
  })
})
