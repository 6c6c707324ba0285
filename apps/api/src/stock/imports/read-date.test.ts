import { describe, expect, it } from 'vitest'
import type { CellKind } from '../../platform/workbooks/workbook.ts'
import { profileColumn } from './column-profile.ts'
import { dayText, monthText, readDate } from './read-date.ts'

function read(text: string, column: readonly string[] = [], kind?: CellKind, isFrom1904 = false) {
  const profile = profileColumn([...column, text], { isFrom1904 })
  const date = readDate({ text, kind }, { profile, thisYear: 2026 })
  if (date === null) return null
  return 'problem' in date ? date.problem : (dayText(date) ?? monthText(date) ?? String(date.year))
}

describe('a date alone', () => {
  it.each([
    ['2026-10-05', '2026-10-05'],
    ['2026/10/5', '2026-10-05'],
    ['2026.10.05', '2026-10-05'],
    ['2026-10-05 00:00:00', '2026-10-05'],
    ['2026-10-05T09:30:00.000Z', '2026-10-05'],
    ['5/20/2026 12:00 AM', '2026-05-20'],
    ['20261005', '2026-10-05'],
    ['2026年10月5日', '2026-10-05'],
    ['2014年5月', '2014-05'],
    ['２０１４年５月', '2014-05'],
    ['2014-03', '2014-03'],
    ['2014/3', '2014-03'],
    ['2014.5', '2014-05'],
    ['03/2014', '2014-03'],
    ['201403', '2014-03'],
    ['2014', '2014'],
    ['Mar-14', '2014-03'],
    ['Mar-98', '1998-03'],
    ['May 2014', '2014-05'],
    ['mars 2014', '2014-03'],
    ['5 de outubro de 2026', '2026-10-05'],
    ['5-Oct-26', '2026-10-05'],
    ['5th October 2026', '2026-10-05'],
    ['Oct 5, 2026', '2026-10-05'],
    ['Juni 2014', '2014-06'],
    ['H28.3', '2016-03'],
    ['h26/5', '2014-05'],
    ['平成28年3月', '2016-03'],
    ['平成28年3月1日', '2016-03-01'],
    ['R5/4', '2023-04'],
    ['令和元年5月', '2019-05'],
    ['昭和63年12月', '1988-12'],
    ['S63', '1988'],
    ['41913', '2014-10-01'],
    ['05/05/2014', '2014-05-05'],
    ['25/10/2026', '2026-10-25'],
  ])('%j is %s', (text, date) => {
    expect(read(text)).toBe(date)
  })

  it.each(['14-Mar', 'March'])('%j has no year', (text) => {
    expect(read(text)).toBe('row_date_without_year')
  })

  it.each(['soon', 'H40.3', '3/14', '99999', '1234567', 'Vitz 2014', ''])('%j is none', (text) => {
    expect(read(text)).toBe(null)
  })
})

describe('the column decides which is the day', () => {
  it.each([
    ['05/10/2026', [], 'row_date_order'],
    ['05/10/2026', ['25/10/2026'], '2026-10-05'],
    ['05/10/2026', ['10/25/2026'], '2026-05-10'],
    ['05.10.2026', ['10/25/2026', '25/10/2026'], 'row_date_order'],
  ])('%j beside %j is %s', (text, column, date) => {
    expect(read(text, column)).toBe(date)
  })

  it('a person may decide', () => {
    const profile = { ...profileColumn(['05/10/2026']), dateOrder: 'month-first' } as const
    expect(readDate({ text: '05/10/2026' }, { profile, thisYear: 2026 })).toEqual({
      year: 2026,
      month: 5,
      day: 10,
    })
  })
})

it('a tenth month that lost its zero is asked about, unless the column writes .10', () => {
  expect(read('2014.1')).toBe('row_month_shortened')
  expect(read('2014.1', ['2013.10'])).toBe('2014-01')
  expect(read('2014.1', ['2013.10'], 'number')).toBe('row_month_shortened')
})

it('a workbook counts days from 1900, or from 1904 where it says so', () => {
  expect(read('41913', [], 'number')).toBe('2014-10-01')
  expect(read('40451', [], 'number', true)).toBe('2014-10-01')
  expect(read('201403', [], 'number')).toBe('2014-03')
  expect(read('2014', [], 'number')).toBe('2014')
})
