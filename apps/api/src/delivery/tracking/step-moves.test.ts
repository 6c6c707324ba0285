import { expect, it } from 'vitest'
import { type StepInput, validateMoves } from './step-moves.ts'

const now = new Date('2026-03-20T12:00:00Z')
const done = { placed: { on: '2026-03-02', isFailed: false } }

function result(status: string, inputs: StepInput[], reached = {}) {
  const order = { status, placedOn: '2026-03-02', done: { ...done, ...reached } }
  const found = validateMoves(inputs, order, now)
  if ('moves' in found) return found.states
  return typeof found.problem === 'string' ? found.problem : found.problem.code
}

const on = '2026-03-18'

it.each<[string, string, StepInput[], unknown]>([
  ['a slip of an unpaid order', 'Pending', [{ step: 'slip', on }], []],
  ['money, which authorises it', 'Pending', [{ step: 'paid', on }], ['Authorized']],
  ['money of a declined one', 'Payment Declined', [{ step: 'paid', on }], ['Authorized']],
  ['another day of the money', 'Authorized', [{ step: 'paid', on }], []],
  ['an inspection before the money', 'Pending', [{ step: 'inspected', on }], 'step_before_payment'],
  [
    'both at once, in any order',
    'Pending',
    [
      { step: 'inspected', on },
      { step: 'paid', on },
    ],
    ['Authorized'],
  ],
  ['the sailing, which ships it', 'Authorized', [{ step: 'sailed', on }], ['Shipped']],
  [
    'everything until it sails',
    'Pending',
    [
      { step: 'sailed', on },
      { step: 'paid', on },
    ],
    ['Authorized', 'Shipped'],
  ],
  ['the sailing before the money', 'Pending', [{ step: 'sailed', on }], 'step_before_payment'],
  ['papers before the sailing', 'Authorized', [{ step: 'documents', on }], 'step_before_sailing'],
  [
    'one step twice',
    'Authorized',
    [
      { step: 'booked', on },
      { step: 'booked', on },
    ],
    'step_twice',
  ],
  ['a day to come', 'Authorized', [{ step: 'booked', on: '2026-03-22' }], 'step_to_come'],
  ['no day', 'Authorized', [{ step: 'booked', on: '2026-02-30' }], 'not_a_day'],
  ['before the order', 'Authorized', [{ step: 'booked', on: '2026-02-20' }], 'step_too_early'],
  ['a permit older than the order', 'Authorized', [{ step: 'permit', on: '2026-02-20' }], []],
  ['a failed inspection', 'Authorized', [{ step: 'inspected', on, is_failed: true }], []],
  ['another failure', 'Authorized', [{ step: 'booked', on, is_failed: true }], 'step_not_failing'],
  ['the order itself', 'Pending', [{ step: 'placed', on }], 'step_of_order'],
  ['anything of what was given up', 'Canceled', [{ step: 'slip', on }], 'order_over'],
])('%s: %s', (_, status, inputs, expected) => {
  expect(result(status, inputs)).toEqual(expected)
})

it.each<[string, string, StepInput, string | unknown[]]>([
  ['with a reason', 'Authorized', { step: 'booked', on: null, note: 'Other ship' }, []],
  ['without one', 'Authorized', { step: 'booked', on: null, note: ' ' }, 'step_back_reason'],
  [
    'what was not reached',
    'Authorized',
    { step: 'inspected', on: null, note: 'x' },
    'step_not_done',
  ],
  ['the money', 'Authorized', { step: 'paid', on: null, note: 'x' }, 'step_of_state'],
  ['the sailing', 'Shipped', { step: 'sailed', on: null, note: 'x' }, 'step_of_state'],
])('back %s', (_, status, input, expected) => {
  const reached = { paid: done.placed, booked: done.placed, sailed: done.placed }
  expect(result(status, [input], reached)).toEqual(expected)
})
