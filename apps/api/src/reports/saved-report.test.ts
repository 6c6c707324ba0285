import { expect, it } from 'vitest'
import { readSavedReport } from './saved-report.ts'

it.each([
  [
    'report=turnover&by=country&period=last-month',
    { report: 'turnover', question: { by: 'country', period: 'last-month' } },
  ],
  [
    'report=steps&by=seller&period=custom&from=2026-01-01&to=2026-02-01',
    {
      report: 'steps',
      question: { by: 'seller', period: 'custom', from: '2026-01-01', to: '2026-02-01' },
    },
  ],
  ['report=profit&by=country&period=last-month', null],
  ['report=turnover&by=buyer&period=last-month', null],
  ['', null],
])('reads %s', (query, read) => {
  expect(readSavedReport(query)).toEqual(read)
})
