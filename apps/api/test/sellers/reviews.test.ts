import type { BandariClient } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { fewestReviews } from '../../src/sellers/reviews/rating.ts'
import { eraseRows } from '../../src/people/privacy/personal-table.store.ts'
import { reviewTables } from '../../src/sellers/personal-data.store.ts'
import { insertBareOrder } from '../helpers/bare-order.ts'
import { newStaff } from '../helpers/exporters.ts'
import { boughtFrom, deliveredFrom, newSeller, writeReview, written } from '../helpers/reviews.ts'
import { type Buyer, newBuyer, orderedCar } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

const one = (id: number) => ({ params: { path: { id } } })
/** What waits to be sent to an address, the newest first. */
const mailsTo = ({ email }: Pick<Buyer, 'email'>) =>
  world.db
    .selectFrom('outbox')
    .select(['subject', 'body_text as text'])
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .execute()
const publicReviews = async ({ id }: Pick<Buyer, 'id'>) =>
  (await (await world.as(null)).GET('/sellers/{id}/reviews/', one(id))).data?.reviews
const ratingOf = async ({ id }: Pick<Buyer, 'id'>) =>
  (await (await world.as(null)).GET('/sellers/{id}/', one(id))).data?.rating
const answer = ({ client }: Pick<Buyer, 'client'>, id: number, text = 'Thank you.') =>
  client.POST('/vendor/reviews/{id}/answer', { ...one(id), body: { text } })
const report = ({ client }: Pick<Buyer, 'client'>, id: number, reason = 'This is not true.') =>
  client.POST('/reviews/{id}/reports/', { ...one(id), body: { reason } })
const read = async (client: BandariClient, id: number) =>
  (await client.GET('/support/reviews/{id}', one(id))).data
async function decide(client: BandariClient, id: number, is_hidden: boolean, reason = 'Insults.') {
  const version = (await read(client, id))?.version ?? 1
  const body = { version, is_hidden, reason }
  return client.PUT('/support/reviews/{id}', { ...one(id), body })
}

