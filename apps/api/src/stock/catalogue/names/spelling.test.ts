import { describe, expect, it } from 'vitest'
import { editDistance, nearest, slipsIn } from './spelling.ts'

describe('editDistance', () => {
  it.each([
    ['toyota', 'toyota', 0],
    ['toyta', 'toyota', 1],
    ['hilx', 'hilux', 1],
    ['deisel', 'diesel', 1],
    ['nisasn', 'nissan', 1],
    ['mersedes', 'mercedes', 1],
    ['mitsibushi', 'mitsubishi', 2],
    ['', 'ab', 2],
    ['ca', 'abc', 3],
    ['abcdef', 'xyz', 4],
  ])('%s to %s is %d', (one, other, distance) => {
    expect(editDistance(one, other, 3)).toBe(distance)
    expect(editDistance(other, one, 3)).toBe(distance)
  })

  it('gives up above the most that is asked for', () => {
    expect(editDistance('toyota', 'nissan', 1)).toBe(2)
  })
})

it.each([
  ['bmw', 0],
  ['fuso', 1],
  ['hilux', 1],
  ['toyota', 2],
])('%s may hold %d slips', (word, slips) => {
  expect(slipsIn(word)).toBe(slips)
})

describe('nearest', () => {
  const words = [
    { word: 'toyota', n: 900 },
    { word: 'toyoace', n: 20 },
    { word: 'hilux', n: 80 },
    { word: 'hino', n: 60 },
    { word: 'corolla', n: 300 },
    { word: 'corona', n: 5 },
    { word: 'van', n: 500 },
  ]
  it.each([
    ['toyta', 'toyota'],
    ['tyoota', 'toyota'],
    ['hilx', 'hilux'],
    ['corola', 'corolla'],
    ['coroll', 'corolla'],
    ['toyo', 'toyota'],
    ['vam', null],
    ['xyzzy', null],
  ])('%s means %s', (typed, word) => {
    expect(nearest(typed, words)).toBe(word)
  })
})
