import { expect, it } from 'vitest'
import type { RuleRow } from './rule-rows.ts'
import { followEditions, type EditionSuccession } from './follow-edition.ts'

const prov = {
  sources: ['kra'],
  confidence: 'one_source',
  valid_from: '2025-07-01',
  valid_to: null,
}

function regime(list: string, days: object = {}, key = 'ke-car'): RuleRow {
  const own = { ...prov, ...days }
  const content = { id: 'ke-car', prov: own, value_basis: { kind: 'price_list', list, prov } }
  return { part: 'regime', key, position: 3, content }
}

const second: EditionSuccession = { edition: 'two', succeeds: 'one', from: '2027-07-01' }
const third: EditionSuccession = { edition: 'three', succeeds: 'two', from: '2028-07-01' }

/** Each row as its key, its list and the days on which it counts. */
function daysOf(rows: readonly RuleRow[]) {
  return rows.map(({ key, content }) => {
    const { value_basis: basis, prov: days } = content as {
      value_basis: { list: string }
      prov: { valid_from: string | null; valid_to: string | null }
    }
    return [key, basis.list, days.valid_from, days.valid_to]
  })
}

const begun = '2025-07-01'

it.each([
  ['nothing was published', [regime('one')], [], [['ke-car', 'one', begun, null]]],
  [
    'one is to come',
    [regime('one')],
    [second],
    [
      ['ke-car', 'one', begun, '2027-06-30'],
      ['ke-car#2', 'two', '2027-07-01', null],
    ],
  ],
  [
    'two follow, in whatever order they are told',
    [regime('one')],
    [third, second],
    [
      ['ke-car', 'one', begun, '2027-06-30'],
      ['ke-car#2', 'two', '2027-07-01', '2028-06-30'],
      ['ke-car#3', 'three', '2028-07-01', null],
    ],
  ],
  ['a file names the newest', [regime('two')], [second], [['ke-car', 'two', begun, null]]],
  [
    'a file names one and knows nothing of the third',
    [regime('two')],
    [second, third],
    [
      ['ke-car', 'two', begun, '2028-06-30'],
      ['ke-car#2', 'three', '2028-07-01', null],
    ],
  ],
  [
    'a rule begins after the edition',
    [regime('one', { valid_from: '2027-09-01' })],
    [second],
    [['ke-car', 'two', '2027-09-01', null]],
  ],
  [
    'a rule was over before it',
    [regime('one', { valid_to: '2027-06-30' })],
    [second],
    [['ke-car', 'one', begun, '2027-06-30']],
  ],
  [
    'a rule of the same id has the next number already',
    [regime('one'), regime('none', { valid_to: '2020-01-01' }, 'ke-car#2')],
    [second],
    [
      ['ke-car', 'one', begun, '2027-06-30'],
      ['ke-car#3', 'two', '2027-07-01', null],
      ['ke-car#2', 'none', begun, '2020-01-01'],
    ],
  ],
] as const)('where %s', (_, rows, successions, expected) => {
  const followed = followEditions(rows, successions)
  expect(daysOf(followed)).toEqual(expected)
  expect(new Set(followed.map(({ key }) => key)).size).toBe(followed.length)
  // Read once more, nothing changes.
  expect(followEditions(followed, successions)).toEqual(followed)
})

it('leaves the taxes alone, which are kept under the id', () => {
  const line: RuleRow = { part: 'line', key: 'ke-car/vat', position: 0, content: { id: 'vat' } }
  expect(followEditions([line], [second])).toEqual([line])
})
