import { expect, it } from 'vitest'
import {
  resumedDue,
  extendedDue,
  firstDue,
  validateReport,
  whyNotReportable,
} from './payment-deadline.ts'

const order = {
  number: '100118',
  status: 'Pending',
  total: 520_000,
  date_placed: new Date('2026-11-20T10:00:00Z'),
  reports: [],
} as const
const open = { answered_at: null }
const answered = { answered_at: '2026-11-21T10:00:00Z' }
const now = new Date('2026-11-23T15:00:00Z')

it.each([
  [{}, null],
  [{ reports: [answered, answered] }, null],
  [{ reports: [answered, open] }, 'payment_report_open'],
  [{ reports: [answered, answered, answered] }, 'payment_reports_spent'],
  [{ status: 'Authorized' }, expect.objectContaining({ code: 'order_not_payable' })],
  [{ status: 'Canceled' }, expect.objectContaining({ code: 'order_not_payable' })],
] as const)('of an order with %j it is refused: %j', (changed, why) => {
  expect(whyNotReportable({ ...order, ...changed })).toEqual(why)
})

it.each([
  [{ amount: '5200.00', paid_on: '2026-11-22' }, { amount: 520_000 }],
  [{ amount: '0', paid_on: '2026-11-22' }, { problem: { amount: ['above_zero'] } }],
  [{ amount: '10400.01', paid_on: '2026-11-22' }, { problem: { amount: [expect.anything()] } }],
  [{ amount: '1', paid_on: '2026-12-24' }, { problem: { paid_on: ['payment_day_to_come'] } }],
  [{ amount: '1', paid_on: 'soon' }, { problem: { paid_on: ['not_a_day'] } }],
])('%j is %j', (report, result) => {
  expect(validateReport(report, order, now)).toEqual(result)
})

it.each([
  [
    'three days were left',
    '2026-11-23T15:00:00Z',
    '2026-11-20T15:00:00Z',
    '2026-11-26T23:59:59.999Z',
  ],
  ['an hour was left', '2026-11-20T16:00:00Z', '2026-11-20T15:00:00Z', '2026-11-24T23:59:59.999Z'],
  ['none was left', '2026-11-20T14:59:30Z', '2026-11-20T15:00:00Z', '2026-11-24T23:59:59.999Z'],
])('after looking, where %s', (_what, due, reported, then) => {
  const dates = { due: new Date(due), reported: new Date(reported) }
  expect(resumedDue(dates, now).toISOString()).toBe(then)
})

it.each([
  ['2026-11-20T00:00:00Z', '2026-11-25T23:59:59.999Z'],
  ['2026-11-20T23:59:59Z', '2026-11-25T23:59:59.999Z'],
])('an order placed at %s with five days to pay is due at %s', (placed, due) => {
  expect(firstDue(new Date(placed), 5).toISOString()).toBe(due)
})

it.each([
  ['is to come', '2026-11-25T23:59:59.999Z', '2026-11-28T23:59:59.999Z'],
  ['is over', '2026-11-22T23:59:59.999Z', '2026-11-26T23:59:59.999Z'],
])('three more days, where the deadline %s', (_what, due, then) => {
  expect(extendedDue(new Date(due), 3, now).toISOString()).toBe(then)
})
