import { translatorOf } from '@bandari/i18n/catalogues'
import { expect, it } from 'vitest'
import { costLabel } from './cost-lines.ts'

it.each([
  ['cost.goods', {}, 'Goods'],
  ['cost.discount', { name: 'Flash discount', code: 'FLASH-7K2QX' }, 'Discount: Flash discount'],
  ['cost.discount', { code: 'WELCOME200' }, 'Discount: WELCOME200'],
  ['cost.discount', {}, 'Discount: '],
  ['cost.shipping', { type: 'RORO', port: 'Mombasa' }, 'Shipping: RORO to Mombasa'],
  ['cost.shipping', { type: 'Container' }, 'Shipping: Container'],
  ['cost.shipping', {}, 'Shipping'],
  ['cost.unheard-of', {}, 'cost.unheard-of'],
])('%s with %j reads %j', (label_key, label_values, words) => {
  expect(translatorOf('en').say(costLabel({ label_key, label_values }))).toBe(words)
})
