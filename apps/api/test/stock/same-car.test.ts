import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { runImports } from '../../src/stock/imports/run-imports.ts'
import {
  completeExport,
  draftExport,
  exportHeadings,
  exportRow,
  newExporter,
  newStaff,
} from '../helpers/exporters.ts'
import {
  check,
  fileOf,
  getImport,
  importAll,
  type Importer,
  listingsOf,
  newImporter,
  row,
  run,
  upload,
} from '../helpers/importers.ts'
import { save } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let staff: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  staff = await newStaff(world)
})
afterAll(() => world.close())

type Kind = { prod_class: 'vehicles' | 'parts'; market: 'local' | 'export' }
const local = { prod_class: 'vehicles', market: 'local' } as const

async function exported({ client }: Pick<Importer, 'client'>, query: Kind = local) {
  const { data } = await client.GET('/vendor/export-products', {
    params: { query },
    parseAs: 'text',
  })
  if (typeof data !== 'string') throw new Error('no file')
  return data
}

async function checkOf(by: Importer, text: string, { prod_class, market }: Kind) {
  const { status, body } = await upload(by, text, prod_class, { market })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

async function exporterHere(): Promise<Importer> {
  return { ...(await newExporter(world, staff)), world }
}

const errorsOf = ({ errors }: Awaited<ReturnType<typeof getImport>>) =>
  errors.map(({ row, column, code, message }) => [row, column, code, message])

describe('the seller’s own stock number', () => {
  it('is ours until there is another, and ours again when it is emptied', async () => {
    const by = await newImporter(world)
    await importAll(by, fileOf(row('')))
    const [listing] = await listingsOf(by)
    const ours = `KE-${listing!.id}`
    expect(listing).toMatchObject({ reference: ours, vendor_reference: ours })
    const cid = listing!.id
    expect(await save(by, { cid, pReference: ' LOT  7 ' })).toMatchObject({ reference: 'LOT 7' })
    const found = await by.client.GET('/vendor/get-products', { params: { query: { q: 'lot' } } })
    expect(found.data?.data).toMatchObject([{ prod_id: cid, reference: 'LOT 7' }])
    expect(await save(by, { cid, pReference: '' })).toMatchObject({ reference: ours })
  })

  it('is another for each listing of a seller, also when two save at once', async () => {
    const [by, other] = [await newImporter(world), await newImporter(world)]
    await importAll(by, fileOf(row('A-1'), row('A-2'), row('A-3')))
    await importAll(other, fileOf(row('B-1')))
    const [, two, three] = await listingsOf(by)
    const taken = await by.client.POST('/vendor/post-content/', {
      body: { cid: two!.id, version: 1, pReference: 'A-1' },
    })
    expect(taken.error).toMatchObject({
      pReference: ['Your listing “2014 Toyota Vitz A-1” has this stock number. Choose another.'],
      codes: { pReference: ['reference_taken'] },
    })
    const [theirs] = await listingsOf(other)
    expect(await save(other, { cid: theirs!.id, pReference: 'A-1' })).toMatchObject({
      reference: 'A-1',
    })
    const answers = await Promise.all(
      [two, three].map((listing) =>
        by.client.POST('/vendor/post-content/', {
          body: { cid: listing!.id, version: 1, pReference: 'NEW' },
        }),
      ),
    )
    expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([200, 400]))
  })
})

describe('listings of the time before stock numbers', () => {
  it('get ours, but for one whose number the seller has given to another', async () => {
    const by = await newImporter(world)
    await importAll(by, fileOf(row('O-1'), row('O-2'), row('O-3')))
    const [one, two, three] = await listingsOf(by)
    const number = (id: number, vendor_reference: string | null) =>
      world.db.updateTable('products').set({ vendor_reference }).where('id', '=', id).execute()
    await number(one!.id, null)
    await number(two!.id, `KE-${three!.id}`)
    await number(three!.id, null)
    const file = new URL('../../migrations/0250-stock-numbers.sql', import.meta.url)
    await sql.raw(await readFile(file, 'utf8')).execute(world.db)
    const { version, date_updated } = one!
    expect(await listingsOf(by)).toMatchObject([
      { vendor_reference: `KE-${one!.id}`, version, date_updated },
      { vendor_reference: `KE-${three!.id}` },
      { vendor_reference: null },
    ])
  })
})

