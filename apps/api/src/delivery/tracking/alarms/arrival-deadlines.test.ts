import { expect, it } from 'vitest'
import { documentsDueFor, missedMonthEnd, missedYearEnd } from './arrival-deadlines.ts'

const ship = (country: string | null, before: string, eta: string, months: string[] = []) => ({
  country,
  before,
  eta,
  months,
})

it.each([
  ['Kenya, into January', ship('KE', '2026-12-20', '2027-01-04'), '2026-12-31'],
  ['Tanzania', ship('TZ', '2026-12-31', '2027-01-01'), '2026-12-31'],
  ['Uganda', ship('UG', '2026-11-02', '2027-03-01'), '2026-12-31'],
  ['on the last day', ship('KE', '2026-12-20', '2026-12-31'), null],
  ['expected in January anyway', ship('KE', '2027-01-02', '2027-01-20'), null],
  ['Zambia counts otherwise', ship('ZM', '2026-12-20', '2027-01-04'), null],
  ['nobody knows where to', ship(null, '2026-12-20', '2027-01-04'), null],
])('31 December: %s', (_, given, expected) => {
  expect(missedYearEnd(given)).toBe(expected)
})

it.each([
  [
    'Zimbabwe, over the month it was made in',
    ship('ZW', '2027-03-20', '2027-04-02', ['2017-03']),
    '2027-03-31',
  ],
  ['within the month', ship('ZW', '2027-03-20', '2027-03-31', ['2017-03']), null],
  ['Uganda, over New Year', ship('UG', '2026-12-20', '2027-02-02', ['2017-01']), '2027-01-31'],
  ['another month', ship('ZW', '2027-03-20', '2027-04-02', ['2017-06']), null],
  [
    'the first of two',
    ship('ZW', '2027-01-20', '2027-04-02', ['2017-03', '2018-02']),
    '2027-02-28',
  ],
  ['month not known', ship('ZW', '2027-03-20', '2027-04-02'), null],
  ['Kenya counts by years', ship('KE', '2027-03-20', '2027-04-02', ['2017-03']), null],
])('month of manufacture: %s', (_, given, expected) => {
  expect(missedMonthEnd(given)).toBe(expected)
})

it('wants papers ten days before the ship', () => {
  expect(documentsDueFor('2026-12-20')).toBe('2026-12-30')
})
