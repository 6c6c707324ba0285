import { translatorOf } from '@bandari/i18n/catalogues'
import { expect, it } from 'vitest'
import { awaitsInsurance, costLabel } from './cost-lines.ts'

it.each([
  ['cost.goods', {}, 'Goods'],
  ['cost.discount', { name: 'Karibu 5 %', code: 'KARIBU5' }, 'Discount: Karibu 5 %'],
  [
    'cost.discount',
    { name: 'Flash', code: 'FLASH-7K2QX', offer: 'flash' },
    'Discount: Flash discount',
  ],
  ['cost.discount', { code: 'WELCOME200' }, 'Discount: WELCOME200'],
  ['cost.discount', {}, 'Discount: '],
  ['cost.shipping', { type: 'RORO', port: 'Mombasa' }, 'Shipping: RORO to Mombasa'],
  ['cost.shipping', { type: 'Container' }, 'Shipping: Container'],
  ['cost.shipping', {}, 'Shipping'],
  ['cost.insurance', {}, 'Marine insurance'],
  ['cost.inspection', {}, 'Pre-shipment inspection'],
  ['cost.unheard-of', {}, 'cost.unheard-of'],
])('%s with %j reads %j', (label_key, label_values, words) => {
  expect(translatorOf('en').formatSentence(costLabel({ label_key, label_values }))).toBe(words)
})

it.each([
  ['nobody asks for it', false, ['goods'], false],
  ['it has no price', true, ['goods', 'shipping'], true],
  ['it has a price', true, ['goods', 'shipping', 'insurance'], false],
] as const)('insurance waits for a price, %s: %s', (_case, insurance_requested, kinds, waits) => {
  const cost_lines = kinds.map((kind) => ({ kind }))
  expect(awaitsInsurance({ insurance_requested, cost_lines })).toBe(waits)
})