/** What people paste into forms, of one line or several. */
const words = (longest: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: longest })
    .filter((text) => !/[\p{Cc}\p{Cs}]/u.test(text) && text.trim() !== '' && text.length <= longest)
const awkward = fc.oneof(
  words(40),
  fc.constantFrom(
    '=1+1',
    "'=1+1",
    '-5',
    '+254',
    '@me',
    '#REF!',
    '"quoted", and; more',
    ' spaced ',
    '1e5',
    '007',
  ),
)
const prose = fc
  .array(fc.oneof(awkward, fc.constant('')), { minLength: 1, maxLength: 5 })
  .map((lines) => lines.join('\n'))
  .filter((text) => text.trim() !== '')

describe('an export that is imported again', () => {
  it.each([
    ['vehicles', 'local'],
    ['vehicles', 'export'],
    ['parts', 'local'],
  ] as const)('changes nothing, whatever is in it: %s, %s', async (prod_class, market) => {
    const kind = { prod_class, market }
    const by = market === 'export' ? await exporterHere() : await newImporter(world)
    const { data: template } = await by.client.GET('/vendor/import-template', {
      params: { query: kind },
      parseAs: 'text',
    })
    const { id } = (await checkOf(by, String(template), kind)) as { id: number }
    await run(by, id)
    await runImports(world)
    const [listing] = await listingsOf(by)
    const isVehicle = prod_class === 'vehicles'
    const values = fc.record({
      pReference: words(60),
      pTitle: awkward,
      subtitle: awkward,
      description: prose,
      pLocation: awkward,
      pPrice: fc.integer({ min: 1, max: 99_999_999 }).map((cents) => cents / 100),
      sColour: words(20),
      sBody: words(20),
      ...(isVehicle && {
        sFeatures: fc.array(words(30), { maxLength: 4 }),
        sSeats: fc.option(fc.integer({ min: 1, max: 150 })),
        sMileage: fc.integer({ min: 1, max: 900_000 }),
        sTransmission: words(20),
      }),
      ...(market === 'local' && { pContact: words(40) }),
    })
    for (const wish of fc.sample(values, { numRuns: 12, seed: 51 })) {
      const saved = await save(by, { cid: listing!.id, ...wish })
      const before = await listingsOf(by)
      const found = await checkOf(by, await exported(by, kind), kind)
      expect(found, JSON.stringify([wish, saved])).toMatchObject({
        rows: 2,
        errors: [],
        new_rows: 0,
        changed_rows: 0,
      })
      expect(await listingsOf(by)).toEqual(before)
    }
  })

  it('twice, one after the other or at once, makes no double', async () => {
    const by = await newImporter(world)
    const file = fileOf(row('D-1'), row('D-2'))
    const ids = [await check(by, file), await check(by, file)].map(({ id }) => id)
    for (const id of ids) await run(by, id)
    await Promise.all([runImports(world), runImports(world)])
    await runImports(world)
    const done = await Promise.all(ids.map((id) => getImport(by, id)))
    expect(new Set(done.map(({ created }) => created))).toEqual(new Set([0, 2]))
    expect(done.flatMap(({ errors }) => errors)).toEqual([])
    const again = await importAll(by, await exported(by))
    expect(again).toMatchObject({ created: 0, changed: 0, invalid_rows: 0 })
    expect(await listingsOf(by)).toHaveLength(2)
  })

  it('finds its listings by our number when their stock numbers are changed in it', async () => {
    const by = await newImporter(world)
    await importAll(by, fileOf(row('OLD-1')))
    const text = (await exported(by)).replace(',OLD-1,', ',NEW-1,')
    expect(await importAll(by, text)).toMatchObject({ created: 0, changed: 1 })
    expect(await listingsOf(by)).toMatchObject([{ vendor_reference: 'NEW-1' }])
  })
})

