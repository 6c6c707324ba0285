import type { BandariClient, ListingSave, SparesListing, VehicleListing } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Buyer } from '../helpers/steps.ts'
import {
  categoryId,
  complete,
  completeVehicle,
  draftSpare,
  draftVehicle,
  listingOf,
  liveSpare,
  liveVehicle,
  modelId,
  newVendor,
  save,
  setSellerStatus,
  put as putListing,
  type Saved,
} from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let vendor: Buyer
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  vendor = await newVendor(world)
})
afterAll(() => world.close())

function create(client: BandariClient, body: Record<string, unknown>, key?: string) {
  return client.POST('/vendor/create-product', {
    body: body as never,
    ...(key !== undefined && { params: { header: { 'Idempotency-Key': key } } }),
  })
}

const put = (body: Saved, by: Pick<Buyer, 'client'> = vendor) => putListing(by, body)

describe('getListingTypes', () => {
  const types = (pt: 'vehicles' | 'spares') =>
    vendor.client.GET('/vendor/product-types/', { params: { query: { pt } } })

  it('vehicles: type → make → models', async () => {
    const { data } = await types('vehicles')
    const id = await modelId(world, 'Toyota', 'Vitz')
    expect(data).toMatchObject({
      Cars: { Toyota: expect.arrayContaining([{ subj_id: id, subj_name: 'Vitz' }]) },
    })
  })

  it('spares: down to the leaves', async () => {
    const { data } = await types('spares')
    const cat_id = await categoryId(world, 'Front Brake Pads')
    expect(data).toMatchObject({
      'Auto spares': {
        'Vehicle Parts & Accessories': {
          Braking: { 'Disc Brakes': { 'Brake Pads': { 'Front Brake Pads': { cat_id } } } },
        },
      },
    })
  })
})

