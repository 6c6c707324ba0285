import { expect, it } from 'vitest'
import { hideTags, splitTags } from './tags.ts'

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

it('takes no tag from what is filled in', () => {
  const { email, count } = hideTags({ email: '<b>grace</b>@example.com', count: 2 })
  expect(splitTags(`<b>Sent</b> ${count} to ${email}`)).toEqual([
    { name: 'b', words: 'Sent' },
    { name: null, words: ' 2 to <b>grace</b>@example.com' },
  ])
})