describe('a row that names a listing', () => {
  it('of somebody else, or none, is refused and nothing of it applied', async () => {
    const [by, other] = [await newImporter(world), await newImporter(world)]
    await importAll(other, fileOf(row('X-1')))
    const [theirs] = await listingsOf(other)
    for (const number of [theirs!.id, 2_000_000_000]) {
      const found = await check(by, `listing,price KES\n${number},1`)
      expect(errorsOf(found)).toEqual([
        [
          2,
          'listing',
          'row_listing_unknown',
          `You have no listing with the number ${number}. Leave this empty to list a new one.`,
        ],
      ])
    }
    expect(await listingsOf(other)).toEqual([theirs])
    expect(await listingsOf(by)).toEqual([])
  })

  it('and the stock number of another one is told which is which', async () => {
    const by = await newImporter(world)
    await importAll(by, fileOf(row('P-1'), row('P-2')))
    const [one, two] = await listingsOf(by)
    const found = await check(by, `listing,reference,price\n${one!.id},P-2,1`)
    expect(errorsOf(found)).toEqual([
      [
        2,
        'reference',
        'row_listing_disagrees',
        `This row says listing ${one!.id}, but the stock number P-2 is that of your listing ${two!.id}.`,
      ],
    ])
  })

  it('twice in a file is refused the second time, and so is what is no number', async () => {
    const by = await newImporter(world)
    await importAll(by, fileOf(row('Q-1')))
    const [one] = await listingsOf(by)
    const text = `listing,reference,price\n${one!.id},,1\n,Q-1,2\nKE,,3`
    expect(errorsOf(await check(by, text)).map(([at, , code]) => [at, code])).toEqual([
      [3, 'row_listing_repeated'],
      [4, 'row_listing_number'],
    ])
  })

  it('that is deleted before the import runs is left out, not made anew', async () => {
    const by = await newImporter(world)
    await importAll(by, fileOf(row('G-1')))
    const { id } = await check(by, (await exported(by)).replace(',780000,', ',1,'))
    await world.db.deleteFrom('products').where('vendor_id', '=', by.id).execute()
    await run(by, id)
    await runImports(world)
    expect(await getImport(by, id)).toMatchObject({
      created: 0,
      errors: [{ code: 'row_listing_unknown' }],
    })
  })
})

describe('a chassis number that the seller has already', () => {
  const number = 'ZRE172-6012345'

  it('finds the listing that has no number of the seller’s own, and tells it', async () => {
    const by = await exporterHere()
    const cid = await draftExport(world, by)
    await save(by, { cid, ...completeExport, xChassis: number })
    const file = [exportHeadings, exportRow('LOT-9', { chassis: number.replace('-', '') })]
    const found = (await checkOf(by, file.join('\n'), { ...local, market: 'export' })) as {
      id: number
    }
    expect(found).toMatchObject({
      new_rows: 0,
      changed_rows: 1,
      notes: ['These rows were taken for listings of yours by their chassis number: 2.'],
    })
    await run(by, found.id)
    await runImports(world)
    expect(await listingsOf(by)).toMatchObject([{ id: cid, vendor_reference: 'LOT-9' }])
  })

  it('under another stock number is a mistake; of what is sold it is none', async () => {
    const by = await exporterHere()
    const cid = await draftExport(world, by)
    const chassis = 'ZRE172-6055555'
    await save(by, { cid, ...completeExport, xChassis: chassis, pReference: 'LOT-1' })
    const text = [exportHeadings, exportRow('LOT-2', { chassis })].join('\n')
    const kind = { ...local, market: 'export' } as const
    expect(await checkOf(by, text, kind)).toMatchObject({
      errors: [
        {
          code: 'row_chassis_of_own',
          message:
            'Your listing with the stock number LOT-1 has this chassis number. Give the row that stock number.',
        },
      ],
    })
    await world.db.updateTable('products').set({ reserved: 1 }).where('id', '=', cid).execute()
    expect(await checkOf(by, text, kind)).toMatchObject({ new_rows: 1, errors: [] })
  })
})

