import type { BandariClient, SupportDestination, SupportTariff, TariffCreate } from '@bandari/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import {
  addToBasket,
  basketOf,
  checkoutOf,
  newBuyer,
  stockProduct,
  tryToAdd,
  tryToOrder,
} from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let finance: BandariClient
let other: BandariClient
let visitor: BandariClient
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  finance = await world.as('finance')
  other = await world.as('support')
  visitor = await world.as(null)
})
afterAll(() => world.close())

/** Tariffs are for everybody: every test begins with those of the demo world. */
beforeEach(async () => {
  await world.db.deleteFrom('shipping_tariffs').execute()
  const since = { port_id: null, valid_from: new Date('2026-01-01T00:00:00Z'), valid_to: null }
  await world.db
    .insertInto('shipping_tariffs')
    .values([
      { shipping_type: 'RORO', amount: 70_000, ...since },
      { shipping_type: 'Container', amount: 120_000, ...since },
    ])
    .execute()
})

const hour = 3600_000

function inHours(hours: number): string {
  return new Date(world.clock.now().getTime() + hours * hour).toISOString()
}

function announce(wish: Partial<TariffCreate> = {}, by = finance) {
  return by.POST('/support/tariffs', { body: { shipping_type: 'RORO', amount: '750', ...wish } })
}

