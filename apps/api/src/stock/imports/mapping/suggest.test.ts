import { describe, expect, it } from 'vitest'
import { subjectsOf } from '../find-subject.ts'
import { suggest } from './suggest.ts'

const names: Record<string, string[]> = {
  Toyota: ['Hilux', 'Vitz', 'Corolla', 'Corolla RunX'],
  Mazda: ['Mazda3', 'Demio'],
  BMW: ['3 Series', '7 Series'],
  'Mercedes-Benz': ['C-Class', 'ML-Class'],
  Volkswagen: ['Golf', 'Polo'],
  Peugeot: ['206', '2008'],
  SEAT: ['Arona'],
  Porsche: ['924'],
  Saab: ['9-3'],
}
const makes = Object.keys(names).map((name, at) => ({ id: at + 1, name, slug: name.toLowerCase() }))
const subjects = subjectsOf({
  makes,
  models: makes.flatMap((make) =>
    (names[make.name] ?? []).map((name, at) => ({
      id: make.id * 100 + at,
      make_id: make.id,
      name,
      slug: name.toLowerCase(),
      class: 'cars' as const,
    })),
  ),
  categories: [],
})

function suggested(
  field: 'make' | 'model',
  value: string,
  make: string | null,
  titles: string[] = [],
) {
  const evidence = { subjects, titles: titles.map((title) => ({ title, year: '2008' })) }
  const found = suggest({ field, value, make }, evidence)
  return found?.act === 'take' ? found.take : (found?.act ?? null)
}

describe('a model', () => {
  it.each([
    ['Mazda', '3', 'Mazda3'],
    ['Toyota', 'Hilux SR5', 'Hilux'],
    ['Toyota', 'Toyota Vitz', 'Vitz'],
    ['Toyota', 'COROLLA RUNX', 'Corolla RunX'],
    ['Toyota', 'Corola', 'Corolla'],
    ['BMW', '3er', '3 Series'],
    ['BMW', '740i', '7 Series'],
    ['Mercedes-Benz', 'c_klasse', 'C-Class'],
    ['Mercedes-Benz', 'C 180', 'C-Class'],
    ['VW', 'golf', 'Golf'],
    ['Porsche', '924S', '924'],
    ['Toyota', 'Zzz', null],
    ['Nobody', '3', null],
  ])('%s %s: %s', (make, value, meant) => {
    expect(suggested('model', value, make)).toBe(meant)
  })

  it.each([
    ['Volkswagen', '', ['VW Golf III GT'], 'title'],
    ['Volkswagen', 'andere', ['Nothing to see'], null],
    ['Saab', 'andere', ['Saab 9 3 2.0i Cabrio'], 'title'],
    // The year of the row, which is a model as well.
    ['Peugeot', 'andere', ['Peugeot of 2008'], null],
    // A model that our tree lacks is no slip of the pen.
    ['SEAT', 'arosa', ['Seat Arosa'], null],
    ['SEAT', 'arosa', [], 'Arona'],
  ])('%s “%s” with titles %j: %s', (make, value, titles, meant) => {
    expect(suggested('model', value, make, titles)).toBe(meant)
  })
})

it.each([
  ['VW', [], 'Volkswagen'],
  ['mercedes', [], 'Mercedes-Benz'],
  ['トヨタ', [], 'Toyota'],
  ['Toyta', [], 'Toyota'],
  ['Mazda (JP)', [], 'Mazda'],
  ['sonstige_autos', ['Golf IV 1.9 TDI'], 'title'],
  ['sonstige_autos', ['For sale'], null],
])('the make %s with titles %j: %s', (value, titles, meant) => {
  expect(suggested('make', value, null, titles)).toBe(meant)
})

it.each([
  ['transmission', 'Tiptronic', 'Automatic'],
  ['transmission', 'Manul', 'Manual'],
  ['fuel', 'benzin', 'Petrol'],
  ['fuel', 'gasolina', 'Petrol'],
  ['body', 'limousine', 'sedan'],
  ['body', 'Kombi', 'wagon'],
  ['body', 'セダン', 'sedan'],
  ['body', 'cabrio', 'leave_out'],
  ['drive', 'Allrad', '4WD'],
  ['steering', 'à droite', 'Right'],
  ['colour', 'burgandy', 'burgundy'],
  ['colour', 'Velocity Red', null],
  // A listing on sale needs them: leaving them out is no suggestion of ours.
  ['price', 'ask', null],
  ['mileage', 'low', null],
] as const)('%s “%s”: %s', (field, value, meant) => {
  const found = suggest({ field, value, make: null }, { subjects, titles: [] })
  expect(found?.act === 'take' ? found.take : (found?.act ?? null)).toBe(meant)
})