describe('createListing', () => {
  const vehicle = { name: '2014 Toyota Vitz F', prodClass: 'vehicles', region: 'ke' }
  const spare = { name: 'Front brake pads', prodClass: 'parts', region: 'ke' }

  it.each([
    [null, 401],
    ['buyer', 403],
    ['applicant', 403],
    ['supporter', 403],
    ['support', 403],
  ] as const)('%s: %d', async (role, status) => {
    const subId = await modelId(world, 'Toyota', 'Vitz')
    const { response } = await create(await world.as(role), { ...vehicle, subId })
    expect(response.status).toBe(status)
  })

  it('refuses a suspended vendor from then on', async () => {
    const suspended = await newVendor(world)
    const cid = await draftVehicle(world, suspended)
    await setSellerStatus(world, suspended, 'suspended')
    expect((await put({ cid, subtitle: 'New' }, suspended)).response.status).toBe(403)
  })

  it('is a draft for the Kenyan market, one piece, in shillings', async () => {
    const cid = await draftVehicle(world, vendor)
    const row = await world.db
      .selectFrom('products')
      .innerJoin('models', 'models.id', 'products.model_id')
      .select(['market', 'class', 'status', 'currency', 'quantity', 'price', 'vendor_id'])
      .select(['products.make_id', 'models.make_id as make_of_model', 'models.name', 'reference'])
      .where('products.id', '=', cid)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      market: 'local',
      class: 'cars',
      status: 'draft',
      currency: 'KES',
      quantity: 1,
      price: 0,
      vendor_id: vendor.id,
      name: 'Vitz',
      reference: `KE-${cid}`,
    })
    expect(row.make_id).toBe(row.make_of_model)
  })

  it.each([
    ['cars', 'cars'],
    ['pick-ups', 'cars'],
    ['vans', 'commercial'],
    ['buses', 'commercial'],
    ['trucks', 'commercial'],
    ['motorcycles', 'commercial'],
    ['machinery', 'commercial'],
  ] as const)('%s are %s to buyers', async (kind, expected) => {
    const subId = await modelId(world, 'Nissan', 'Note')
    await world.db.updateTable('models').set({ kind }).where('id', '=', subId).execute()
    const { data } = await create(vendor.client, { ...vehicle, subId })
    const row = await world.db
      .selectFrom('products')
      .select('class')
      .where('id', '=', data!.product_id)
      .executeTakeFirstOrThrow()
    expect(row.class).toBe(expected)
  })

  it.each([
    ['2014 Toyota Vitz F', 2014],
    ['Peugeot 2008', null],
    ['2008', null],
    ['20145 Actros', null],
    ['2099 Toyota Vitz', null],
  ])('%j is of the year %j', async (name, year) => {
    const subId = await modelId(world, 'Nissan', 'Note')
    const { data } = await create(vendor.client, { ...vehicle, subId, name })
    expect((await listingOf(vendor, data!.product_id)).specs.year).toBe(year)
  })

  it('knows the telephone of an agent already', async () => {
    const client = await world.as('vendor')
    const cid = await draftVehicle(world, { client })
    expect((await listingOf({ client }, cid)).prod_contact).toBe('+254 722 345678')
    expect((await listingOf(vendor, await draftVehicle(world, vendor))).prod_contact).toBe('')
  })

  it('lists a spare in a leaf', async () => {
    const cid = await draftSpare(world, vendor)
    expect(await listingOf(vendor, cid)).toMatchObject({
      prod_class: 'parts',
      cat_full_name:
        'Vehicle Parts & Accessories > Braking > Disc Brakes > Brake Pads > Front Brake Pads',
      specs: { partNumber: '{"partNumber":"","condition":""}' },
      compatible_list: [],
    })
  })

  it('refuses a branch, an unknown category and an unknown model', async () => {
    const leaf = { subId: ['Select a leaf category.'] }
    const branch = await categoryId(world, 'Brake Pads')
    expect((await create(vendor.client, { ...spare, subId: branch })).error).toEqual(leaf)
    expect((await create(vendor.client, { ...spare, subId: 2_000_000_000 })).error).toEqual(leaf)
    expect((await create(vendor.client, { ...vehicle, subId: 2_000_000_000 })).error).toEqual({
      subId: ['Select a model.'],
    })
  })

  it.each([
    [{ name: '' }, { name: ['This field may not be blank.'] }],
    [{ name: '   ' }, { name: ['This field may not be blank.'] }],
    [{ name: 'x'.repeat(151) }, { name: ['Ensure this field has no more than 150 characters.'] }],
    [{ prodClass: 'boats' }, { prodClass: ['"boats" is not a valid choice.'] }],
    [{ region: 'zm' }, { region: ['"zm" is not a valid choice.'] }],
    [{ price: 1 }, { price: ['Unexpected field.'] }],
  ])('%j', async (wrong, refusal) => {
    const { response, error } = await create(vendor.client, { ...vehicle, subId: 1, ...wrong })
    expect([response.status, error]).toEqual([400, refusal])
  })

  it('twice with one key is once', async () => {
    const subId = await modelId(world, 'Toyota', 'Vitz')
    const twice = () => create(vendor.client, { ...vehicle, subId }, 'double-click-1')
    const answers = await Promise.all([twice(), twice(), twice()])
    expect(new Set(answers.map(({ data }) => data?.product_id)).size).toBe(1)
  })
})

