import { translatorOf } from '@bandari/i18n/catalogues'
import { formatOf } from '@bandari/i18n/format'
import { expect, test } from 'vitest'
import { spareFacts } from './spare.ts'
import { wordsOf, featuresOf, specRows } from './specification.ts'

const english = translatorOf('en')
const { t, locale } = english
const rowsOf = (product: Parameters<typeof specRows>[1], translator = english) =>
  specRows(translator, product, formatOf(locale))

const nothing = {
  body_type: null,
  model_year: null,
  engine_size: null,
  fuel_type: null,
  mileage: null,
  colour: null,
  transmission: null,
  other: null,
}

test.each([
  ['{"partNumber": "48510-80A53", "condition": "Used"}', '48510-80A53', 'Used'],
  ['{"partNumber": 7}', null, null],
  ['[]', null, null],
  ['Fits most', null, null],
  ['', null, null],
  [null, null, null],
])('the facts of a spare in %s', (other, partNumber, condition) => {
  expect(spareFacts(other)).toEqual({ partNumber, condition })
})

test('a spare says its part number and condition once', () => {
  const rows = rowsOf({
    product_class: 'parts',
    make: 'Suzuki',
    model: null,
    specs: { ...nothing, other: '{"partNumber": "48510-80A53", "condition": "Used"}' },
    attributes: [{ name: 'Condition', code: 'condition', value: 'Used' }],
  })
  expect(rows.map(({ label }) => label)).toEqual(['Part number', 'Condition', 'Make', 'Model'])
})

test('a vehicle for export says where it comes from, in the language of the page', () => {
  const product = {
    product_class: 'cars' as const,
    make: 'Toyota',
    model: 'Vitz',
    specs: nothing,
    attributes: [
      { name: 'Origin port', code: 'origin_port', value: 'Yokohama, Japan' },
      { name: 'Chassis number', code: 'chassis_number', value: 'NSP130-21*****' },
      { name: 'Of another time', code: 'of_another_time', value: 'x' },
    ],
  }
  const last = (translator = english) => rowsOf(product, translator).slice(-3)
  expect(last().map(({ label }) => label)).toEqual([
    'Origin port',
    'Chassis number',
    'Of another time',
  ])
  expect(last(translatorOf('pt'))).toEqual([
    { label: 'Porto de origem', value: 'Yokohama, Japão' },
    { label: 'Número do chassis', value: 'NSP130-21*****' },
    { label: 'Of another time', value: 'x' },
  ])
})

test('a vehicle says what it is and what else is known', () => {
  const attributes = [
    { name: 'Doors', code: 'doors', value: 5 },
    { name: 'Features', code: 'features', value: ['ABS', 'Jack'] },
  ]
  const rows = rowsOf({
    product_class: 'cars',
    make: 'Toyota',
    model: 'Vitz',
    specs: { ...nothing, body_type: 'hatchback', mileage: 84_000 },
    attributes,
  })
  expect(rows).toContainEqual({ label: 'Mileage', value: '84,000 km' })
  expect(rows.at(-1)).toEqual({ label: 'Doors', value: '5' })
  expect(featuresOf({ attributes })).toEqual(['ABS', 'Jack'])
})

test.each([
  ['suv', 'SUV'],
  ['double-cab', 'Double cab'],
  ['Wagon', 'Wagon'],
  [null, null],
])('%s reads %s', (slug, name) => {
  expect(wordsOf(t, slug)).toBe(name)
})

test.each([
  ['en', 'Jul 2015', 'Mar. 2, 2026'],
  ['fr', 'juillet 2015', '2 mars 2026'],
] as const)('in %s a month and a day of its papers are words', (language, month, day) => {
  const translator = translatorOf(language)
  const rows = rowsOf(
    {
      product_class: 'cars',
      make: 'Toyota',
      model: 'Vitz',
      specs: nothing,
      attributes: [
        { name: 'Month of manufacture', code: 'manufactured', value: '2015-07' },
        { name: 'Inspected on', code: 'inspected_on', value: '2026-03-02' },
      ],
    },
    translator,
  )
  expect(rows.slice(-2).map(({ value }) => value)).toEqual([month, day])
})
