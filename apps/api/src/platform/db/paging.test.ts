import { describe, expect, it } from 'vitest'
import { lastPage, pageLinks, readPage } from './paging.ts'

describe('readPage', () => {
  it.each([
    [undefined, 1],
    ['1', 1],
    ['40', 40],
    ['last', 'last'],
    ['0', null],
    ['-1', null],
    ['x', null],
    ['1.5', null],
    ['01', null],
  ])('%s → %s', (text, page) => {
    expect(readPage(text)).toBe(page)
  })
})

describe('lastPage', () => {
  it.each([
    [0, 1],
    [1, 1],
    [25, 1],
    [26, 2],
    [50, 2],
  ])('%d entries end on page %d', (count, page) => {
    expect(lastPage(count)).toBe(page)
  })
})

describe('pageLinks', () => {
  const place = {
    address: 'https://shop.example/api/vehicles/',
    query: { make: 'toyota', page: '2' },
    count: 60,
  }
  it.each([
    [1, `${place.address}?make=toyota&page=2`, null],
    [2, `${place.address}?make=toyota&page=3`, `${place.address}?make=toyota`],
    [3, null, `${place.address}?make=toyota&page=2`],
  ])('page %d', (page, next, previous) => {
    expect(pageLinks({ ...place, page })).toEqual({ next, previous })
  })
})
