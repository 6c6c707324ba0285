import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { shopDay } from '../../src/core/shop-day.ts'
import { countSentRows } from '../../src/stock/imports/import-days.store.ts'
import { checkLargeFiles } from '../../src/stock/imports/mapping/check-large.ts'
import { runImports } from '../../src/stock/imports/run-imports.ts'
import {
  check,
  fileOf,
  getImport,
  importAll,
  type Importer,
  listingsOf,
  newImporter,
  numbered,
  row,
  run,
  upload,
} from '../helpers/importers.ts'
import { say } from '../helpers/mappings.ts'
import { areThere, naughtyStrings, unlessMissing } from '../helpers/naughty-strings.ts'
import { listingOf, setSellerStatus } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let vendor: Importer
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  vendor = await newImporter(world)
})
afterAll(() => world.close())

describe('runImport', () => {
  it('lists the rows as the vendor’s, live and draft', async () => {
    const by = await newImporter(world)
    const done = await importAll(by, fileOf(row('A-1'), row('', { publish: 'draft' })))
    expect(done).toMatchObject({ state: 'done', rows: 2, done: 2, created: 2, changed: 0 })
    const [first, second] = await listingsOf(by)
    expect(first).toMatchObject({
      market: 'local',
      class: 'cars',
      title: '2014 Toyota Vitz A-1',
      price: 780_000_00,
      currency: 'KES',
      mileage: 84_200,
      engine_size: '998 cc',
      contact: '+254 722 345678',
      status: 'live',
      vendor_reference: 'A-1',
      version: 1,
      listed_locally: true,
    })
    expect(second).toMatchObject({
      status: 'draft',
      vendor_reference: `KE-${second!.id}`,
      listed_locally: false,
    })
  })

  it('rows with errors: refused, or left out by choice', async () => {
    const by = await newImporter(world)
    const { id } = await check(by, fileOf(row('A-1'), row('A-2', { price: 'ask' })))
    const refused = await run(by, id, false)
    expect(refused.response.status).toBe(409)
    expect(refused.error).toEqual({ detail: '1 row has errors. Correct it, or leave it out.' })
    expect((await run(by, id, true)).data).toMatchObject({ state: 'running', done: 1 })
    await runImports(world)
    expect(await getImport(by, id)).toMatchObject({
      state: 'done',
      done: 2,
      created: 1,
      error_count: 1,
    })
    expect(await listingsOf(by)).toHaveLength(1)
  })

  it('is refused when no row is right', async () => {
    const { id } = await check(vendor, fileOf(row('A-1', { price: 'ask' })))
    expect((await run(vendor, id, true)).error).toEqual({
      detail: 'No row is right. Correct the file and choose it again.',
    })
  })

  it('asked twice, it runs once', async () => {
    const by = await newImporter(world)
    const { id } = await check(by, fileOf(row('A-1'), row('')))
    const answers = await Promise.all([run(by, id, false), run(by, id, false)])
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200])
    await Promise.all([runImports(world), runImports(world)])
    expect((await run(by, id, false)).data).toMatchObject({ state: 'done', created: 2 })
    await runImports(world)
    expect(await listingsOf(by)).toHaveLength(2)
  })

  it('the vendor’s own reference finds the listing again; what says the same changes nothing', async () => {
    const by = await newImporter(world)
    await importAll(by, fileOf(row('A-1'), row('A-2'), row('')))
    const again = fileOf(row('A-1'), row('A-2', { price: '"750,000"' }), row(''))
    expect(await check(by, again)).toMatchObject({ new_rows: 1, changed_rows: 1 })
    expect(await importAll(by, again)).toMatchObject({
      done: 3,
      created: 1,
      changed: 1,
    })
    const listings = await listingsOf(by)
    expect(
      listings.map(({ id, vendor_reference, price, version }) => [
        vendor_reference === `KE-${id}` ? 'ours' : vendor_reference,
        price,
        version,
      ]),
    ).toEqual([
      ['A-1', 780_000_00, 1],
      ['A-2', 750_000_00, 2],
      ['ours', 780_000_00, 1],
      ['ours', 780_000_00, 1],
    ])
    expect(listings[1]!.date_updated.getTime()).toBeGreaterThan(listings[1]!.date_created.getTime())
  })

  it('the same reference of another vendor is another listing', async () => {
    const [one, other] = [await newImporter(world), await newImporter(world)]
    await importAll(one, fileOf(row('A-1')))
    expect(await importAll(other, fileOf(row('A-1')))).toMatchObject({ created: 1 })
  })

  it('a model that was mistaken is corrected', async () => {
    const by = await newImporter(world)
    await importAll(by, fileOf(row('A-1')))
    const corrected = fileOf(row('A-1').replace(',Vitz,', ',Dyna,'))
    expect(await importAll(by, corrected)).toMatchObject({ changed: 1 })
    const [listing] = await listingsOf(by)
    expect(await listingOf(by, listing!.id)).toMatchObject({
      cat_full_name: expect.stringContaining('Toyota > Dyna'),
      version: 2,
    })
  })

  it('what its vendor did meanwhile counts: a row that may no longer be live is left out', async () => {
    const by = await newImporter(world)
    await importAll(by, fileOf(row('A-1')))
    const [listing] = await listingsOf(by)
    const { id } = await check(by, 'reference,make,model,title\nA-1,Toyota,Vitz,New title')
    await run(by, id, false)
    await world.db
      .updateTable('products')
      .set({ contact: null })
      .where('id', '=', listing!.id)
      .execute()
    await runImports(world)
    expect(await getImport(by, id)).toMatchObject({
      state: 'done',
      changed: 0,
      invalid_rows: 1,
      errors: [{ row: 2, message: expect.stringContaining('A live listing needs more') }],
    })
  })

  it('a listing that its vendor deleted meanwhile is made anew', async () => {
    const by = await newImporter(world)
    await importAll(by, fileOf(row('A-1')))
    const { id } = await check(by, fileOf(row('A-1', { price: '1' })))
    await world.db.deleteFrom('products').where('vendor_id', '=', by.id).execute()
    await run(by, id, false)
    await runImports(world)
    expect(await getImport(by, id)).toMatchObject({ created: 1, changed: 0 })
  })

  it('a row that the database refuses does not hold up the others', async () => {
    const by = await newImporter(world)
    const gone = await world.db
      .insertInto('models')
      .values({ make_id: 1, slug: 'gone', name: 'Gone', body: null })
      .returning(['id', 'make_id'])
      .executeTakeFirstOrThrow()
    const make = await world.db
      .selectFrom('makes')
      .select('name')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    const file = fileOf(
      row('A-1'),
      row('A-2', { make: make.name }).replace(',Vitz,', ',Gone,'),
      row('A-3'),
    )
    const { id, invalid_rows } = await check(by, file)
    expect(invalid_rows).toBe(0)
    await world.db.deleteFrom('models').where('id', '=', gone.id).execute()
    await run(by, id, false)
    await runImports(world)
    expect(await getImport(by, id)).toMatchObject({
      state: 'done',
      created: 2,
      errors: [{ row: 3, message: expect.stringContaining('could not be listed') }],
    })
  })

  it('a suspended vendor’s import stops where it is, and goes on when they may list again', async () => {
    const by = await newImporter(world)
    const { id } = await check(by, fileOf(...numbered(6)))
    await run(by, id, false)
    await runImports({ ...world, batchSize: 2, forMs: 1 })
    const { length } = await listingsOf(by)
    expect(length).toBeLessThan(6)
    await setSellerStatus(world, by, 'suspended')
    await runImports(world)
    expect(await listingsOf(by)).toHaveLength(length)
    await setSellerStatus(world, by, 'approved')
    await runImports(world)
    expect(await getImport(by, id)).toMatchObject({ state: 'done', created: 6 })
  })
})

