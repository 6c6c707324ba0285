import { expect, test } from 'vitest'
import { addDays, daysBetween, monthsElapsed, monthStarts, yearsBySubtraction } from './calendar.ts'
import { fieldsOf } from './facts.ts'

test.each([
  ['2019-03', '2026-12-31', 7],
  ['2019-03', '2027-01-01', 8],
  ['2019', '2026-12-31', 7],
  ['2019', '2027-01-01', 8],
  ['2026-12', '2026-12-31', 0],
])('calendar years from %s to %s: %i', (from, to, years) => {
  expect(yearsBySubtraction(from, to)).toBe(years)
})

test.each([
  ['2016-06', '2026-05-31', 119],
  ['2016-06', '2026-06-01', 120],
  ['2022-01', '2025-12-31', 47],
  ['2022-01', '2026-01-01', 48],
  ['2022', '2026-01-01', null],
])('whole months from %s to %s: %s', (from, to, months) => {
  expect(monthsElapsed(from, to)).toBe(months)
})

test('each method counts to its own day, across the new year', () => {
  const days = { shipped: '2026-11-30', arrival: '2026-12-31', entry: '2027-01-07' }
  const fields = fieldsOf({ manufactured: '2018-12', first_registered: '2019-01' }, days)
  expect(fields).toEqual({
    mfr_year_diff_arrival: 8,
    mfr_year_diff_entry: 9,
    mfr_months_shipment: 95,
    mfr_months_arrival: 96,
    mfr_months_entry: 97,
    reg_year_diff_arrival: 7,
    reg_year_diff_entry: 8,
    reg_months_shipment: 94,
    reg_months_arrival: 95,
    reg_months_entry: 96,
  })
})

test('a year alone has no months, and what is not known counts nothing', () => {
  const days = { arrival: '2026-12-31', entry: '2027-01-07' }
  expect(fieldsOf({ manufactured: '2018' }, days)).toEqual({
    mfr_year_diff_arrival: 8,
    mfr_year_diff_entry: 9,
  })
})

test('days run over the ends of months and years', () => {
  expect(addDays('2026-12-28', 7)).toBe('2027-01-04')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysBetween('2026-12-28', '2027-01-04')).toBe(7)
  expect(monthStarts('2026-11-15', '2027-01-01')).toEqual(['2026-12-01', '2027-01-01'])
  expect(monthStarts('2026-11-15', '2026-11-30')).toEqual([])
})
