import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { mailsTo } from '../helpers/mails.ts'
import { addToBasket, type Buyer, newBuyer, stockProduct } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Requests by form and shipping quotes are answered in threads. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

const wish = {
  userName: 'Amina Otieno',
  userEmail: 'amina@example.com',
  contactNumber: '+254 700 000 001',
  userRequest: 'Front left headlamp for a 2014 Nissan Note.',
}

async function requested({ client }: Pick<Buyer, 'client'>) {
  const { data } = await client.POST('/requests/parts/', { body: wish, params: { header: {} } })
  if (!data) throw new Error('nothing was asked for')
  return data
}

const threadOf = async ({ client }: Buyer, id: number | null) =>
  (await client.GET('/threads/{id}/', { params: { path: { id: id ?? 0 } } })).data

async function deskAnswers(id: number | null, text: string) {
  const support = await world.as('support')
  const params = { path: { id: id ?? 0 } }
  return support.POST('/support/threads/{id}/messages', { params, body: { text } })
}

const requestOf = async (reference: string) => {
  const support = await world.as('support')
  const query = { filter: JSON.stringify({ q: reference }) }
  const { data } = await support.GET('/support/requests', { params: { query } })
  return data?.[0]
}

async function waiting(): Promise<number[]> {
  const support = await world.as('support')
  const query = { filter: JSON.stringify({ waits: true }) }
  const { data } = await support.GET('/support/threads', { params: { query } })
  return data?.map(({ id }) => id) ?? []
}

async function quoteAsked() {
  const buyer = await newBuyer(world)
  const product = await stockProduct(world, { title: 'Isuzu Forward flatbed', body_type: 'truck' })
  const code = 'mombasa-other'
  const { id } = await addToBasket(world, buyer, product, { code, quantity: 1, value: 0 })
  await buyer.client.POST('/request-shipping-quote/', {
    body: { q: id, userRequest: 'With customs clearance?' },
  })
  const { data } = await buyer.client.GET('/threads/')
  return { buyer, basket: id, thread: data?.threads[0]?.id ?? 0 }
}

async function quoteAnswered(basket: number) {
  const desk = await world.as('desk')
  const params = { path: { id: basket } }
  const { data } = await desk.GET('/support/quotes/{id}', { params })
  return desk.PUT('/support/quotes/{id}', {
    params,
    body: { version: data?.version ?? 0, shipping_charge: '950.00', note: 'By RORO.' },
  })
}

describe('a request of somebody who is signed in', () => {
  it('stands in their messages, and is answered there', async () => {
    const buyer = await newBuyer(world)
    const { thread, reference } = await requested(buyer)
    expect(await threadOf(buyer, thread)).toMatchObject({
      title: reference,
      is_shop: true,
      unread: 0,
      messages: [{ text: wish.userRequest, event: { kind: 'request' } }],
    })
    const row = await requestOf(reference)
    expect(row).toMatchObject({ state: 'new', thread })
    const answered = await deskAnswers(thread, 'We have one for USD 60.')
    expect(answered.data).toMatchObject({ request_id: row?.id, last_side: 'seller' })
    expect(await requestOf(reference)).toMatchObject({ state: 'answered' })
    expect(await threadOf(buyer, thread)).toMatchObject({ unread: 1 })
    const [mail] = (await mailsTo(world, buyer.email)).filter(({ text }) =>
      text.includes(`/messages/${thread}\n`),
    )
    expect(mail?.subject).toContain(reference)
  })

  it('waits in the queue of requests, and what its sender writes back in that of threads', async () => {
    const buyer = await newBuyer(world)
    const { thread } = await requested(buyer)
    const id = thread ?? 0
    expect(await waiting()).not.toContain(id)
    await deskAnswers(thread, 'Which side?')
    const params = { path: { id } }
    await buyer.client.POST('/threads/{id}/messages/', { params, body: { text: 'The left.' } })
    expect(await waiting()).toContain(id)
  })

  it('stays closed where staff have closed it', async () => {
    const { thread, reference } = await requested(await newBuyer(world))
    const support = await world.as('support')
    const { id = 0, version = 0 } = (await requestOf(reference)) ?? {}
    const body = { version, state: 'closed' as const }
    await support.PUT('/support/requests/{id}', { params: { path: { id } }, body })
    await deskAnswers(thread, 'One more thing.')
    expect(await requestOf(reference)).toMatchObject({ state: 'closed' })
  })

  it('is one thread however often it is sent with its key', async () => {
    const buyer = await newBuyer(world)
    const send = () =>
      buyer.client.POST('/requests/parts/', {
        body: wish,
        params: { header: { 'Idempotency-Key': 'once-and-for-all' } },
      })
    const sent = await Promise.all([send(), send(), send()])
    expect(new Set(sent.map(({ data }) => data?.thread)).size).toBe(1)
    const { data } = await buyer.client.GET('/threads/')
    expect(data?.threads).toHaveLength(1)
  })
})

describe('a request of somebody who is not signed in', () => {
  it('has no thread: it is answered by mail or telephone', async () => {
    const { thread, reference } = await requested({ client: await world.as(null) })
    expect(thread).toBeNull()
    expect(await requestOf(reference)).toMatchObject({ thread: null, user_id: null })
  })
})

describe('a shipping quote', () => {
  it('is asked for and answered in one thread, where the buyer can write back', async () => {
    const { buyer, basket, thread } = await quoteAsked()
    expect(await waiting()).not.toContain(thread)
    expect((await quoteAnswered(basket)).response.status).toBe(200)
    const seen = await threadOf(buyer, thread)
    expect(seen).toMatchObject({ quote: basket, unread: 1, title: 'Isuzu Forward flatbed' })
    expect(seen?.messages).toMatchObject([
      { side: 'buyer', text: 'With customs clearance?', event: { kind: 'quote-asked' } },
      {
        side: 'seller',
        by: world.settings.brandName,
        text: 'By RORO.',
        event: { kind: 'quote-answered', amount: '950.00', currency: 'USD', valid_until: null },
      },
    ])
    const params = { path: { id: thread } }
    await buyer.client.POST('/threads/{id}/messages/', { params, body: { text: 'By container?' } })
    expect(await waiting()).toContain(thread)
  })

  it('is told by one mail, which leads to the thread', async () => {
    const { buyer, basket, thread } = await quoteAsked()
    await quoteAnswered(basket)
    await deskAnswers(thread, 'It takes five weeks.')
    const mails = (await mailsTo(world, buyer.email)).filter(({ text }) =>
      text.includes(`/messages/${thread}`),
    )
    expect(mails.map(({ subject }) => subject)).toEqual(['Your shipping quote: USD 950.00'])
  })

  it('is answered as before where its buyer wants no more messages', async () => {
    const { buyer, basket, thread } = await quoteAsked()
    const params = { path: { id: thread } }
    await buyer.client.POST('/threads/{id}/block/', { params, body: { blocked: true } })
    expect((await quoteAnswered(basket)).response.status).toBe(200)
    expect((await threadOf(buyer, thread))?.messages).toHaveLength(1)
  })
})
