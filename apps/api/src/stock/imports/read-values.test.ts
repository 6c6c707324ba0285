import { describe, expect, it } from 'vitest'
import { type PlainOrProblem, sentenceOf } from '../../core/problem.ts'
import { choices } from './choices.data.ts'
import { importColumns } from './columns.data.ts'
import {
  readChoice,
  readContact,
  readCount,
  readEngine,
  readFeatures,
  readLine,
  readMileage,
  readPrice,
  readProse,
  readPublish,
} from './read-values.ts'

const refused = (sentence: string) => ({ problem: expect.toSatisfy(says(sentence)) })

function says(sentence: string) {
  return (found: PlainOrProblem) => sentenceOf(found).includes(sentence)
}

describe('readPrice', () => {
  it.each([
    ['780000', 780_000_00],
    ['780,000', 780_000_00],
    ['KES 780 000', 780_000_00],
    ['Ksh. 780,000.50', 780_000_50],
    ['780.000', 780_000_00],
    ['1.250.000,5', 1_250_000_50],
    ['780000,50', 780_000_50],
    ['1\u00A0250\u202F000', 1_250_000_00],
    ["1'250'000", 1_250_000_00],
    ['780,000/=', 780_000_00],
    ['780,000 shillings', 780_000_00],
    ['0', 0],
    ['780k', 780_000_00],
    ['KSh 1.25M', 1_250_000_00],
    ['1.250 million', 1_250_000_00],
    ['Ksh 1,250k', 1_250_000_00],
    ['125万', 1_250_000_00],
    ['1.2345678M', 1_234_567_80],
    ['999,999,999', 999_999_999_00],
  ])('%j is %d cents', (cell, value) => {
    expect(readPrice(cell)).toEqual({ value })
  })

  it.each([
    'ask',
    '780kk',
    '1.25 mil',
    '-780000',
    '7,80,000',
    '780.0005',
    '1,000,00',
    '780 00',
    '٧٨٠',
    '1e6',
    '٪',
  ])('%j is refused', (cell) => {
    expect(readPrice(cell)).toEqual(refused('Write the price in shillings as a number'))
  })

  it.each([
    'USD 4500',
    '$5,000',
    '¥1,200,000',
    'NZ$ 14,990',
    '14990 JPY',
    '€4500',
    'TSh 9,000,000',
  ])('%j is of another currency', (cell) => {
    expect(readPrice(cell)).toEqual(refused('and the column is in KES'))
  })

  it.each([
    ['4500-5000', 'not a range'],
    ['4,000 to 5,000', 'not a range'],
  ])('%j is refused', (cell, sentence) => {
    expect(readPrice(cell)).toEqual(refused(sentence))
  })

  it('a number of a workbook has its point before decimals, and is rounded to the cent', () => {
    expect(readPrice('1.234', { kind: 'number' })).toEqual({ value: 123 })
    expect(readPrice('KSh 14990.333333', { kind: 'number' })).toEqual({ value: 1_499_033 })
  })

  it('has an upper bound', () => {
    expect(readPrice('1000000000')).toEqual(refused('at most KES 999,999,999'))
  })
})

describe('readMileage', () => {
  it.each([
    ['84200', 84_200],
    ['120,000 km', 120_000],
    ['120 000 KM', 120_000],
    ['120.000 kms', 120_000],
    ['84200.0', 84_200],
    ['0', 0],
    ['90,000 miles', 144_841],
    ['52300mls', 84_169],
    ['10 mi.', 16],
    ['23.4万km', 234_000],
    ['2万', 20_000],
    ['120k', 120_000],
    ['84.5k km', 84_500],
  ])('%j is %d km', (cell, value) => {
    expect(readMileage(cell)).toEqual({ value })
  })

  it.each([
    ['50,000-60,000 km', 'not a range'],
    ['50000 60000', 'as a number'],
    ['4000000 miles', 'at most 5,000,000 km'],
    ['low', 'as a number'],
    ['5000001', 'at most 5,000,000 km'],
  ])('%j is refused', (cell, sentence) => {
    expect(readMileage(cell)).toEqual(refused(sentence))
  })
})

describe('a year', () => {
  const readYear = (cell: string, thisYear: number) =>
    importColumns.year.read(cell, { thisYear, today: '2026-11-23' })

  it.each([
    ['2014', 2014],
    ['2014.0', 2014],
    ['1900', 1900],
    ['2027', 2027],
    ['2014/5', 2014],
    ['2014.5', 2014],
    ['H26.3', 2014],
    ['平成26年', 2014],
    ['2014-05-01', 2014],
    ['01/05/2014', 2014],
  ])('%j is %d', (cell, value) => {
    expect(readYear(cell, 2026)).toEqual({ value })
  })

  it.each(['1899', '2028', '14', 'new', '20140', 'H40'])('%j is refused', (cell) => {
    expect(readYear(cell, 2026)).toEqual(refused('Write a year from 1900 to 2027.'))
  })
})

it('a year in a column of days is refused: 2014 is shown there as a day of 1905', () => {
  const around = { thisYear: 2026, today: '2026-11-23', kind: 'date' } as const
  expect(importColumns.year.read('1905-07-06', around)).toEqual(refused('Write a year'))
  expect(importColumns.year.read('2014-03-01', around)).toEqual({ value: 2014 })
})