async function announced(wish: Partial<TariffCreate> = {}): Promise<SupportTariff> {
  const { data, error } = await announce(wish)
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

async function list(filter: object): Promise<SupportTariff[]> {
  const query = { filter: JSON.stringify(filter), sort: '["valid_from","ASC"]' }
  return (await finance.GET('/support/tariffs', { params: { query } })).data ?? []
}

function change(tariff: SupportTariff, changed: Partial<TariffCreate>, by = finance) {
  const params = { path: { id: tariff.id } }
  return by.PUT('/support/tariffs/{id}', { params, body: { ...tariff, ...changed } })
}

function remove({ id, ...tariff }: SupportTariff, version = tariff.version) {
  const query = { version }
  return finance.DELETE('/support/tariffs/{id}', { params: { path: { id }, query } })
}

async function chargesOf(code: string) {
  const { data } = await visitor.GET('/destinations/')
  return data?.find((destination) => destination.code === code)?.charges
}

async function mombasa(): Promise<number> {
  const query = { filter: '{"slug":"mombasa"}' }
  return (await finance.GET('/support/ports', { params: { query } })).data![0]!.id
}

describe('a tariff', () => {
  it('begins in the future, and ends the one before at that moment', async () => {
    const from = inHours(48)
    expect((await announce({ valid_from: from })).error).toEqual({
      detail:
        'USD 700.00 is in force from 1 January 2026, 00:00 UTC, without end. End that one first, or choose other times.',
    })
    const coming = await announced({ valid_from: from, end_previous: true })
    expect(coming).toMatchObject({ state: 'coming', amount: '750.00', port_id: null, port: null })
    const [current] = await list({ shipping_type: 'RORO' })
    expect(current).toMatchObject({
      amount: '700.00',
      state: 'current',
      valid_to: from,
      version: 2,
    })

    expect(await chargesOf('KE')).toEqual({ RORO: '700.00', Container: '1200.00' })
    world.clock.advance({ hours: 47 })
    expect(await chargesOf('KE')).toEqual({ RORO: '700.00', Container: '1200.00' })
    world.clock.advance({ hours: 1 })
    expect(await chargesOf('KE')).toEqual({ RORO: '750.00', Container: '1200.00' })
    expect((await list({ state: 'past' })).map(({ amount }) => amount)).toEqual(['700.00'])
  })

  it('of a port overrules the general one there, at once and until it ends', async () => {
    const port_id = await mombasa()
    const own = await announced({ port_id, amount: '640.50', valid_to: inHours(2) })
    expect(own).toMatchObject({ state: 'current', port: 'Mombasa' })
    expect(await chargesOf('KE')).toEqual({ RORO: '640.50', Container: '1200.00' })
    expect(await chargesOf('MZ')).toEqual({ RORO: '700.00', Container: '1200.00' })
    world.clock.advance({ hours: 2 })
    expect(await chargesOf('KE')).toEqual({ RORO: '700.00', Container: '1200.00' })
  })

  it.each([
    [
      { valid_from: '2026-06-01T00:00:00Z' },
      { valid_from: ['A tariff begins now or in the future.'] },
    ],
    [
      { valid_from: '2035-01-01T00:00:00Z', valid_to: '2034-01-01T00:00:00Z' },
      { valid_to: ['Choose an end after the beginning.'] },
    ],
    [{ amount: '0.99' }, { amount: ['Ensure this value is greater than or equal to 1.'] }],
    [{ amount: '-5' }, { amount: ['Enter a valid value.'] }],
    [{ port_id: 9999 }, { port_id: ['There is no such port.'] }],
  ])('refuses %j', async (wish, refusal) => {
    const { response, error } = await announce(wish)
    expect(response.status).toBe(400)
    expect(error).toEqual(refusal)
  })

  it('never overlaps, whatever is asked and whoever writes', async () => {
    const coming = await announced({ valid_from: inHours(48), end_previous: true })
    // Ends what is in force then, and still runs into the one to come.
    const between = await announce({ valid_from: inHours(24), end_previous: true })
    expect(between.response.status).toBe(409)
    expect(between.error).toMatchObject({
      detail: expect.stringMatching(/^USD 750\.00 is in force/),
    })
    expect((await list({ state: 'current', shipping_type: 'RORO' }))[0]?.valid_to).toBe(
      coming.valid_from,
    )
    const insert = world.db
      .insertInto('shipping_tariffs')
      .values({
        shipping_type: 'RORO',
        port_id: null,
        amount: 1,
        valid_from: new Date(inHours(1)),
        valid_to: null,
      })
      .execute()
    await expect(insert).rejects.toThrow('shipping_tariffs_never_two')
  })

  it('of two who announce one for the same time, one is refused', async () => {
    const wish = { valid_from: inHours(48), end_previous: true } as const
    const answers = await Promise.all([
      announce({ ...wish, amount: '750' }),
      announce({ ...wish, amount: '760' }, other),
    ])
    expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([201, 409]))
    expect(await list({ state: 'coming' })).toHaveLength(1)
  })

  it('to come changes as a whole; one in force only ends; a past one never changes', async () => {
    const coming = await announced({ valid_from: inHours(48), end_previous: true })
    const { data: dearer } = await change(coming, { amount: '755.00', valid_from: inHours(50) })
    expect(dearer).toMatchObject({ amount: '755.00', version: 2 })
    const late = await change(coming, { amount: '1.00' })
    expect(late.response.status).toBe(409)
    expect(late.error).toEqual({
      detail: 'Daniel Ncube has changed this meanwhile. Load it again to see how it is now.',
    })

    const [current] = await list({ state: 'current', shipping_type: 'Container' })
    const kept = ['It is in force, so only its end can change.']
    expect((await change(current!, { amount: '1.00' })).error).toEqual({ amount: kept })
    const end = inHours(1)
    const { data: ending } = await change(current!, { valid_to: end })
    expect(ending?.valid_to).toBe(end)
    world.clock.advance({ hours: 1 })
    const past = await change({ ...ending!, valid_to: null }, {})
    expect(past.response.status).toBe(409)
    expect(past.error).toEqual({ detail: 'A tariff that is past is never changed.' })
  })

  it('is taken back before it begins, and by whoever saw its latest version', async () => {
    const coming = await announced({ valid_from: inHours(48), end_previous: true })
    await change(coming, { amount: '755.00' })
    expect((await remove(coming, 1)).response.status).toBe(409)
    expect((await remove(coming, 2)).response.status).toBe(200)
    const [current] = await list({ shipping_type: 'RORO' })
    expect((await remove(current!)).error).toEqual({
      detail: 'It has been in force: what was charged stays on record.',
    })
    // The one in force goes on, once it is told to.
    expect((await change(current!, { valid_to: null })).data?.valid_to).toBeNull()
  })

  it('leaves a record of every write, also of the one it ended', async () => {
    const [ended] = await list({ shipping_type: 'RORO' })
    const { id } = await announced({ valid_from: inHours(48), end_previous: true })
    const records = await world.db
      .selectFrom('audit')
      .select(['action', 'subject_id', 'reason'])
      .where('subject', '=', 'tariff')
      .where('subject_id', 'in', [String(ended!.id), String(id)])
      .orderBy('id')
      .execute()
    expect(records).toMatchObject([
      {
        action: 'update-tariff',
        subject_id: String(ended!.id),
        reason: 'Another begins then',
      },
      { action: 'create-tariff', subject_id: String(id), reason: null },
    ])
  })

  it('is announced by finance, and read by all staff', async () => {
    for (const role of ['content', 'desk'] as const) {
      const staff = await world.as(role)
      expect((await announce({}, staff)).response.status).toBe(403)
      expect((await staff.GET('/support/tariffs')).response.status).toBe(200)
    }
  })
})

