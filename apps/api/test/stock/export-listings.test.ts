import type { BandariClient, Listing, Order, ProductDocument } from '@bandari/sdk'
import { PDF } from '@libpdf/core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { runImports } from '../../src/stock/imports/run-imports.ts'
import { getImport, run, upload as uploadFile } from '../helpers/importers.ts'
import {
  chassis,
  completeExport,
  draftExport,
  type Exporter,
  exportHeadings,
  exportRow,
  newExporter,
  newStaff,
  setMayListExport,
  tryToDraftExport,
} from '../helpers/exporters.ts'
import { upload } from '../helpers/photo-steps.ts'
import { addToBasket, consignee, type Buyer, newBuyer, order, tryToAdd } from '../helpers/steps.ts'
import { listingOf, modelId, newVendor, save, setSellerStatus } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { versionOf } from '../helpers/version-of.ts'

/** A shop that starts for production, with no demo world: nothing is in it but what is listed here. */

let world: World
let staff: Exporter
let exporter: Exporter
beforeAll(async () => {
  world = await createWorld({
    ...inject('postgres'),
    isBare: true,
    environment: {
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://127.0.0.1:9',
      BANK_DETAILS: 'Account: 0200 5582 3319',
      STAFF_SECOND_FACTOR: 'false',
    },
  })
  staff = await newStaff(world)
  exporter = await newExporter(world, staff)
})
afterAll(() => world.close())

async function found(model = 'vitz'): Promise<number[]> {
  const { data } = await world.clientWith(null).GET('/vehicles/', {
    params: { query: { class: 'cars', make: 'toyota', model } },
  })
  return (data?.results ?? []).map(({ id }) => id)
}

