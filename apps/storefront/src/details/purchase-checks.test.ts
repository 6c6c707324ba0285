import { expect, test } from 'vitest'
import {
  validatePurchase,
  type Purchase,
  type PurchaseResult,
  resultSentence,
} from './purchase-checks.ts'

const fine: Purchase = {
  country: 'KE',
  port: 'mombasa',
  hasPorts: true,
  quantity: 1,
  stock: 3,
  hasOptions: true,
  option: '/api/options/16/',
}

test.each<[string, Partial<Purchase>, PurchaseResult]>([
  ['everything chosen', {}, 'ok'],
  ['the whole stock', { quantity: 3 }, 'ok'],
  ['no country', { country: '', port: '', hasPorts: false, option: null }, 'no-destination'],
  ['a country without its port', { port: '', option: null }, 'no-destination'],
  [
    'a country we have no port for',
    { country: 'MU', port: '', hasPorts: false, option: null },
    'ok',
  ],
  ['no stock', { stock: 0 }, 'out-of-stock'],
  ['missing stock', { stock: null }, 'out-of-stock'],
  ['more than the stock', { quantity: 4 }, 'too-many'],
  ['options and none chosen', { option: null }, 'no-option'],
  ['no options at all', { hasOptions: false, option: null }, 'ok'],
  ['the destination comes before the stock', { port: '', stock: 0 }, 'no-destination'],
])('%s', (_, change, result) => {
  expect(validatePurchase({ ...fine, ...change })).toBe(result)
})

test.each([
  ['no-destination', 'details.noDestination'],
  ['out-of-stock', 'shared.outOfStock'],
  ['too-many', { id: 'shared.onlyAvailable', values: { count: 3 } }],
  ['no-option', 'details.noOption'],
] as const)('%s reads as in buyer spec §5', (result, sentence) => {
  expect(resultSentence(result, { stock: 3 })).toEqual(sentence)
})
