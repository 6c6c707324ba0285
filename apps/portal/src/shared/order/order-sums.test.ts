import { translatorOf } from '@bandari/i18n/catalogues'
import contract from '@bandari/sdk/openapi.json' with { type: 'json' }
import type { CostLine } from '@bandari/sdk'
import { costLabel } from '@bandari/ui'
import { expect, it } from 'vitest'
import { orderSums, type SumLine } from './order-sums.ts'

function lineOf(
  kind: CostLine['kind'],
  amount: string,
  label_values: CostLine['label_values'] = {},
): CostLine {
  const facts = { currency: 'USD', paid_to: 'seller', is_payable: true } as const
  return { kind, amount, label_key: `cost.${kind}`, label_values, ...facts }
}

const read = (sums: readonly SumLine[]) =>
  sums.map(({ label, amount }) => ({ label: translatorOf('en').formatSentence(label), amount }))

const goods = lineOf('goods', '4300.00')
const shipping = lineOf('shipping', '700.00', { type: 'RORO', port: 'Mombasa' })

it('is goods and shipping', () => {
  expect(read(orderSums({ cost_lines: [goods, shipping] }))).toEqual([
    { label: 'Goods', amount: '4300.00' },
    { label: 'Shipping: RORO to Mombasa', amount: '700.00' },
  ])
})

it.each([
  [{ name: 'Flash discount', code: 'FLASH' }, 'Discount: Flash discount'],
  [{ code: 'WELCOME200' }, 'Discount: WELCOME200'],
] as const)('takes a discount of %j off between them', (values, label) => {
  const discount = lineOf('discount', '-200.00', values)
  expect(read(orderSums({ cost_lines: [goods, discount, shipping] }))).toEqual([
    { label: 'Goods before discount', amount: '4300.00' },
    { label, amount: '-200.00' },
    { label: 'Shipping: RORO to Mombasa', amount: '700.00' },
  ])
})

it('leaves out what our invoice does not ask for', () => {
  expect(orderSums({ cost_lines: [goods, { ...shipping, is_payable: false }] })).toHaveLength(1)
})

it.each(contract.components.schemas.CostKind.enum)('has words for %s', (kind) => {
  const label_key = `cost.${kind}`
  expect(costLabel({ label_key, label_values: {} })).not.toBe(label_key)
})
