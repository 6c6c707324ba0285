import { describe, expect, it } from 'vitest'
import { monthsIn, type PeriodName, spansOf } from './periods.ts'

const span = (text: string) => {
  const [from = '', to = ''] = text.split(' ')
  return { from, to }
}

describe('the days of a period', () => {
  const cases: [PeriodName, today: string, now: string, before: string, yearAgo: string][] = [
    [
      'last-week',
      '2026-11-29',
      '2026-11-16 2026-11-22',
      '2026-11-09 2026-11-15',
      '2025-11-17 2025-11-23',
    ],
    [
      'last-week',
      '2026-11-30',
      '2026-11-23 2026-11-29',
      '2026-11-16 2026-11-22',
      '2025-11-24 2025-11-30',
    ],
    [
      'this-month',
      '2026-03-31',
      '2026-03-01 2026-03-31',
      '2026-02-01 2026-02-28',
      '2025-03-01 2025-03-31',
    ],
    [
      'this-month',
      '2026-11-05',
      '2026-11-01 2026-11-05',
      '2026-10-01 2026-10-05',
      '2025-11-01 2025-11-05',
    ],
    [
      'last-month',
      '2026-03-31',
      '2026-02-01 2026-02-28',
      '2026-01-01 2026-01-31',
      '2025-02-01 2025-02-28',
    ],
    [
      'last-month',
      '2026-01-01',
      '2025-12-01 2025-12-31',
      '2025-11-01 2025-11-30',
      '2024-12-01 2024-12-31',
    ],
    [
      'this-quarter',
      '2026-05-31',
      '2026-04-01 2026-05-31',
      '2026-01-01 2026-02-28',
      '2025-04-01 2025-05-31',
    ],
    [
      'last-quarter',
      '2026-02-10',
      '2025-10-01 2025-12-31',
      '2025-07-01 2025-09-30',
      '2024-10-01 2024-12-31',
    ],
    [
      'this-year',
      '2024-02-29',
      '2024-01-01 2024-02-29',
      '2023-01-01 2023-02-28',
      '2023-01-01 2023-02-28',
    ],
    [
      'last-year',
      '2026-11-29',
      '2025-01-01 2025-12-31',
      '2024-01-01 2024-12-31',
      '2024-01-01 2024-12-31',
    ],
    [
      'last-12-months',
      '2026-11-29',
      '2025-11-01 2026-10-31',
      '2024-11-01 2025-10-31',
      '2024-11-01 2025-10-31',
    ],
  ]
  it.each(cases)('%s as of %s', (period, today, now, before, yearAgo) => {
    expect(spansOf({ period }, today)).toEqual({
      now: span(now),
      before: span(before),
      yearAgo: span(yearAgo),
    })
  })

  it('compares chosen days with as many before them, and with the same days a year ago', () => {
    expect(
      spansOf({ period: 'custom', from: '2024-02-20', to: '2024-02-29' }, '2026-11-29'),
    ).toEqual({
      now: span('2024-02-20 2024-02-29'),
      before: span('2024-02-10 2024-02-19'),
      yearAgo: span('2023-02-20 2023-02-28'),
    })
  })

  it.each([
    [undefined, '2026-01-01'],
    ['2026-02-30', '2026-03-01'],
    ['2026-03-02', '2026-03-01'],
    ['2020-01-01', '2026-01-01'],
    ['yesterday', '2026-01-01'],
  ])('refuses days from %s to %s', (from, to) => {
    expect(spansOf({ period: 'custom', from, to }, '2026-11-29')).toBeNull()
  })

  it('names the months', () => {
    expect(monthsIn(span('2025-12-31 2026-02-01'))).toEqual(['2025-12', '2026-01', '2026-02'])
  })
})
