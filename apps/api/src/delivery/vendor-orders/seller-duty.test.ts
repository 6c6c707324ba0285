import { describe, expect, it } from 'vitest'
import type { Plan } from '../tracking/plan.ts'
import {
  buyersFieldsAt,
  type DutyFacts,
  dutyDue,
  isSellersTurn,
  type SellersAct,
  sellersAct,
  sellersState,
} from './seller-duty.ts'

const paid: DutyFacts = {
  status: 'Authorized',
  isRefunded: false,
  papers: [],
  waiting: [],
  isHandedOver: false,
}

describe('what the seller does next', () => {
  it.each<[Partial<DutyFacts>, string, SellersAct | null]>([
    [{ status: 'Pending' }, 'unpaid', 'wait_for_payment'],
    [{ status: 'Payment Declined' }, 'unpaid', 'wait_for_payment'],
    [{}, 'paid', 'send_papers'],
    [{ papers: ['auction_sheet'] }, 'paid', 'send_papers'],
    [{ isHandedOver: true }, 'paid', 'send_papers'],
    [{ papers: ['export_certificate'] }, 'paid', 'hand_over'],
    [{ papers: ['deregistration_certificate'] }, 'paid', 'hand_over'],
    [{ papers: ['export_certificate'], isHandedOver: true }, 'paid', null],
    [{ waiting: ['auction_sheet'] }, 'paid', 'send_papers'],
    [{ waiting: ['export_certificate'] }, 'paid', 'hand_over'],
    [{ waiting: ['export_certificate'], isHandedOver: true }, 'paid', 'wait_for_review'],
    [
      { waiting: ['export_certificate'], papers: ['export_certificate'], isHandedOver: true },
      'paid',
      null,
    ],
    [{ isRefunded: true }, 'canceled', null],
    [{ status: 'Shipped' }, 'shipped', null],
    [{ status: 'Canceled' }, 'canceled', null],
  ])('%j: %s, %s', (facts, state, act) => {
    expect(sellersState({ ...paid, ...facts })).toBe(state)
    expect(sellersAct({ ...paid, ...facts })).toBe(act)
  })

  it.each([
    ['send_papers', true],
    ['hand_over', true],
    ['wait_for_payment', false],
    ['wait_for_review', false],
    [null, false],
  ] as const)('%s waits for the seller: %s', (act, turn) => {
    expect(isSellersTurn(act)).toBe(turn)
  })
})

describe('until when', () => {
  const planOf = (days: Partial<Record<'inspected' | 'booked', string>>): Plan => ({
    steps: (['inspected', 'booked'] as const).map((step) => ({
      step,
      state: 'ahead',
      doneOn: null,
      expected: { from: null, to: days[step] ?? null },
      isLate: false,
    })),
    next: null,
  })
  const both = { inspected: '2026-12-05', booked: '2026-12-20' }

  it.each<[SellersAct | null, Partial<typeof both>, string | null, string | null]>([
    ['wait_for_payment', both, null, '2026-11-27'],
    ['send_papers', both, null, '2026-12-05'],
    ['send_papers', both, '2026-12-01', '2026-12-01'],
    ['send_papers', { booked: '2026-12-20' }, null, '2026-12-20'],
    ['send_papers', {}, '2026-12-24', '2026-12-24'],
    ['send_papers', {}, null, null],
    ['hand_over', both, null, '2026-12-20'],
    ['hand_over', both, '2026-12-24', '2026-12-20'],
    ['wait_for_review', both, null, null],
    [null, both, null, null],
  ])('%s of %j, sailing %s: %s', (act, days, etd, due) => {
    expect(dutyDue(act, { plan: planOf(days), dueOn: '2026-11-27', etd })).toBe(due)
  })
})

it.each([
  ['unpaid', []],
  ['paid', ['destination']],
  ['shipped', []],
  ['canceled', []],
] as const)('an order that is %s shows of its buyer: %j', (state, fields) => {
  expect(buyersFieldsAt(state)).toEqual(fields)
})
