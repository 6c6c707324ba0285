import { expect, it } from 'vitest'
import { matcherOf } from './match-names.ts'

const rows = [
  '1041',
  '1042',
  'STOCK-7',
  'A-1',
  'A-1-2',
  'A.12',
  'B 12',
  'Ümlaut 9',
  'x_1',
  'x-1',
  'K-1',
  'K-12',
].map((reference, index) => ({ row: index + 2, reference }))

it.each([
  ['1041.jpg', '1041', 0],
  ['1041.JPEG', '1041', 0],
  ['1041_2.jpg', '1041', 2],
  ['1041-03.png', '1041', 3],
  ['1041 (3).jpeg', '1041', 3],
  ['1041(4).jpg', '1041', 4],
  ['1041 .2.jpg', '1041', 2],
  ['1041/1.jpg', '1041', 1],
  ['cars/1041/front 12.jpg', '1041', 12],
  ['cars/1041/IMG_0007.jpg', '1041', 7],
  ['1041/side.jpg', '1041', 0],
  ['stock-7.jpg', 'STOCK-7', 0],
  ['Stock 7_2.jpg', 'STOCK-7', 2],
  ['stock7/2.jpg', 'STOCK-7', 2],
  ['A-1.jpg', 'A-1', 0],
  ['A-1-2.jpg', 'A-1-2', 0],
  ['A-1-3.jpg', 'A-1', 3],
  ['b 12.jpg', 'B 12', 0],
  ['B12 (2).jpg', 'B 12', 2],
  ['U\u0308mlaut 9.jpg', 'Ümlaut 9', 0],
  ['K-1_2.jpg', 'K-1', 2],
  ['K-12.jpg', 'K-12', 0],
  ['k12.jpg', 'K-12', 0],
  ['k1 (3).jpg', 'K-1', 3],
  ['x_1.jpg', 'x_1', 0],
  ['x-1.jpg', 'x-1', 0],
])('%s is of %s, %d', (path, reference, number) => {
  const row = rows.find((each) => each.reference === reference)?.row
  expect(matcherOf(rows)(path)).toEqual({ row, number })
})

it.each([
  '2000.jpg',
  '104.jpg',
  '10411.jpg',
  'x 1.jpg',
  'k1_2.jpg',
  'a12.jpg',
  'front.jpg',
  '_2.jpg',
  '.jpg',
  '',
])('%j is of none', (path) => {
  expect(matcherOf(rows)(path)).toBeNull()
})