async function pageOf(id: number, client = world.clientWith(null)): Promise<ProductDocument> {
  const { data, error } = await client.GET('/one-search/{id}', { params: { path: { id } } })
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

function factsOf({ attributes }: ProductDocument) {
  return Object.fromEntries(attributes.map(({ code, value }) => [code, value]))
}

async function moved({ id }: Pick<Order, 'id'>, status: 'Authorized' | 'Shipped') {
  const { data, error } = await staff.client.PUT('/support/orders/{id}', {
    params: { path: { id } },
    body: { status },
  })
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

async function orderOf({ client }: Pick<Buyer, 'client'>, id: number): Promise<Order> {
  const { data, error } = await client.GET('/orders/{id}/', { params: { path: { id } } })
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

const picture = () =>
  sharp({ create: { width: 32, height: 24, channels: 3, background: '#a52' } })
    .jpeg()
    .toBuffer()

async function liveExport(seller: { client: BandariClient }, owner: 'self' | 'house' = 'self') {
  const cid = await draftExport(world, seller, owner)
  await save(seller, { cid, ...completeExport, publish: 'live' })
  return cid
}

/** From the search to the ship; answers what was said about the vehicle on the way. */
async function sold(id: number) {
  expect(await found()).toContain(id)
  const page = await pageOf(id)
  expect(page).toMatchObject({ market: 'export', is_buyable: true, contact: null })
  expect(page.PriceObj).toEqual({ incl_tax: '4500.00', currency: 'USD' })
  expect(JSON.stringify(page)).not.toContain(chassis)

  const buyer = await newBuyer(world)
  // Kenya would not take it: it is too old.
  await addToBasket(world, buyer, { url: page.url }, { code: 'dar-es-salaam-sedan' })
  const placed = await order(buyer, {
    shipping_address: { ...consignee, country: '/api/countries/TZ/' },
  })
  expect(placed).toMatchObject({ status: 'Pending', currency: 'USD', total_incl_tax: '5200.00' })
  expect(placed.line_props[0]?.identity).toBeNull()
  expect(await found()).not.toContain(id)

  const atDesk = await moved(placed, 'Authorized')
  expect(atDesk.lines[0]?.identity).toMatchObject({ chassis_number: chassis })
  const paid = await orderOf(buyer, placed.id)
  expect((await moved(placed, 'Shipped')).status).toBe('Shipped')
  return { page, identity: paid.line_props[0]?.identity }
}

describe('the main job, on a vehicle that was listed', () => {
  it('by hand, by a seller', async () => {
    const cid = await draftExport(world, exporter)
    const draft = await listingOf(exporter, cid)
    expect(draft).toMatchObject({ market: 'export', currency: 'USD', owner: 'self' })
    const sheet = await upload(world, exporter, await picture(), { cid, type: 'auction-sheet' })
    expect(sheet.status).toBe(200)
    const photo = await upload(world, exporter, await picture(), { cid, slot: 0 })
    expect(photo.body).toMatchObject({ data: { photos: 1 } })
    const live = await save(exporter, { cid, ...completeExport, publish: 'live' })
    expect(live).toMatchObject({
      prod_live: 'live',
      export: { chassis, registered: '2014-05', grade: '4.5', inspectedOn: '2026-01-05' },
    })

    const { page, identity } = await sold(cid)
    expect(factsOf(page)).toMatchObject({
      origin_port: 'Yokohama, Japan',
      manufactured: '2014-03',
      first_registered: '2014-05',
      chassis_number: 'NSP130-21*****',
      engine_number: '1NR-55*****',
      auction_grade: '4.5',
      inspection: 'JEVIC',
      export_certificate_on: '2026-01-02',
    })
    const auctionSheet = 'export' in live ? live.export?.auctionSheet : null
    expect(identity).toEqual({
      chassis_number: chassis,
      engine_number: '1NR-5512345',
      auction_sheet: expect.stringMatching(/\/media\/[0-9a-f]{32}-1600\.jpg$/),
    })
    expect(identity?.auction_sheet).toBe(auctionSheet)
    expect(JSON.stringify(page)).not.toContain('5512345')
  })

  it('by hand, by staff for the house, which the audit tells', async () => {
    const cid = await liveExport(staff, 'house')
    expect(await listingOf(staff, cid)).toMatchObject({ owner: 'house' })
    await sold(cid)
    const entries = await world.db
      .selectFrom('audit')
      .select(['action', 'actor_id', 'after'])
      .where('subject', '=', 'listing')
      .where('subject_id', '=', String(cid))
      .orderBy('id')
      .execute()
    expect(entries).toMatchObject([
      { action: 'create-listing', actor_id: staff.id },
      { action: 'edit-listing', after: { chassis_number: chassis, status: 'live' } },
    ])
  })

  it.each([
    ['a seller', 'self'],
    ['staff for the house', 'house'],
  ] as const)('by file, by %s', async (_, owner) => {
    const by = { ...(owner === 'house' ? staff : exporter), world }
    const text = [exportHeadings, exportRow(`F-${owner}`)].join('\r\n')
    const more = { market: 'export', owner }
    const { status, body } = await uploadFile(by, text, 'vehicles', more)
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...more, rows: 1, new_rows: 1, error_count: 0 })
    const { id } = body as { id: number }
    expect((await run(by, id)).error).toBeUndefined()
    await runImports(world)
    expect(await getImport(by, id)).toMatchObject({ state: 'done', created: 1 })
    const { id: cid, vendor_id } = await world.db
      .selectFrom('products')
      .select(['id', 'vendor_id'])
      .where('vendor_reference', '=', `F-${owner}`)
      .executeTakeFirstOrThrow()
    expect(vendor_id).toBe(owner === 'house' ? null : exporter.id)

    // The same file again changes nothing.
    const again = await uploadFile(by, text, 'vehicles', more)
    expect(again.body).toMatchObject({ new_rows: 0, changed_rows: 0 })
    const { identity } = await sold(cid)
    expect(identity).toMatchObject({ chassis_number: chassis, auction_sheet: null })
  })
})

describe('who may list for export', () => {
  it('a vendor whom support allows, and nobody sees theirs when it is withdrawn', async () => {
    const vendor = await newVendor(world)
    const subId = await modelId(world, 'Toyota', 'Vitz')
    const refused = await tryToDraftExport(vendor, subId)
    expect(refused).toMatchObject({
      response: { status: 403 },
      error: { code: 'market_not_allowed' },
    })

    expect(await setMayListExport(staff, vendor, true)).toMatchObject({ may_list_export: true })
    const cid = await liveExport(vendor)
    expect(await found()).toContain(cid)
    const { url } = await pageOf(cid)
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, { url })

    await setMayListExport(staff, vendor, false)
    expect(await found()).not.toContain(cid)
    const gone = await world
      .clientWith(null)
      .GET('/one-search/{id}', { params: { path: { id: cid } } })
    expect(gone.response.status).toBe(404)
    expect((await tryToAdd(world, await newBuyer(world), { url })).response.status).not.toBe(200)
    await expect(order(buyer)).rejects.toThrow(/no order/)

    const { data } = await staff.client.GET('/support/vendors/{id}', {
      params: { path: { id: vendor.id } },
    })
    expect(data?.history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['allow-export', 'stop-export']),
    )
    await setMayListExport(staff, vendor, true)
    expect(await found()).toContain(cid)
    await setSellerStatus(world, vendor, 'suspended')
    expect(await found()).not.toContain(cid)
  })

  it('support says why it is withdrawn', async () => {
    const { id } = await newExporter(world, staff)
    const { error } = await staff.client.PUT('/support/vendors/{id}', {
      params: { path: { id } },
      body: {
        version: await versionOf(world, 'accounts', id),
        seller_status: 'approved',
        may_list_export: false,
      },
    })
    expect(error).toMatchObject({ codes: { reason: ['required'] } })
  })

  it('nobody lists for the house but support, and support not for others', async () => {
    const subId = await modelId(world, 'Toyota', 'Vitz')
    const finance = await newStaff(world, 'finance')
    for (const seller of [exporter, finance, await newBuyer(world)]) {
      expect((await tryToDraftExport(seller, subId, 'house')).response.status).toBe(403)
    }
    expect((await tryToDraftExport(staff, subId, 'self')).response.status).toBe(403)

    const theirs = await draftExport(world, exporter)
    const ours = await draftExport(world, staff, 'house')
    const read = (client: BandariClient, cid: number) =>
      client.GET('/vendor/post-content/', { params: { query: { cid } } })
    expect((await read(staff.client, theirs)).response.status).toBe(404)
    expect((await read(exporter.client, ours)).response.status).toBe(404)
    expect((await read(finance.client, ours)).response.status).toBe(403)
    const stolen = await exporter.client.POST('/vendor/post-content/', {
      body: { cid: ours, version: 1, pPrice: 1 },
    })
    expect(stolen.response.status).toBe(404)
  })

  it('spares are for Kenya alone', async () => {
    const { error } = await exporter.client.POST('/vendor/create-product', {
      body: { subId: 1, name: 'Pads', prodClass: 'parts', region: 'export' },
    })
    expect(error).toMatchObject({ codes: { region: ['export_of_vehicles'] } })
  })
})

