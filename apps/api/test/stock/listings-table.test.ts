import type { BandariClient } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Buyer } from '../helpers/steps.ts'
import {
  completeVehicle,
  draftSpare,
  draftVehicle,
  liveSpare,
  newVendor,
  save,
} from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** What the seller dashboard's table shows, and the same as a file. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

async function tableOf({ client }: Pick<Buyer, 'client'>, query: Record<string, unknown> = {}) {
  const { data } = await client.GET('/vendor/get-products', { params: { query: query as never } })
  if (!data) throw new Error('no table')
  return data
}

describe('listListings', () => {
  let seller: Buyer
  beforeAll(async () => {
    seller = await newVendor(world)
    for (const [name, price] of [
      ['2014 Toyota Vitz F', 780_000],
      ['2011 Toyota Vitz RS', 650_000],
      ['Zebra 100%_special', 900_000],
    ] as const) {
      world.clock.advance({ minutes: 1 })
      const cid = await draftVehicle(world, seller, name)
      await save(seller, { cid, pPrice: price })
    }
    world.clock.advance({ minutes: 1 })
    await liveSpare(world, seller, 'Brake pads for Vitz')
    await world.db
      .updateTable('products')
      .set({ vendor_reference: 'STOCK-7', taken_down: true })
      .where('title', '=', '2011 Toyota Vitz RS')
      .where('vendor_id', '=', seller.id)
      .execute()
  })

  const names = async (query: Record<string, unknown>) =>
    (await tableOf(seller, query)).data.map(({ prod_name }) => prod_name)

  it('newest first, with totals of everything', async () => {
    const table = await tableOf(seller)
    expect(table).toMatchObject({ totals: { vehicles: 3, spares: 1 }, count: 4 })
    expect(table.data.map(({ prod_name }) => prod_name)).toEqual([
      'Brake pads for Vitz',
      'Zebra 100%_special',
      '2011 Toyota Vitz RS',
      '2014 Toyota Vitz F',
    ])
    expect(table.data[2]).toMatchObject({
      prod_class: 'vehicles',
      prod_live: 'draft',
      prod_price: 650_000,
      currency: 'KES',
      image: 'No_Image_found',
      photos: 0,
      reference: 'STOCK-7',
      taken_down: true,
      missing: ['pLocation', 'pContact', 'sMileage', 'sEngine', 'description'],
    })
  })

  it.each([
    [{ prod_class: 'parts' }, ['Brake pads for Vitz']],
    [{ prod_live: 'live' }, ['Brake pads for Vitz']],
    [{ prod_class: 'vehicles', prod_live: 'live' }, []],
    [{ q: 'vitz toyota' }, ['2011 Toyota Vitz RS', '2014 Toyota Vitz F']],
    [{ q: 'stock-7' }, ['2011 Toyota Vitz RS']],
    [{ q: '%' }, ['Zebra 100%_special']],
    [{ q: '_' }, ['Zebra 100%_special']],
    [{ q: '\\' }, []],
    [
      { sort: 'prod_price', order: 'asc', prod_class: 'vehicles' },
      ['2011 Toyota Vitz RS', '2014 Toyota Vitz F', 'Zebra 100%_special'],
    ],
    [
      { sort: 'prod_name', order: 'desc' },
      ['Zebra 100%_special', 'Brake pads for Vitz', '2014 Toyota Vitz F', '2011 Toyota Vitz RS'],
    ],
    [{ per_page: 1, page: 2 }, ['Zebra 100%_special']],
    [{ per_page: 3, page: 9 }, []],
  ])('%j', async (query, expected) => {
    expect(await names(query)).toEqual(expected)
  })

  it('finds by number, and counts what the filters leave', async () => {
    const { prod_id } = (await tableOf(seller)).data[1]!
    expect(await tableOf(seller, { q: String(prod_id), per_page: 1 })).toMatchObject({
      data: [{ prod_name: 'Zebra 100%_special' }],
      count: 1,
      totals: { vehicles: 3, spares: 1 },
    })
    expect((await tableOf(seller, { q: 'vitz', per_page: 1 })).count).toBe(3)
  })

  it.each([
    [{ sort: 'secret' }, 400],
    [{ order: 'up' }, 400],
    [{ per_page: 101 }, 400],
    [{ prod_class: 'cars' }, 400],
  ])('%j: %d', async (query, status) => {
    const params = { query: query as never }
    const { response } = await seller.client.GET('/vendor/get-products', { params })
    expect(response.status).toBe(status)
  })

  it('is not for somebody who is no approved vendor', async () => {
    for (const [role, status] of [
      [null, 401],
      ['buyer', 403],
      ['applicant', 403],
    ] as const) {
      const { response } = await (await world.as(role)).GET('/vendor/get-products')
      expect(response.status).toBe(status)
    }
  })
})

describe('exportListings', () => {
  const download = async (client: BandariClient, query: Record<string, unknown>) => {
    const params = { query: query as never }
    const { data, response } = await client.GET('/vendor/export-products', {
      params,
      parseAs: 'text',
    })
    return { text: data ?? '', response }
  }

  it('has the import’s columns, and no cell that a spreadsheet would run', async () => {
    const seller = await newVendor(world)
    const facts = {
      sDrive: '4WD',
      sSteering: 'Right',
      sSeats: 5,
      sDoors: 4,
      sFeatures: ['abs', 'Fridge'],
    }
    const cid = await draftVehicle(world, seller, '=HYPERLINK("http://evil.example")')
    await save(seller, { cid, ...completeVehicle, sYear: 2014, ...facts, description: 'A, "b"\nc' })
    const { text, response } = await download(seller.client, { prod_class: 'vehicles' })
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="vehicles.csv"')
    const [heading, ...rows] = text.split('\r\n')
    expect(heading).toBe(
      'listing,reference,make,model,title,subtitle,description,price KES,year,body,engine size,mileage km,transmission,fuel,colour,drive,steering,seats,doors,features,location,contact,publish',
    )
    expect(rows).toEqual([
      `${cid},KE-${cid},Toyota,Vitz,"'=HYPERLINK(""http://evil.example"")",,"A, ""b""\nc",780000,2014,,990 cc,84200,,,,4WD,Right,5,4,"ABS; Fridge","Nairobi, Kenya",'+254 722 345 678,draft`,
      '',
    ])
  })

  it('is filtered as the table is', async () => {
    const seller = await newVendor(world)
    await liveSpare(world, seller, 'Calliper')
    await draftSpare(world, seller, 'Discs')
    const { text } = await download(seller.client, { prod_class: 'parts', prod_live: 'live' })
    expect(text).toContain('Calliper')
    expect(text).not.toContain('Discs')
    const searched = await download(seller.client, { prod_class: 'parts', q: 'disc' })
    expect(searched.text).toContain('Discs')
    expect(searched.text).not.toContain('Calliper')
  })
})
