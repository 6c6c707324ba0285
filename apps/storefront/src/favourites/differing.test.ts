import { expect, it } from 'vitest'
import { isDiffering, knownLines } from './differing.ts'

it.each([
  [['2015'], false],
  [['2015', '2015'], false],
  [['2015', '2016'], true],
  [['white', 'White'], false],
  [['2015', null], true],
  [[null, null], false],
  [['2WD', '2WD', '4WD', '2WD'], true],
])('%j differs: %s', (values, differs) => {
  expect(isDiffering(values)).toBe(differs)
})

it('a line that says nothing of any vehicle is left out', () => {
  const lines = [
    { id: 'doors', values: [null, '5'] },
    { id: 'seats', values: [null, null] },
  ]
  expect(knownLines(lines).map(({ id }) => id)).toEqual(['doors'])
})