describe('saveListing', () => {
  it('stores what is sent and leaves what is not', async () => {
    const cid = await draftVehicle(world, vendor)
    const sent = {
      subtitle: 'Clean',
      sBody: 'hatchback',
      sTransmission: 'CVT',
      sFuel: 'Petrol',
      sColour: 'pearl',
      sYear: 2014,
      sDrive: '4WD',
      sSteering: 'Right',
      sSeats: 5,
      sDoors: 4,
      sFeatures: ['sun roof', 'Fridge ', 'Sunroof'],
      ...completeVehicle,
    }
    const first = await save(vendor, { cid, ...sent })
    expect(first).toMatchObject({
      version: 2,
      prod_title: '2014 Toyota Vitz F',
      prod_subtitle: 'Clean',
      prod_price: 780_000,
      prod_contact: completeVehicle.pContact,
      prod_location: completeVehicle.pLocation,
      prod_live: 'draft',
      cat_full_name: 'Cars > Toyota > Vitz',
      public_url: `${world.settings.storefrontOrigin}/details/${cid}`,
      editors: [vendor.email],
      specs: {
        model: 'Vitz',
        year: 2014,
        transmission: 'CVT',
        mileage: 84_200,
        fuel: 'Petrol',
        bodyType: 'hatchback',
        engineSize: '990 cc',
        colour: 'pearl',
        drive: '4WD',
        steering: 'Right',
        seats: 5,
        doors: 4,
        features: ['Sunroof', 'Fridge'],
      },
    })
    const nothing = { sYear: null, sColour: '', sDrive: '', sSeats: null, sFeatures: [] }
    const second = await save(vendor, { cid, pPrice: 0.07, ...nothing })
    expect(second).toEqual({
      ...first,
      version: 3,
      prod_price: 0.07,
      date_updated: second.date_updated,
      specs: {
        ...first.specs,
        year: null,
        colour: null,
        drive: null,
        seats: null,
        features: [],
      },
    })
    expect(await listingOf(vendor, cid)).toEqual(second)
  })

  it.each([
    ['1500', '1,500 cc'],
    ['1.5', '1.5 L'],
    ['40kwh', '40 kWh'],
    ['2.5 TD', '2.5 TD'],
    ['', null],
  ])('an engine of %j is %j', async (sEngine, engineSize) => {
    const cid = await draftVehicle(world, vendor)
    expect((await save(vendor, { cid, sEngine })).specs).toMatchObject({ engineSize })
  })

  it('keeps the line breaks of a description, and every letter of it', async () => {
    const cid = await draftVehicle(world, vendor)
    const description = 'Line one\n\nLine <b>two</b> & “three”, 日本語 🚗'
    expect(await save(vendor, { cid, description })).toMatchObject({
      prod_description: description,
    })
  })

  it.each<[Record<string, unknown>, string, string]>([
    [{ pTitle: '' }, 'pTitle', 'This field may not be blank.'],
    [{ pTitle: 'x'.repeat(151) }, 'pTitle', 'Ensure this field has no more than 150 characters.'],
    [
      { subtitle: 'x'.repeat(101) },
      'subtitle',
      'Ensure this field has no more than 100 characters.',
    ],
    [{ pPrice: -1 }, 'pPrice', 'Ensure this value is greater than or equal to 0.'],
    [{ pPrice: 1.001 }, 'pPrice', 'Ensure that there are no more than 2 decimal places.'],
    [{ pPrice: 'a lot' }, 'pPrice', 'A valid number is required.'],
    [{ sYear: 1899 }, 'sYear', 'Ensure this value is greater than or equal to 1900.'],
    [{ sMileage: 1.5 }, 'sMileage', 'A valid integer is required.'],
    [{ sPartNumber: '04465' }, 'sPartNumber', 'Unexpected field.'],
    [{ prod_live: 'live' }, 'prod_live', 'Unexpected field.'],
    [{ lTitle: 'Inspection' }, 'lid', 'This field is required.'],
  ])('refuses %j and stores nothing', async (wrong, field, sentence) => {
    const cid = await draftVehicle(world, vendor)
    const { response, error } = await put({ cid, subtitle: 'Kept out', ...wrong })
    expect([response.status, error]).toEqual([400, { [field]: [sentence] }])
    expect(await listingOf(vendor, cid)).toMatchObject({ version: 1, prod_subtitle: '' })
  })

  it('a spare has a part number, as text or with a condition', async () => {
    const cid = await draftSpare(world, vendor)
    const numbered = await save(vendor, { cid, sPartNumber: '04465-52260' })
    expect((numbered as SparesListing).specs.partNumber).toBe(
      '{"partNumber":"04465-52260","condition":""}',
    )
    const sPartNumber = JSON.stringify({ partNumber: '04465', condition: 'Refurbished' })
    const both = await save(vendor, { cid, sPartNumber, sYear: 2012, sBody: 'hatchback' })
    expect((both as SparesListing).specs).toEqual({
      year: 2012,
      bodyType: 'hatchback',
      colour: null,
      partNumber: sPartNumber,
    })
    expect((await put({ cid, sEngine: '990 cc', sFuel: 'Petrol' })).error).toEqual({
      sEngine: ['Unexpected field.'],
      sFuel: ['Unexpected field.'],
    })
  })

  it('going live needs the required fields, else the status stays draft', async () => {
    const cid = await draftVehicle(world, vendor)
    const required = ['This field is required.']
    const { response, error } = await put({ cid, publish: 'live', pPrice: 1, subtitle: 'x' })
    expect([response.status, error]).toEqual([
      400,
      {
        pLocation: required,
        pContact: required,
        sMileage: required,
        sEngine: required,
        description: required,
      },
    ])
    expect(await listingOf(vendor, cid)).toMatchObject({ prod_live: 'draft', prod_subtitle: '' })
    const live = await save(vendor, { cid, ...completeVehicle, publish: 'live' })
    expect(live.prod_live).toBe('live')
  })

  it('a live listing keeps its required fields; going back to draft is always allowed', async () => {
    const cid = await liveVehicle(world, vendor)
    expect((await put({ cid, description: '' })).error).toEqual({
      description: ['This field is required.'],
    })
    expect((await put({ cid, sMileage: null, pPrice: 0 })).error).toEqual({
      pPrice: ['This field is required.'],
      sMileage: ['This field is required.'],
    })
    const draft = await save(vendor, { cid, publish: 'draft', description: '' })
    expect(draft).toMatchObject({ prod_live: 'draft', prod_description: '' })
  })

  it('what is live is on the storefront at once', async () => {
    const nobody = await world.as(null)
    const cid = await draftVehicle(world, vendor)
    const page = { params: { path: { id: cid } } }
    expect((await nobody.GET('/products/{id}/', page)).response.status).toBe(404)
    await save(vendor, { cid, ...completeVehicle, publish: 'live' })
    expect((await nobody.GET('/products/{id}/', page)).data).toMatchObject({
      contact: null,
      location: completeVehicle.pLocation,
      is_buyable: false,
    })
    const { data } = await nobody.GET('/product-search/', { params: { query: { q: 'toyota' } } })
    expect(data?.results.find(({ id }) => id === cid)).toMatchObject({
      price: 780_000,
      currency: 'KES',
    })
  })
})

