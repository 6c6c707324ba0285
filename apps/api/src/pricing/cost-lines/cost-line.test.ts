import { describe, expect, it } from 'vitest'
import { documentLabel, labelValues } from './cost-labels.ts'
import { costLinesOf, payableTotal, surchargesOf } from './cost-line.ts'

const lines = costLinesOf({ shipping: 70_000, goods: 450_000, discount: -20_000 }, 'USD')
const facts = {
  code: 'WELCOME200',
  name: 'Welcome',
  offer: null,
  method: 'RORO to Mombasa',
  type: 'RORO',
  port: 'Mombasa',
}

describe('costLinesOf', () => {
  it('lists what there is in order of appearance, in one currency', () => {
    expect(lines.map(({ kind, amount, currency }) => [kind, amount, currency])).toEqual([
      ['goods', 450_000, 'USD'],
      ['discount', -20_000, 'USD'],
      ['shipping', 70_000, 'USD'],
    ])
  })

  it('says who is paid, and by what name screens know the line', () => {
    expect(lines.map(({ labelKey, paidTo }) => [labelKey, paidTo])).toEqual([
      ['cost.goods', 'seller'],
      ['cost.discount', 'seller'],
      ['cost.shipping', 'shipping-line'],
    ])
  })
})

describe('payableTotal', () => {
  it('adds up what our invoice asks for, and nothing else', () => {
    expect(payableTotal(lines)).toBe(500_000)
    const [goods, ...others] = lines
    expect(payableTotal([{ ...goods!, isPayable: false }, ...others])).toBe(50_000)
  })
})

describe('surchargesOf', () => {
  it('leaves goods, discount and shipping out, which the wire has names for', () => {
    expect(surchargesOf(lines)).toEqual([])
  })
})

describe('what a line is called', () => {
  it.each([
    ['goods', 'Goods', {}],
    ['discount', 'Discount WELCOME200', { code: 'WELCOME200', name: 'Welcome' }],
    [
      'shipping',
      'Shipping, RORO to Mombasa',
      { method: 'RORO to Mombasa', type: 'RORO', port: 'Mombasa' },
    ],
  ] as const)('%s', (kind, text, values) => {
    expect(documentLabel(kind, facts)).toBe(text)
    expect(labelValues(kind, facts)).toEqual(values)
  })

  it('names no more than is known', () => {
    expect(labelValues('discount', { ...facts, name: null })).toEqual({ code: 'WELCOME200' })
    expect(documentLabel('discount', { ...facts, code: null })).toBe('Discount')
  })
})
