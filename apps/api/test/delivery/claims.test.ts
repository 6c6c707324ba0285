import type { Delivery } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { sendForm } from '../helpers/forms.ts'
import {
  anOrder,
  aPicture,
  fetched,
  type Ordered,
  stepsDone,
  tokenOf,
} from '../helpers/document-steps.ts'
import { newBuyer } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Outcomes of a delivery: confirmed, accepted by silence, or a claim. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

async function delivered(): Promise<Ordered> {
  const ordered = await anOrder(world)
  await stepsDone(world, ordered, 'paid', 'sailed', 'arrived', 'delivered')
  return ordered
}

const pathOf = ({ order: { id } }: Ordered) => ({ params: { path: { id } } })

const seen = async (ordered: Ordered) =>
  (await ordered.buyer.client.GET('/orders/{id}/delivery/', pathOf(ordered))).data

const confirm = (ordered: Ordered) =>
  ordered.buyer.client.POST('/orders/{id}/delivery/', pathOf(ordered))

const claim = (ordered: Ordered, text = 'The left mirror is broken.') =>
  ordered.buyer.client.POST('/orders/{id}/claim/', {
    ...pathOf(ordered),
    body: { kind: 'damaged', text },
  })

async function pictured(ordered: Ordered, token = ordered.buyer.token) {
  const answer = await sendForm(world, {
    path: `/orders/${ordered.order.id}/claim/pictures/`,
    token,
    fields: { file: await aPicture() },
  })
  return { status: answer.statusCode, body: answer.json<Delivery>() }
}

const mailsTo = async (email: string) =>
  world.db.selectFrom('outbox').select('subject').where('recipient', '=', email).execute()

describe('a delivery', () => {
  it('is confirmed once, and not before it is there', async () => {
    const early = await anOrder(world)
    expect((await seen(early))?.state).toBe('not-delivered')
    expect((await confirm(early)).error).toMatchObject({ code: 'delivery_not_open' })
    const ordered = await delivered()
    expect((await seen(ordered))?.state).toBe('to-answer')
    expect((await confirm(ordered)).data?.state).toBe('confirmed')
    expect((await claim(ordered)).error).toMatchObject({ code: 'delivery_not_open' })
  })

  it('counts as taken when nobody says anything for 48 hours', async () => {
    const ordered = await delivered()
    world.clock.advance({ hours: 48, minutes: 1 })
    expect((await seen(ordered))?.state).toBe('settled')
    expect((await claim(ordered)).error).toMatchObject({ code: 'delivery_not_open' })
  })
})

describe('a claim', () => {
  it('is talked over with pictures until it has an outcome, and both sides are written to', async () => {
    const ordered = await delivered()
    const { data: opened } = await claim(ordered)
    expect(opened).toMatchObject({ state: 'claimed', claim: { state: 'open', kind: 'damaged' } })
    const { status, body } = await pictured(ordered)
    expect([status, body.claim?.pictures.length]).toEqual([201, 1])
    const id = opened?.claim?.id ?? 0
    const client = await world.as('support')
    const params = { path: { id } }
    const answered = await client.POST('/support/claims/{id}/messages', {
      params,
      body: { text: 'Please show it from the side.' },
    })
    expect(answered.data).toMatchObject({ state: 'answered', version: 2 })
    const replied = await ordered.buyer.client.POST('/orders/{id}/claim/messages/', {
      ...pathOf(ordered),
      body: { text: 'Here it is.' },
    })
    expect(replied.data?.claim?.state).toBe('open')
    const decide = (version: number, amount?: string, outcome: 'refund' | 'none' = 'refund') =>
      client.POST('/support/claims/{id}/outcome', {
        params,
        body: { version, outcome, text: 'We give back a mirror.', ...(amount && { amount }) },
      })
    expect((await decide(2, '120.00')).error).toMatchObject({ code: 'overtaken' })
    expect((await decide(3)).error).toMatchObject({ codes: { amount: ['claim_amount'] } })
    expect((await decide(3, '9000000.00')).error).toMatchObject({
      codes: { amount: ['claim_amount'] },
    })
    expect((await decide(3, '1.00', 'none')).error).toMatchObject({
      codes: { amount: ['claim_amount'] },
    })
    expect((await decide(3, '120.00')).data).toMatchObject({
      state: 'resolved',
      outcome: 'refund',
      amount: '120.00',
    })
    expect((await decide(4, '120.00')).error).toMatchObject({ code: 'claim_closed' })
    expect((await pictured(ordered)).status).toBe(409)
    const subjects = async (email: string) =>
      (await mailsTo(email)).filter(({ subject }) => /claim/.test(subject)).length
    expect([
      await subjects(ordered.buyer.email),
      await subjects(world.settings.supportEmail),
    ]).toEqual([3, 3])
  })

  it('shows its pictures to its buyer and staff alone', async () => {
    const ordered = await delivered()
    const { data } = await claim(ordered)
    const { body } = await pictured(ordered)
    const stranger = await newBuyer(world)
    const other = await anOrder(world)
    const picture = body.claim?.pictures[0]?.id ?? 0
    const own = `/orders/${ordered.order.id}/claim/pictures/${picture}/`
    const staff = `/support/claims/${data?.claim?.id}/pictures/${picture}`
    const statuses = [
      await fetched(world, own, ordered.buyer.token),
      await fetched(world, own, other.buyer.token),
      await fetched(world, own, null),
      await fetched(world, staff, await tokenOf(world, 'support')),
      await fetched(world, staff, ordered.buyer.token),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([200, 404, 401, 200, 403])
    const foreign = await stranger.client.GET('/orders/{id}/delivery/', pathOf(ordered))
    expect(foreign.error).toMatchObject({ code: 'not_found' })
    expect((await pictured(ordered, other.buyer.token)).status).toBe(404)
  })

  it('is found by staff in the list of those that wait', async () => {
    const ordered = await delivered()
    await claim(ordered, 'A door does not close.')
    const client = await world.as('support')
    const { data } = await client.GET('/support/claims', {
      params: { query: { filter: JSON.stringify({ state: 'open', q: 'door does' }) } },
    })
    expect(data?.map(({ order_number }) => order_number)).toEqual([ordered.order.number])
  })
})