describe('two tabs', () => {
  it('the second save is told about the first and loses nothing', async () => {
    const cid = await draftVehicle(world, vendor)
    const { version } = await listingOf(vendor, cid)
    await save(vendor, { cid, version, subtitle: 'The first tab' })
    const { response, error } = await put({ cid, version, subtitle: 'The second', pPrice: 5 })
    expect(response.status).toBe(409)
    expect(error).toMatchObject({
      current: { version: version + 1, prod_subtitle: 'The first tab', prod_price: 0 },
    })
    const again = await save(vendor, { cid, version: version + 1, pPrice: 5 })
    expect(again).toMatchObject({ prod_subtitle: 'The first tab', prod_price: 5 })
  })

  it('a save that does not say what it was based on stores nothing', async () => {
    const cid = await draftVehicle(world, vendor)
    const body = { cid, subtitle: 'Whatever was there' } as unknown as ListingSave
    const { error, response } = await vendor.client.POST('/vendor/post-content/', { body })
    expect([response.status, error]).toMatchObject([400, { codes: { version: ['required'] } }])
    expect((await listingOf(vendor, cid)).prod_subtitle).toBe('')
  })

  it('of ten saves at once one is stored', async () => {
    const cid = await draftVehicle(world, vendor)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => put({ cid, version: 1, subtitle: `Tab ${n}` })),
    )
    const statuses = answers.map(({ response }) => response.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(9)
    const winner = answers.find(({ data }) => data)?.data
    expect(await listingOf(vendor, cid)).toEqual(winner)
  })
})

