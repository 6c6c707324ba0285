import { expect, it } from 'vitest'
import { addWorkingDays, type PlanFacts, planOf } from './plan.ts'
import type { Step } from './steps.data.ts'

const done = (on: string) => ({ on, isFailed: false })

const placed: PlanFacts = {
  today: '2026-03-03',
  status: 'Pending',
  placedOn: '2026-03-02',
  dueOn: '2026-03-07',
  done: { placed: done('2026-03-02') },
  etd: null,
  eta: null,
  seaDays: [24, 36],
  roadDays: [5, 8],
  needsPermit: false,
  needsTransit: true,
}

const paid: PlanFacts = {
  ...placed,
  status: 'Authorized',
  done: { ...placed.done, paid: done('2026-03-06') },
}
const late = { ...paid, done: { ...placed.done, paid: done('2026-03-14') } }
const sailed = {
  ...paid,
  status: 'Shipped' as const,
  done: { ...paid.done, sailed: done('2026-03-28') },
}

it.each<[string, PlanFacts, Step, string | null, string | null]>([
  ['counts from the order', placed, 'slip', '2026-03-02', '2026-03-04'],
  ['money by a week', placed, 'paid', '2026-03-04', '2026-03-09'],
  [
    '… or the deadline that staff gave',
    { ...placed, dueOn: '2026-03-15' },
    'paid',
    '2026-03-04',
    '2026-03-15',
  ],
  ['an inspection by day 15', paid, 'inspected', '2026-03-07', '2026-03-17'],
  ['late money puts off what follows', late, 'inspected', '2026-03-12', '2026-03-22'],
  [
    '… also while it is missing',
    { ...placed, today: '2026-03-11' },
    'booked',
    '2026-03-14',
    '2026-04-03',
  ],
  ['a ship by day 30', paid, 'sailed', '2026-03-12', '2026-04-01'],
  [
    '… by its day once that is known',
    { ...paid, etd: '2026-03-28' },
    'sailed',
    '2026-03-28',
    '2026-03-28',
  ],
  [
    'the sea from the day it sails',
    { ...paid, etd: '2026-03-28' },
    'arrived',
    '2026-04-21',
    '2026-05-15',
  ],
  ['… on which it did', sailed, 'arrived', '2026-04-21', '2026-05-15'],
  ['the ship’s own day', { ...sailed, eta: '2026-04-27' }, 'arrived', '2026-04-27', '2026-05-11'],
  ['no port, no day', { ...paid, seaDays: null }, 'arrived', null, null],
  ['papers ten days before', { ...sailed, eta: '2026-04-27' }, 'documents', null, '2026-04-17'],
  ['… the earliest arrival', sailed, 'documents', null, '2026-04-11'],
  [
    'the road after clearing',
    { ...sailed, eta: '2026-04-27' },
    'transit',
    '2026-05-02',
    '2026-05-19',
  ],
  ['no way known', { ...sailed, roadDays: null }, 'transit', null, null],
  [
    'two days to look at it',
    { ...sailed, eta: '2026-04-27' },
    'delivered',
    '2026-05-02',
    '2026-05-21',
  ],
  [
    'at the port',
    { ...sailed, eta: '2026-04-27', needsTransit: false },
    'delivered',
    '2026-04-27',
    '2026-05-13',
  ],
  ['nobody knows when it is registered', sailed, 'registered', null, null],
  ['nothing of what was given up', { ...placed, status: 'Canceled' }, 'booked', null, null],
])('expects %s', (_, facts, step, from, to) => {
  expect(planOf(facts).steps.find((one) => one.step === step)?.expected).toEqual({ from, to })
})

it.each<[string, PlanFacts, Step, Step | undefined]>([
  ['the slip', placed, 'slip', 'slip'],
  ['no slip once the money is there', paid, 'slip', 'inspected'],
  ['a permit where it is needed', { ...paid, needsPermit: true }, 'permit', 'permit'],
  ['no permit of which nobody knows', { ...paid, needsPermit: null }, 'permit', 'inspected'],
  [
    'papers also after the ship',
    { ...sailed, done: { ...sailed.done, arrived: done('2026-04-27') } },
    'arrived',
    'documents',
  ],
  [
    'no road at the port',
    {
      ...sailed,
      needsTransit: false,
      done: { ...sailed.done, documents: done('2026-04-10'), arrived: done('2026-04-27') },
    },
    'transit',
    'delivered',
  ],
  [
    'an inspection again',
    { ...paid, done: { ...paid.done, inspected: { on: '2026-03-10', isFailed: true } } },
    'inspected',
    'inspected',
  ],
  ['nothing of what was given up', { ...paid, status: 'Canceled' }, 'booked', undefined],
])('next is %s', (_, facts, _step, next) => {
  expect(planOf(facts).next?.step).toBe(next)
})

it.each<[string, PlanFacts, Step, string]>([
  ['reached by a later one', paid, 'slip', 'passed'],
  ['not needed', paid, 'permit', 'not-needed'],
  [
    'failed',
    { ...paid, done: { ...paid.done, inspected: { on: '2026-03-10', isFailed: true } } },
    'inspected',
    'failed',
  ],
  [
    'papers not passed by the ship',
    { ...sailed, done: { ...sailed.done, arrived: done('2026-04-27') } },
    'documents',
    'next',
  ],
  ['ahead', paid, 'sailed', 'ahead'],
])('is %s', (_, facts, step, state) => {
  expect(planOf(facts).steps.find((one) => one.step === step)?.state).toBe(state)
})

it('is late on the day after the last', () => {
  const late = (today: string) => planOf({ ...paid, today }).next?.isLate
  expect([late('2026-03-17'), late('2026-03-18')]).toEqual([false, true])
})

it.each([
  ['2026-04-27', 10, '2026-05-11'],
  ['2026-05-01', 1, '2026-05-04'],
  ['2026-05-02', 0, '2026-05-02'],
])('counts working days: %s and %d', (day, count, end) => {
  expect(addWorkingDays(day, count)).toBe(end)
})
