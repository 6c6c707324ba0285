import { expect, it } from 'vitest'
import { lagOf, positionOf } from './lag.ts'

const samples = [
  { at: 100, position: 10n },
  { at: 600, position: 20n },
  { at: 1100, position: 30n },
]

it.each([
  ['it has everything', 30n, 2000, 0],
  ['it has more than was known', 35n, 2000, 0],
  ['it lacks the last', 29n, 2000, 900],
  ['it lacks all but the first', 10n, 2000, 1400],
  ['it has nothing', 0n, 2000, 1900],
])('%s', (_, replayed, now, lag) => {
  expect(lagOf(samples, replayed, now)).toBe(lag)
})

it('reads positions of the log', () => {
  expect(positionOf('1/0')).toBe(4_294_967_296n)
  expect(positionOf('0/1A') < positionOf('0/2')).toBe(false)
})
