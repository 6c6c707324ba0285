import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { openPartnerSource } from '../../src/stock/partner-items/open-source.ts'
import {
  auctionedCar,
  clientId,
  clientSecret,
  type FakeEbay,
  radios,
  startEbay,
} from '../helpers/partner-ebay.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** eBay behind the item search: in its own shape, and on its bad days. */

/** Longest that a page waits, in milliseconds. */
const wait = 1000
/** What our own code and a busy machine may take on top. */
const grace = 5000

let ebay: FakeEbay
let world: World
beforeAll(async () => {
  world = await createWorld({
    ...inject('postgres'),
    environment: {
      EBAY_CLIENT_ID: clientId,
      EBAY_CLIENT_SECRET: clientSecret,
      EBAY_API_URL: 'http://127.0.0.1:1',
      PARTNER_WAIT_MS: String(wait),
      // It would give one test the answer of another one's partner.
      SHARED_CACHE: 'false',
    },
  })
})
afterAll(() => world.close())
/** Each test has a partner whom nobody has asked, of whom nothing is known. */
beforeEach(async () => {
  ebay = await startEbay()
  openPartner(wait)
})
afterEach(() => ebay.close())

function openPartner(partnerWaitMs: number) {
  const { ebay: known } = world.settings
  const settings = { partnerWaitMs, ebay: known && { ...known, apiUrl: ebay.url } }
  world.context.partner = openPartnerSource(settings, world.clock)
}

async function ask(query: Record<string, string | number>) {
  const client = await world.as(null)
  const started = performance.now()
  const { data, error, response } = await client.GET('/partner-one-search/', {
    params: { query: query as never },
  })
  const { status, headers } = response
  return { data, error, status, headers, took: performance.now() - started }
}

const one = (id: string) => ask({ q: id, type: 'gsi' })

describe('eBay as the partner', () => {
  it('is searched for words, prices, sort and page, in dollars', async () => {
    const { data } = await ask({ q: 'car radio', min: 20, max: 50.5, page: 2, sort: 'd' })
    const [call] = ebay.calls
    expect(call!.path).toBe('/buy/browse/v1/item_summary/search')
    expect(Object.fromEntries(call!.query)).toEqual({
      q: 'car radio',
      limit: '25',
      offset: '25',
      sort: '-price',
      filter: 'buyingOptions:{FIXED_PRICE|AUCTION},price:[20.00..50.50],priceCurrency:USD',
    })
    expect(call!.headers['x-ebay-c-marketplace-id']).toBe('EBAY_US')
    expect(data).toMatchObject({
      count: 31,
      metadata: { pageNumber: 2, totalEntries: 31, entriesPerPage: 25, totalPages: 2 },
    })
  })

  it('best match asks for no sort, and a category by its number', async () => {
    await ask({ q: 'shirt', type: 'mens-fashion' })
    expect(Object.fromEntries(ebay.calls[0]!.query)).toMatchObject({ category_ids: '1059' })
    expect(ebay.calls[0]!.query.has('sort')).toBe(false)
    expect((await ask({ q: 'shirt', type: 'no-such-kind' })).status).toBe(204)
    expect(ebay.calls).toHaveLength(1)
  })

  it('shows cards: price, picture, auction with its bid', async () => {
    const { data } = await ask({ q: 'car' })
    expect(data).toMatchObject({
      count: 61,
      results: [
        {
          id: auctionedCar.itemId,
          title: auctionedCar.title,
          price: 4350.5,
          currency: 'USD',
          remote_image: auctionedCar.image.imageUrl,
          listing_type: 'Auction',
        },
        { id: radios[0]!.itemId, price: 20, listing_type: 'FixedPrice' },
        ...radios.slice(1, 24).map(({ itemId }) => ({ id: itemId, listing_type: 'FixedPrice' })),
      ],
    })
  })

  it('nothing found is a 204, and so is what lies beyond its first ten thousand', async () => {
    expect((await ask({ q: 'nothing' })).status).toBe(204)
    expect((await ask({ q: 'car', page: 401 })).status).toBe(204)
    expect(ebay.calls).toHaveLength(1)
  })

  it('shows an item: words without markup, pictures that a browser may fetch, its facts', async () => {
    const { data } = await one(radios[0]!.itemId)
    expect(data).toMatchObject({
      title: 'Car radio 1',
      description_clean: 'Works - Two & a half watts',
      images: [
        'https://i.ebayimg.com/images/g/radio0/s-l500.jpg',
        'https://i.ebayimg.com/images/g/second/s-l500.jpg',
      ],
      specs: {
        manufacturer: 'Nyota',
        model: 'R 2',
        fuel_type: 'Gasoline',
        doors: '4',
        other: [{ Name: 'Bluetooth', Value: 'Yes' }],
      },
      product_class: 'other',
      quantity: 3,
      condition: 'New',
      ends_at: '2030-04-05T21:02:48.000Z',
    })
    const related = (data as { related: { id: string }[] }).related.map(({ id }) => id)
    expect(related).toHaveLength(12)
    expect(related).not.toContain(radios[0]!.itemId)
  })

  it('an unknown item is a 404, and one that cannot be an item is not asked for', async () => {
    expect((await one('v1|1|0')).status).toBe(404)
    const asked = ebay.calls.length
    expect((await one('110500001')).status).toBe(404)
    expect((await one('../../secrets')).status).toBe(404)
    expect(ebay.calls).toHaveLength(asked)
  })

  it('signs in once, and again when the token is over or no longer taken', async () => {
    await ask({ q: 'one' })
    await ask({ q: 'two' })
    expect(ebay.tokens).toBe(1)
    world.clock.advance({ hours: 2 })
    expect((await ask({ q: 'three' })).status).toBe(200)
    expect(ebay.tokens).toBe(2)
    ebay.revoke()
    expect((await ask({ q: 'four' })).status).toBe(200)
    expect(ebay.tokens).toBe(3)
  })

  it('the same question is asked once a minute, however many ask it', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ask({ q: 'radio' })))
    await ask({ q: 'radio' })
    expect(ebay.calls).toHaveLength(1)
    world.clock.advance({ minutes: 2 })
    await ask({ q: 'radio' })
    expect(ebay.calls).toHaveLength(2)
  })

  it('its item goes into the basket at its price, with its picture; under auction it does not', async () => {
    const client = await world.as('buyer')
    const add = async (id: string, quantity = 1) => {
      const { data } = await one(id)
      const { url } = data as { url: string }
      return client.POST('/basket/add-product/', { body: { url, quantity } })
    }
    const { data: basket } = await add(radios[3]!.itemId, 2)
    expect(basket).toMatchObject({ total: '46.00' })
    const { data: lines } = await client.GET('/baskets/{id}/lines/', {
      params: { path: { id: basket!.id } },
    })
    expect(lines!.results).toMatchObject([
      { title: 'Car radio 4', quantity: 2, primary_image: radios[3]!.image.imageUrl },
    ])
    expect((await add(radios[3]!.itemId, 2)).error).toMatchObject({ code: 'max_quantity' })
    expect((await add(auctionedCar.itemId)).error).toMatchObject({ code: 'unavailable' })
  })
})

