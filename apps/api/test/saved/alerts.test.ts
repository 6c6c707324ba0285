import type { Alerts, NewSavedSearch } from '@bandari/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { sendAlerts } from '../../src/saved/alerts/mails/send-alerts.ts'
import { matchListings } from '../../src/saved/alerts/matching/match-listings.ts'
import { mostSavedSearches } from '../../src/saved/alerts/save-search.ts'
import { forgetOldNews } from '../../src/saved/alerts/state/hits.store.ts'
import { mailsTo } from '../helpers/mails.ts'
import { type Buyer, newBuyer, stockProduct, type TestProduct } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  world.clock.stop()
})
beforeEach(async () => {
  // What the demo world and other tests have listed is no news.
  await world.db.deleteFrom('listing_events').execute()
})
afterAll(() => world.close())

const save = (
  { client }: Buyer,
  query: NewSavedSearch['query'],
  { name = 'Mine', often = 'at_once' }: Partial<NewSavedSearch> = {},
) => client.POST('/alerts/searches/', { body: { name, query, often } })
const searchesOf = async ({ client }: Buyer): Promise<Alerts['searches']> =>
  (await client.GET('/alerts/')).data?.searches ?? []
const one = (id: number) => ({ params: { path: { id } } })
const match = () => matchListings(world.context)
/** Everything that is due is written and leaves. */
const tell = async () => {
  await match()
  await sendAlerts(world.context)
  await world.deliverMails()
}
const mailsOf = ({ email }: Buyer) => mailsTo(world, email)
const change = (id: number, to: { reserved?: number; price?: number; quantity?: number }) =>
  world.db.updateTable('products').set(to).where('id', '=', id).execute()

let words = 0
/** A word that no other listing has, to search for. */
const newWord = () => `alertword${(words += 1)}`
const listed = (word: string, price?: number): Promise<TestProduct> =>
  stockProduct(world, { title: `Toyota ${word}`, ...(price !== undefined && { price }) })

describe('a saved search', () => {
  it('is kept once, however its parameters are written, and removed by its owner', async () => {
    const buyer = await newBuyer(world)
    const query = { class: 'cars', make: 'toyota', price__range: '0__9000' } as const
    await save(buyer, query, { name: 'First', often: 'daily' })
    const { data } = await save(
      buyer,
      { price__range: '0__9000', make: 'toyota', class: 'cars', fuel: '' },
      { name: ' Second ' },
    )
    expect(data).toMatchObject({
      favourites: 'never',
      searches: [{ name: 'Second', often: 'at_once', paused: false, query, told_at: null }],
    })
    const [search] = await searchesOf(buyer)
    const removed = await buyer.client.DELETE('/alerts/searches/{id}/', one(search?.id ?? 0))
    expect(removed.data?.searches).toEqual([])
  })

  it('is refused where the search itself would be, and where there are so many', async () => {
    const buyer = await newBuyer(world)
    const unreadable = await save(buyer, { price__range: 'cheap' })
    expect(unreadable.error).toMatchObject({ codes: { price__range: ['not_a_number'] } })
    const nowhere = await save(buyer, { may_import: true })
    expect(nowhere.error).toMatchObject({ codes: { to_country: ['required'] } })
    for (let n = 0; n < mostSavedSearches; n += 1) await save(buyer, { search: `word${n}` })
    const full = await save(buyer, { search: 'one more' })
    expect(full.error).toMatchObject({
      code: 'saved_searches_full',
      values: { most: mostSavedSearches },
    })
    expect((await save(buyer, { search: 'word0' })).response.status).toBe(200)
  })
})

