import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { runImports } from '../../src/stock/imports/run-imports.ts'
import { listingsOf, newImporter, run, upload } from '../helpers/importers.ts'
import { decide, meaning, type Said, say } from '../helpers/mappings.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

/** Files as dealers keep them, what each must still say of theirs, and what is listed then. */
const files: {
  from: string
  lines: string[]
  asks: string[]
  said: Said
  /** A price by the rate of the day is any. */
  listed: [price: number | 'converted', mileage: number | null, year: number | null][]
}[] = [
  {
    from: 'Nairobi',
    lines: [
      'OTIENO MOTORS – STOCK LIST,,,,,,,,',
      'Ngong Road,,,,,,,,',
      'Namba,Aina ya gari,Modeli,Mwaka wa kutengenezwa,Bei (KSh),Umbali,Rangi,Simu,',
      'OT-1,Toyota,Vitz,2014/3,KSh 1.25M,"84,000kms",Silver,722345678,',
      'OT-2,Toyota,Vitz,2013,"850,000/=",91k,white,0722 345 678,',
      'OT-3,Toyota,Vitz,2012,850k,TBA,N/A,+254722345678,',
      'JUMLA,,,,"2,950,000",,,,',
    ],
    asks: ['mileage_unit'],
    said: { mileage_unit: 'km' },
    listed: [
      [1_250_000_00, 84_000, 2014],
      [850_000_00, 91_000, 2013],
      [850_000_00, null, 2012],
    ],
  },
  {
    from: 'Lusaka',
    lines: [
      'Stock No;Make;Model;YOM;Asking Price;Asking Price;Mileage',
      'L1;TOYOTA;VITZ;2014;K 185,000;K 180,000;"84,000 km"',
      'L2;Toyota;Vitz;2011;K 95,000;K 90,000;"120,500 km"',
    ],
    asks: ['two_columns'],
    said: {},
    listed: [
      ['converted', 84_000, 2014],
      ['converted', 120_500, 2011],
    ],
  },
  {
    from: 'Maputo',
    lines: [
      'Referência;Marca;Modelo;Ano de fabrico;Preço de venda (MT);Quilómetros;Tipo de combustível;Caixa',
      'M1;Toyota;Vitz;2014;850.000,00;84.000;Gasolina;Automática',
      'M2;Toyota;Vitz;2015;1.100.000,00;61.500;Gasolina;Manual',
    ],
    asks: ['decimal_mark'],
    said: { marks: { Quilómetros: 'comma' } },
    listed: [
      ['converted', 84_000, 2014],
      ['converted', 61_500, 2015],
    ],
  },
  {
    from: 'Abidjan',
    lines: [
      'N° de stock;Marque;Modèle;Année;Prix (EUR);Kilométrage (km);Boîte de vitesses;Carburant',
      'A1;Toyota;Vitz;2014;4 500,00;84 000;Automatique;Essence',
      'A2;Toyota;Vitz;2012;sur demande;-;Automatique;Essence',
    ],
    asks: ['rate'],
    said: { rate: '140' },
    listed: [
      [630_000_00, 84_000, 2014],
      [0, null, 2012],
    ],
  },
  {
    from: 'Nagoya',
    lines: [
      '在庫番号,メーカー,車名,年式,本体価格,走行距離,ミッション,燃料',
      'J1,TOYOTA,Vitz,H26.3,45.0万円,8.4万km,AT,ガソリン',
      'J2,Toyota,Vitz,平成24年,"380,000円",91000km,CVT,ガソリン',
    ],
    asks: ['rate'],
    said: { rate: '0.9' },
    listed: [
      [405_000_00, 84_000, 2014],
      [342_000_00, 91_000, 2012],
    ],
  },
]

it.each(files)('$from', async ({ lines, asks, said, listed }) => {
  const by = await newImporter(world)
  const { status, body } = await upload(by, lines.join('\r\n'))
  expect(status).toBe(201)
  const { id } = body as { id: number }
  const { questions } = await meaning(by, id)
  expect(questions.map(({ code }) => code)).toEqual(asks)
  await say(by, id, said)
  const found = await decide(by, id, { all_suggestions: true })
  expect(found).toMatchObject({ state: 'checked', invalid_rows: 0, new_rows: listed.length })
  await run(by, id)
  await runImports(world)
  const now = await listingsOf(by)
  expect(now.map(({ price, mileage, model_year }) => [price, mileage, model_year])).toEqual(
    listed.map(([price, ...rest]) => [
      price === 'converted' ? expect.toSatisfy((given: number) => given > 0) : price,
      ...rest,
    ]),
  )
})
