import { expect, test } from 'vitest'
import { findPath } from './find-path.ts'

test.each([
  [{}, '/search/1/0/0/*/*/*/0'],
  [{ class: 'cars' as const }, '/search/1/0/0/1/*/*/0'],
  [
    { make: 'toyota', model: 'hilux', year__range: '2012__2012', fuel: 'diesel' },
    '/search/1/0/0/*/toyota/hilux/0?year=2012-2012&fuel=diesel',
  ],
  [{ price__range: '3000__8000' }, '/search/1/3000/8000/*/*/*/0'],
  [
    { price__range: '__5000', mileage__range: '__80000' },
    '/search/1/0/5000/*/*/*/0?mileage=-80000',
  ],
  [{ search: 'sr5 4wd', body: 'suv,sedan' }, '/search/1/0/0/*/*/*/0?body=sedan,suv&words=sr5+4wd'],
])('%j', (query, path) => {
  expect(findPath({ text: 'words', corrected: null, query, parts: null })).toBe(path)
})

test('what was corrected travels along', () => {
  const corrected = { text: 'toyta & co', corrected: 'toyota & co', parts: null }
  expect(findPath({ ...corrected, query: { make: 'toyota' } })).toBe(
    '/search/1/0/0/*/toyota/*/0?typed=toyta%20%26%20co',
  )
  expect(findPath({ ...corrected, query: { make: 'toyota', search: 'co' } })).toBe(
    '/search/1/0/0/*/toyota/*/0?words=co&typed=toyta%20%26%20co',
  )
})

test.each([
  [{}, '/auto-parts/brake-pads'],
  [{ make: 'toyota', model: 'hiace' }, '/auto-parts/brake-pads?make=toyota'],
])('spares, %j', (query, path) => {
  expect(findPath({ text: 'words', corrected: null, query, parts: 'brake-pads' })).toBe(path)
})
