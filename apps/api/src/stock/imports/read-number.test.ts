import { describe, expect, it } from 'vitest'
import { asSaid, profileColumn } from './column-profile.ts'
import { asksForMark, assumedThousands, readNumber } from './read-number.ts'

/** A cell as a column of these cells is read. */
function read(cell: string, column: readonly string[]) {
  const reading = readNumber({ text: cell }, profileColumn([...column, cell]))
  if (reading === null) return null
  return 'decimal' in reading ? reading.decimal : reading.problem
}

describe('the column decides', () => {
  it.each([
    // Its marks are before decimals, or between thousands.
    ['12,500', ['4.50'], '12500'],
    ['12.500', ['4,50'], '12500'],
    ['12,500', ['1,234,567'], '12500'],
    ['12.500', ['1.234,50'], '12500'],
    ['12,500', ['1,234.50'], '12500'],
    ['12.500', ['46208.000'], '12.500'],
    ['12,500', ['0,750'], '12.500'],
    // A cell that decides for itself needs no column.
    ['1.234,50', ['1,234.50'], '1234.50'],
    ['1,234.50', [], '1234.50'],
    ['4 500,00', ['4.5'], '4500.00'],
    ["4'500.00", [], '4500.00'],
    ['1\u00A0250\u202F000', [], '1250000'],
    ['150000,0', [], '150000.0'],
    ['KSh 1,234.50', [], '1234.50'],
    ['¥1,200,000', [], '1200000'],
    ['4500,-', [], '4500'],
    // Nothing decides: thousands.
    ['12,500', [], '12500'],
    ['12.500', ['13.700', '9900'], '12500'],
    // Both marks stand between thousands, or the column contradicts itself.
    ['12.500', ['84.2'], '12500'],
    ['12.501', ['84.2'], 'row_number_ambiguous'],
    ['12.501', ['1,234,567'], 'row_number_ambiguous'],
    ['12,501', ['1,234,567', '1.5', '2,5'], 'row_number_ambiguous'],
  ])('%j beside %j is %j', (cell, column, value) => {
    expect(read(cell, column)).toBe(value)
  })
})

it.each([
  'ask',
  '',
  '-5',
  '1,2,3',
  '1,000,00',
  '7,80,000',
  '12 34',
  '1e6',
  '120k',
  '٧٨٠',
  '1..2',
  '.5.',
])('%j is no number', (cell) => {
  expect(read(cell, [])).toBe(null)
})

it.each(['50,000-60,000', '1500~1800', '4000 – 5000', '10 to 20', '1,500 bis 1,800'])(
  '%j is a range',
  (cell) => {
    expect(read(cell, [])).toBe('row_range')
  },
)

it('a number of a workbook is written in one way', () => {
  const profile = profileColumn([{ text: '1,234.50', kind: 'text' }])
  expect(readNumber({ text: '1.234', kind: 'number' }, profile)).toEqual({ decimal: '1.234' })
  expect(profileColumn([{ text: '46208.125', kind: 'number' }]).threeDecimals).toBe(null)
})

it.each([
  [['12,500', '900'], '12,500'],
  [['12,500', '4.50'], null],
  [['12,500', '1,234,567'], null],
  [['12.500', '84.2'], '12.500'],
  [['12500', '84.2'], null],
])('of %j it is said how %j was read', (column, value) => {
  expect(assumedThousands(profileColumn(column))).toBe(value)
})

it('reports the money that its cells name', () => {
  const cells = [
    '¥1,200,000',
    'NZ$ 14,990',
    'KSh 780,000',
    '4500 USD',
    '780,000/=',
    '84200 km',
    'R 90 000',
  ]
  expect([...profileColumn(cells).currencies]).toEqual(['¥', 'NZ$', 'KSH', 'USD', '/=', 'R'])
})

it.each([
  [['1.500', '2.750'], true],
  [['1.500', '1.234.500'], false],
  [['1.500', '46208.000'], false],
  [['12,500'], false],
  [['12,500', '4,5'], true],
  [['12.500', '4.5'], true],
  [['12.500', '12,500'], false],
  [['780000'], false],
])('of %j a person is asked for the mark of decimals: %s', (column, asks) => {
  expect(asksForMark(profileColumn(column))).toBe(asks)
})

it.each([
  ['1.500', '.', '1.500'],
  ['1.500', ',', '1500'],
  ['1,500', ',', '1.500'],
  ['1,234.50', '.', '1234.50'],
  ['1,234.50', ',', null],
  ['4.5', ',', null],
  ['1.234.500', '.', null],
  ['780000', ',', '780000'],
] as const)('%s with %s before decimals, as a person said, is %s', (cell, decimalMark, value) => {
  const profile = asSaid(profileColumn(['1.234,50', '4.5']), { decimalMark })
  const reading = readNumber({ text: cell }, profile)
  expect(reading && 'decimal' in reading ? reading.decimal : null).toBe(value)
})
