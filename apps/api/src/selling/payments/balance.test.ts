import { expect, it } from 'vitest'
import type { OrderStatus } from '../orders/tables.ts'
import { balanceOf, isHeldBack, isToPay, paymentStateOf } from './balance.ts'

type Money = Parameters<typeof balanceOf>[0]['payments']

const came = (amount: number) => ({ kind: 'received', amount, waived: 0 }) as const
const kept = (amount: number) => ({ kind: 'bank-charges', amount, waived: 0 }) as const
const back = (amount: number, waived = 0) =>
  ({ kind: 'refunded', amount: -amount, waived }) as const

const cases: [string, OrderStatus, Money, { due: number; over: number }][] = [
  ['nothing has come', 'Pending', [], { due: 5000, over: 0 }],
  ['a part has come', 'Pending', [came(1200), came(800)], { due: 3000, over: 0 }],
  ['banks kept some', 'Pending', [came(4985), kept(15)], { due: 0, over: 0 }],
  ['all has come', 'Authorized', [came(5000)], { due: 0, over: 0 }],
  ['too much has come', 'Authorized', [came(3000), came(2500)], { due: 0, over: 500 }],
  ['… and went back', 'Authorized', [came(5500), back(500)], { due: 0, over: 0 }],
  [
    'some went back of what is shipped',
    'Shipped',
    [came(5000), back(700, 700)],
    { due: 0, over: 0 },
  ],
  [
    'some went back, and more came by mistake',
    'Shipped',
    [came(5000), back(700, 700), came(300)],
    { due: 0, over: 300 },
  ],
  [
    'too much and a part of the price went back',
    'Shipped',
    [came(5500), back(700, 200)],
    { due: 0, over: 0 },
  ],
  [
    'too much went back, and insurance was added',
    'Pending',
    [came(5500), back(800)],
    { due: 300, over: 0 },
  ],
  ['declined, and a part is here', 'Payment Declined', [came(900)], { due: 4100, over: 0 }],
  ['given up unpaid', 'Canceled', [], { due: 0, over: 0 }],
  ['given up with a part of it', 'Canceled', [came(900), kept(15)], { due: 0, over: 900 }],
  ['given up, and all went back', 'Canceled', [came(5000), back(5000)], { due: 0, over: 0 }],
  ['given up, and a part went back', 'Canceled', [came(5000), back(4000)], { due: 0, over: 1000 }],
]

it.each(cases)('%s', (_what, status, payments, balance) => {
  expect(balanceOf({ status, total: 5000, payments })).toMatchObject(balance)
})

it('says what came, what was kept and what went back', () => {
  const payments = [came(4000), came(900), kept(15), back(200)]
  expect(balanceOf({ status: 'Pending', total: 5000, payments })).toMatchObject({
    received: 4900,
    charges: 15,
    refunded: 200,
  })
})

const paidOnce = (amount: number) => ({ ...came(amount), corrects: null })

it.each([
  ['paid, and raised since', 'Authorized', 5000, 300, 'partly-paid', true],
  ['… and the rest has come', 'Authorized', 5300, 300, 'paid', false],
  ['paid by hand for less, never amended', 'Authorized', 4000, 0, 'paid', false],
  ['unpaid, amended before', 'Pending', 0, 300, 'unpaid', false],
] as const)('%s', (_what, status, amount, raised, state, isHeld) => {
  const payments = amount === 0 ? [] : [paidOnce(amount)]
  const order = { status, total: 5300, payments, raised }
  expect(paymentStateOf(order)).toBe(state)
  expect(isHeldBack(order)).toBe(isHeld)
  expect(isToPay(order)).toBe(isHeld || status === 'Pending')
})