describe('a slow or broken partner', () => {
  it.each(['hangs', 'fails', 'babbles', 'misshapen', 'floods'] as const)(
    'that %s gets an honest answer in time: search and item',
    async (mood) => {
      ebay.mood = mood
      for (const answer of [() => ask({ q: 'radio' }), () => one(radios[0]!.itemId)]) {
        const { status, error, headers, took } = await answer()
        expect(status).toBe(503)
        expect(error).toEqual({ detail: 'Our partner does not answer at the moment.' })
        expect(headers.get('retry-after')).toBe('10')
        expect(took).toBeLessThan(wait + grace)
      }
    },
  )

  it('one retry makes good a hiccup', async () => {
    await ask({ q: 'signed in' })
    ebay.mood = 'hiccups'
    const before = ebay.calls.length
    expect((await ask({ q: 'radio' })).status).toBe(200)
    expect(ebay.calls).toHaveLength(before + 2)
  })

  it('is not tried a third time', async () => {
    ebay.mood = 'fails'
    await ask({ q: 'radio' })
    expect(ebay.calls).toHaveLength(2)
  })

  it.each(['hangs', 'fails'] as const)(
    'that %s does not take back what was known: the stale answer comes at once',
    async (mood) => {
      const { data } = await ask({ q: 'radio' })
      ebay.mood = mood
      world.clock.advance({ minutes: 5 })
      const late = await ask({ q: 'radio' })
      expect(late).toMatchObject({ status: 200, data })
      expect(late.took).toBeLessThan(400 + grace)
    },
  )

  it('what is too old is not shown', async () => {
    await ask({ q: 'radio' })
    ebay.mood = 'fails'
    world.clock.advance({ hours: 2 })
    expect((await ask({ q: 'radio' })).status).toBe(503)
  })

  it('is left alone for a while after it has failed a few times in a row', async () => {
    ebay.mood = 'fails'
    for (const q of ['a', 'b', 'c', 'd', 'e']) await ask({ q })
    const tried = ebay.calls.length
    const { status, took } = await ask({ q: 'f' })
    expect(status).toBe(503)
    expect(took).toBeLessThan(grace)
    expect(ebay.calls).toHaveLength(tried)
    expect(tried).toBeLessThanOrEqual(6)
  })

  it('a reader who reloads does not wait once more', async () => {
    ebay.mood = 'hangs'
    await ask({ q: 'radio' })
    const tried = ebay.calls.length
    expect((await ask({ q: 'radio' })).status).toBe(503)
    expect(ebay.calls).toHaveLength(tried)
  })

  it('does not slow anything else: the rest of the shop answers while it hangs', async () => {
    openPartner(60_000)
    ebay.mood = 'hangs'
    const client = await world.as('buyer')
    let answered = 0
    const adding = Array.from({ length: 20 }, (_, index) =>
      client.POST('/basket/add-product/', {
        body: { url: `/api/partner-one-search/?q=v1%7C${index + 1}%7C0&type=gsi`, quantity: 1 },
      }),
    )
    for (const add of adding) void add.then(() => (answered += 1))
    for (let round = 0; round < 5; round += 1) {
      expect((await client.GET('/vehicles/')).response.status).toBe(200)
    }
    expect(answered).toBe(0)
    ebay.mood = 'fails'
    ebay.breakOff()
    for (const { response, error } of await Promise.all(adding)) {
      expect(response.status).toBe(503)
      expect(error).toEqual({ detail: 'Our partner does not answer at the moment.' })
    }
  })

  it('that finds an item and nothing beside it: also viewed is left out', async () => {
    ebay.mood = 'finds-only'
    const { data, took } = await one(radios[0]!.itemId)
    expect(data).toMatchObject({ title: 'Car radio 1', related: [] })
    expect(took).toBeLessThan(wait + grace)
  })
})
