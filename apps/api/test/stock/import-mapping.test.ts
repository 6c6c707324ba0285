import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { runImports } from '../../src/stock/imports/run-imports.ts'
import {
  getImport,
  type Importer,
  listingsOf,
  newImporter,
  run,
  upload,
} from '../helpers/importers.ts'
import { decide, decisionsOf, meaning, say } from '../helpers/mappings.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

async function brought(by: Importer, ...lines: string[]) {
  const { status, body } = await upload(by, lines.join('\n'))
  expect(status).toBe(201)
  return getImport(by, (body as { id: number }).id)
}

const dealers = 'stock#,manufacturer,model,yr,asking,odo,trans,rego'
const list = [
  dealers,
  'D-1,Toyota,Vitz,2014,4500,52000,Tiptronic,ABC123',
  'D-2,Toyota,Hilux SR5,2016,18500,81000,Automatic,DEF456',
  'D-3,Mazda,3,2012,5200,60500,Tiptronic,GHI789',
]

describe('a dealer’s own list', () => {
  it('waits while a currency is said that its prices are not written in', async () => {
    const by = await newImporter(world)
    const { id } = await brought(
      by,
      dealers.replace('asking', 'price KES'),
      'D-1,Toyota,Vitz,2014,$4500,52000,Automatic,ABC123',
      'D-2,Toyota,Vitz,2016,$5500,81000,Automatic,DEF456',
    )
    const asked = async () =>
      (await meaning(by, id)).questions.find(({ code }) => code === 'currency')
    expect(await asked()).toMatchObject({ sign: '$', currencies: expect.arrayContaining(['USD']) })
    expect(await say(by, id, { currency: 'EUR', rate: '150', mileage_unit: 'mi' })).toMatchObject({
      state: 'mapping',
    })
    expect(await asked()).toMatchObject({ sign: '$' })
    expect(await say(by, id, { currency: 'USD', mileage_unit: 'mi' })).toMatchObject({
      state: 'checked',
    })
    expect(await asked()).toBeUndefined()
  })

  it('is mapped, decided, checked again and run', async () => {
    const by = await newImporter(world)
    const waiting = await brought(by, ...list)
    expect(waiting).toMatchObject({ state: 'mapping', mapping_origin: 'guessed', rows: 3 })
    const { columns, derived, questions } = await meaning(by, waiting.id)
    expect(columns.map(({ heading, field }) => [heading, field])).toEqual([
      ['stock#', 'reference'],
      ['manufacturer', 'make'],
      ['model', 'model'],
      ['yr', 'year'],
      ['asking', 'price'],
      ['odo', 'mileage'],
      ['trans', 'transmission'],
      ['rego', null],
    ])
    expect(columns[1]?.samples).toEqual(['Toyota', 'Mazda'])
    expect(derived).toEqual(['title'])
    expect(questions.map(({ code }) => code)).toEqual(['currency', 'mileage_unit'])

    const checked = await say(by, waiting.id, { currency: 'USD', mileage_unit: 'mi' })
    expect(checked).toMatchObject({ state: 'checked', invalid_rows: 3, open_groups: 3 })
    expect(checked.notes).toEqual([
      'These columns of the file were set aside: rego.',
      expect.stringMatching(/^Prices were converted from USD to KES at the rate of \d{4}-/),
      'Mileage was converted from miles to kilometres.',
    ])
    const { groups } = await decisionsOf(by, waiting.id)
    expect(
      groups.map(({ value, make, rows, suggestion }) => [value, make, rows, suggestion]),
    ).toEqual([
      ['Tiptronic', null, 2, { act: 'take', take: 'Automatic' }],
      ['Hilux SR5', 'Toyota', 1, { act: 'take', take: 'Hilux' }],
      ['3', 'Mazda', 1, { act: 'take', take: 'Mazda3' }],
    ])

    const decided = await decide(by, waiting.id, { all_suggestions: true })
    expect(decided).toMatchObject({ invalid_rows: 0, new_rows: 3, open_groups: 0 })
    expect(await decide(by, waiting.id, { all_suggestions: true })).toEqual(decided)
    const { changes } = await decisionsOf(by, waiting.id)
    expect(changes.map(({ from, to, rows }) => [from, to, rows])).toContainEqual([
      'Tiptronic',
      'Automatic',
      2,
    ])

    expect((await run(by, waiting.id)).error).toBeUndefined()
    await runImports(world)
    const listed = await listingsOf(by)
    expect(
      listed.map(({ title, mileage, transmission }) => [title, mileage, transmission]),
    ).toEqual([
      ['2014 Toyota Vitz', 83_686, 'Automatic'],
      ['2016 Toyota Hilux', 130_357, 'Automatic'],
      ['2012 Mazda Mazda3', 97_365, 'Automatic'],
    ])
    const { body } = await upload(by, list.join('\n'))
    expect(body).toMatchObject({ state: 'checked', changed_rows: 0, new_rows: 0, invalid_rows: 0 })
  })

  it('a value is decided otherwise, left out, or its rows are; and it is taken back', async () => {
    const by = await newImporter(world)
    const { id } = await brought(by, ...list)
    await say(by, id, { currency: 'USD', mileage_unit: 'km' })
    const tiptronic = { field: 'transmission', value: 'TIPTRONIC', make: null }
    const three = { field: 'model', value: '3', make: 'Mazda' }
    expect(
      await decide(by, id, {
        decisions: [
          { ...tiptronic, act: 'leave_out', take: null },
          { ...three, act: 'skip', take: null },
        ],
      }),
    ).toMatchObject({ invalid_rows: 2, new_rows: 1, open_groups: 1 })
    expect((await getImport(by, id)).errors.map(({ row, code }) => [row, code])).toEqual([
      [3, 'row_unknown_model'],
      [4, 'row_skipped'],
    ])
    expect(
      await decide(by, id, { decisions: [{ ...tiptronic, act: null, take: null }] }),
    ).toMatchObject({ invalid_rows: 3 })
    expect(
      await decide(by, id, { decisions: [{ ...tiptronic, act: 'take', take: 'CVT' }] }),
    ).toMatchObject({ invalid_rows: 2 })
  })

  it('is remembered with its decisions for the next file of the same headings, of this seller alone', async () => {
    const by = await newImporter(world)
    const { id } = await brought(by, ...list)
    await say(by, id, { currency: 'USD', mileage_unit: 'mi' })
    await decide(by, id, { all_suggestions: true })
    const next = await brought(by, dealers, 'E-1,Mazda,3,2013,6100,40000,tiptronic,XYZ1')
    expect(next).toMatchObject({ state: 'checked', mapping_origin: 'remembered', new_rows: 1 })
    const { columns, mileage_unit } = await meaning(by, next.id)
    expect([columns[7]?.field, mileage_unit]).toEqual([null, 'mi'])
    // It may be changed all the same.
    expect(await say(by, next.id, { fields: { asking: null } })).toMatchObject({ state: 'checked' })
    const other = await newImporter(world)
    expect(await brought(other, ...list)).toMatchObject({ mapping_origin: 'guessed' })
  })

  it('asks for a rate that the shop does not have, and for it again with the next file', async () => {
    const by = await newImporter(world)
    const { id } = await brought(by, ...list)
    expect(await say(by, id, { currency: 'NZD', mileage_unit: 'km' })).toMatchObject({
      state: 'mapping',
    })
    expect((await meaning(by, id)).questions).toEqual([
      { code: 'rate', field: 'price', places: [4] },
    ])
    expect(await say(by, id, { rate: '76.5' })).toMatchObject({ state: 'checked' })
    const found = await world.db
      .selectFrom('import_rows')
      .select('listing')
      .where('import_id', '=', id)
      .where('listing', 'is not', null)
      .execute()
    expect(found).toEqual([])
    await decide(by, id, { all_suggestions: true })
    expect((await brought(by, ...list)).state).toBe('mapping')
  })

  it('has values for all rows, and a question where two columns may be the same', async () => {
    const by = await newImporter(world)
    const { id } = await brought(
      by,
      'title,brand,model,price KES,color,ext colour',
      'Clean Vitz,Toyota,Vitz,780000,burgandy,burgandy',
    )
    const { questions } = await meaning(by, id)
    expect(questions).toEqual([{ code: 'two_columns', field: 'colour', places: [4, 5] }])
    const said = {
      fields: { color: null, 'ext colour': 'colour' },
      constants: { location: 'Mombasa' },
    }
    expect(await say(by, id, said)).toMatchObject({ state: 'checked', new_rows: 1, open_groups: 0 })
    const { groups } = await decisionsOf(by, id)
    expect(groups).toMatchObject([
      { value: 'burgandy', wrong: 0, suggestion: { take: 'burgundy' } },
    ])
    await decide(by, id, { all_suggestions: true })
    await run(by, id)
    await runImports(world)
    expect(await listingsOf(by)).toMatchObject([{ colour: 'burgundy', location: 'Mombasa' }])
  })
})

