import { expect, it } from 'vitest'
import { splitTags } from './react.tsx'

it.each([
  ['Plain.', [[null, 'Plain.']]],
  [
    'Call <phone/>.',
    [
      [null, 'Call '],
      ['phone', ''],
      [null, '.'],
    ],
  ],
  [
    '<a>One</a><b>two</b>',
    [
      ['a', 'One'],
      ['b', 'two'],
    ],
  ],
  ['1 < 2 and <a>unclosed', [[null, '1 < 2 and <a>unclosed']]],
])('%s', (sentence, pieces) => {
  expect(splitTags(sentence).map(({ name, words }) => [name, words])).toEqual(pieces)
})
