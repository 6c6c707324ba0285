import { expect, it } from 'vitest'
import { changeOf, questionOf, readReport, reportQuery, usual } from './report-state.ts'

const read = (query: string) => readReport(new URLSearchParams(query))

it('reads what it writes', () => {
  const days = {
    report: 'steps',
    by: 'seller',
    period: 'custom',
    from: '2026-01-01',
    to: '2026-02-03',
  } as const
  for (const state of [usual, days]) expect(read(reportQuery(state))).toEqual(state)
})

it('ignores what is no choice, and days of a period that has its own', () => {
  expect(read('report=x&by=y&period=z')).toEqual(usual)
  expect(read('period=last-year&from=2026-01-01&to=2026-02-01')).toEqual({
    ...usual,
    period: 'last-year',
  })
  expect(read('period=custom&from=1.2.2026').from).toBe('')
})

it('asks for nothing while days are missing', () => {
  expect(questionOf(read('period=custom&from=2026-01-01'))).toBeNull()
  expect(questionOf(usual)).toEqual({ by: 'country', period: 'last-month' })
})

it.each([
  ['150.00', '100.00', 50],
  ['50.00', '100.00', -50],
  ['-50.00', '-100.00', 50],
  ['100.00', '0.00', null],
  [null, '100.00', null],
  ['100.00', null, null],
])('from %s, %s earlier, is %s hundredths', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change)
})
