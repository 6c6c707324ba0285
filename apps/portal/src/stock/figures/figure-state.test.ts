import { describe, expect, it } from 'vitest'
import { changed, figureQuery, readFigures, sortedBy } from './figure-state.ts'

const read = (query: string) => readFigures(new URLSearchParams(query))

describe('readFigures and figureQuery', () => {
  it.each([
    ['', ''],
    [
      'days=7&figure=orders&sort=title&order=asc&q=vitz&page=3',
      'days=7&figure=orders&sort=title&order=asc&q=vitz&page=3',
    ],
    ['days=28&figure=opened&sort=opened&order=desc&page=1', ''],
    ['days=9&figure=clicks&sort=secret&order=up&page=-2', ''],
  ])('%s: %s', (query, expected) => {
    expect(figureQuery(read(query))).toBe(expected)
  })
})

describe('changed', () => {
  it.each([
    [{ sort: 'shown' }, 1],
    [{ q: 'vitz' }, 1],
    [{ days: 7 }, 1],
    [{ figure: 'orders' }, 3],
    [{ page: 4 }, 4],
  ] as const)('%j: page %i', (part, page) => {
    expect(changed(read('page=3'), part).page).toBe(page)
  })
})

describe('sortedBy', () => {
  it.each([
    ['', 'shown', 'desc'],
    ['', 'opened', 'asc'],
    ['order=asc', 'opened', 'desc'],
    ['', 'title', 'asc'],
    ['sort=title&order=asc', 'title', 'desc'],
  ] as const)('%s, %s: %s', (query, sort, order) => {
    expect(sortedBy(read(query), sort)).toEqual({ sort, order })
  })
})