describe('a review', () => {
  it('is written after the delivery, told to the seller, answered once and told to the buyer', async () => {
    const bought = await deliveredFrom(world)
    const { buyer, seller, order } = bought
    const id = await written(bought, { stars: 4, text: 'Late, but as described.' })
    const [toSeller] = await mailsTo(seller)
    expect(toSeller?.text).toContain('4 stars')
    expect(toSeller?.text).toContain('/vendor/reviews')
    expect(toSeller?.text).not.toContain('Late')
    expect((await answer(seller, id, 'The ship was late.')).data).toMatchObject({
      stars: 4,
      by: 'Grace',
      answer: { text: 'The ship was late.' },
    })
    expect((await answer(seller, id)).error).toMatchObject({ code: 'review_answered' })
    const [toBuyer] = await mailsTo(buyer)
    expect(toBuyer?.subject).toContain(order.number)
    expect(toBuyer?.text).not.toContain('The ship was late.')
    expect(await publicReviews(seller)).toMatchObject([
      {
        id,
        stars: 4,
        text: 'Late, but as described.',
        by: 'Grace',
        answer: { text: 'The ship was late.' },
      },
    ])
    const mine = await buyer.client.GET('/orders/{id}/reviews/', one(order.id))
    expect(mine.data?.sellers).toMatchObject([
      { id: seller.id, name: expect.stringMatching(/^Grace W\.$/) as string, review: { id } },
    ])
  })

  it('is refused before the delivery, a second time, and for a seller who sold nothing of it', async () => {
    const seller = await newSeller(world)
    expect((await writeReview(await boughtFrom(world, seller))).error).toMatchObject({
      code: 'review_not_delivered',
    })
    const bought = await deliveredFrom(world, seller)
    await written(bought)
    expect((await writeReview(bought)).error).toMatchObject({ code: 'review_written' })
    const stranger = await newSeller(world)
    expect((await writeReview({ ...bought, seller: stranger })).response.status).toBe(404)
    // Another order of the same two is another review.
    await written(await deliveredFrom(world, seller, bought.buyer))
    expect(await publicReviews(seller)).toHaveLength(2)
  })

  it('is written once also when it is sent twice at the same time', async () => {
    const bought = await deliveredFrom(world)
    const both = await Promise.all([writeReview(bought), writeReview(bought)])
    expect(both.map(({ response }) => response.status).toSorted((a, b) => a - b)).toEqual([
      201, 409,
    ])
  })

  it('is nobody else’s to write: a stranger has no such order, and the shop is no seller', async () => {
    const bought = await deliveredFrom(world)
    const stranger = { ...bought, buyer: { ...(await newBuyer(world)), token: '' } }
    expect((await writeReview(stranger)).response.status).toBe(404)
    const { buyer, order } = await orderedCar(world)
    const found = await buyer.client.GET('/orders/{id}/reviews/', one(order.id))
    expect(found.data).toEqual({ delivered: false, sellers: [] })
  })

  it('hides contact data from everybody but the two', async () => {
    const bought = await deliveredFrom(world)
    const text = 'Call me at +254 722 345 678 or write to grace@cars.example.'
    const id = await written(bought, { text })
    await answer(bought.seller, id, 'Buy at peter-cars.com next time.')
    const [seen] = (await publicReviews(bought.seller)) ?? []
    expect(seen?.text).toBe('Call me at ••• or write to •••.')
    expect(seen?.answer?.text).toBe('Buy at ••• next time.')
    const received = await bought.seller.client.GET('/vendor/reviews')
    expect(received.data?.reviews[0]?.text).toBe(text)
  })

  it('is answered by its own seller alone', async () => {
    const id = await written(await deliveredFrom(world))
    expect((await answer(await newSeller(world), id)).response.status).toBe(404)
    expect((await answer(await newBuyer(world), id)).response.status).toBe(403)
  })

  it('stands on pages of ten, the newest first', async () => {
    const seller = await newSeller(world)
    const { id: account_id } = await newBuyer(world)
    for (let place = 1; place <= 11; place += 1) {
      await world.db
        .insertInto('reviews')
        .values({
          order_id: await insertBareOrder(world),
          vendor_id: seller.id,
          account_id,
          stars: 5,
          text: `Number ${place}`,
          created_at: world.clock.now(),
        })
        .execute()
    }
    const visitor = await world.as(null)
    const page = async (number: number) => {
      const { data } = await visitor.GET('/sellers/{id}/reviews/', {
        params: { path: { id: seller.id }, query: { page: number } },
      })
      return [data?.more, data?.reviews.map(({ text }) => text)]
    }
    const numbers = (from: number, to: number) =>
      Array.from({ length: from - to + 1 }, (_, index) => `Number ${from - index}`)
    expect(await page(1)).toEqual([true, numbers(11, 2)])
    expect(await page(2)).toEqual([false, numbers(1, 1)])
    expect((await seller.client.GET('/vendor/reviews')).data?.more).toBe(true)
  })

  it('counts from three on, and not while it is hidden', async () => {
    const seller = await newSeller(world)
    const ids: number[] = []
    for (const stars of [5, 4, 1]) {
      expect(await ratingOf(seller)).toBeNull()
      ids.push(await written(await deliveredFrom(world, seller), { stars }))
    }
    expect(ids).toHaveLength(fewestReviews)
    expect(await ratingOf(seller)).toEqual({ average: 3.3, count: 3 })
    const staff = await newStaff(world)
    expect((await decide(staff.client, ids[2]!, true)).response.status).toBe(200)
    expect(await ratingOf(seller)).toBeNull()
    expect((await publicReviews(seller))?.map(({ id }) => id)).toEqual([ids[1], ids[0]])
    expect((await decide(staff.client, ids[2]!, false)).response.status).toBe(200)
    expect(await ratingOf(seller)).toEqual({ average: 3.3, count: 3 })
  })
})

