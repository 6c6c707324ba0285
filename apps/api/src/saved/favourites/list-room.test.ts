import { describe, expect, it } from 'vitest'
import { fitDeviceLists, mostFavourites, mostNamedLists } from './list-room.ts'

const on = (day: number) => new Date(Date.UTC(2026, 2, day))
const kept = (product: number, day = 1) => ({ product, added_at: on(day) })
const list = (name: string | null, ...products: number[]) => ({
  name,
  items: products.map((product) => kept(product)),
})
const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const placed = ({ added, left }: ReturnType<typeof fitDeviceLists>) => ({
  added: added.map(({ name, item }) => [name, item.product]),
  left: left.map(({ name, item }) => [name, item.product]),
})

describe('the lists of a device', () => {
  it.each([
    [
      'become the first lists of somebody',
      [],
      [list(null, 1), list('Mum', 2)],
      [
        [null, 1],
        ['Mum', 2],
      ],
      [],
    ],
    [
      'are added to the list of the same name',
      [list('Mum', 1)],
      [list(' mum', 2)],
      [[' mum', 2]],
      [],
    ],
    [
      'count once where both have a product',
      [list(null, 1)],
      [list(null, 1, 2)],
      [
        [null, 1],
        [null, 2],
      ],
      [],
    ],
    [
      'stay where a list is full, but for what is on it',
      [list(null, ...many(mostFavourites))],
      [list(null, 7, 500)],
      [[null, 7]],
      [[null, 500]],
    ],
    [
      'stay where there are as many lists as there may be',
      many(mostNamedLists).map((number) => list(`List ${number}`)),
      [list('One more', 1), list('list 3', 2), list(null, 3)],
      [
        ['list 3', 2],
        [null, 3],
      ],
      [['One more', 1]],
    ],
  ])('%s', (_, own, device, added, left) => {
    expect(placed(fitDeviceLists(own, device))).toEqual({ added, left })
  })

  it('are added by when something was kept, where room is scarce', () => {
    const own = [list(null, ...many(mostFavourites - 1))]
    const device = [{ name: null, items: [kept(501, 9), kept(502, 3), kept(503, 6)] }]
    expect(placed(fitDeviceLists(own, device))).toEqual({
      added: [[null, 502]],
      left: [
        [null, 503],
        [null, 501],
      ],
    })
  })
})
