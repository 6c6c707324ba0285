import type { BandariClient, DeviceFavourites, FavouriteList } from '@bandari/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { mostFavourites, mostNamedLists } from '../../src/saved/favourites/list-room.ts'
import { type Buyer, newBuyer, stockProduct } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

type Person = Pick<Buyer, 'client'>

const listsOf = async ({ client }: Person): Promise<FavouriteList[]> =>
  (await client.GET('/favourites/')).data?.lists ?? []
const brief = (lists: readonly FavouriteList[] | undefined) =>
  lists?.map(({ name, items }) => [name, items.map(({ product }) => product)])
const keep = ({ client }: Person, product: number, list?: number) =>
  client.POST('/favourites/', { body: { product, ...(list !== undefined && { list }) } })
const takeAlong = ({ client }: Person, lists: DeviceFavourites['lists']) =>
  client.POST('/favourites/device/', { body: { lists } })
const create = async (person: Person, name: string): Promise<number> => {
  const { data } = await person.client.POST('/favourite-lists/', { body: { name } })
  return data?.lists.find((list) => list.name === name)?.id ?? 0
}
const one = (id: number) => ({ params: { path: { id } } })
const share = async ({ client }: Person, id: number): Promise<string> => {
  const { data } = await client.POST('/favourite-lists/{id}/link/', one(id))
  return data?.lists.find((list) => list.id === id)?.link?.split('#')[1] ?? ''
}
const opened = (client: BandariClient, token: string) =>
  client.POST('/shared-list/', { body: { token } })
const item = (product: number, day = 1, price = 4000) => ({
  product,
  price,
  currency: 'USD',
  added_at: `2026-02-0${day}T10:00:00.000Z`,
})

describe('a favourite', () => {
  it('is kept with the price that it has then, once', async () => {
    const buyer = await newBuyer(world)
    const { id } = await stockProduct(world, { price: 450_000 })
    const { data } = await keep(buyer, id)
    expect(data?.lists).toEqual([
      {
        id: expect.any(Number) as number,
        name: null,
        link: null,
        items: [
          {
            product: id,
            price: 4500,
            currency: 'USD',
            added_at: expect.any(String) as string,
          },
        ],
      },
    ])
    await world.db.updateTable('products').set({ price: 400_000 }).where('id', '=', id).execute()
    await keep(buyer, id)
    expect(await listsOf(buyer)).toEqual(data?.lists)
  })

  it('is nothing that the public may not see', async () => {
    const buyer = await newBuyer(world)
    const { id } = await stockProduct(world, { status: 'draft' })
    expect((await keep(buyer, id)).response.status).toBe(404)
    expect((await keep(buyer, 2_000_000_000)).response.status).toBe(404)
    expect(await listsOf(buyer)).toEqual([])
  })

  it('goes to another list as it was kept, and is taken from one or from all', async () => {
    const buyer = await newBuyer(world)
    const { id } = await stockProduct(world)
    const mum = await create(buyer, 'Mum')
    const first = (await keep(buyer, id)).data?.lists[0]
    const { data: moved } = await buyer.client.PATCH('/favourites/{id}/', {
      ...one(id),
      body: { from: first?.id ?? 0, to: mum },
    })
    expect(brief(moved?.lists)).toEqual([
      [null, []],
      ['Mum', [id]],
    ])
    expect(moved?.lists[1]?.items).toEqual(first?.items)
    await keep(buyer, id)
    const path = { id }
    await buyer.client.DELETE('/favourites/{id}/', { params: { path, query: { list: mum } } })
    expect(brief(await listsOf(buyer))).toEqual([
      [null, [id]],
      ['Mum', []],
    ])
    await keep(buyer, id, mum)
    const { data: none } = await buyer.client.DELETE('/favourites/{id}/', one(id))
    expect(brief(none?.lists)).toEqual([
      [null, []],
      ['Mum', []],
    ])
  })

  it('has room for so many on a list', async () => {
    const buyer = await newBuyer(world)
    const { id } = await stockProduct(world)
    const many = Array.from({ length: mostFavourites }, (_, index) => item(900_000 + index))
    await takeAlong(buyer, [{ name: null, items: many }])
    const { response, error } = await keep(buyer, id)
    expect(response.status).toBe(409)
    expect(error).toMatchObject({ code: 'favourites_full', values: { most: mostFavourites } })
  })
})