describe('an import that is interrupted', () => {
  it('is taken up again, each row listed once, whoever works on it', async () => {
    const by = await newImporter(world)
    const { id } = await check(by, fileOf(...numbered(50)))
    await run(by, id, false)
    // A batch that does not end: what it listed is as if it had never been.
    await expect(
      runImports({ ...world, batchSize: 20, clock: { now: clockThatStopsAfter(1) } }),
    ).rejects.toThrow('stopped')
    expect(await getImport(by, id)).toMatchObject({ state: 'running', done: 20, created: 20 })
    await Promise.all([1, 2, 3].map(() => runImports({ ...world, batchSize: 7 })))
    // Whoever found it taken has gone home.
    await runImports(world)
    expect(await getImport(by, id)).toMatchObject({ state: 'done', done: 50, created: 50 })
    expect(await listingsOf(by)).toHaveLength(50)
  })

  function clockThatStopsAfter(times: number) {
    let asked = 0
    return () => {
      asked += 1
      if (asked > times) throw new Error('stopped')
      return world.clock.now()
    }
  }
})

it('six batches of rows are run in the background', async () => {
  const by = await newImporter(world)
  const { id, new_rows } = await check(by, fileOf(...numbered(550)))
  expect(new_rows).toBe(550)
  await run(by, id, false)
  await runImports(world)
  expect(await getImport(by, id)).toMatchObject({ state: 'done', created: 550 })
})

