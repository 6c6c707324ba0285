import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { importVehicles } from '../../src/stock/fitment/import/import-vehicles.ts'
import type { ImportPlan } from '../../src/stock/fitment/import/plan-import.ts'
import { reportCsv, reportLines } from '../../src/stock/fitment/import/report.ts'
import { readVehicleFile } from '../../src/stock/fitment/import/vehicle-file.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

const assumedYears = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025]

async function take(text: string | Buffer, dryRun = false): Promise<ImportPlan> {
  const file = readVehicleFile(Buffer.from(text))
  return importVehicles(world.db, file, { dryRun, assumedYears })
}

async function treeSize() {
  const count = async (table: 'makes' | 'models' | 'variants' | 'trims') => {
    const { n } = await world.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return n
  }
  return {
    makes: await count('makes'),
    models: await count('models'),
    variants: await count('variants'),
    trims: await count('trims'),
  }
}

async function trimsOf(make: string, model: string) {
  return world.db
    .selectFrom('trims')
    .innerJoin('variants', 'variants.id', 'variant_id')
    .innerJoin('models', 'models.id', 'model_id')
    .innerJoin('makes', 'makes.id', 'make_id')
    .select(['variants.name as variant', 'trims.body', 'engine', 'years', 'kind'])
    .where('makes.name', '=', make)
    .where('models.name', '=', model)
    .orderBy('trims.id')
    .execute()
}

function refusals({ outcomes }: ImportPlan) {
  return outcomes.flatMap(({ row, result }) =>
    typeof result === 'string' ? [] : [[row, result.refused]],
  )
}

function corrected({ outcomes }: ImportPlan) {
  return new Set(outcomes.flatMap(({ corrections }) => corrections.map(({ kind }) => kind)))
}

const prices = `Make,Model,Model number,Transmission,Drive Configuration,Engine Capacity,Body Type,GVW,Seating,Fuel,CRSP (KES.)
LANDROVER ,DEFENDER 110 HSE,LE3,8AT,4WD,2000cc,SUV,,5,GASOLINE,9000000
SHINOBI,SWIFTY DELUXE,AB-12, 6AT,2WD,1496,HATCBACK,,5,DEISEL,100
SHINOBI,SWIFTY DELUXE,AB-13,MT,2WD,1496,HATCHBACK,,5,DIESEL,200
shinobi,swifty deluxe,AB-13,mt,2wd,1496,hatchback,,5,diesel,200
SHINOBI,VOLTA,,AT,2WD,63 kWh,SUV,,5,ELECCTRIC,300
SHINOBI,HAULER 6042,MAN,4WD,260 HP,HEAVY DUTY TRUCK,3,,,DIESEL,400
SHINOBI,CARRYALL,,4WD,4AT,658,TRUCK,,2,GASOLINE,500
SHINOBI,3.0 TURBO,,AT,4WD,3000,SUV,,5,PETROL,600
,ROADSTER,,AT,2WD,1998,COUPE,,2,PETROL,700
TOYOTA,STARLET GLANZA V,,MT,2WD,1331,HATCHBACK,,5,PETROL,800
MERCEDES,C200 AVANTGARDE,W205,AT,2WD,1991,SEDAN,,5,GASOLINE,900
SHINOBI,SHORT
`

const styles = `make,model,style,vehicle_type,first_year,last_year,years
SHINOBI,Swifty,SWIFTY 2DR COUPE 1.6 GT,car,1997,1999,1999 1997 1998
SHINOBI,Swifty,SWIFTY  2DR COUPE 1.6 GT,car,2001,2001,2001
SHINOBI,Nimbus,NIMBUS 4DR SUV HYBRID,mpv,2013,2014,2013 2014
SHINOBI,Nimbus,NIMBUS 4DR SUV,mpv,,,
`

describe('a list of prices without years', () => {
  it('is tried without storing anything', async () => {
    const before = await treeSize()
    const { additions } = await take(prices, true)
    expect(additions.trims.length).toBeGreaterThan(0)
    expect(await treeSize()).toEqual(before)
  })

  it('is corrected, taken and refused row by row', async () => {
    const plan = await take(prices)
    expect(refusals(plan)).toEqual([
      [5, 'repeated-row'],
      [9, 'no-model'],
      [10, 'no-make'],
      [11, 'not-built'],
      [13, 'too-few-cells'],
    ])
    expect([...corrected(plan)]).toEqual(
      expect.arrayContaining([
        'spaces',
        'case',
        'make',
        'family',
        'fuel',
        'body',
        'transmission',
        'shifted',
        'swapped',
        'unit',
        'battery',
        'years-assumed',
      ]),
    )
    expect(await trimsOf('Shinobi', 'Swifty')).toEqual([
      {
        variant: 'Deluxe',
        body: 'hatchback',
        engine: '1.5 L diesel (1,496 cc)',
        years: assumedYears,
        kind: 'cars',
      },
    ])
    expect(await trimsOf('Shinobi', 'Volta')).toMatchObject([
      { variant: 'Volta', body: 'suv', engine: '63 kWh electric' },
    ])
    expect(await trimsOf('Shinobi', 'Hauler')).toMatchObject([{ body: 'truck', kind: 'trucks' }])
    expect(await trimsOf('Mercedes-Benz', 'C-Class')).toContainEqual(
      expect.objectContaining({ variant: 'C200 Avantgarde', engine: '2.0 L petrol (1,991 cc)' }),
    )
    const defender = await trimsOf('Land Rover', 'Defender')
    expect(defender).toContainEqual(expect.objectContaining({ variant: '110 HSE' }))
  })

  it('has nothing new the second time', async () => {
    const before = await treeSize()
    const { additions, outcomes } = await take(prices)
    expect(additions).toMatchObject({ makes: [], models: [], trims: [], variants: 0, extended: 0 })
    expect(outcomes.filter(({ result }) => result === 'new')).toEqual([])
    expect(await treeSize()).toEqual(before)
  })

  it('can be chosen from at once', async () => {
    const client = await world.as(null)
    const query = { make: 'shinobi', model: 'swifty', year: 2020 }
    const { data } = await client.GET('/vehicle-tree/', { params: { query } })
    expect(data?.trims.map(({ name }) => name)).toEqual(['Deluxe 1.5 L diesel (1,496 cc)'])
  })
})

