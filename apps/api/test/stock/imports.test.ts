import { utils, write } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { applyRetention } from '../../src/people/privacy/retention.ts'
import { runImports } from '../../src/stock/imports/run-imports.ts'
import {
  check,
  fileOf,
  getImport,
  headings,
  importAll,
  type Importer,
  listingsOf,
  newImporter,
  type ProdClass,
  row,
  run,
  upload,
} from '../helpers/importers.ts'
import { save } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let vendor: Importer
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  vendor = await newImporter(world)
})
afterAll(() => world.close())

async function downloaded(
  path: '/vendor/import-template' | '/vendor/export-products',
  prod_class: ProdClass,
  by = vendor,
) {
  const { data } = await by.client.GET(path, { params: { query: { prod_class } }, parseAs: 'text' })
  if (typeof data !== 'string') throw new Error('no file')
  return data
}

describe('who may import', () => {
  it.each([
    [null, 401],
    ['buyer', 403],
    ['applicant', 403],
    ['supporter', 403],
    ['finance', 403],
  ] as const)('%s: %d', async (role, status) => {
    const client = await world.as(role)
    const { id } = await check(vendor, fileOf(row('mine')))
    const params = { path: { id } }
    const template = { query: { prod_class: 'vehicles' } } as const
    const calls = [
      client.GET('/vendor/import-template', { params: template }),
      client.GET('/vendor/imports', {}),
      client.GET('/vendor/imports/{id}', { params }),
      client.POST('/vendor/imports/{id}/run', { params, body: { skip_invalid: true } }),
      client.GET('/vendor/imports/{id}/errors', { params }),
      client.DELETE('/vendor/imports/{id}', { params }),
    ]
    for (const { response } of await Promise.all(calls)) expect(response.status).toBe(status)
  })

  it('another vendor’s import is unknown, and stays as it is', async () => {
    const { id } = await check(vendor, fileOf(row('mine'), row('wrong', { price: 'ask' })))
    const { client } = await newImporter(world)
    const params = { path: { id } }
    const calls = [
      client.GET('/vendor/imports/{id}', { params }),
      client.POST('/vendor/imports/{id}/run', { params, body: { skip_invalid: true } }),
      client.GET('/vendor/imports/{id}/errors', { params }),
      client.DELETE('/vendor/imports/{id}', { params }),
    ]
    for (const { response } of await Promise.all(calls)) expect(response.status).toBe(404)
    expect((await client.GET('/vendor/imports', {})).data?.results).toEqual([])
    expect((await getImport(vendor, id)).state).toBe('checked')
  })
})

describe('startImport', () => {
  it.each(['vehicles', 'parts'] as const)(
    'takes the template of %s as it is',
    async (prodClass) => {
      const text = await downloaded('/vendor/import-template', prodClass)
      expect(await check(vendor, text, prodClass)).toMatchObject({
        rows: 2,
        invalid_rows: 0,
        new_rows: 2,
        errors: [],
      })
    },
  )

  it('is told in the language that is asked for, by codes that stay', async () => {
    const { id } = await check(vendor, fileOf(row('A-1', { make: 'Toyta' })))
    const reader = { client: world.clientWith(vendor.token, 'pt') }
    expect(await getImport(reader, id)).toMatchObject({
      errors: [
        {
          code: 'row_unknown_make',
          message: 'Não conhecemos a marca Toyta. Queria dizer Toyota?',
        },
      ],
    })
  })

  it('is a dry run: counts, errors by row and column, and nothing is listed', async () => {
    const by = await newImporter(world)
    const file = fileOf(
      row('A-1'),
      row('A-2', { make: 'Toyta', price: 'ask' }),
      row('A-3', { price: '' }),
    )
    const found = await check(by, file)
    expect(found).toMatchObject({
      prod_class: 'vehicles',
      file_name: 'stock.csv',
      state: 'checked',
      notes: [],
      rows: 3,
      invalid_rows: 2,
      new_rows: 1,
      changed_rows: 0,
      done: 0,
      error_count: 3,
      errors: [
        {
          row: 3,
          column: 'make',
          value: 'Toyta',
          message: expect.stringContaining('Did you mean Toyota?'),
        },
        { row: 3, column: 'price KES', value: 'ask', message: expect.stringContaining('780000') },
        {
          row: 4,
          column: 'price KES',
          value: '',
          message: expect.stringContaining('A live listing needs this'),
        },
      ],
    })
    expect(await getImport(by, found.id)).toEqual(found)
    expect(await listingsOf(by)).toEqual([])
  })

  it.each([
    ['a broken spreadsheet', 'PK\u0003\u0004', 'This spreadsheet is damaged'],
    ['no rows', headings, 'The file has headings, but no rows.'],
    ['a list of something else', 'apples,pears\n1,2', 'The column “make” is missing.'],
    [
      'too many rows',
      `make,model,title\n${'Toyota,Vitz,A\n'.repeat(50_001)}`,
      'A file may hold 50,000 rows.',
    ],
  ])('refuses a file: %s', async (_, text, sentence) => {
    expect(await upload(vendor, text)).toEqual({
      status: 400,
      body: { file: expect.arrayContaining([expect.stringContaining(sentence)]) },
    })
  })

  it('refuses a file of more than 40 MB', async () => {
    const { status, body } = await upload(vendor, 'x'.repeat(40 * 1024 * 1024 + 1))
    expect([status, body]).toEqual([413, { detail: 'The file is larger than 40 MB.' }])
  })

  it('says what it mended', async () => {
    const text = Buffer.from(fileOf(row('Démio')), 'latin1')
    const { body } = await upload(vendor, new Uint8Array(text))
    expect(body).toMatchObject({
      notes: [expect.stringContaining('Windows text')],
      invalid_rows: 0,
    })
  })

  it('reads a workbook by its columns, and says what it took for granted', async () => {
    const headings = ['make', 'model', 'title', 'price KES', 'mileage km', 'year', 'engine']
    const sheet = utils.aoa_to_sheet([
      ['ABC Motors'],
      headings,
      ['Toyota', 'Vitz', 'Vitz A', '780.000', '52,300 miles', 'H26.3', '0.998'],
      ['Toyota', 'Vitz', 'Vitz B', 780_000.5, 84_200, 2014, 998],
      ['Toyota', 'Vitz', 'Vitz C', '$4,500', '50,000-60,000', 2014, '70 PS'],
      // So many that one price in dollars is a slip of the pen.
      ...Array.from({ length: 20 }, (_, n) => ['Toyota', 'Vitz', `Vitz ${n}`, 780_000, 84_200]),
    ])
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, 'Stock')
    const bytes = new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer)
    const { body } = await upload(vendor, bytes)
    expect(body).toMatchObject({
      notes: [
        expect.stringContaining('taken from row 2'),
        expect.stringContaining('numbers such as 52,300 miles were read as thousands'),
        expect.stringContaining('miles were changed to kilometres in 1 row'),
      ],
      rows: 23,
      new_rows: 22,
      errors: [
        { row: 5, column: 'price KES', message: expect.stringContaining('This price is in $') },
        { row: 5, column: 'engine', message: expect.stringContaining('This is the power') },
        { row: 5, column: 'mileage km', message: expect.stringContaining('not a range') },
      ],
    })
  })
})

