import { describe, expect, it } from 'vitest'
import { subjectsOf } from '../find-subject.ts'
import { statedCurrency, statedUnit } from './currencies.ts'
import { guessMapping } from './guess-mapping.ts'

const subjects = subjectsOf({
  makes: [
    { id: 1, name: 'Toyota', slug: 'toyota' },
    { id: 2, name: 'Mazda', slug: 'mazda' },
  ],
  models: [
    { id: 11, make_id: 1, name: 'Vitz', slug: 'vitz', class: 'cars' },
    { id: 21, make_id: 2, name: 'Demio', slug: 'demio', class: 'cars' },
  ],
  categories: [],
})

function guess(headings: string[], ...rows: string[][]) {
  const file = { headings, rows: rows.map((cells, at) => ({ row: at + 2, cells })) }
  return guessMapping(file, { importClass: 'vehicles', subjects, thisYear: 2026 })
}

describe('by its heading', () => {
  it.each([
    ['price KES', 'price', 'heading'],
    ['Odometer', 'mileage', 'heading'],
    ['odo', 'mileage', 'words'],
    ['kms', 'mileage', 'words'],
    ['asking', 'price', 'words'],
    ['cost', 'price', 'words'],
    ['Stock #', 'reference', 'words'],
    ['trans', 'transmission', 'words'],
    ['mwaka', 'year', 'words'],
    ['Quilometragem', 'mileage', 'words'],
    ['boîte de vitesses', 'transmission', 'words'],
    ['走行距離', 'mileage', 'words'],
    ['車名', 'model', 'words'],
    ['Price (NZD)', 'price', 'words'],
    ['exteriorColour', 'colour', 'words'],
    ['Variant', 'trim', 'words'],
    ['Bei (KSh)', 'price', 'words'],
    ['Mwaka wa kutengenezwa', 'year', 'words'],
    ['Preço de venda (MT)', 'price', 'words'],
    ['Tipo de combustível', 'fuel', 'words'],
    ['Année de mise en circulation', 'year', 'words'],
    ['Kilométrage (km)', 'mileage', 'words'],
    ['modle', 'model', 'spelling'],
    ['rego', null, 'none'],
    ['obs', null, 'none'],
  ] as const)('%s: %s', (heading, field, certainty) => {
    expect(guess([heading], ['']).columns).toMatchObject([{ field, certainty }])
  })
})

describe('by its values', () => {
  it.each([
    [['2009', '2014.0'], 'year'],
    [['Toyota', 'MAZDA'], 'make'],
    [['84,200 km', '12000km'], 'mileage'],
    [['$4,500', 'KES 1,000'], 'price'],
    [['1500cc', '2.0L'], 'engine'],
    [['Petrol', 'benzin', 'Diesel'], 'fuel'],
    [['Tiptronic', 'auto'], 'transmission'],
    [['silver', 'grey', 'burgundy'], 'colour'],
    [['2009 Toyota Vitz clean', 'Mazda Demio sport'], 'title'],
    [['46208', '4100'], null],
  ] as const)('%j: %s', (values, field) => {
    const { columns } = guess(['X'], ...values.map((value) => [value]))
    expect(columns[0]?.field).toBe(field)
  })

  it('a model of years is the year', () => {
    const { columns } = guess(['Make', 'Model'], ['Toyota', '2009'], ['Mazda', '2011'])
    expect(columns.map(({ field }) => field)).toEqual(['make', 'year'])
  })
})

it('of two columns for one field the better has it, and the other claims it', () => {
  const rows = [
    ['wine of autumn', 'red'],
    ['spirited green', 'green'],
  ]
  expect(guess(['list.color', 'simple.color'], ...rows).columns).toMatchObject([
    { field: null, claims: 'colour' },
    { field: 'colour', claims: null },
  ])
})

it.each([
  ['price KES', ['780000'], 'KES'],
  ['Price (NZD)', ['$22,995'], 'NZD'],
  ['price', ['22995'], null],
  ['price', ['$22,995', '$9,000'], null],
  ['price', ['USD 4,500', 'US$ 5,000'], 'USD'],
  ['price', ['1,200,000円', '980,000円'], 'JPY'],
  ['Preço (MT)', ['1.250.000,00'], 'MZN'],
  ['price', ['K 85,000', 'K120,000'], 'ZMW'],
  ['price', ['KSh 1.25M', '850k KES'], 'KES'],
  ['price', ['KSh 780,000/=', 'KSh 1,250,000/='], 'KES'],
  // Of Kenya, Tanzania and Uganda alike.
  ['price', ['780,000/=', '1,250,000/='], null],
  ['price', ['850k', '1.25M'], null],
  ['price', ['£4,500', '€5,000'], null],
  // What the cells say goes before the heading.
  ['price KES', ['$5,000', '$8,500'], null],
] as const)('prices under %s as %j are in %s', (heading, values, currency) => {
  expect(statedCurrency(heading, values)).toBe(currency)
})

it.each([
  ['km', ['46208.0'], 'km'],
  ['Odometer (km)', ['46208'], 'km'],
  ['mileage', ['46208'], null],
  ['mileage', ['46,208 km', '9000km'], 'km'],
  ['miles', ['46208'], 'mi'],
  ['odo', ['46208 mi', '9000 miles'], 'mi'],
  ['odo', ['46208 mi', '9000 km'], null],
] as const)('mileage under %s as %j is in %s', (heading, values, unit) => {
  expect(statedUnit(heading, values)).toBe(unit)
})