describe('what is refused', () => {
  it('each wrong value by its code', async () => {
    const cid = await draftExport(world, exporter)
    const { error } = await exporter.client.POST('/vendor/post-content/', {
      body: {
        cid,
        version: 1,
        xChassis: 'N/A',
        xManufactured: '2099-01',
        xInspectedOn: '2026-02-30',
        pContact: '+254 722 345 678',
      },
    })
    expect(error).toMatchObject({
      codes: {
        xChassis: ['chassis_invalid'],
        xManufactured: ['month_to_come'],
        xInspectedOn: ['day_invalid'],
        pContact: ['unexpected_field'],
      },
    })
    const { error: order } = await exporter.client.POST('/vendor/post-content/', {
      body: { cid, version: 1, xManufactured: '2014-05', xRegistered: '2014-04' },
    })
    expect(order).toMatchObject({ codes: { xRegistered: ['registered_before_made'] } })
  })

  it('what the contract refuses beside what only a look tells, in one answer', async () => {
    const cid = await draftExport(world, exporter)
    const save = async (body: object) => {
      const { error } = await exporter.client.POST('/vendor/post-content/', {
        body: { cid, version: 1, pTitle: '', sYear: 1, ...body },
      })
      return Object.keys((error as { codes: object }).codes).toSorted()
    }
    expect(await save({ xChassis: 'N/A', pContact: '+254 722 345 678' })).toEqual([
      'pContact',
      'pTitle',
      'sYear',
      'xChassis',
    ])
    expect(await save({ xManufactured: '2014-05', xRegistered: '2014-04' })).toEqual([
      'pTitle',
      'sYear',
      'xRegistered',
    ])
    // Somebody else's listing is not looked into.
    const other = await draftExport(world, staff, 'house')
    expect(await save({ cid: other, xChassis: 'N/A' })).toEqual(['pTitle', 'sYear'])
  })

  it('a draft that lacks what an export needs does not go live', async () => {
    const cid = await draftExport(world, exporter)
    const { data } = await exporter.client.POST('/vendor/publish', {
      body: { ids: [cid], publish: 'live' },
    })
    expect(data?.results[0]).toMatchObject({
      prod_live: 'draft',
      missing: expect.arrayContaining(['xOriginPort', 'xRegistered', 'xChassis', 'pPrice']),
    })
    expect(data?.results[0]?.missing).not.toContain('pContact')
  })

  it('a listing that somebody ordered is not deleted', async () => {
    const cid = await liveExport(exporter)
    await addToBasket(world, await newBuyer(world), { url: (await pageOf(cid)).url })
    await save(exporter, { cid, publish: 'draft' })
    const { error } = await exporter.client.DELETE('/vendor/delete-content', {
      params: { query: { cid } },
    })
    expect(error).toMatchObject({ code: 'listing_is_ordered' })
  })

  it('the auction sheet of a vehicle that is not for export, and the sheet is taken away again', async () => {
    const { data: local } = await exporter.client.POST('/vendor/create-product', {
      body: {
        subId: await modelId(world, 'Toyota', 'Vitz'),
        name: 'At home',
        prodClass: 'vehicles',
        region: 'ke',
      },
    })
    const sheet = await picture()
    const home = await upload(world, exporter, sheet, {
      cid: local?.product_id ?? 0,
      type: 'auction-sheet',
    })
    expect(home).toMatchObject({
      status: 400,
      body: { codes: { type: ['auction_sheet_of_exports'] } },
    })
    const cid = await draftExport(world, exporter)
    await upload(world, exporter, sheet, { cid, type: 'auction-sheet' })
    const query = { cid, type: 'auction-sheet' } as const
    const gone = await exporter.client.DELETE('/vendor/delete-content', { params: { query } })
    expect(gone.response.status).toBe(204)
    expect(await listingOf(exporter, cid)).toMatchObject({ export: { auctionSheet: null } })
  })
})