describe('a report', () => {
  it('waits for staff once for each account, until they hide the review with a reason', async () => {
    const bought = await deliveredFrom(world)
    const { seller, buyer, order } = bought
    const id = await written(bought, { stars: 1, text: 'He is a thief.' })
    expect((await report(seller, id)).response.status).toBe(204)
    expect((await report(seller, id)).error).toMatchObject({ code: 'review_reported' })
    expect((await report(await newBuyer(world), id)).response.status).toBe(204)
    const { client } = await newStaff(world)
    const filter = JSON.stringify({ is_reported: true, seller_id: seller.id })
    const list = () => client.GET('/support/reviews', { params: { query: { filter } } })
    expect((await list()).data).toMatchObject([{ id, num_reports: 2 }])
    const early = (await read(client, id))?.version ?? 1
    expect((await decide(client, id, true, ' ')).response.status).toBe(400)
    expect((await decide(client, id, true)).data).toMatchObject({ is_hidden: true, num_reports: 0 })
    expect((await list()).data).toEqual([])
    expect((await decide(client, id, true)).data?.hidden_reason).toBe('Insults.')
    const late = await client.PUT('/support/reviews/{id}', {
      ...one(id),
      body: { version: early, is_hidden: false },
    })
    expect(late.error).toMatchObject({ code: 'overtaken' })
    // Its writer reads why, the seller that it is hidden; nobody else reads it, reports it or answers it.
    const mine = await buyer.client.GET('/orders/{id}/reviews/', one(order.id))
    expect(mine.data?.sellers[0]?.review?.hidden_reason).toBe('Insults.')
    expect((await writeReview(bought)).error).toMatchObject({ code: 'review_written' })
    const received = await seller.client.GET('/vendor/reviews')
    expect(received.data?.reviews).toMatchObject([{ id, hidden: true }])
    expect((await answer(seller, id)).error).toMatchObject({ code: 'review_hidden' })
    expect((await report(await newBuyer(world), id)).response.status).toBe(404)
    const audit = await world.db
      .selectFrom('audit')
      .select(['action', 'reason'])
      .where('subject', '=', 'review')
      .where('subject_id', '=', String(id))
      .where('kind', '=', 'change')
      .execute()
    expect(audit).toEqual([{ action: 'hide-review', reason: 'Insults.' }])
  })

  it('is settled when staff leave the review as it is', async () => {
    const id = await written(await deliveredFrom(world))
    await report(await newBuyer(world), id)
    const { client } = await newStaff(world)
    expect((await decide(client, id, false)).data).toMatchObject({
      is_hidden: false,
      num_reports: 0,
    })
  })

  it('is decided by nobody who wrote the review or whom it is about', async () => {
    const bought = await deliveredFrom(world)
    const id = await written(bought)
    const byStaff = async ({ id: account }: Buyer) =>
      world.db
        .updateTable('accounts')
        .set({ staff_role: 'support' })
        .where('id', '=', account)
        .execute()
    for (const person of [bought.buyer, bought.seller]) {
      await byStaff(person)
      expect((await decide(person.client, id, true)).error).toMatchObject({ code: 'review_own' })
    }
    expect((await decide((await newStaff(world)).client, id, true)).response.status).toBe(200)
  })
})

it.each(['buyer', 'seller'] as const)(
  'a %s who deletes their account takes the review along, and nobody’s name stays with it',
  async (who) => {
    const bought = await deliveredFrom(world)
    const id = await written(bought)
    await report(await newBuyer(world), id)
    const { id: accountId, email } = bought[who]
    for (const table of reviewTables) await eraseRows(world.db, table, { id: accountId, email })
    expect(await read(await world.as('support'), id)).toBeUndefined()
  },
)
