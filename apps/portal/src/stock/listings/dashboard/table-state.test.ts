import { describe, expect, it } from 'vitest'
import { filterOf, narrowed, readTable, type TableState, tableQuery } from './table-state.ts'

const plain: TableState = {
  prodClass: null,
  state: null,
  q: '',
  sort: 'date_created',
  order: 'desc',
  page: 1,
}

describe('the table in the address', () => {
  it.each<[string, Partial<TableState>]>([
    ['', {}],
    ['class=parts', { prodClass: 'parts' }],
    ['status=draft&page=3', { state: 'draft', page: 3 }],
    ['status=taken_down', { state: 'taken_down' }],
    ['status=waiting', { state: 'waiting' }],
    ['q=vitz+rs', { q: 'vitz rs' }],
    ['sort=prod_price&order=asc', { sort: 'prod_price', order: 'asc' }],
    ['sort=date_created&order=asc', { order: 'asc' }],
  ])('%s', (query, state) => {
    expect(readTable(new URLSearchParams(query))).toEqual({ ...plain, ...state })
    expect(tableQuery({ ...plain, ...state })).toBe(query)
  })

  it.each([
    'class=cars',
    'status=gone',
    'sort=password&order=asc',
    'page=0',
    'page=-1',
    'page=x',
    'q=',
    'sort=date_created&order=down',
  ])('%s says nothing', (query) => {
    expect(readTable(new URLSearchParams(query))).toEqual(plain)
  })

  it('holds no more words than the search takes', () => {
    expect(readTable(new URLSearchParams({ q: 'x'.repeat(200) })).q).toHaveLength(100)
  })

  it('another choice begins at its first page', () => {
    expect(narrowed({ ...plain, page: 4 }, { state: 'live' })).toEqual({ ...plain, state: 'live' })
  })

  it('asks the server for what is chosen only', () => {
    expect(filterOf(plain)).toEqual({})
    expect(filterOf({ ...plain, prodClass: 'parts', state: 'live', q: 'pads' })).toEqual({
      prod_class: 'parts',
      state: 'live',
      q: 'pads',
    })
    expect(filterOf({ ...plain, state: 'waiting' })).toEqual({ waiting: true })
  })
})