describe('the auction sheet', () => {
  it('is for the buyer alone until its seller shows it, and each sheet anew', async () => {
    const cid = await liveExport(exporter, 'self')
    expect((await pageOf(cid)).auction_sheet).toBeNull()
    const show = (shown: boolean) =>
      exporter.client.POST('/vendor/auction-sheet', { body: { cid, shown } })
    expect((await show(true)).response.status).toBe(404)

    const { body } = await upload(world, exporter, await picture(), { cid, type: 'auction-sheet' })
    const { url } = (body as { data: { url: string } }).data
    expect((await pageOf(cid)).auction_sheet).toEqual({ url: null })
    expect((await show(true)).data).toEqual({ shown: true })
    expect((await pageOf(cid)).auction_sheet).toEqual({ url })
    expect(await listingOf(exporter, cid)).toMatchObject({ export: { auctionSheetShown: true } })

    await upload(world, exporter, await picture(), { cid, type: 'auction-sheet' })
    expect((await pageOf(cid)).auction_sheet).toEqual({ url: null })
  })

  it('may be a PDF, which is saved and not opened, and does nothing but show pages', async () => {
    const cid = await liveExport(exporter, 'self')
    const send = (data: Buffer) =>
      upload(world, exporter, data, { cid, type: 'auction-sheet', name: 'sheet.pdf' })
    const { status, body } = await send(await pdf())
    expect(status, JSON.stringify(body)).toBe(200)
    const { url } = (body as { data: { url: string } }).data
    const { headers, rawPayload } = await world.app.inject(new URL(url).pathname)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
    })
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const { identity } = await sold(cid)
    expect(identity?.auction_sheet).toBe(url)

    const withFile = (document: PDF) => document.addAttachment('a.exe', Buffer.from('MZ'))
    expect(await send(await pdf(withFile))).toMatchObject({
      status: 400,
      body: { codes: { image: ['pdf_with_files'] } },
    })
    // A photo of the gallery is a picture.
    expect((await upload(world, exporter, await pdf(), { cid })).status).toBe(400)
  })
})

async function pdf(change: (document: PDF) => void = () => undefined): Promise<Buffer> {
  const document = PDF.create()
  document.addPage().drawText('Grade 4.5')
  change(document)
  return Buffer.from(await document.save())
}

