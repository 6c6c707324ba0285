import { translatorOf } from '@bandari/i18n/catalogues'
import { expect, test } from 'vitest'
import { allCars } from '../shared/addresses/vehicle-query.ts'
import { breadcrumb } from './breadcrumb.ts'

const { t } = translatorOf('en')

const deep = {
  ...allCars,
  page: 4,
  min: 500,
  max: 8000,
  make: 'toyota',
  model: 'vitz',
  sort: 'descending',
} as const

test('Home > class > make > model', () => {
  expect(breadcrumb(t, deep).map(({ label }) => label)).toEqual(['Home', 'Cars', 'Toyota', 'Vitz'])
})

test('the class resets page, prices, make and model', () => {
  expect(breadcrumb(t, deep)[1]?.href).toBe('/search/1/0/0/1/*/*/1')
})

test('the make resets the model and the page, and keeps the other segments', () => {
  expect(breadcrumb(t, deep)[2]?.href).toBe('/search/1/500/8000/1/toyota/*/1')
})

test('the last is where one is', () => {
  expect(breadcrumb(t, deep)[3]).toEqual({ label: 'Vitz' })
  expect(breadcrumb(t, allCars)).toEqual([{ label: 'Home', href: '/' }, { label: 'Cars' }])
})

test('the filters beside the segments are kept', () => {
  const narrowed = breadcrumb(t, { ...deep, filters: 'fuel=diesel' })
  expect(narrowed[1]?.href).toBe('/search/1/0/0/1/*/*/1?fuel=diesel')
  expect(narrowed[2]?.href).toBe('/search/1/500/8000/1/toyota/*/1?fuel=diesel')
})
