import { describe, expect, test } from 'vitest'
import { filterCall, noFilters, readFilters, writeFilters } from './vehicle-filters.ts'

describe('readFilters and writeFilters', () => {
  test.each([
    ['', ''],
    ['year=2012-2016', 'year=2012-2016'],
    ['year=2012-', 'year=2012-'],
    ['year_from=&year_to=2016', 'year=-2016'],
    ['year_from=2016&year_to=2012', 'year=2012-2016'],
    ['mileage_to=100000', 'mileage=-100000'],
    ['fuel=hybrid&fuel=diesel', 'fuel=diesel,hybrid'],
    ['fuel=hybrid,diesel,hybrid', 'fuel=diesel,hybrid'],
    ['location=yokohama-japan', 'location=yokohama-japan'],
    ['colour=white&year=2012-2012&body=suv', 'year=2012-2012&body=suv&colour=white'],
    [
      'listed=7&pictures=yes&features=sunroof&features=abs&engine=1301-1500&seats=7&drive=4wd',
      'drive=4wd&seats=7&engine=1301-1500&features=abs,sunroof&pictures=yes&listed=7',
    ],
    ['listed=30', ''],
    ['words=sr5+4wd', 'words=sr5+4wd'],
    ['words=d%26b', 'words=d%26b'],
    ['year=abc-20100&mileage=-1e9&fuel=<b>&colour=&words=++', ''],
    ['import=yes&budget=8000&by=door', 'import=yes&budget=8000&by=door'],
    ['budget=&sorted=d1', 'by=door'],
    ['import=on&budget=-5&by=price', ''],
    ['st=1&sv=toyota&page=3&typed=toyta', ''],
  ])('%s is %s', (given, canonical) => {
    const filters = readFilters(given)
    expect(writeFilters(filters)).toBe(canonical)
    expect(readFilters(canonical)).toEqual(filters)
  })

  test('no more values than the API takes', () => {
    const many = Array.from({ length: 40 }, (_, index) => `c${index}`).join()
    expect(readFilters(`colour=${many}`).values.colour).toHaveLength(20)
  })
})

test.each([
  ['', {}],
  ['year=2012-&mileage=-100000', { year__range: '2012__', mileage__range: '__100000' }],
  ['listed=7&features=abs,sunroof', { listed_within: 7, features: 'abs,sunroof' }],
  ['fuel=diesel,hybrid&words=sr5', { fuel: 'diesel,hybrid', search: 'sr5' }],
])('filterCall of %s', (address, call) => {
  expect(filterCall(readFilters(address))).toEqual(call)
})

test('nothing is the filters of no address', () => {
  expect(readFilters('')).toEqual(noFilters)
})
