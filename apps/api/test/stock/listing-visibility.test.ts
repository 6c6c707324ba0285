import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newPhotographer, type Photographer } from '../helpers/photo-steps.ts'
import {
  draftVehicle,
  liveSpare,
  liveVehicle,
  put,
  save,
  setSellerStatus,
} from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let owner: Photographer
let other: Photographer
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  owner = await newPhotographer(world)
  other = await newPhotographer(world)
})
afterAll(() => world.close())

interface Goods {
  vehicle: number
  spare: number
}

const productPaths = [
  '/api/products/{id}/',
  '/api/products/{id}/price/',
  '/api/products/{id}/availability/',
  '/api/products/{id}/stockrecords/',
  '/api/products/{id}/fitment/',
  '/api/vehicle-specs/{id}',
  '/api/one-search/{id}',
]

const searchPaths = [
  '/api/product-search/?q=toyota',
  '/api/product-search/?parts-cat=front-brake-pads',
  '/api/product-search/?parts-cat=vehicle-parts-and-accessories',
]

const get = async (url: string, { app }: Pick<World, 'app'> = world) => {
  const answer = await app.inject({ url, headers: { host: 'localhost:8080' } })
  return { status: answer.statusCode, text: answer.payload }
}

/** The calls that tell a visitor anything about a product. */
async function tellingOf(id: number): Promise<string[]> {
  const tells = async (path: string) => {
    const { status, text } = await get(path.replace('{id}', `${id}`))
    // Stock records of what there is not are none (contract A5c); what was on offer once may be gone instead of unknown.
    if (status === 404 || status === 410 || text === '[]') return []
    return [`${path} ${status}`]
  }
  return (await Promise.all(productPaths.map(tells))).flat()
}

/** Which of the goods a visitor comes upon, by search and by sitemap. */
async function foundOf({ vehicle, spare }: Goods) {
  const texts = await Promise.all(searchPaths.map(async (path) => (await get(path)).text))
  const inSearch = (id: number) => texts.some((text) => text.includes(`"id":${id},`))
  const unshared = { app: await world.unshared() }
  const files = (await get('/sitemap.xml', unshared)).text.matchAll(/<loc>([^<]*)<\/loc>/g)
  let sitemap = ''
  for (const [, file = ''] of files) sitemap += (await get(new URL(file).pathname, unshared)).text
  const inSitemap = (id: number) => new RegExp(`/details/${id}[/<]`).test(sitemap)
  return {
    search: [inSearch(vehicle), inSearch(spare)],
    sitemap: [inSitemap(vehicle), inSitemap(spare)],
    counts: await Promise.all([...searchPaths, '/api/category-search/'].map(countsIn)),
  }
}

async function countsIn(path: string): Promise<string> {
  const { text } = await get(path)
  return [...text.matchAll(/"count":\d+/g)].join()
}

const everywhere = { search: [true, true], sitemap: [true, true] }
const nowhere = { search: [false, false], sitemap: [false, false] }

/** Decisions 20: by every route, search and sitemap. */
describe('what the public does not see', () => {
  let goods: Goods
  let countsWithout: string[]
  beforeAll(async () => {
    goods = {
      vehicle: await liveVehicle(world, owner, 'Owned vehicle'),
      spare: await liveSpare(world, owner, 'Owned spare'),
    }
    await publish('draft')
    countsWithout = (await foundOf(goods)).counts
    await publish('live')
  })

  const publish = (wanted: 'draft' | 'live') =>
    owner.client.POST('/vendor/publish', {
      body: { ids: [goods.vehicle, goods.spare], publish: wanted },
    })

  async function expectSeen() {
    const telling = productPaths.map((path) => `${path} 200`)
    expect(await tellingOf(goods.spare)).toEqual(telling)
    expect(await tellingOf(goods.vehicle)).toEqual(
      telling.filter((path) => !path.includes('fitment')),
    )
    const found = await foundOf(goods)
    expect(found).toMatchObject(everywhere)
    expect(found.counts).not.toEqual(countsWithout)
  }

  async function expectHidden() {
    expect(await tellingOf(goods.vehicle)).toEqual([])
    expect(await tellingOf(goods.spare)).toEqual([])
    expect(await foundOf(goods)).toEqual({ ...nowhere, counts: countsWithout })
  }

  it('a live listing of an approved vendor is seen', () => expectSeen())

  it('a draft is not', async () => {
    await publish('draft')
    await expectHidden()
    await publish('live')
    await expectSeen()
  })

  it('a draft that never was live is unknown', async () => {
    const cid = await draftVehicle(world, owner)
    const draft = () => get(`/api/one-search/${cid}`)
    expect((await draft()).status).toBe(404)
    expect(await tellingOf(cid)).toEqual([])
    await owner.client.DELETE('/vendor/delete-content', { params: { query: { cid } } })
    expect((await draft()).status).toBe(404)
  })

  it.each(['suspended', 'pending', 'none'] as const)(
    'a listing of a vendor who is %s is not, until approved again',
    async (status) => {
      await setSellerStatus(world, owner, status)
      await expectHidden()
      await setSellerStatus(world, owner, 'approved')
      await expectSeen()
    },
  )

  it('one that support has taken down is not, whatever its vendor does', async () => {
    const takeDown = (taken_down: boolean) =>
      world.db
        .updateTable('products')
        .set({ taken_down })
        .where('vendor_id', '=', owner.id)
        .execute()
    await takeDown(true)
    await expectHidden()
    await save(owner, { cid: goods.vehicle, subtitle: 'Again', publish: 'draft' })
    const { error } = await put(owner, { cid: goods.vehicle, publish: 'live' })
    expect(error).toMatchObject({ codes: { publish: ['listing_taken_down'] } })
    await expectHidden()
    await takeDown(false)
    await save(owner, { cid: goods.vehicle, publish: 'live' })
    await expectSeen()
  })

  it('its vendor and support see it', async () => {
    await publish('draft')
    const path = { id: goods.vehicle }
    for (const client of [owner.client, await world.as('support')]) {
      expect((await client.GET('/products/{id}/', { params: { path } })).response.status).toBe(200)
    }
    for (const client of [other.client, await world.as('buyer')]) {
      expect((await client.GET('/products/{id}/', { params: { path } })).response.status).toBe(404)
    }
    await publish('live')
  })
})
