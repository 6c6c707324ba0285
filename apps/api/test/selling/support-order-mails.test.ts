import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { mailsTo } from '../helpers/mails.ts'
import { paidCar } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

describe('the mails about an order', () => {
  it('are listed with what they say, newest first', async () => {
    const { buyer, shown } = await paidCar(world)
    await world.deliverMails()
    const client = await world.as('desk')
    const filter = JSON.stringify({ order_id: shown.id, to: buyer.email.toUpperCase() })
    const { data, response } = await client.GET('/support/mails', { params: { query: { filter } } })
    expect(response.headers.get('content-range')).toBe('mails 0-1/2')
    expect(data?.map(({ subject }) => subject)).toEqual([
      `Order ${shown.number}: payment received`,
      `Order ${shown.number}: your pro-forma invoice`,
    ])
    const [mail] = data ?? []
    expect(mail).toMatchObject({
      order_id: shown.id,
      to: buyer.email,
      attempts: 1,
      last_error: null,
    })
    expect(mail?.text).toContain('the payment for your order is complete')
    expect(mail?.sent_at).not.toBeNull()
    const one = await client.GET('/support/mails/{id}', { params: { path: { id: mail?.id ?? 0 } } })
    expect(one.data).toEqual(mail)
  })

  it('are no others: a link into an account is nobody else’s', async () => {
    const email = 'forgetful@shop.example'
    await world.db
      .insertInto('accounts')
      .values({ email, first_name: 'Ann', last_name: 'Other', is_active: true })
      .execute()
    await (await world.as(null)).POST('/rest-auth/password/reset/', { body: { email } })
    const [mail] = await mailsTo(world, email)
    const client = await world.as('support')
    const filter = JSON.stringify({ to: email })
    expect((await client.GET('/support/mails', { params: { query: { filter } } })).data).toEqual([])
    const path = { id: mail?.id ?? 0 }
    const one = await client.GET('/support/mails/{id}', { params: { path } })
    expect(one.response.status).toBe(404)
  })
})

describe('downloadSupportProForma', () => {
  it('is the invoice that the buyer has', async () => {
    const { buyer, shown } = await paidCar(world)
    const params = { path: { id: shown.id } }
    const client = await world.as('desk')
    const parseAs = 'arrayBuffer' as const
    const ours = await client.GET('/support/orders/{id}/pro-forma', { params, parseAs })
    const theirs = await buyer.client.GET('/orders/{id}/pro-forma/', { params, parseAs })
    const [mine = '', other] = [ours.data, theirs.data].map((file) =>
      Buffer.from(file ?? new ArrayBuffer()).toString('latin1'),
    )
    expect(mine.slice(0, 5)).toBe('%PDF-')
    expect(mine).toBe(other)
    const none = await client.GET('/support/orders/{id}/pro-forma', {
      params: { path: { id: 2_147_483_647 } },
    })
    expect(none.response.status).toBe(404)
  })
})