describe('lectures', () => {
  const add = (cid: number, title: string) =>
    vendor.client.POST('/vendor/create-lecture', { body: { cid, title } })
  const remove = (query: { cid: number; lid?: number; do?: number }) =>
    vendor.client.DELETE('/vendor/delete-content', { params: { query } })

  it('are added, written, read and deleted', async () => {
    const cid = await draftVehicle(world, vendor)
    const { data: first } = await add(cid, 'Inspection report')
    expect(first).toMatchObject({ cid, title: 'Inspection report', order: 0 })
    const { data: second } = await add(cid, 'Service history')
    const lid = first!.lecture_id
    await save(vendor, { cid, lid, lTitle: 'Inspection', lContent: 'All good.\nTyres: 6 mm' })
    const listing = (await listingOf(vendor, cid, lid)) as VehicleListing
    expect(listing.lectures).toEqual({
      lecture_id: lid,
      title: 'Inspection',
      content: 'All good.\nTyres: 6 mm',
    })
    expect(listing.lecture_list).toEqual([
      { lecture_id: lid, title: 'Inspection' },
      { lecture_id: second!.lecture_id, title: 'Service history' },
    ])
    expect((await remove({ cid, lid })).response.status).toBe(204)
    expect((await remove({ cid, lid })).response.status).toBe(404)
    const after = (await listingOf(vendor, cid)) as VehicleListing
    expect(after.lecture_list.map(({ title }) => title)).toEqual(['Service history'])
    expect((await add(cid, 'Papers')).data?.order).toBe(2)
  })

  it('are at most twenty, also when they are added at once', async () => {
    const cid = await draftVehicle(world, vendor)
    const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => add(cid, `Part ${n}`)))
    const made = answers.flatMap(({ data }) => data ?? [])
    expect(made.map(({ order }) => order).toSorted((a, b) => a - b)).toEqual([...Array(20).keys()])
    expect(answers.filter(({ response }) => response.status === 409)).toHaveLength(4)
  })

  it('are a vehicle’s, and of that vehicle', async () => {
    const spare = await draftSpare(world, vendor)
    expect((await add(spare, 'Report')).error).toEqual({ cid: ['Only a vehicle has lectures.'] })
    const [one, other] = [await draftVehicle(world, vendor), await draftVehicle(world, vendor)]
    const { data } = await add(one, 'Report')
    const lid = data!.lecture_id
    expect((await put({ cid: other, lid, lTitle: 'Mine' })).response.status).toBe(404)
    expect((await remove({ cid: other, lid })).response.status).toBe(404)
    const query = { cid: other, lid }
    const { response } = await vendor.client.GET('/vendor/post-content/', { params: { query } })
    expect(response.status).toBe(404)
  })
})

describe('deleteListingContent', () => {
  const remove = (query: { cid: number; lid?: number; do?: number }) =>
    vendor.client.DELETE('/vendor/delete-content', { params: { query } })

  it('deletes a draft with all that belongs to it', async () => {
    const cid = await draftVehicle(world, vendor)
    await vendor.client.POST('/vendor/create-lecture', { body: { cid, title: 'Report' } })
    expect((await remove({ cid })).response.status).toBe(204)
    expect((await remove({ cid })).response.status).toBe(404)
  })

  it('a live one is to be a draft first', async () => {
    const cid = await liveSpare(world, vendor)
    const { response, error } = await remove({ cid })
    expect([response.status, error]).toEqual([409, { detail: 'Set the listing to draft first.' }])
    await save(vendor, { cid, publish: 'draft' })
    expect((await remove({ cid })).response.status).toBe(204)
  })

  it('deletes a photo or a lecture, not both, and neither where there is none', async () => {
    const cid = await draftVehicle(world, vendor)
    expect((await remove({ cid, lid: 1, do: 0 })).response.status).toBe(400)
    expect((await remove({ cid, do: 0 })).response.status).toBe(404)
  })
})

describe('publishListings', () => {
  const publish = (ids: number[], to: 'draft' | 'live', { client } = vendor) =>
    client.POST('/vendor/publish', { body: { ids, publish: to } })

  it('publishes what lacks nothing and says what the others lack', async () => {
    const [whole, lacking] = [await draftVehicle(world, vendor), await draftSpare(world, vendor)]
    await save(vendor, { cid: whole, ...completeVehicle })
    await save(vendor, { cid: lacking, ...complete, pPrice: 0 })
    const { data } = await publish([lacking, whole, whole], 'live')
    expect(data?.results).toEqual([
      { prod_id: whole, prod_live: 'live', missing: [], refused: null, order: null },
      { prod_id: lacking, prod_live: 'draft', missing: ['pPrice'], refused: null, order: null },
    ])
    const back = await publish([whole, lacking], 'draft')
    expect(back.data?.results.map(({ prod_live }) => prod_live)).toEqual(['draft', 'draft'])
    expect(await listingOf(vendor, whole)).toMatchObject({ prod_live: 'draft', version: 4 })
  })

  it('touches nothing when one of them is unknown', async () => {
    const cid = await draftVehicle(world, vendor)
    await save(vendor, { cid, ...completeVehicle })
    expect((await publish([cid, 2_000_000_000], 'live')).response.status).toBe(404)
    expect((await listingOf(vendor, cid)).prod_live).toBe('draft')
  })

  it.each([[[]], [Array.from({ length: 101 }, (_, n) => n + 1)], [[0]]])(
    'refuses %j',
    async (ids) => {
      expect((await publish(ids, 'live')).response.status).toBe(400)
    },
  )
})