describe('setImportMapping', () => {
  it('refuses what is no field, and a field twice', async () => {
    const by = await newImporter(world)
    const { id } = await brought(by, ...list)
    await expect(say(by, id, { fields: { rego: 'plate' } })).rejects.toThrow('import_field_unknown')
    await expect(say(by, id, { fields: { rego: 'price' } })).rejects.toThrow('import_field_twice')
    expect((await run(by, id)).error).toMatchObject({ code: 'import_mapping_open' })
  })

  it('is too late once the import runs', async () => {
    const by = await newImporter(world)
    const { id } = await brought(by, ...list)
    await say(by, id, { currency: 'USD', mileage_unit: 'km' })
    await decide(by, id, { all_suggestions: true })
    await run(by, id)
    await expect(say(by, id)).rejects.toThrow('import_started')
    await expect(decide(by, id, {})).rejects.toThrow('import_started')
    await runImports(world)
  })

  it('another vendor’s file is unknown', async () => {
    const by = await newImporter(world)
    const { id } = await brought(by, ...list)
    const { client } = await newImporter(world)
    const params = { path: { id } }
    const mapping = { columns: [], constants: [], currency: null, rate: null, mileage_unit: null }
    const answers = await Promise.all([
      client.GET('/vendor/imports/{id}/mapping', { params }),
      client.PUT('/vendor/imports/{id}/mapping', { params, body: mapping }),
      client.GET('/vendor/imports/{id}/decisions', { params }),
      client.PUT('/vendor/imports/{id}/decisions', {
        params,
        body: { decisions: [], all_suggestions: true },
      }),
    ])
    expect(answers.map(({ response }) => response.status)).toEqual([404, 404, 404, 404])
  })
})