describe('discardImport', () => {
  it('throws a checked file away', async () => {
    const { id } = await check(vendor, fileOf(row('A-1')))
    const params = { path: { id } }
    expect((await vendor.client.DELETE('/vendor/imports/{id}', { params })).response.status).toBe(
      204,
    )
    expect((await vendor.client.GET('/vendor/imports/{id}', { params })).response.status).toBe(404)
  })

  it('is refused once it runs', async () => {
    const { id } = await importAll(vendor, fileOf(row('')))
    const params = { path: { id } }
    const { response, error } = await vendor.client.DELETE('/vendor/imports/{id}', { params })
    expect([response.status, error]).toEqual([
      409,
      { detail: 'This import has been started already.' },
    ])
  })
})

describe('downloadImportErrors', () => {
  it('says every one, and no value is a formula', async () => {
    const rows = Array.from({ length: 600 }, () => row('', { price: '"=HYPERLINK(""evil"")"' }))
    const { id, errors, error_count } = await check(vendor, fileOf(...rows))
    expect([errors.length, error_count]).toEqual([500, 600])
    const { data } = await vendor.client.GET('/vendor/imports/{id}/errors', {
      params: { path: { id } },
      parseAs: 'text',
    })
    const lines = String(data).split('\r\n')
    expect(lines).toHaveLength(602)
    expect(lines[1]).toMatch(/^2,price KES,"'=HYPERLINK\(""evil""\)",/)
  })
})

describe('listImports', () => {
  it('newest first, without their errors', async () => {
    const by = await newImporter(world)
    const first = await check(by, fileOf(row('', { price: 'ask' })))
    world.clock.advance({ minutes: 1 })
    const second = await importAll(by, fileOf(row('')))
    const { data } = await by.client.GET('/vendor/imports', {})
    expect(data?.results.map(({ id, state, errors }) => [id, state, errors])).toEqual([
      [second.id, 'done', []],
      [first.id, 'checked', []],
    ])
  })

  it('forgets after thirty days, though not what is under way', async () => {
    const by = await newImporter(world)
    await check(by, fileOf(row('')))
    const { id } = await check(by, fileOf(row('')))
    await run(by, id, false)
    const later = new Date(world.clock.now().getTime() + 31 * 24 * 3600 * 1000)
    await applyRetention({ ...world.context, clock: { now: () => later } })
    const left = await world.db
      .selectFrom('imports')
      .select('id')
      .where('vendor_id', '=', by.id)
      .execute()
    expect(left).toEqual([{ id }])
    await runImports(world)
  })
})

describe('an export is imported again', () => {
  it.each(['vehicles', 'parts'] as const)(
    '%s: nothing changes; a price does',
    async (prodClass) => {
      const by = await newImporter(world)
      const template = await downloaded('/vendor/import-template', prodClass, by)
      await importAll(by, template, prodClass)
      const [listing] = await listingsOf(by)
      // What an editor takes, an import alone would not.
      await save(by, {
        cid: listing!.id,
        subtitle: '=1+1, "quoted"',
        pContact: '0722 ask for Peter',
        sBody: 'liftback',
        description: '- one\n- two',
        ...(prodClass === 'vehicles' && {
          sDrive: 'part-time',
          sSeats: null,
          sFeatures: ['=Winch, 12 V', 'Sunroof'],
        }),
      })
      const exported = await downloaded('/vendor/export-products', prodClass, by)
      expect(await check(by, exported, prodClass)).toMatchObject({
        rows: 2,
        invalid_rows: 0,
        new_rows: 0,
        changed_rows: 0,
      })
      const before = await listingsOf(by)
      const price = String(listing!.price / 100)
      await importAll(by, exported.replace(`,${price},`, ',123456,'), prodClass)
      const [first, second] = await listingsOf(by)
      expect(first).toEqual({
        ...before[0],
        price: 123_456_00,
        version: before[0]!.version + 1,
        date_updated: expect.any(Date),
      })
      expect(second).toEqual(before[1])
    },
  )
})
