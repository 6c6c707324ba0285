import { describe, expect, it } from 'vitest'
import { inWords } from '../../../../test/helpers/in-words.ts'
import { readPositions } from './rate-columns.ts'
import { readRate, readRates } from './read-rates.ts'

describe('readRate', () => {
  it.each([
    ['129.5', '129.5'],
    ['129,50', '129.50'],
    ['1735', '1735'],
    ['1 735.20', '1735.20'],
    ['1,735.20', '1735.20'],
    ['17,1834', '17.1834'],
    ['0.5', '0.5'],
  ])('%j is %j', (cell, rate) => {
    expect(readRate(cell)).toBe(rate)
  })

  it.each(['', '0', '0.00', '-129.5', '1,735', '12.34.5', '129.5000001', 'KES 129.5', '1e3', '٣'])(
    '%j is refused',
    (cell) => {
      expect(readRate(cell)).toBeNull()
    },
  )
})

describe('readPlaces', () => {
  it('takes the columns in any order and in capitals', () => {
    expect(readPositions(['Source', 'DATE', '', ' rate', 'currency'])).toEqual({
      places: { currency: 4, rate: 3, date: 1, source: 0 },
    })
  })

  it.each([
    [['currency', 'rate', 'date'], ['The column “source” is missing.']],
    [['currency', 'rate', 'date', 'source', 'Rate'], ['The column “Rate” is there twice.']],
    [
      ['currency', 'rate', 'date', 'source', 'bank'],
      ['The column “bank” is not known. Delete or rename it.'],
    ],
  ])('%j: %j', (headings, problems) => {
    expect(inWords(readPositions(headings))).toEqual({ problems })
  })
})

const places = { currency: 0, rate: 1, date: 2, source: 3 }
const now = new Date('2026-11-20T09:00:00Z')

function read(...rows: string[]) {
  return inWords(
    readRates(
      rows.map((line, index) => ({ row: index + 2, cells: line.split('|') })),
      { places, now },
    ),
  )
}

describe('readRates', () => {
  it('reads what spreadsheets write', () => {
    expect(read('kes|129.50|2026-11-20| Central  Bank ', 'ZAR|17,18|2026-11-19|SARB')).toEqual({
      rates: [
        { currency: 'KES', rate: '129.50', day: '2026-11-20', source: 'Central Bank' },
        { currency: 'ZAR', rate: '17.18', day: '2026-11-19', source: 'SARB' },
      ],
    })
  })

  it.each([
    ['CHF|155|2026-11-20|BOJ', 'Row 2: prices are not shown in “CHF”.'],
    ['USD|1|2026-11-20|ECB', 'Row 2: prices are not shown in “USD”.'],
    ['constructor|1|2026-11-20|ECB', 'Row 2: prices are not shown in “constructor”.'],
    [
      'KES|1,295|2026-11-20|CBK',
      'Row 2: “1,295” is not a rate. Write the units for one US dollar, such as 129.50.',
    ],
    ['KES|129|20/11/2026|CBK', 'Row 2: “20/11/2026” is not a day. Write it as 2026-11-20.'],
    ['KES|129|2026-11-31|CBK', 'Row 2: “2026-11-31” is not a day. Write it as 2026-11-20.'],
    ['KES|129|2026-11-22|CBK', 'Row 2: 2026-11-22 is a day to come.'],
    ['KES|129|2026-11-20|', 'Row 2: name the source in 200 characters at most.'],
    [`KES|129|2026-11-20|${'x'.repeat(201)}`, 'Row 2: name the source in 200 characters at most.'],
    ['KES', 'Row 2: “” is not a rate. Write the units for one US dollar, such as 129.50.'],
  ])('%s: %s', (row, sentence) => {
    expect(read(row)).toEqual({ problems: [sentence] })
  })

  it('names every row that is wrong', () => {
    const right = 'KES|129.50|2026-11-20|CBK'
    expect(read(right, 'CHF|155|2026-11-20|BOJ', right, 'ZAR|17|soon|SARB')).toEqual({
      problems: [
        'Row 3: prices are not shown in “CHF”.',
        'Row 4: row 2 has a rate of KES for this day already.',
        'Row 5: “soon” is not a day. Write it as 2026-11-20.',
      ],
    })
  })
})
