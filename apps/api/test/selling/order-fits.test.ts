import type { CheckoutRequest } from '@bandari/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  addToBasket,
  basketOf,
  type Buyer,
  checkoutOf,
  newBuyer,
  order,
  stockProduct,
  type TestProduct,
  tryToOrder,
} from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let promising: World
let vitz: { trim: number; year: number }
beforeAll(async () => {
  const postgres = inject('postgres')
  world = await createWorld(postgres)
  promising = await createWorld({ ...postgres, environment: { FIT_PROMISE: 'on' } })
  vitz = await vehicleOf(world)
})
afterAll(async () => {
  await world.close()
  await promising.close()
})

/** A Vitz, and the last year in which it was built. */
async function vehicleOf({ db }: World) {
  const { id, years } = await db
    .selectFrom('trims')
    .innerJoin('variants', 'variants.id', 'variant_id')
    .innerJoin('models', 'models.id', 'model_id')
    .select(['trims.id', 'years'])
    .where('models.name', '=', 'Vitz')
    .orderBy('trims.id')
    .executeTakeFirstOrThrow()
  return { trim: id, year: years.at(-1) ?? 0 }
}

/** A part for export that is said to fit the Vitz of some years; null says nothing of it. */
async function stockPart(at: World, years: number[] | null): Promise<TestProduct> {
  const part = await stockProduct(at, { class: 'parts', body_type: null, title: 'Brake pads' })
  if (years) {
    const { trim } = await vehicleOf(at)
    await sql`insert into fitments (product_id, trim_id, years)
      values (${part.id}, ${trim}, ${sql.lit(`{${years.join()}}`)}::smallint[])`.execute(at.db)
  }
  return part
}

const fitsOf = async ({ client }: Buyer) => {
  const { id } = await basketOf({ client })
  return (await client.GET('/baskets/{id}/fits/', { params: { path: { id } } })).data
}
const choose = ({ client }: Buyer, vehicle: { trim: number; year: number }) =>
  client.POST('/garage/', { body: vehicle })
const attempt = async (buyer: Buyer, changed: Partial<CheckoutRequest> = {}) =>
  tryToOrder(buyer, checkoutOf(await basketOf(buyer), changed))

/** With a car of the same body group: nobody knows what shipping a part alone costs. */
async function buyerOf(at: World, ...parts: TestProduct[]): Promise<Buyer> {
  const buyer = await newBuyer(at)
  const car = await stockProduct(at, { body_type: null })
  for (const product of [...parts, car]) await addToBasket(at, buyer, product)
  return buyer
}

describe('the parts of a basket', () => {
  it('are judged for the chosen vehicle of its owner', async () => {
    const parts = [
      await stockPart(world, [vitz.year]),
      await stockPart(world, [vitz.year - 1]),
      await stockPart(world, null),
    ]
    const buyer = await buyerOf(world, ...parts)
    const verdicts = async () => (await fitsOf(buyer))?.results.map(({ verdict }) => verdict)
    expect(await verdicts()).toEqual([null, null, null])
    await choose(buyer, vitz)
    expect(await verdicts()).toEqual(['fits', 'does-not-fit', 'no-data'])
    expect((await fitsOf(buyer))?.vehicle).toMatchObject({
      ...vitz,
      name: expect.stringMatching(new RegExp(`^${vitz.year} Toyota Vitz `)) as string,
    })
    await buyer.client.DELETE('/garage/chosen/')
    expect(await verdicts()).toEqual([null, null, null])
  })

  it('are nobody else’s to see', async () => {
    const buyer = await buyerOf(world, await stockPart(world, null))
    const { id } = await basketOf(buyer)
    const { response } = await (await newBuyer(world)).client.GET('/baskets/{id}/fits/', {
      params: { path: { id } },
    })
    expect(response.status).toBe(404)
  })
})

describe('a part that does not fit', () => {
  it('is ordered by whom confirms it for that vehicle, and the order keeps what was told', async () => {
    const part = await stockPart(world, [vitz.year - 1])
    const buyer = await buyerOf(world, part)
    await choose(buyer, vitz)
    const confirmed = { product: part.id, ...vitz }
    for (const accepted_misfits of [[], [{ ...confirmed, year: vitz.year - 2 }]]) {
      const { response, error } = await attempt(buyer, { accepted_misfits })
      expect(response.status).toBe(406)
      expect(error).toMatchObject({ code: 'fit_not_accepted' })
    }
    const { line_props, id } = await order(buyer, { accepted_misfits: [confirmed] })
    const told = {
      vehicle: expect.stringContaining('Toyota Vitz') as string,
      verdict: 'does-not-fit',
      told_at: expect.any(String) as string,
      accepted_at: expect.any(String) as string,
      is_promised: false,
    }
    expect(line_props[0]?.fit).toEqual(told)
    // What its seller says of it later changes nothing.
    await sql`update fitments set years = ${sql.lit(`{${vitz.year}}`)}::smallint[]
      where product_id = ${part.id}`.execute(world.db)
    const staff = await world.as('support')
    const seen = await staff.GET('/support/orders/{id}', { params: { path: { id } } })
    expect(seen.data?.lines[0]?.fit).toEqual(told)
    await expect(
      sql`update order_line_fits set verdict = 'fits' where order_id = ${id}`.execute(world.db),
    ).rejects.toThrow(/only ever added to/)
  })

  it('needs no confirmation where no vehicle is chosen, and the order keeps nothing', async () => {
    const buyer = await buyerOf(world, await stockPart(world, [vitz.year - 1]))
    expect((await order(buyer)).line_props[0]?.fit).toBeNull()
  })
})

describe('a part that fits, or of which nothing is said', () => {
  it('is ordered without a further question, which the order keeps', async () => {
    const parts = [await stockPart(world, [vitz.year]), await stockPart(world, null)]
    const buyer = await buyerOf(world, ...parts)
    await choose(buyer, vitz)
    const { line_props } = await order(buyer)
    const told = line_props.map(({ fit }) => fit && [fit.verdict, fit.accepted_at, fit.is_promised])
    expect(told).toEqual([['fits', null, false], ['no-data', null, false], null])
  })

  it('comes back where the shop promised it, and only what it said fits', async () => {
    const vehicle = await vehicleOf(promising)
    const parts = [await stockPart(promising, [vehicle.year]), await stockPart(promising, null)]
    const buyer = await buyerOf(promising, ...parts)
    await choose(buyer, vehicle)
    const { line_props } = await order(buyer)
    expect(line_props.map(({ fit }) => fit?.is_promised)).toEqual([true, false, undefined])
  })
})