describe('readEngine', () => {
  it.each([
    ['2000.0', '2,000 cc'],
    ['2', '2.0 L'],
    ['2.0L', '2.0 L'],
    ['1.998', '1,998 cc'],
    ['1.998 litres', '1,998 cc'],
    ['1,998', '1,998 cc'],
    ['0.66', '660 cc'],
    ['1498', '1,498 cc'],
    ['1,498cc', '1,498 cc'],
    ['1498 c.c.', '1,498 cc'],
    ['998 CC', '998 cc'],
    ['1.5', '1.5 L'],
    ['2,4 litres', '2.4 L'],
    ['3.0L', '3.0 L'],
    ['cc 1,498', '1,498 cc'],
    ['40 kWh', '40 kWh'],
    ['40kwh', '40 kWh'],
    ['2.5 TD', '2.5 TD'],
  ])('%j is %j', (cell, value) => {
    expect(readEngine(cell, 20)).toEqual({ value })
  })

  it.each([
    ['110 PS', 'This is the power'],
    ['81kW', 'This is the power'],
    ['20', 'with its unit'],
    ['1500-1800', 'not a range'],
  ])('%j is refused', (cell, sentence) => {
    expect(readEngine(cell, 20)).toEqual(refused(sentence))
  })

  it('is not longer than the editor takes it', () => {
    expect(readEngine('a very big engine indeed', 20)).toEqual(refused('At most 20 characters'))
  })
})

describe('readContact', () => {
  it.each([
    ['+254722345678', '+254 722 345678'],
    ['0722 345 678', '+254 722 345678'],
    // A spreadsheet takes a leading nought or a plus away.
    ['722345678', '+254 722 345678'],
    ['254722345678', '+254 722 345678'],
    ['020 2345678', '+254 20 2345678'],
    ['+260 97 1234567', '+260 97 1234567'],
  ])('%j is %j', (cell, value) => {
    expect(readContact(cell)).toEqual({ value })
  })

  it.each([
    ['2.54722E+11', 'Format the column as text'],
    ['+254 722', 'Write a telephone number'],
    ['call Peter', 'Write a telephone number'],
    ['peter@example.com', 'Write a telephone number'],
  ])('%j is refused', (cell, sentence) => {
    expect(readContact(cell)).toEqual(refused(sentence))
  })
})

describe('readPublish', () => {
  it.each([
    ['live', 'live'],
    ['Yes', 'live'],
    ['TRUE', 'live'],
    ['1', 'live'],
    ['draft', 'draft'],
    ['No', 'draft'],
  ])('%j is %j', (cell, value) => {
    expect(readPublish(cell)).toEqual({ value })
  })

  it.each(['maybe', 'constructor', 'x'])('%j is refused', (cell) => {
    expect(readPublish(cell)).toEqual(refused('Write live or draft.'))
  })
})

describe('readChoice', () => {
  it.each([
    ['AUTOMATIC', choices.transmission, 'Automatic'],
    ['A/T', choices.transmission, 'Automatic'],
    ['gasoline', choices.fuel, 'Petrol'],
    ['Double Cab', choices.body, 'double-cab'],
    ['Station Wagon', choices.body, 'wagon'],
    ['used - tested', choices.condition, 'Used – tested'],
    ['4x4', choices.drive, '4WD'],
    ['4×4', choices.drive, '4WD'],
    ['4wd', choices.drive, '4WD'],
    ['All-wheel drive', choices.drive, 'AWD'],
    ['FWD', choices.drive, '2WD'],
    ['6X4', choices.drive, '6x4'],
    ['RHD', choices.steering, 'Right'],
    ['right', choices.steering, 'Right'],
    ['Left hand drive', choices.steering, 'Left'],
  ])('%j is %j', (cell, ofWhat, value) => {
    expect(readChoice(cell, ofWhat)).toEqual({ value })
  })

  it.each(['Tiptronic', 'constructor', '-'])('%j is refused', (cell) => {
    expect(readChoice(cell, choices.transmission)).toEqual(
      refused('Write one of these: Automatic, Manual, CVT.'),
    )
  })
})

describe('readCount', () => {
  it.each([
    ['7', 7],
    ['7.0', 7],
    ['7 seats', 7],
    ['7-seater', 7],
    ['14 Seater', 14],
    ['5dr', 5],
    ['5 doors', 5],
  ])('%j is %d', (cell, value) => {
    expect(readCount(cell, { from: 1, to: 150 })).toEqual({ value })
  })

  it.each(['0', '151', '5+2', 'many', '4/5', '-5'])('%j is refused', (cell) => {
    expect(readCount(cell, { from: 1, to: 150 })).toEqual(
      refused('Write a whole number from 1 to 150.'),
    )
  })
})

describe('readFeatures', () => {
  it.each([
    ['ABS; Sunroof', ['ABS', 'Sunroof']],
    ['abs, sun roof', ['ABS', 'Sunroof']],
    ['A/C | reverse-camera | Fridge, 12 V', ['Air conditioning', 'Reverse camera', 'Fridge, 12 V']],
    ['Sunroof\nSUNROOF', ['Sunroof']],
    ['AC; air conditioning', ['Air conditioning']],
    ['★; ★', ['★']],
  ])('%j is %j', (cell, value) => {
    expect(readFeatures(cell)).toEqual({ value })
  })

  it('has a bound of its length and of its number', () => {
    expect(readFeatures('x'.repeat(61))).toEqual(refused('At most 60 characters; this has 61.'))
    const many = Array.from({ length: 61 }, (_, index) => `f${index}`).join(';')
    expect(readFeatures(many)).toEqual(refused('at most 60 features; this has 61'))
  })
})

describe('texts', () => {
  it('of one line have one', () => {
    expect(readLine('Toyota\n  Vitz\u0007\tF', 20)).toEqual({ value: 'Toyota Vitz F' })
  })

  it('that are prose keep their line breaks', () => {
    expect(readProse(' One owner.\r\nNew tyres.\u0000\u0007 ', 100)).toEqual({
      value: 'One owner.\nNew tyres.',
    })
  })

  it('say how much too long they are', () => {
    expect(readLine('x'.repeat(163), 150)).toEqual(refused('At most 150 characters; this has 163.'))
  })
})