describe('a file of stock numbers and prices', () => {
  it('changes prices alone, after telling from what to what', async () => {
    const by = await newImporter(world)
    await importAll(by, fileOf(row('R-1'), row('R-2'), row('R-3')))
    const before = await listingsOf(by)
    const found = await check(by, 'stock number,price\nR-1,750000\nR-2,78000\nR-3,780000')
    expect(found).toMatchObject({ changed_rows: 2, new_rows: 0, invalid_rows: 0 })
    const params = { path: { id: found.id } }
    const { data } = await by.client.GET('/vendor/imports/{id}/prices', { params })
    expect(data).toMatchObject({
      count: 2,
      big: 1,
      results: [
        {
          row: 3,
          reference: 'R-2',
          before: '780000.00',
          after: '78000.00',
          percent: -90,
          is_big: true,
        },
        {
          row: 2,
          reference: 'R-1',
          after: '750000.00',
          currency: 'KES',
          percent: -3.8,
          is_big: false,
        },
      ],
    })
    const { client } = await newImporter(world)
    expect((await client.GET('/vendor/imports/{id}/prices', { params })).response.status).toBe(404)
    await run(by, found.id)
    await runImports(world)
    const after = await listingsOf(by)
    expect(after.map(({ price }) => price)).toEqual([750_000_00, 78_000_00, 780_000_00])
    const rest = (rows: typeof after) =>
      rows.map(({ price: _p, version: _v, date_updated: _d, ...each }) => each)
    expect(rest(after)).toEqual(rest(before))
  })

  it('cannot list what is not there', async () => {
    const by = await newImporter(world)
    await importAll(by, fileOf(row('S-1')))
    const found = await check(by, 'reference,price\nS-1,1000\nS-2,1000\n,1000')
    expect(errorsOf(found).map(([at, column, code]) => [at, column, code])).toEqual([
      [3, 'reference', 'row_reference_unknown'],
      [4, 'reference', 'row_without_number'],
    ])
  })

  it('or of any other columns changes just those', async () => {
    const by = await newImporter(world)
    await importAll(by, fileOf(row('T-1')))
    await importAll(by, 'reference,colour,model\nT-1,white,Dyna')
    expect(await listingsOf(by)).toMatchObject([
      { colour: 'white', class: 'commercial', price: 780_000_00, contact: '+254 722 345678' },
    ])
  })
})

describe('live listings that a file of the whole stock does not name', () => {
  async function stock() {
    const by = await newImporter(world)
    const ids = ['M-1', 'M-2', 'M-3', 'M-4', 'M-5']
    await importAll(
      by,
      fileOf(...ids.map((id) => row(id, id === 'M-5' ? { publish: 'draft' } : {}))),
    )
    const listings = await listingsOf(by)
    // An order holds the fourth.
    const ordered = listings[3]!.id
    await world.db.updateTable('products').set({ reserved: 1 }).where('id', '=', ordered).execute()
    // Wrong, and named all the same.
    const { id } = await check(by, fileOf(row('M-1', { price: '1' }), row('M-2', { price: 'ask' })))
    return { by, listings, params: { path: { id } } }
  }

  const statuses = async (by: Importer) =>
    (await listingsOf(by)).map(({ status, sold_elsewhere_at }) =>
      sold_elsewhere_at === null ? status : 'sold elsewhere',
    )

  it('are left unless their seller says otherwise', async () => {
    const { by, listings, params } = await stock()
    const asked = await by.client.GET('/vendor/imports/{id}/missing', { params })
    expect(asked.data).toMatchObject({ whole_stock: false, missing: 'leave', count: 0 })
    const { data } = await by.client.PUT('/vendor/imports/{id}/missing', {
      params,
      body: { whole_stock: true, missing: 'leave' },
    })
    expect(data).toMatchObject({
      count: 1,
      results: [{ prod_id: listings[2]!.id, reference: 'M-3', price: '780000.00' }],
    })
    await run(by, params.path.id, true)
    await runImports(world)
    expect(await statuses(by)).toEqual(['live', 'live', 'live', 'live', 'draft'])
  })

  it.each([
    ['withdraw', 'draft'],
    ['sold-elsewhere', 'sold elsewhere'],
  ] as const)('are taken off when they say %s, once, and no other', async (missing, status) => {
    const { by, params } = await stock()
    const choose = (body: { whole_stock: boolean; missing: typeof missing }) =>
      by.client.PUT('/vendor/imports/{id}/missing', { params, body })
    await choose({ whole_stock: true, missing })
    // What is listed after the seller looked is none of it.
    await importAll(by, fileOf(row('M-6')))
    await run(by, params.path.id, true)
    await Promise.all([runImports(world), runImports(world)])
    expect(await statuses(by)).toEqual(['live', 'live', status, 'live', 'draft', 'live'])
    const { data } = await by.client.GET('/vendor/imports/{id}/missing', { params })
    expect(data).toMatchObject({ missing, count: 1, ended: 1 })
    const late = await choose({ whole_stock: false, missing })
    expect(late.error).toMatchObject({ code: 'import_started' })
  })

  it('are nobody else’s to ask about', async () => {
    const { params } = await stock()
    const { client } = await newImporter(world)
    const body = { whole_stock: true, missing: 'withdraw' } as const
    expect((await client.GET('/vendor/imports/{id}/missing', { params })).response.status).toBe(404)
    expect(
      (await client.PUT('/vendor/imports/{id}/missing', { params, body })).response.status,
    ).toBe(404)
  })
})
