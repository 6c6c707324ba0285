import decodeQr from 'jsqr'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  addToBasket,
  type Buyer,
  move,
  newBuyer,
  order,
  stockProduct,
  type TestProduct,
} from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

type Supporter = Buyer & { code: string }

async function newSupporter(): Promise<Supporter> {
  const buyer = await newBuyer(world)
  const body = { mobileNumber: '+260971234567', referrerEmail: '', agreed: true }
  const { data } = await buyer.client.POST('/upgrade-to-agent-account/', { body })
  return { ...buyer, code: data!.code }
}

async function makeLink({ client }: Supporter, body: { name: string; product?: number }) {
  const { data, error } = await client.POST('/referral-links/', { body })
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

/** What a browser does that opens an address. */
async function follow(url: string): Promise<string> {
  const { pathname, searchParams } = new URL(url)
  const via = searchParams.get('via')
  const product = /^\/details\/(\d+)$/.exec(pathname)?.[1]
  const { data } = await world.clientWith(null).POST('/referrals/', {
    body: {
      code: searchParams.get('ref')!,
      ...(via === null ? {} : { via }),
      ...(product === undefined ? {} : { product: Number(product) }),
    },
  })
  return data!.token
}

async function joinBy(url: string): Promise<Buyer> {
  const token = await follow(url)
  const buyer = await newBuyer(world)
  await buyer.client.POST('/referrals/claim/', { body: { token } })
  return buyer
}

async function buy(buyer: Buyer, product: TestProduct) {
  await addToBasket(world, buyer, product)
  return order(buyer)
}

async function linksOf({ client }: Supporter) {
  const { data } = await client.GET('/referral-links/', {})
  return data!
}

const figures = (clicks: number, sign_ups: number, orders: number, commission: string) => ({
  clicks,
  sign_ups,
  orders,
  commission,
  currency: 'USD',
})

describe('links of a supporter', () => {
  it('clicks, sign-ups, orders and commission by link and by listing', async () => {
    const supporter = await newSupporter()
    const product = await stockProduct(world, { price: 450_000 })
    const flyer = await makeLink(supporter, { name: 'Flyer' })
    const car = await makeLink(supporter, { name: 'The Hilux', product: product.id })
    expect(new URL(car.url).pathname).toBe(`/details/${product.id}`)
    await follow(flyer.url)
    const buyer = await joinBy(car.url)
    const paid = await buy(buyer, product)
    await move(world, paid, 'Authorized')
    const { links, plain } = await linksOf(supporter)
    expect(links.map(({ name, figures: came }) => [name, came])).toEqual([
      ['The Hilux', figures(1, 1, 1, '45.00')],
      ['Flyer', figures(1, 0, 0, '0.00')],
    ])
    expect(plain.figures).toEqual(figures(0, 0, 0, '0.00'))
    const { data: listings } = await supporter.client.GET('/referral-listings/', {})
    expect(listings).toEqual([
      {
        product: expect.objectContaining({ id: product.id, title: product.title }),
        figures: figures(1, 1, 1, '45.00'),
      },
    ])
  })

  it('a plain link, a typed code and a link that is over are told apart', async () => {
    const supporter = await newSupporter()
    const old = await makeLink(supporter, { name: 'Radio' })
    const { plain } = await linksOf(supporter)
    await joinBy(plain.url)
    await joinBy(old.url)
    const path = { id: old.id }
    await supporter.client.DELETE('/referral-links/{id}/', { params: { path } })
    // The printed address goes on to count.
    await joinBy(old.url)
    const typing = await newBuyer(world)
    await addToBasket(world, typing, await stockProduct(world))
    const body = { vouchercode: supporter.code }
    await typing.client.POST('/basket/add-voucher/', { body })
    await order(typing)
    const after = await linksOf(supporter)
    expect(after.links).toEqual([])
    expect(after.plain.figures).toEqual(figures(3, 3, 0, '0.00'))
    expect(after.typed.figures).toEqual(figures(0, 0, 1, '0.00'))
  })

  it('a name stands once, whatever its case; a second press makes no second link', async () => {
    const supporter = await newSupporter()
    const post = (name: string, product?: number) =>
      supporter.client.POST('/referral-links/', {
        body: { name, ...(product === undefined ? {} : { product }) },
      })
    const twice = await Promise.all([post('Flyer'), post('flyer ')])
    expect(
      twice.map(({ response }) => response.status).toSorted((one, other) => one - other),
    ).toEqual([201, 400])
    const other = await makeLink(supporter, { name: 'Flyer!' })
    expect(new URL(other.url).searchParams.get('via')).toBe('flyer-2')
    const renaming = { params: { path: { id: other.id } }, body: { name: 'FLYER' } }
    const { error } = await supporter.client.PATCH('/referral-links/{id}/', renaming)
    expect(error).toMatchObject({ codes: { name: ['link_name_taken'] } })
    expect((await post('A car', 2_000_000_000)).error).toMatchObject({
      codes: { product: ['link_product_unknown'] },
    })
  })

  it('what is somebody else’s is not found; who has not joined has none', async () => {
    const [mine, theirs] = [await newSupporter(), await newSupporter()]
    const params = { path: { id: (await makeLink(mine, { name: 'Mine' })).id } }
    const tries = await Promise.all([
      theirs.client.PATCH('/referral-links/{id}/', { params, body: { name: 'Theirs' } }),
      theirs.client.DELETE('/referral-links/{id}/', { params }),
      theirs.client.GET('/referral-links/{id}/qr/', { params, parseAs: 'blob' }),
    ])
    expect(tries.map(({ response }) => response.status)).toEqual([404, 404, 404])
    const { client } = await newBuyer(world)
    expect((await client.GET('/referral-links/', {})).response.status).toBe(403)
  })

  it('the code leads where the link does', async () => {
    const supporter = await newSupporter()
    const { id, url } = await makeLink(supporter, { name: 'Print' })
    const { data, response } = await supporter.client.GET('/referral-links/{id}/qr/', {
      params: { path: { id } },
      parseAs: 'arrayBuffer',
    })
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="${supporter.code}-print.png"`,
    )
    const picture = sharp(Buffer.from(data as unknown as ArrayBuffer))
      .ensureAlpha()
      .raw()
    const { data: pixels, info } = await picture.toBuffer({ resolveWithObject: true })
    const read = decodeQr(new Uint8ClampedArray(pixels), info.width, info.height)
    expect(read?.data).toBe(url)
  })
})
