import { describe, expect, it } from 'vitest'
import {
  type Quotable,
  type QuotedLine,
  quotedCharge,
  isQuoteValid,
  quoteState,
} from './quoted-charge.ts'

const truck: Quotable = {
  product_id: 1,
  shipping_option_id: 3,
  shipping_type: null,
  quantity: 1,
  insurance_requested: false,
  country_code: null,
  chosen_size: null,
  chosen_colour: null,
}
const spare: Quotable = { ...truck, product_id: 2, quantity: 4 }
const quoted: QuotedLine[] = [
  { ...truck, charge: 95_000 },
  { ...spare, charge: 12_000 },
]

describe('isQuoteValid', () => {
  it.each<[string, boolean, QuotedLine[], Quotable[]]>([
    ['the basket as it was', true, quoted, [truck, spare]],
    ['in another order', true, quoted, [spare, truck]],
    ['one more of a thing', false, quoted, [truck, { ...spare, quantity: 5 }]],
    ['another port', false, quoted, [{ ...truck, shipping_option_id: 9 }, spare]],
    ['a type where there was none', true, quoted, [{ ...truck, shipping_type: 'RORO' }, spare]],
    [
      'in a container now',
      false,
      [{ ...truck, shipping_type: 'RORO', charge: 1 }],
      [{ ...truck, shipping_type: 'Container' }],
    ],
    ['no port any more', false, quoted, [{ ...truck, shipping_option_id: null }, spare]],
    ['another country', false, quoted, [{ ...truck, country_code: 'MU' }, spare]],
    ['insured now', false, quoted, [{ ...truck, insurance_requested: true }, spare]],
    ['another thing instead', false, quoted, [truck, { ...spare, product_id: 7 }]],
    ['a line gone', false, quoted, [truck]],
    ['a line come', false, quoted, [truck, spare, { ...spare, product_id: 7 }]],
    ['nothing left', false, quoted, []],
    ['never quoted', false, [], [truck]],
    ['never quoted, and empty', false, [], []],
  ])('%s: %j', (_case, stands, answer, lines) => {
    expect(isQuoteValid(answer, lines)).toBe(stands)
  })
})

describe('quotedCharge', () => {
  it.each<[string, number | null, Quotable[], Quotable]>([
    ['each line has its own', 95_000, [truck, spare], truck],
    ['each line has its own', 12_000, [truck, spare], spare],
    ['a change of one line is one of all', null, [truck, { ...spare, quantity: 5 }], truck],
  ])('%s: %j', (_case, charge, lines, line) => {
    expect(quotedCharge(quoted, lines, line)).toBe(charge)
  })
})

describe('quoteState', () => {
  const then = new Date(0)
  it.each([
    [null, null, false, null],
    [then, null, false, 'pending'],
    [then, then, true, 'answered'],
    [then, then, false, 'lapsed'],
  ] as const)(
    'asked %s, answered %s, stands %j: %s',
    (quote_requested_at, quote_answered_at, stands, state) => {
      expect(quoteState({ quote_requested_at, quote_answered_at }, stands)).toBe(state)
    },
  )
})