describe('a file of vehicles for export', () => {
  it('tells each wrong cell by its code, in the language that is asked for', async () => {
    const rows = [
      exportRow('W-1', { price: 'cheap' }),
      exportRow('W-2', { registered: '02/2014', chassis: 'NSP130-2145002' }),
      exportRow('W-3', { chassis: 'none' }),
      exportRow('W-4', { chassis: 'NSP130-2145004' }).replace('4.5', '9'),
    ]
    const by = { ...exporter, world }
    const more = { market: 'export' }
    const text = [exportHeadings, ...rows].join('\n')
    const { body } = await uploadFile(by, text, 'vehicles', more)
    const { errors, id } = body as { id: number; errors: { row: number; code: string }[] }
    expect(errors.map(({ row, code }) => [row, code])).toEqual([
      [2, 'row_price_usd'],
      [3, 'registered_before_made'],
      [4, 'chassis_invalid'],
      [5, 'row_choice'],
    ])
    const { data } = await world.clientWith(exporter.token, 'pt').GET('/vendor/imports/{id}', {
      params: { path: { id } },
    })
    expect(data?.errors[2]?.message).toMatch(/^Escreva o número do chassi/)
  })

  it('is not taken from a vendor who may not, and does not change what they list in Kenya', async () => {
    const vendor = { ...(await newVendor(world)), world, token: '' }
    const { insertSession } = await import('../../src/people/accounts/sessions/session.store.ts')
    vendor.token = await insertSession(world.db, vendor.id, world.clock.now())
    const text = [exportHeadings, exportRow('K-1')].join('\n')
    const refused = await uploadFile(vendor, text, 'vehicles', { market: 'export' })
    expect(refused).toMatchObject({ status: 403, body: { code: 'market_not_allowed' } })
  })

  it('the template lists two vehicles as it is, and an export is the same file', async () => {
    const seller = await newExporter(world, staff)
    const { data: template } = await seller.client.GET('/vendor/import-template', {
      params: { query: { prod_class: 'vehicles', market: 'export' } },
      parseAs: 'text',
    })
    const by = { ...seller, world }
    const { body } = await uploadFile(by, String(template), 'vehicles', { market: 'export' })
    expect(body).toMatchObject({ rows: 2, new_rows: 2, error_count: 0 })
    const { id } = body as { id: number }
    await run(by, id)
    await runImports(world)
    const { data: file } = await seller.client.GET('/vendor/export-products', {
      params: { query: { prod_class: 'vehicles', market: 'export' } },
      parseAs: 'text',
    })
    expect(String(file)).toContain('EXP-2041,Toyota,Vitz')
    expect(String(file)).toContain('NSP130-2145678')
    const again = await uploadFile(by, String(file), 'vehicles', { market: 'export' })
    expect(again.body).toMatchObject({ error_count: 0, changed_rows: 0 })
  })
})

describe('one chassis number on two listings', () => {
  const number = 'NHP10-7654321'
  const withNumber = async (seller: Exporter, xChassis: string, owner?: 'house') => {
    const cid = await draftExport(world, seller, owner)
    return save(seller, { cid, xChassis })
  }
  const told = (listing: Listing) => ('export' in listing ? listing.export?.sameChassis : null)

  it('is told to its seller, who hears nothing of another one, and to staff', async () => {
    const first = await withNumber(exporter, number)
    expect(told(first)).toEqual({ own: [], elsewhere: false })
    const other = await withNumber(await newExporter(world, staff), number.replace('-', ''))
    expect(told(other)).toEqual({ own: [], elsewhere: true })
    const second = await withNumber(exporter, number)
    const own = [{ prod_id: first.prod_id, prod_title: first.prod_title }]
    expect(told(second)).toEqual({ own, elsewhere: true })

    const ids = [first, other, second].map(({ prod_id }) => prod_id)
    const filter = JSON.stringify({ chassis_twice: true, id: ids })
    const { data } = await staff.client.GET('/support/listings', { params: { query: { filter } } })
    expect(new Set(data?.map(({ id }) => id))).toEqual(new Set(ids))
    expect(data?.find(({ id }) => id === other.prod_id)).toMatchObject({
      chassis_number: 'NHP107654321',
      same_chassis: [first.prod_id, second.prod_id],
    })
  })

  it('is told of the rows of a file, and taken; twice in one file it is a mistake', async () => {
    const seller = await newExporter(world, staff)
    const rows = ['A-1', 'A-2', 'A-3'].map((reference) =>
      exportRow(reference, { chassis: reference === 'A-1' ? 'GP5-3000001' : number }),
    )
    const text = [exportHeadings, ...rows].join('\r\n')
    const by = { world, token: seller.token }
    const { body } = await uploadFile(by, text, 'vehicles', { market: 'export' })
    const note =
      'The chassis number is on another listing too in rows: 3. Look whether it is the same vehicle.'
    expect(body).toMatchObject({
      invalid_rows: 1,
      new_rows: 2,
      notes: [note],
      errors: [{ row: 4, column: 'chassis number', code: 'row_chassis_repeated' }],
    })
  })
})
