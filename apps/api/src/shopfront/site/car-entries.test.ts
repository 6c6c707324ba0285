import { expect, it } from 'vitest'
import { carPages } from './car-entries.ts'

const [june, july] = [new Date('2026-06-01T00:00:00Z'), new Date('2026-07-01T00:00:00Z')]
const nothing = { make: null, model: null, body: null, count: 5, modified: june }

it('names each page everywhere and in each country, as the pages name themselves', () => {
  const rows = [
    nothing,
    { ...nothing, make: 'toyota' },
    { ...nothing, make: 'toyota', model: 'vitz' },
    { ...nothing, body: 'Double cab' },
  ]
  expect(carPages(rows, ['zambia']).map(({ path }) => path)).toEqual([
    '/cars',
    '/cars/in/zambia',
    '/cars/toyota',
    '/cars/toyota/in/zambia',
    '/cars/toyota/vitz',
    '/cars/toyota/vitz/zambia',
    '/cars/body/double-cab',
    '/cars/body/double-cab/zambia',
  ])
})

it('names a body once, however it is spelt, with the latest change', () => {
  const rows = [
    { ...nothing, body: 'SUV' },
    { ...nothing, body: 'suv', modified: july },
  ]
  expect(carPages(rows, [])).toEqual([{ path: '/cars/body/suv', modified: july }])
})

it('names a model of few once', () => {
  const rows = [{ ...nothing, make: 'toyota', model: 'vitz', count: 4 }]
  expect(carPages(rows, ['zambia']).map(({ path }) => path)).toEqual(['/cars/toyota/vitz'])
})

it('names nothing where nothing is on offer', () => {
  expect(carPages([], ['zambia'])).toEqual([])
})