describe('an alert', () => {
  it('across a night tells once in the morning what was listed in the evening', async () => {
    const buyer = await newBuyer(world)
    const word = newWord()
    // Ten in the evening of the shop, whenever this runs.
    const { clock } = world
    clock.advance({ minutes: (46 - clock.now().getUTCHours()) * 60 - clock.now().getUTCMinutes() })
    await save(buyer, { search: word }, { name: 'My Vitz', often: 'daily' })
    const [first, second] = [await listed(word, 450_000), await listed(word)]
    await listed(newWord())
    await tell()
    clock.advance({ hours: 8 })
    await tell()
    expect(await mailsOf(buyer)).toEqual([])
    clock.advance({ hours: 2 })
    await tell()
    await tell()
    const [mail, ...others] = await mailsOf(buyer)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('2 new cars: My Vitz')
    expect(mail?.text).toContain(`- ${first.title}: USD 4,500.00\n`)
    expect(mail?.text).toContain(`${world.settings.storefrontOrigin}/details/${second.id}\n`)
    const [search] = await searchesOf(buyer)
    expect(search?.told_at).toBe(clock.now().toISOString())
  })

  it('at once is one mail for many hits of many searches, and the next comes a while later', async () => {
    const buyer = await newBuyer(world)
    const [word, other] = [newWord(), newWord()]
    await save(buyer, { search: word }, { name: 'First' })
    await save(buyer, { search: other }, { name: 'Second' })
    for (let n = 0; n < 12; n += 1) await listed(word)
    await listed(other)
    await tell()
    const [mail] = await mailsOf(buyer)
    expect(mail?.subject).toBe('13 new cars for your saved searches')
    expect(mail?.text).toContain('and 2 more')
    const late = await listed(word)
    world.clock.advance({ minutes: 10 })
    await tell()
    expect(await mailsOf(buyer)).toHaveLength(1)
    world.clock.advance({ minutes: 6 })
    await tell()
    const mails = await mailsOf(buyer)
    expect(mails.map(({ subject }) => subject)).toEqual(['1 new car: First', mail?.subject])
    expect(mails[0]?.text).toContain(late.title)
  })

  it('tells a listing once, also when it was taken off and comes back', async () => {
    const buyer = await newBuyer(world)
    const word = newWord()
    await save(buyer, { search: word })
    const { id } = await listed(word)
    await tell()
    await change(id, { reserved: 3 })
    await change(id, { reserved: 0 })
    world.clock.advance({ hours: 1 })
    await tell()
    expect(await mailsOf(buyer)).toHaveLength(1)
  })

  it('is not written of what was sold before it left', async () => {
    const buyer = await newBuyer(world)
    const word = newWord()
    await save(buyer, { search: word })
    const { id } = await listed(word)
    await match()
    await change(id, { reserved: 3 })
    await tell()
    expect(await mailsOf(buyer)).toEqual([])
  })

  it('is complete and comes once where a process dies in the middle of either step', async () => {
    const buyer = await newBuyer(world)
    const word = newWord()
    await save(buyer, { search: word }, { name: 'Mine' })
    for (let n = 0; n < 3; n += 1) await listed(word)
    const dies = () => {
      throw new Error('killed')
    }
    // After the events were taken.
    await expect(matchListings({ ...world.context, clock: { now: dies } })).rejects.toThrow(
      'killed',
    )
    await match()
    // After everything was marked as told.
    const secrets = { ...world.context.secrets, sign: dies }
    await expect(sendAlerts({ ...world.context, secrets })).rejects.toThrow('killed')
    await Promise.all([sendAlerts(world.context), sendAlerts(world.context)])
    await tell()
    const mails = await mailsOf(buyer)
    expect(mails.map(({ subject }) => subject)).toEqual(['3 new cars: Mine'])
  })

  it('tells nothing of a search while it is paused, and goes on with what comes then', async () => {
    const buyer = await newBuyer(world)
    const word = newWord()
    await save(buyer, { search: word })
    const [search] = await searchesOf(buyer)
    const set = (body: { paused?: boolean; often?: 'daily' }) =>
      buyer.client.PATCH('/alerts/searches/{id}/', { ...one(search?.id ?? 0), body })
    await listed(word)
    await match()
    const { data } = await set({ paused: true })
    expect(data?.searches).toMatchObject([{ paused: true }])
    await listed(word)
    await tell()
    await set({ paused: false })
    await tell()
    expect(await mailsOf(buyer)).toEqual([])
    await listed(word)
    await match()
    await set({ often: 'daily' })
    await tell()
    expect(await mailsOf(buyer)).toEqual([])
    world.clock.advance({ days: 1 })
    await tell()
    expect((await mailsOf(buyer)).map(({ subject }) => subject)).toEqual(['1 new car: Mine'])
  })

  it('is never written to an account that was closed', async () => {
    const buyer = await newBuyer(world)
    const word = newWord()
    await save(buyer, { search: word })
    await world.db
      .updateTable('accounts')
      .set({ is_active: false, deactivated_at: world.clock.now() })
      .where('id', '=', buyer.id)
      .execute()
    await listed(word)
    await tell()
    expect(await mailsOf(buyer)).toEqual([])
  })
})