describe('basket and checkout', () => {
  it('charge what is in force at that moment', async () => {
    await announced({ valid_from: inHours(2), end_previous: true })
    const buyer = await newBuyer(world)
    const before = await addToBasket(world, buyer, await stockProduct(world))
    expect(before.totalCost).toBe('5200.00')
    world.clock.advance({ hours: 3 })
    expect((await basketOf(buyer)).totalCost).toBe('5250.00')
    const stale = await tryToOrder(buyer, checkoutOf(before))
    expect(stale.response.status).toBe(406)
    const { data } = await tryToOrder(buyer, checkoutOf(await basketOf(buyer)))
    expect(data?.total_incl_tax).toBe('5250.00')
  })

  it('take the choice of a page that was opened before the tariff changed', async () => {
    await announced({ valid_from: inHours(2), end_previous: true })
    world.clock.advance({ hours: 3 })
    const buyer = await newBuyer(world)
    const product = await stockProduct(world, { quantity: 9 })
    const { data } = await tryToAdd(world, buyer, product, { value: '700.00' })
    expect(data?.totalCost).toBe('5250.00')
    world.clock.advance({ hours: 24 })
    const next = await newBuyer(world)
    const { data: late } = await tryToAdd(world, next, product, { value: '700.00' })
    expect(late?.totalCost).toBe('4500.00')
    expect(late?.shippingChargeOption?.value).toBe('0.00')
  })
})

describe('destinations', () => {
  const get = async (code: string): Promise<SupportDestination> => {
    const { data } = await finance.GET('/support/destinations/{code}', {
      params: { path: { code } },
    })
    if (!data) throw new Error(`no country ${code}`)
    return data
  }
  const save = (country: SupportDestination, changed: Partial<SupportDestination>, by = finance) =>
    by.PUT('/support/destinations/{code}', {
      params: { path: { code: country.id } },
      body: { ...country, ...changed },
    })
  const served = async () => (await visitor.GET('/destinations/')).data ?? []

  it('are switched on and off, with their ports in order', async () => {
    const angola = await get('AO')
    expect(angola).toMatchObject({ is_destination: false, position: null, ports: [] })
    const { data: namibe } = await finance.POST('/support/ports', { body: { name: 'Namibe' } })
    const ports = [namibe!.id, await mombasa()]
    const { data } = await save(angola, { is_destination: true, position: 1, port_ids: ports })
    expect(data).toMatchObject({ position: 1, port_ids: ports, version: 2 })
    const [first] = await served()
    expect(first).toMatchObject({ code: 'AO', name: 'Angola' })
    expect(first?.ports.map(({ name }) => name)).toEqual(['Namibe', 'Mombasa'])
    expect(first?.ports[0]?.methods.map(({ code }) => code)).toEqual([
      'namibe-sedan',
      'namibe-suv',
      'namibe-other',
    ])
    await save(data!, { is_destination: false })
    expect((await served()).map(({ code }) => code)).not.toContain('AO')
  })

  it('of the port just made can be bought to', async () => {
    const { data: lobito } = await finance.POST('/support/ports', { body: { name: 'Lobito' } })
    await save(await get('AO'), { is_destination: true, port_ids: [lobito!.id] })
    const buyer = await newBuyer(world)
    const basket = await addToBasket(world, buyer, await stockProduct(world), {
      code: 'lobito-sedan',
    })
    expect(basket).toMatchObject({ totalCost: '5200.00', destinationCode: 'lobito-sedan' })
  })

  it('stand in one order, whatever is moved', async () => {
    const before = (await served()).map(({ code }) => code)
    const last = before.at(-1)!
    await save(await get(last), { position: 2 })
    expect((await served()).map(({ code }) => code)).toEqual(
      before.slice(0, -1).toSpliced(1, 0, last),
    )
  })

  it('of two who change one, the second hears of the first', async () => {
    const kenya = await get('UG')
    const answers = await Promise.all([
      save(kenya, { is_destination: false }),
      save(kenya, { position: 3 }, other),
    ])
    expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([200, 409]))
    expect((await get('UG')).version).toBe(kenya.version + 1)
  })

  it('have ports that are there, and only once', async () => {
    expect((await save(await get('KE'), { port_ids: [9999] })).error).toEqual({
      port_ids: ['There is no such port.'],
    })
    const port = await mombasa()
    expect((await save(await get('KE'), { port_ids: [port, port] })).response.status).toBe(400)
  })

  it('are listed in their order, and found by name and code', async () => {
    const ask = async (filter: object) => {
      const query = { filter: JSON.stringify(filter), range: '[0,99]' }
      const { data } = await finance.GET('/support/destinations', { params: { query } })
      return data?.map(({ id }) => id)
    }
    expect(await ask({ is_destination: true })).toEqual((await served()).map(({ code }) => code))
    expect(await ask({ q: 'angol' })).toEqual(['AO'])
    expect(await ask({ q: 'ke' })).toContain('KE')
    expect(await ask({ id: ['KE', 'TZ'] })).toHaveLength(2)
  })
})