describe('a list of styles with years', () => {
  it('joins the years of what is said twice, and leaves what was there', async () => {
    const plan = await take(styles)
    expect(refusals(plan)).toEqual([[5, 'no-years']])
    const own = await trimsOf('Shinobi', 'Swifty')
    expect(own).toContainEqual({
      variant: '1.6 GT',
      body: 'coupe',
      engine: '1.6 L',
      years: [1997, 1998, 1999, 2001],
      kind: 'cars',
    })
    expect(own).toContainEqual(expect.objectContaining({ variant: 'Deluxe', years: assumedYears }))
    expect(await trimsOf('Shinobi', 'Nimbus')).toMatchObject([
      { variant: 'Hybrid', body: 'suv', engine: 'Hybrid', years: [2013, 2014] },
    ])
    expect((await take(styles)).additions.trims).toEqual([])
  })

  it('is reported in sentences, and line by line for a spreadsheet', async () => {
    const plan = await take(styles)
    const lines = reportLines(plan).join('\n')
    expect(lines).toMatch(/Read +4 rows\nTook +3 rows\n/)
    expect(lines).toMatch(
      /Refused +1 row\n +1 names no year +row 5: SHINOBI \| Nimbus \| NIMBUS 4DR SUV/,
    )
    expect(reportCsv(plan).split('\r\n')).toContain(
      '5,refused,names no year,SHINOBI | Nimbus | NIMBUS 4DR SUV,,',
    )
  })
})

describe('a file that is none', () => {
  it.each([
    ['other headings', 'name,price\nVitz,5\n', /headings are not those.*name, price/s],
    ['nothing', '', /headings are not those/],
    ['a spreadsheet', 'PK\u0003\u0004rest', /spreadsheet/],
  ])('%s', (_, text, sentence) => {
    expect(() => readVehicleFile(Buffer.from(text))).toThrow(sentence)
  })
})

describe('the command', () => {
  const script = fileURLToPath(new URL('../../scripts/import.ts', import.meta.url))
  const run = promisify(execFile)

  async function tryRun(...args: string[]) {
    const failed = await run(process.execPath, [script, ...args]).catch((error: unknown) => error)
    return failed as { code?: number; stdout: string; stderr: string }
  }

  it('says what is wrong, and how it is used', async () => {
    expect(await tryRun('vehicles', 'nowhere.csv')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/There is no file .*nowhere\.csv/),
    })
    expect(await tryRun()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('import vehicles <file.csv>'),
    })
    expect(await tryRun('vehicles', 'a.csv', '--years', 'soon')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--years wants two years'),
    })
    const folder = await mkdtemp(join(tmpdir(), 'bandari-import-'))
    await writeFile(join(folder, 'list.csv'), 'name,price\nVitz,5\n')
    expect(await tryRun('vehicles', join(folder, 'list.csv'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Known:'),
    })
    await rm(folder, { recursive: true })
  })
})

const lists = new URL('../../../../../shared/data/vehicles/', import.meta.url)

describe.each([
  ['kra_crsp_vehicles.csv', 5279, { trims: 4000, models: 300 }],
  ['open_vehicle_db_styles_trims.csv', 9730, { trims: 8500, models: 600 }],
] as const)('%s', (name, rows, least) => {
  const list = new URL(name, lists)
  const isThere = existsSync(list)

  it.skipIf(!isThere)(
    `is taken${isThere ? '' : ' (skipped: the list is not beside the project)'}`,
    async () => {
      const bytes = await readFile(list)
      const { outcomes, additions } = await take(bytes)
      expect(outcomes).toHaveLength(rows)
      expect(outcomes.filter(({ result }) => typeof result !== 'string').length).toBeLessThan(
        rows / 50,
      )
      expect(additions.trims.length).toBeGreaterThan(least.trims)
      expect(additions.models.length).toBeGreaterThan(least.models)
      const again = await take(bytes)
      expect(again.additions).toMatchObject({ makes: [], models: [], trims: [], variants: 0 })
    },
  )
})
