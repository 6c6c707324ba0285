import type { BandariClient, ModelAnswer, ModelRequestInput } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Exporter, newStaff } from '../helpers/exporters.ts'
import { check, newImporter } from '../helpers/importers.ts'
import { mailsTo } from '../helpers/mails.ts'
import type { Buyer } from '../helpers/steps.ts'
import {
  completeVehicle,
  listingOf,
  liveSpare,
  modelId,
  newVendor,
  put,
  save,
} from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let staff: Exporter
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  staff = await newStaff(world)
})
afterAll(() => world.close())

type Seller = Pick<Buyer, 'client'>

const sette = { type: 'Cars', make: 'Toyota', model: 'Passo Sette' } as const

const tryToAsk = ({ client }: Seller, body: ModelRequestInput, key?: string) =>
  client.POST('/vendor/model-requests', {
    params: key === undefined ? {} : { header: { 'Idempotency-Key': key } },
    body,
  })

/** A draft that waits for a model, by default one that nobody else in the file asks for. */
async function ask(seller: Seller, wish: Partial<ModelRequestInput> = {}) {
  const { data, error } = await tryToAsk(seller, {
    ...sette,
    name: '2010 Toyota Passo Sette',
    ...wish,
  })
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

async function requestsOf({ client }: Seller) {
  const { data } = await client.GET('/vendor/model-requests')
  return data!
}

async function tableOf({ client }: Seller, query: { waiting?: boolean } = {}) {
  const { data } = await client.GET('/vendor/get-products', { params: { query } })
  return data!
}

async function groupsOf(filter: object) {
  const { data } = await staff.client.GET('/support/model-requests', {
    params: { query: { filter: JSON.stringify(filter) } },
  })
  return data ?? []
}

const answer = ({ client }: { client: BandariClient }, id: number, body: ModelAnswer) =>
  client.POST('/support/model-requests/{id}/answer', { params: { path: { id } }, body })

describe('a seller who misses a model', () => {
  it.each([
    [null, 401],
    ['buyer', 403],
    ['desk', 403],
  ] as const)('is not %s: %d', async (role, status) => {
    const client = await world.as(role)
    expect((await tryToAsk({ client }, { ...sette, name: 'A car' })).response.status).toBe(status)
    expect((await client.GET('/vendor/model-requests')).response.status).toBe(status)
  })

  it('has a draft at once, which takes everything but going live, and says why', async () => {
    const seller = await newVendor(world)
    const { id, product_id: cid } = await ask(seller, { note: ' Seven seats. ', year_from: 2008 })
    const wait = { id, state: 'open', make: 'Toyota', model: 'Passo Sette', reason: null }
    const saved = await save(seller, { cid, ...completeVehicle })
    expect(saved).toMatchObject({
      prod_live: 'draft',
      cat_full_name: 'Cars > Toyota',
      model_request: wait,
      specs: { model: null, year: 2010 },
    })
    const { error, response } = await put(seller, { cid, publish: 'live' })
    expect(response.status).toBe(400)
    expect(error).toMatchObject({ codes: { subId: ['required'] } })
    const body = { ids: [cid], publish: 'live' as const }
    const { data: published } = await seller.client.POST('/vendor/publish', { body })
    expect(published?.results).toMatchObject([
      { prod_id: cid, prod_live: 'draft', missing: ['subId'] },
    ])
    const { data: bulk } = await seller.client.POST('/vendor/bulk-changes/preview/', {
      body: { kind: 'publish', filter: { waiting: true }, count: 1 },
    })
    expect(bulk?.results).toMatchObject([
      { result: 'refused', reason: 'missing', missing: ['subId'] },
    ])

    const table = await tableOf(seller, { waiting: true })
    expect(table).toMatchObject({ waiting: 1, count: 1 })
    expect(table.data).toMatchObject([{ prod_id: cid, missing: ['subId'], model_request: wait }])
    expect(await requestsOf(seller)).toMatchObject({
      open: 1,
      data: [{ id, note: 'Seven seats.', year_from: 2008, listings: [{ id: cid }] }],
    })
    const page = await world
      .clientWith(null)
      .GET('/one-search/{id}', { params: { path: { id: cid } } })
    expect(page.response.status).toBe(404)
  })

  it('asks once for one name, whatever its spelling; pressed twice it is one draft', async () => {
    const seller = await newVendor(world)
    const wish = { ...sette, name: '2010 Toyota Passo Sette' }
    const pressed = await Promise.all([1, 2].map(() => tryToAsk(seller, wish, 'one-press')))
    expect(new Set(pressed.map(({ data }) => data?.product_id)).size).toBe(1)
    const [{ id } = { id: 0 }] = pressed.flatMap(({ data }) => data ?? [])
    const again = await ask(seller, { make: ' TOYOTA', model: 'passo-sette' })
    expect(again.id).toBe(id)
    const { data } = await requestsOf(seller)
    expect(data).toHaveLength(1)
    expect(data[0]?.listings).toHaveLength(2)
    const [first] = await groupsOf({ make: 'Toyota', model: 'Passo Sette', state: 'open' })
    expect(first?.sellers).toBeGreaterThan(1)
  })

  it('is told the nearest models, and that what is there is not asked for', async () => {
    const seller = await newVendor(world)
    const { data } = await seller.client.GET('/vendor/model-requests/nearest', {
      params: { query: { make: 'toyta', model: 'Vitzz' } },
    })
    expect(data?.data[0]).toMatchObject({
      make: 'Toyota',
      model: 'Vitz',
      type: 'Cars',
      is_same: false,
    })
    const { response, error } = await tryToAsk(seller, { ...sette, model: 'VITZ', name: 'A Vitz' })
    expect(response.status).toBe(409)
    expect(error).toMatchObject({ code: 'model_exists', values: { make: 'Toyota', model: 'Vitz' } })
    expect((await tableOf(seller)).count).toBe(0)
  })

  it.each([
    [{ model: '丰田' }, { model: ['name_without_letters'] }],
    [
      { make: ' ', name: ' ' },
      { make: ['blank'], name: ['blank'] },
    ],
    [{ year_from: 2012, year_to: 2010 }, { year_to: ['years_reversed'] }],
  ])('says %j properly', async (wish, codes) => {
    const seller = await newVendor(world)
    const { error } = await tryToAsk(seller, { ...sette, name: 'A car', ...wish })
    expect(error).toMatchObject({ codes })
  })

  it('has at most twenty open', async () => {
    const seller = await newVendor(world)
    for (let number = 0; number < 20; number += 1) await ask(seller, { model: `Kei ${number}` })
    const { error } = await tryToAsk(seller, { ...sette, model: 'Kei 20', name: 'A car' })
    expect(error).toMatchObject({ code: 'model_requests_too_many', values: { most: 20 } })
    // One that is asked for already may be asked for again.
    expect(
      (await tryToAsk(seller, { ...sette, model: 'kei 3', name: 'A car' })).response.status,
    ).toBe(201)
  })

  it('withdraws it, gives the draft another model, or deletes it; then nobody waits', async () => {
    const seller = await newVendor(world)
    const one = await ask(seller, { model: 'Withdrawn' })
    const withdraw = (by: Seller) =>
      by.client.DELETE('/vendor/model-requests/{id}', { params: { path: { id: one.id } } })
    expect((await withdraw(await newVendor(world))).response.status).toBe(404)
    expect((await withdraw(seller)).response.status).toBe(204)
    expect((await withdraw(seller)).response.status).toBe(204)
    expect(await listingOf(seller, one.product_id)).toMatchObject({
      model_request: { state: 'withdrawn' },
    })

    const subId = await modelId(world, 'Toyota', 'Vitz')
    const give = (by: Seller, id: number) =>
      by.client.PUT('/vendor/listings/{id}/model', { params: { path: { id } }, body: { subId } })
    const other = await ask(seller, { model: 'Another' })
    expect((await give(await newVendor(world), other.product_id)).response.status).toBe(404)
    expect((await give(seller, other.product_id)).response.status).toBe(204)
    expect((await give(seller, other.product_id)).response.status).toBe(204)
    const given = await listingOf(seller, other.product_id)
    expect(given).toMatchObject({ cat_full_name: 'Cars > Toyota > Vitz', model_request: null })
    const { error } = await tryToAsk(seller, { ...sette, listing: other.product_id })
    expect(error).toMatchObject({ code: 'listing_has_model' })

    const third = await ask(seller, { model: 'Deleted' })
    const query = { cid: third.product_id }
    await seller.client.DELETE('/vendor/delete-content', { params: { query } })
    const { open, data } = await requestsOf(seller)
    expect(open).toBe(0)
    expect(data.map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn', 'withdrawn'])
  })

  it('exports the draft and imports it again, which changes nothing; a file may name its model', async () => {
    const seller = await newImporter(world)
    const { product_id: cid } = await ask(seller, { model: 'Exported' })
    await save(seller, { cid, ...completeVehicle })
    const { data: file } = await seller.client.GET('/vendor/export-products', {
      params: { query: { prod_class: 'vehicles', waiting: true } },
      parseAs: 'text',
    })
    const unchanged = { rows: 1, new_rows: 0, changed_rows: 0, invalid_rows: 0 }
    expect(await check(seller, file!)).toMatchObject(unchanged)
    const live = file!.replace(/draft/, 'live')
    expect(live).not.toBe(file)
    expect(await check(seller, live)).toMatchObject({ rows: 1, invalid_rows: 1 })
  })
})

describe('staff', () => {
  it.each([
    [null, 401],
    ['vendor', 403],
    ['finance', 403],
  ] as const)('are not %s: %d', async (role, status) => {
    const client = await world.as(role)
    const path = { id: 1 }
    const calls = [
      client.GET('/support/model-requests', {}),
      client.GET('/support/model-requests/{id}', { params: { path } }),
      answer({ client }, 1, { answer: 'refuse', reason: 'No.' }),
    ]
    for (const { response } of await Promise.all(calls)) expect(response.status).toBe(status)
  })

  it('add it to the tree once, for all who ask, who are told in their language', async () => {
    const sellers = [await newVendor(world), await newVendor(world)]
    await world.db
      .updateTable('accounts')
      .set({ language: 'fr' })
      .where('id', '=', sellers[1]!.id)
      .execute()
    const wish = { make: 'Wuling', model: 'Hongguang', name: '2020 Wuling Hongguang' }
    const asked = [
      await ask(sellers[0]!, { ...wish, type: 'Vans and minibuses' }),
      await ask(sellers[1]!, { ...wish, model: 'HONGGUANG', note: 'Eight seats.' }),
    ]
    const { data: overview } = await staff.client.GET('/support/overview', {})
    expect(overview?.waiting.find(({ what }) => what === 'model-requests')?.count).toBeGreaterThan(
      0,
    )
    const [group, ...others] = await groupsOf({ make: 'Wuling', state: 'open' })
    expect(others).toEqual([])
    expect(group).toMatchObject({
      id: asked[0]!.id,
      sellers: 2,
      listings: 2,
      type: 'Vans and minibuses',
    })
    const params = { path: { id: asked[1]!.id } }
    const { data: whole } = await staff.client.GET('/support/model-requests/{id}', { params })
    expect(whole?.asks.map(({ vendor_id, note }) => [vendor_id, note])).toEqual([
      [sellers[0]!.id, null],
      [sellers[1]!.id, 'Eight seats.'],
    ])

    const body = {
      answer: 'add',
      type: 'Vans and minibuses',
      make: ' Wuling',
      model: 'Hongguang',
    } as const
    const pressed = await Promise.all([1, 2].map(() => answer(staff, group!.id, body)))
    expect(pressed.map(({ response }) => response.status).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ])
    for (const [place, seller] of sellers.entries()) {
      const listing = await listingOf(seller, asked[place]!.product_id)
      expect(listing).toMatchObject({
        cat_full_name: 'Commercial vehicles > Wuling > Hongguang',
        model_request: null,
      })
      expect(await requestsOf(seller)).toMatchObject({
        open: 0,
        data: [{ state: 'used', answer: 'Wuling Hongguang', listings: [{}] }],
      })
    }
    const mails = await Promise.all(sellers.map(({ email }) => mailsTo(world, email)))
    expect(mails.map((own) => own.map(({ subject }) => subject))).toEqual([
      ['Wuling Hongguang: your listing can go on'],
      ['Wuling HONGGUANG\u00a0: votre annonce peut continuer'],
    ])
    await save(sellers[0]!, { cid: asked[0]!.product_id, ...completeVehicle, publish: 'live' })
    const audit = await world.db
      .selectFrom('audit')
      .select(['action', 'actor_id', 'after'])
      .where('subject', '=', 'model-request')
      .where('subject_id', '=', String(group!.id))
      .execute()
    expect(audit).toEqual([
      {
        action: 'add-model-request',
        actor_id: staff.id,
        after: { became: 'Wuling Hongguang', requests: asked.map(({ id }) => id) },
      },
    ])
  })

  it('are told that a name is there already, and what is wrong with one', async () => {
    const seller = await newVendor(world)
    const { id } = await ask(seller, { model: 'Vits' })
    const named = { answer: 'add', type: 'Cars', make: 'Toyota' } as const
    const there = await answer(staff, id, { ...named, model: 'v i t z' })
    expect(there.error).toMatchObject({ code: 'model_exists', values: { model: 'Vitz' } })
    const unnamed = await answer(staff, id, { ...named, model: '丰' })
    expect(unnamed.error).toMatchObject({ codes: { model: ['name_without_letters'] } })
    const unmeant = await answer(staff, id, { answer: 'use', subId: 2_000_000_000 })
    expect(unmeant.error).toMatchObject({ codes: { subId: ['model_missing'] } })
    const subId = await modelId(world, 'Toyota', 'Vitz')
    expect((await answer(staff, id, { answer: 'use', subId })).data).toMatchObject({
      state: 'used',
      answer: 'Toyota Vitz',
    })
  })

  it('add a trim with a model', async () => {
    const seller = await newVendor(world)
    const { id } = await ask(seller, { make: 'Wuling', model: 'Rongguang' })
    const trim = {
      name: 'V',
      body: 'van',
      engine: '1.5 petrol',
      year_from: 2014,
      year_to: 2015,
    } as const
    const names = {
      answer: 'add',
      type: 'Vans and minibuses',
      make: 'wuling',
      model: 'Rongguang',
    } as const
    expect((await answer(staff, id, { ...names, trim })).response.status).toBe(200)
    const { data } = await world.clientWith(null).GET('/vehicle-tree/', {
      params: { query: { make: 'wuling', model: 'rongguang', year: 2015 } },
    })
    expect(data?.trims).toMatchObject([{ name: 'V 1.5 petrol' }])
  })

  it('refuse with a reason, which the draft keeps until it has another model or asks anew', async () => {
    const seller = await newVendor(world)
    const { id, product_id: cid } = await ask(seller, { model: 'Fantasy' })
    const unreasoned = await answer(staff, id, { answer: 'refuse', reason: ' ' })
    expect(unreasoned.error).toMatchObject({ codes: { reason: ['required'] } })
    const reason = 'Toyota built no such car.'
    expect((await answer(staff, id, { answer: 'refuse', reason })).response.status).toBe(200)
    expect(await listingOf(seller, cid)).toMatchObject({
      model_request: { state: 'refused', reason },
    })
    const [mail] = await mailsTo(world, seller.email)
    expect(mail?.text).toContain(reason)
    const again = await ask(seller, { model: 'Fantasy II', listing: cid })
    expect(again.product_id).toBe(cid)
    expect(await listingOf(seller, cid)).toMatchObject({
      model_request: { id: again.id, state: 'open' },
    })
  })

  it('answer what a spare fits, which goes on being on sale meanwhile', async () => {
    const seller = await newVendor(world)
    const listing = await liveSpare(world, seller)
    const { error } = await tryToAsk(seller, { ...sette, model: 'Vitz', listing })
    expect(error).toMatchObject({ code: 'model_exists' })
    const { id } = await ask(seller, { model: 'Vitz', trim: 'Jewela', listing })
    const subId = await modelId(world, 'Toyota', 'Vitz')
    expect((await answer(staff, id, { answer: 'use', subId })).response.status).toBe(200)
    const spare = await listingOf(seller, listing)
    expect(spare).toMatchObject({ prod_live: 'live', prod_class: 'parts' })
    const [mail] = await mailsTo(world, seller.email)
    expect(mail?.text).toContain('You can choose it now for what your part fits')
  })

  it('do not answer their own shop', async () => {
    const seller = await newVendor(world)
    const { id } = await ask(seller, { model: 'Own' })
    await world.db
      .updateTable('accounts')
      .set({ staff_role: 'support' })
      .where('id', '=', seller.id)
      .execute()
    const { error } = await answer(seller, id, { answer: 'refuse', reason: 'No.' })
    expect(error).toMatchObject({ code: 'model_request_own' })
  })
})
