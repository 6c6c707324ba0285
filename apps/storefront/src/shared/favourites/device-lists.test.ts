import { describe, expect, it } from 'vitest'
import {
  addList,
  type DeviceList,
  drop,
  keep,
  mostFavourites,
  mostNamedLists,
  move,
  readLists,
  renameList,
  withoutTaken,
  writeLists,
} from './device-lists.ts'

const item = (product: number, price = 5000) => ({
  product,
  price,
  currency: 'USD',
  added_at: '2026-03-01T10:00:00.000Z',
})
const list = (name: string | null, ...products: number[]): DeviceList => ({
  name,
  items: products.map((product) => item(product)),
})
const brief = (lists: readonly DeviceList[] | null) =>
  lists?.map(({ name, items }) => [name, items.map(({ product }) => product)]) ?? null
const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('what the storage holds', () => {
  it('is read as it was written', () => {
    const lists = [list(null, 1, 2), list('Mum')]
    expect(readLists(writeLists(lists))).toEqual(lists)
    expect(writeLists([list(null)])).toBe('')
  })

  it.each([
    ['', []],
    ['{"a":1}', []],
    ['[null,{"name":"","items":[]},{"name":7,"items":[]},{"name":"x"}]', []],
    ['[{"name":null,"items":[{"product":-1},{"product":"1"},null]}]', [[null, []]]],
  ])('%s says nothing', (text, expected) => {
    expect(brief(readLists(text))).toEqual(expected)
  })
})

describe('a favourite', () => {
  it('is kept once, and stays as it was kept', () => {
    const once = keep([], item(1, 5000)) ?? []
    expect(keep(once, item(1, 4000))).toEqual(once)
    expect(brief(keep(once, item(2)))).toEqual([[null, [2, 1]]])
  })

  it('is not kept where there is no room', () => {
    expect(keep([list(null, ...many(mostFavourites))], item(500))).toBeNull()
  })

  it('is dropped from one list, or from all', () => {
    const lists = [list(null, 1, 2), list('Mum', 1)]
    expect(brief(drop(lists, 1, 'mum'))).toEqual([
      [null, [1, 2]],
      ['Mum', []],
    ])
    expect(brief(drop(lists, 1))).toEqual([
      [null, [2]],
      ['Mum', []],
    ])
  })

  it('is moved with the price that it was kept at', () => {
    const lists = [{ name: null, items: [item(1, 4321)] }, list('Mum', 2)]
    const moved = move(lists, 1, { from: null, to: 'Mum' })
    expect(brief(moved)).toEqual([
      [null, []],
      ['Mum', [1, 2]],
    ])
    expect(moved?.[1]?.items[0]?.price).toBe(4321)
  })
})

describe('a list', () => {
  it('has a name that no other has, however it is written', () => {
    const lists = [list('Mum', 1), list('Work')]
    expect(brief(addList(lists, ' MUM '))).toEqual(brief(lists))
    expect(renameList(lists, 'Work', 'mum')).toBeNull()
    expect(brief(renameList(lists, 'Mum', 'MUM'))).toEqual([
      ['MUM', [1]],
      ['Work', []],
    ])
  })

  it('is one of so many', () => {
    const lists = many(mostNamedLists).map((number) => list(`List ${number}`))
    expect(addList(lists, 'One more')).toBeNull()
    expect(addList([list(null, 1), ...lists.slice(1)], 'One more')).toHaveLength(mostNamedLists + 1)
  })
})

describe('once the API has taken lists along', () => {
  const sent = [list(null, 1, 2), list('Mum', 3)]
  it.each<[string, DeviceList[], { name: string | null; product: number }[], unknown]>([
    ['nothing stays', sent, [], []],
    ['what came meanwhile stays', [list(null, 9, 1, 2), list('Mum', 3)], [], [[null, [9]]]],
    ['what has no room stays', sent, [{ name: 'Mum', product: 3 }], [['Mum', [3]]]],
    ['a list that came meanwhile stays', [...sent, list('Work')], [], [['Work', []]]],
    ['what another tab has removed does not come back', [list(null, 2)], [], []],
  ])('%s', (_, now, left, expected) => {
    expect(brief(withoutTaken(now, sent, left))).toEqual(expected)
  })
})