/** Short enough for every column, without what is never stored and what spreadsheets keep from being a formula. */
function isPlain(text: string): boolean {
  return text.length <= 100 && !/\p{Cc}|^#|^'+[=+@-]/u.test(text)
}

describe(`the naughty strings${unlessMissing}`, () => {
  it.runIf(areThere)('are listed as they are, or refused by row and column', async () => {
    const by = await newImporter(world)
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
    const rows = naughtyStrings.map((text) => `Toyota,Vitz,A,${cell(text)},${cell(text)}`)
    const file = ['make,model,title,subtitle,description', ...rows].join('\n')
    const { rows: read, invalid_rows } = await check(by, file)
    expect(read).toBe(naughtyStrings.length)
    expect(await importAll(by, file)).toMatchObject({ created: read - invalid_rows })
    const listings = await listingsOf(by)
    expect(listings).toHaveLength(read - invalid_rows)
    const taken = listings.map(({ description }) => description)
    expect(taken).toEqual(
      expect.arrayContaining(naughtyStrings.map((text) => text.trim()).filter(isPlain)),
    )
  })
})

describe('large files', () => {
  const large = fileOf(...numbered(5001))

  it('are checked by a job, one of a seller at a time, and may be thrown away meanwhile', async () => {
    const by = await newImporter(world)
    const found = await check(by, large)
    expect(found).toMatchObject({ state: 'checking', rows: 5001, looked_at: 0 })
    expect(await upload(by, large)).toMatchObject({
      status: 409,
      body: {
        detail: 'A large file of yours is still under way. Bring the next one when it is done.',
      },
    })
    expect(await check(by, fileOf(row('S-1')))).toMatchObject({ state: 'checked' })
    const { error } = await run(by, found.id)
    expect(error).toMatchObject({ detail: expect.stringContaining('still being checked') })
    await checkLargeFiles(world.context)
    expect(await getImport(by, found.id)).toMatchObject({ state: 'checked', new_rows: 5001 })

    const other = await check(by, large)
    const params = { path: { id: other.id } }
    expect((await by.client.DELETE('/vendor/imports/{id}', { params })).response.status).toBe(204)
    await checkLargeFiles(world.context)
  })

  it('whose columns are said, or values decided, are checked by the job and remembered', async () => {
    const by = await newImporter(world)
    const cells = Array.from({ length: 5001 }, (_, n) => `D-${n},Toyota,Vitz,2014,${4500 + n}`)
    const list = ['stock#,manufacturer,model,yr,asking', ...cells].join('\n')
    const { id } = await check(by, list)
    expect(await say(by, id, { currency: 'USD' })).toMatchObject({ state: 'checking' })
    await checkLargeFiles(world.context)
    expect(await getImport(by, id)).toMatchObject({ state: 'checked', new_rows: 5001 })
    await by.client.DELETE('/vendor/imports/{id}', { params: { path: { id } } })
    expect(await check(by, list)).toMatchObject({
      state: 'checking',
      mapping_origin: 'remembered',
    })
  })

  it('a seller sends so many rows a day', async () => {
    const by = await newImporter(world)
    const day = shopDay(world.clock.now())
    await countSentRows(world.db, { vendorId: by.id, day, rows: 199_999 })
    expect(await check(by, fileOf(row('S-1')))).toMatchObject({ state: 'checked' })
    expect(await upload(by, fileOf(row('S-2')))).toMatchObject({ status: 409 })
    expect(await countSentRows(world.db, { vendorId: by.id, day: '2999-01-01', rows: 1 })).toBe(1)
  })
})
