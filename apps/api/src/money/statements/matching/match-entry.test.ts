import { expect, it } from 'vitest'
import { paymentReference } from '../../../selling/payments/payment-reference.ts'
import { candidatesFor, type Payable, payablesOf } from './match-entry.ts'

const order = (id: number, name: string, due = 520_000): Payable => {
  const number = String(100_000 + id)
  return { id, number, reference: paymentReference(number), currency: 'USD', due, names: [name] }
}

const orders = [
  order(1, 'Tendai Moyo'),
  order(2, 'Grace Wanjiru', 310_000),
  order(3, 'Grace Banda', 310_000),
  order(4, 'Amani Mushi', 777_700),
]
const payables = payablesOf(orders, orders)
const [reference = '', other = ''] = orders.map((each) => each.reference)

const movement = { amount: 520_000, charges: 0, currency: 'USD', party: '', text: '' }
const broken = `${reference.slice(0, 4)} ${reference.slice(4)}`
const slip = reference.replace(/.$/, (last) => String((Number(last) + 1) % 10))

it.each([
  ['its reference', { text: `INV ${reference} Toyota` }, [[1, 'reference']]],
  ['its reference with a space', { text: `INV ${broken}` }, [[1, 'reference']]],
  [
    'its reference broken over lines',
    { text: `INV ${reference.slice(0, 3)}\n${reference.slice(3)}` },
    [[1, 'reference']],
  ],
  ['its reference in the sender’s name', { party: `MOYO ${reference}` }, [[1, 'reference']]],
  [
    'two references',
    { text: `${reference} + ${other}` },
    [
      [1, 'reference'],
      [2, 'reference'],
    ],
  ],
  ['its number alone', { text: 'order 100001' }, [[1, 'number']]],
  ['a wrong check digit', { text: slip, amount: 1 }, expect.arrayContaining([[1, 'slip']])],
  [
    'a letter for a figure',
    { text: reference.replace('0', 'O'), amount: 1 },
    expect.arrayContaining([[1, 'slip']]),
  ],
  ['the name and the sum', { party: 'MR MOYO, TENDAI' }, [[1, 'sum-and-name']]],
  ['the name', { party: 'Tendai Moyo', amount: 100 }, [[1, 'name']]],
  ['one word of a name', { party: 'Moyo Motors Ltd', amount: 100 }, []],
  ['a sum that one order waits for', { amount: 777_700 }, [[4, 'sum']]],
  ['a sum with what banks kept', { amount: 776_200, charges: 1500 }, [[4, 'sum']]],
  ['the sum in another currency', { amount: 777_700, currency: 'EUR' }, []],
  ['nothing', { amount: 4, text: 'HAPPY BIRTHDAY' }, []],
  ['money that left', { amount: -520_000, party: 'Tendai Moyo' }, []],
])('by %s', (_what, said, offers) => {
  const found = candidatesFor({ ...movement, ...said }, payables)
  expect(found.map(({ orderId, basis }) => [orderId, basis])).toEqual(offers)
})

/** Linear congruential: the same histories in every run. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

/** What is booked without anybody: one order is named, in full, and it waits for just this sum. */
function bookedFor(said: typeof movement, all: typeof payables, byId: Map<number, Payable>) {
  const offers = candidatesFor(said, all)
  const [only] = offers
  if (offers.length !== 1 || only?.basis !== 'reference') return null
  return byId.get(only.orderId)?.due === said.amount ? only.orderId : null
}

it('books no movement to an order that it was not meant for, in 5,000 generated ones', () => {
  const roll = dice(7)
  // Numbers on both sides of the million, where a reference of one order is the number of another; few different sums.
  const many = Array.from({ length: 5000 }, (_, index) => ({
    ...order(index, `Person ${index}`, 100_000 * (1 + roll(5))),
    number: String(index % 2 === 0 ? 100_000 + index : 1_000_000 + index * 7),
  })).map((each) => ({ ...each, reference: paymentReference(each.number) }))
  const byId = new Map(many.map((each) => [each.id, each]))
  const all = payablesOf(many, many)
  const outcome = { right: 0, wrong: 0, left: 0 }
  for (let turn = 0; turn < 5000; turn += 1) {
    const meant = many[roll(many.length)]!
    const digits = meant.reference.split('')
    const at = roll(digits.length)
    const kind = roll(6)
    if (kind === 1) digits[at] = String((Number(digits[at]) + 1 + roll(9)) % 10)
    if (kind === 2) digits.splice(at, 1)
    if (kind === 3) digits.splice(at, 0, ' ')
    if (kind === 4 && at > 0) [digits[at - 1], digits[at]] = [digits[at]!, digits[at - 1]!]
    const noise = [
      '',
      ` TEL 0${700_000_000 + roll(99_999_999)}`,
      ` ${roll(9)} UNITS`,
      ' 02.11.2026',
    ][roll(4)]
    const booked = bookedFor(
      { ...movement, amount: meant.due, text: `INV ${digits.join('')}${noise}` },
      all,
      byId,
    )
    if (booked === null) outcome.left += 1
    else if (booked === meant.id) outcome.right += 1
    else outcome.wrong += 1
  }
  expect(outcome.wrong).toBe(0)
  expect(outcome.right).toBeGreaterThan(2000)
})