describe('a list', () => {
  it('has a name of its own, however it is written', async () => {
    const buyer = await newBuyer(world)
    const mum = await create(buyer, 'Mum')
    const work = await create(buyer, 'Work')
    await buyer.client.POST('/favourite-lists/', { body: { name: ' mum ' } })
    const rename = (id: number, name: string) =>
      buyer.client.PATCH('/favourite-lists/{id}/', { ...one(id), body: { name } })
    expect((await rename(work, 'MUM')).error).toMatchObject({ code: 'favourite_list_known' })
    await rename(mum, 'Mama')
    expect(brief(await listsOf(buyer))).toEqual([
      ['Mama', []],
      ['Work', []],
    ])
  })

  it('is one of so many', async () => {
    const buyer = await newBuyer(world)
    for (let number = 1; number <= mostNamedLists; number += 1)
      await create(buyer, `List ${number}`)
    const { error } = await buyer.client.POST('/favourite-lists/', { body: { name: 'More' } })
    expect(error).toMatchObject({ code: 'favourite_lists_full' })
    const { id } = await stockProduct(world)
    expect((await keep(buyer, id)).response.status).toBe(200)
  })

  it('goes with everything on it', async () => {
    const buyer = await newBuyer(world)
    const { id } = await stockProduct(world)
    const mum = await create(buyer, 'Mum')
    await keep(buyer, id, mum)
    await buyer.client.DELETE('/favourite-lists/{id}/', one(mum))
    expect(await listsOf(buyer)).toEqual([])
  })

  it('is nobody else’s to see or to change', async () => {
    const [buyer, other] = [await newBuyer(world), await newBuyer(world)]
    const { id } = await stockProduct(world)
    const mum = await create(buyer, 'Mum')
    const own = await create(other, 'Own')
    await keep(buyer, id, mum)
    const { client } = other
    const path = { id }
    const answers = await Promise.all([
      keep(other, id, mum),
      client.PATCH('/favourites/{id}/', { ...one(id), body: { from: mum, to: own } }),
      client.DELETE('/favourites/{id}/', { params: { path, query: { list: mum } } }),
      client.PATCH('/favourite-lists/{id}/', { ...one(mum), body: { name: 'Mine' } }),
      client.DELETE('/favourite-lists/{id}/', one(mum)),
      client.POST('/favourite-lists/{id}/link/', one(mum)),
      client.DELETE('/favourite-lists/{id}/link/', one(mum)),
    ])
    expect(answers.map(({ response }) => response.status)).toEqual(answers.map(() => 404))
    expect(brief(await listsOf(buyer))).toEqual([['Mum', [id]]])
    expect(brief(await listsOf(other))).toEqual([['Own', []]])
  })
})

describe('what a device has kept', () => {
  it('becomes one with what the account has, whichever of two devices comes first', async () => {
    const phone = [
      { name: null, items: [item(11, 2, 3000), item(12, 3)] },
      { name: 'Mum', items: [item(14)] },
    ]
    const tablet = [
      { name: null, items: [item(11, 1, 3500)] },
      { name: 'mum', items: [item(13, 4)] },
    ]
    const results = []
    for (const order of [
      [phone, tablet],
      [tablet, phone],
    ]) {
      const buyer = await newBuyer(world)
      for (const lists of order) expect((await takeAlong(buyer, lists)).data?.left_out).toEqual([])
      const lists = await listsOf(buyer)
      results.push(lists.map(({ name, items }) => [name?.toLowerCase() ?? null, items]))
    }
    expect(results[0]).toEqual(results[1])
    expect(results[0]).toEqual([
      [null, [item(12, 3), item(11, 1, 3500)]],
      ['mum', [item(13, 4), item(14)]],
    ])
  })

  it('changes nothing when it is sent again, also at the same time', async () => {
    const buyer = await newBuyer(world)
    const lists = [{ name: null, items: [item(11), item(12, 2)] }]
    await Promise.all([takeAlong(buyer, lists), takeAlong(buyer, lists)])
    const { data } = await takeAlong(buyer, lists)
    expect(brief(data?.lists)).toEqual([[null, [12, 11]]])
  })

  it('tells what has no room, and leaves it there', async () => {
    const buyer = await newBuyer(world)
    const many = Array.from({ length: mostFavourites }, (_, index) => item(800_000 + index, 1))
    await takeAlong(buyer, [{ name: null, items: many }])
    const { data } = await takeAlong(buyer, [{ name: null, items: [item(800_001), item(7, 2)] }])
    expect(data?.left_out).toEqual([{ name: null, product: 7 }])
  })

  it('is not newer than now, whatever its clock says', async () => {
    const buyer = await newBuyer(world)
    const late = { ...item(11), added_at: '2031-01-01T00:00:00Z' }
    await takeAlong(buyer, [{ name: null, items: [late] }])
    const [list] = await listsOf(buyer)
    const added = Date.parse(list?.items[0]?.added_at ?? '')
    expect(added).toBeLessThanOrEqual(world.clock.now().getTime())
  })
})

describe('a link', () => {
  it('shows a stranger the list and nothing of its owner, until it ends', async () => {
    const buyer = await newBuyer(world)
    const { id } = await stockProduct(world)
    const mum = await create(buyer, 'Mum')
    await keep(buyer, id, mum)
    const token = await share(buyer, mum)
    const visitor = await world.as(null)
    expect((await opened(visitor, token)).data).toEqual({ name: 'Mum', products: [id] })
    await buyer.client.DELETE('/favourite-lists/{id}/link/', one(mum))
    const { response, error } = await opened(visitor, token)
    expect(response.status).toBe(404)
    expect(error).toMatchObject({ code: 'share_unknown' })
  })

  it('stays the same as long as it is shared, and is another afterwards', async () => {
    const buyer = await newBuyer(world)
    const mum = await create(buyer, 'Mum')
    const token = await share(buyer, mum)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await share(buyer, mum)).toBe(token)
    await buyer.client.DELETE('/favourite-lists/{id}/link/', one(mum))
    const next = await share(buyer, mum)
    expect(next).not.toBe(token)
    expect((await opened(await world.as(null), token)).response.status).toBe(404)
  })

  it('is not in the database in plain text', async () => {
    const buyer = await newBuyer(world)
    const token = await share(buyer, await create(buyer, 'Mum'))
    const { rows } = await sql<{ row: string }>`
      select favourite_lists::text || encode(coalesce(token_sealed, ''), 'escape') as row
      from favourite_lists`.execute(world.db)
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([])
  })

  it('is slowed down where somebody guesses', async () => {
    const limited = await createWorld({
      ...inject('postgres'),
      environment: { RATE_LIMITS: 'true' },
    })
    const visitor = await limited.as(null)
    const statuses: number[] = []
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push((await opened(visitor, `guess-${guess}`)).response.status)
    await limited.close()
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 404))
    expect(statuses.at(-1)).toBe(429)
  })
})