describe('how numbers and days of a column are written', () => {
  const headings = 'stock#,manufacturer,model,asking KES,odo km'
  const points = [headings, 'P-1,Toyota,Vitz,780.000,84.200', 'P-2,Toyota,Vitz,690.000,91.500']

  it('is asked where the column does not show it, and remembered', async () => {
    const by = await newImporter(world)
    const { id } = await brought(by, ...points)
    const { columns, questions } = await meaning(by, id)
    expect(questions).toEqual([
      { code: 'decimal_mark', field: 'price', places: [3] },
      { code: 'decimal_mark', field: 'mileage', places: [4] },
    ])
    expect(columns[3]).toMatchObject({
      decimal_mark: null,
      numbers: {
        asks: true,
        samples: [
          { from: '780.000', shown: '780000', point: '780.000', comma: '780000' },
          { from: '690.000', shown: '690000', point: '690.000', comma: '690000' },
        ],
      },
    })
    expect(await say(by, id)).toMatchObject({ state: 'mapping' })
    const found = await say(by, id, { marks: { 'asking KES': 'comma', 'odo km': 'comma' } })
    expect(found).toMatchObject({ state: 'checked', new_rows: 2, invalid_rows: 0 })
    await run(by, id)
    await runImports(world)
    expect((await listingsOf(by)).map(({ price, mileage }) => [price, mileage])).toEqual([
      [780_000_00, 84_200],
      [690_000_00, 91_500],
    ])
    const next = await brought(by, headings, 'P-3,Toyota,Vitz,"650.000,00",60.100')
    expect(next).toMatchObject({ state: 'checked', mapping_origin: 'remembered', new_rows: 1 })
  })

  it('may be said otherwise than the column shows, and what contradicts that is wrong', async () => {
    const by = await newImporter(world)
    const { id } = await brought(
      by,
      headings,
      'Q-1,Toyota,Vitz,780000,"84,200"',
      'Q-2,Toyota,Vitz,780000,84.25',
    )
    const found = await say(by, id, { marks: { 'odo km': 'comma' } })
    expect(found).toMatchObject({ new_rows: 1, invalid_rows: 1 })
    expect(found.errors).toMatchObject([{ row: 3, column: 'odo km', code: 'row_number_ambiguous' }])
  })

  it('days are asked about once, and not cell by cell', async () => {
    const by = await newImporter(world)
    const mayList = { may_list_export: true }
    await world.db.updateTable('accounts').set(mayList).where('id', '=', by.id).execute()
    const given = [
      'stock#,make,model,title,price USD,mileage km,first registration',
      'R-1,Toyota,Vitz,2014 Toyota Vitz,4500,84200,04/05/2014',
      'R-2,Toyota,Vitz,2014 Toyota Vitz,4500,84200,2014-11-30',
    ]
    const { body } = await upload(by, given.join('\n'), 'vehicles', { market: 'export' })
    const { id } = body as { id: number }
    const { questions } = await meaning(by, id)
    expect(questions).toContainEqual({ code: 'date_order', field: 'registered', places: [6] })
    await say(by, id, { orders: { 'first registration': 'day-first' } })
    expect(await getImport(by, id)).toMatchObject({ state: 'checked', invalid_rows: 0 })
    await run(by, id)
    await runImports(world)
    expect((await listingsOf(by)).map((listing) => listing.first_registered)).toEqual([
      '2014-05',
      '2014-11',
    ])
  })
})
