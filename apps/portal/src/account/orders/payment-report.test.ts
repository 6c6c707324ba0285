import { expect, it } from 'vitest'
import { sent, validateReport } from './payment-report.ts'

const report = { amount: '5200', paid_on: '2026-11-22', bank: 'Harbour Bank' }

it.each([
  [{}, []],
  [{ amount: '5,200.00' }, []],
  [{ amount: '0' }, ['amount']],
  [{ amount: 'all', paid_on: '', bank: ' ' }, ['amount', 'paid_on', 'bank']],
])('with %j it faults %j', (changed, fields) => {
  expect(Object.keys(validateReport({ ...report, ...changed }))).toEqual(fields)
})

it('is sent as the API takes it', () => {
  expect(sent({ ...report, amount: ' 5 200,5 ', bank: ' Harbour Bank ' })).toEqual({
    ...report,
    amount: '5200.50',
  })
})