describe('ports', () => {
  const make = (name: string) => finance.POST('/support/ports', { body: { name } })
  const rename = (id: number, name: string, version: number) =>
    finance.PUT('/support/ports/{id}', { params: { path: { id } }, body: { name, version } })
  const drop = async (id: number) => {
    const path = { id }
    const { data } = await finance.GET('/support/ports/{id}', { params: { path } })
    const query = { version: data?.version ?? 1 }
    return finance.DELETE('/support/ports/{id}', { params: { path, query } })
  }

  it('come with an option for each body group', async () => {
    const { data } = await make('São Tomé')
    expect(data).toMatchObject({
      slug: 'sao-tome',
      options: [
        { group: 'sedan', code: 'sao-tome-sedan' },
        { group: 'suv', code: 'sao-tome-suv' },
        { group: 'other', code: 'sao-tome-other' },
      ],
      countries: [],
      is_used: false,
    })
    expect((await visitor.GET('/options/')).data?.map(({ code }) => code)).toContain('sao-tome-suv')
  })

  it('have names of their own', async () => {
    const taken = { name: ['There is a port of this name.'] }
    expect((await make('mombasa')).error).toEqual(taken)
    expect((await make('Mombasa!')).error).toEqual(taken)
    expect((await make('港')).error).toEqual({
      name: ['Its codes are made from it: use Latin letters.'],
    })
  })

  it('are renamed, and their codes stay', async () => {
    const id = await mombasa()
    const { data } = await rename(id, 'Mombasa (Kilindini)', 1)
    expect(data).toMatchObject({ slug: 'mombasa', version: 2 })
    expect(data?.options[0]?.code).toBe('mombasa-sedan')
    const { data: places } = await visitor.GET('/destinations/')
    expect(places?.find(({ code }) => code === 'KE')?.ports[0]?.name).toBe('Mombasa (Kilindini)')
    expect((await rename(id, 'Mombasa', 1)).response.status).toBe(409)
  })

  it('are deleted while nothing refers to them', async () => {
    const { data } = await make('Luanda')
    expect((await drop(data!.id)).data).toEqual(data)
    expect((await drop(data!.id)).response.status).toBe(404)
    const refusal = { detail: 'A country, a tariff, a basket or an order refers to it.' }
    expect((await drop(await mombasa())).error).toEqual(refusal)
    const { data: again } = await make('Luanda')
    await announced({ port_id: again!.id })
    expect((await drop(again!.id)).error).toEqual(refusal)
  })
})