describe('favourites', () => {
  it('are told when they got cheaper or are gone, to those who asked for it', async () => {
    const [buyer, other] = [await newBuyer(world), await newBuyer(world)]
    const [cheaper, gone, back, dearer] = [
      await listed(newWord(), 450_000),
      await listed(newWord()),
      await listed(newWord()),
      await listed(newWord()),
    ]
    for (const { client } of [buyer, other])
      for (const { id } of [cheaper, gone, back, dearer])
        await client.POST('/favourites/', { body: { product: id } })
    await buyer.client.PUT('/alerts/favourites/', { body: { often: 'at_once' } })
    await change(cheaper.id, { price: 430_000 })
    await change(cheaper.id, { price: 420_000 })
    await change(gone.id, { quantity: 0 })
    await change(back.id, { reserved: 3 })
    await match()
    await change(back.id, { reserved: 0 })
    await change(dearer.id, { price: dearer.price + 100 })
    await tell()
    await tell()
    const [mail, ...others] = await mailsOf(buyer)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('2 favourites have changed')
    expect(mail?.text).toContain(
      `- ${cheaper.title}: Now USD 4,200.00, USD 300.00 less than when kept\n`,
    )
    expect(mail?.text).toContain(`- ${gone.title}: Sold or no longer on offer\n`)
    expect(await mailsOf(other)).toEqual([])
    await buyer.client.PUT('/alerts/favourites/', { body: { often: 'never' } })
    await change(back.id, { quantity: 0 })
    world.clock.advance({ hours: 1 })
    await tell()
    expect(await mailsOf(buyer)).toHaveLength(1)
  })
})

describe('the link that stops alerts', () => {
  /** With a mail that was told and one that waits. */
  async function reader() {
    const buyer = await newBuyer(world)
    const word = newWord()
    await save(buyer, { search: word })
    await buyer.client.PUT('/alerts/favourites/', { body: { often: 'daily' } })
    await listed(word)
    await tell()
    const [mail] = await mailsOf(buyer)
    const [url = ''] = /\S+\/stop-alerts\/\S+/.exec(mail?.text ?? '') ?? []
    await listed(word)
    world.clock.advance({ hours: 1 })
    await match()
    await sendAlerts(world.context)
    const waiting = () =>
      world.db
        .selectFrom('outbox')
        .select('settings_url')
        .where('alerts_of', '=', buyer.id)
        .where('sent_at', 'is', null)
        .execute()
    expect(await waiting()).toEqual([{ settings_url: url }])
    return { buyer, word, url, waiting, token: url.split('/').at(-1) ?? '' }
  }

  const isOver = async ({ buyer, word, waiting }: Awaited<ReturnType<typeof reader>>) => {
    expect(await waiting()).toEqual([])
    await listed(word)
    world.clock.advance({ days: 2 })
    await tell()
    expect(await mailsOf(buyer)).toHaveLength(1)
    const { data } = await buyer.client.GET('/alerts/')
    expect(data).toMatchObject({ favourites: 'never', searches: [{ paused: true }] })
  }

  it('is POSTed to by mail programs without a session, and nothing is mailed afterwards, not even what waits', async () => {
    const person = await reader()
    const { pathname } = new URL(person.url)
    const answer = await world.app.inject({
      method: 'POST',
      url: pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(answer.statusCode).toBe(200)
    await isOver(person)
  })

  it('has a page whose button does the same', async () => {
    const person = await reader()
    const stop = (token: string) =>
      world.clientWith(null).POST('/alerts/stop/', { body: { token } })
    expect((await stop(`${person.token}x`)).error).toMatchObject({ code: 'alerts_link_unknown' })
    const other = person.token.replace(/^\d+/, String(person.buyer.id + 1))
    expect((await stop(other)).response.status).toBe(404)
    expect(await person.waiting()).toHaveLength(1)
    expect((await stop(person.token)).response.status).toBe(204)
    await isOver(person)
  })

  it('waits for a mail that is being written, which then never leaves', async () => {
    const buyer = await newBuyer(world)
    const word = newWord()
    await save(buyer, { search: word })
    await listed(word)
    await match()
    const { secrets } = world.context
    let stopped: Promise<unknown> | undefined
    const sign = (text: string) => {
      const token = `${buyer.id}-${secrets.sign(text).toString('base64url')}`
      stopped ??= world.clientWith(null).POST('/alerts/stop/', { body: { token } })
      return secrets.sign(text)
    }
    await sendAlerts({ ...world.context, secrets: { ...secrets, sign } })
    await stopped
    await world.deliverMails()
    expect(await mailsOf(buyer)).toEqual([])
  })
})

it('forgets after some weeks what was found', async () => {
  const buyer = await newBuyer(world)
  const word = newWord()
  await save(buyer, { search: word })
  await listed(word)
  await tell()
  const count = async () =>
    (
      await sql<{ n: number }>`select count(*)::integer as n from saved_search_hits`.execute(
        world.db,
      )
    ).rows[0]?.n
  await forgetOldNews(world.db, world.clock.now())
  expect(await count()).toBeGreaterThan(0)
  await forgetOldNews(world.db, new Date(world.clock.now().getTime() + 31 * 24 * 3600_000))
  expect(await count()).toBe(0)
})
