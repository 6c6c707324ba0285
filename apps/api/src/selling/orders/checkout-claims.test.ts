import { expect, test } from 'vitest'
import { inWords } from '../../../test/helpers/in-words.ts'
import { type Claims, type Facts, validateClaims } from './checkout-claims.ts'

const facts: Facts = {
  total: 500_000,
  charge: 70_000,
  isDetermined: true,
  methodCode: 'mombasa-sedan',
  port: 'Mombasa',
}
const claims: Claims = {
  total: 500_000,
  charge: { incl: 70_000, excl: 70_000, tax: 0 },
  methodCode: 'mombasa-sedan',
  port: 'Mombasa',
  code: 'mombasa-sedan',
}

test.each<[string, Partial<Claims>, unknown]>([
  ['all as it is', {}, 'ok'],
  ['nothing but the method', { total: null, charge: null, port: null, code: null }, 'ok'],
  ['empty destination', { port: '', code: '' }, 'ok'],
  ['another method', { methodCode: 'x' }, { field: 'shipping_method_code', claimed: 'x' }],
  ['another port', { port: 'Durban' }, { field: 'destination_port', claimed: 'Durban' }],
  ['another code', { code: 'x' }, { field: 'destination_code', claimed: 'x' }],
  ['a cent less', { total: 499_999 }, { changed: 'Total incorrect 4999.99 != 5000.00' }],
  ['nothing to pay', { total: 0 }, { changed: 'Total incorrect 0.00 != 5000.00' }],
  [
    'a cheaper charge',
    { charge: { incl: 100, excl: 100, tax: 0 } },
    { changed: 'Shipping price incorrect 1.00 != 700.00' },
  ],
  [
    'a cheaper charge before tax',
    { charge: { incl: 70_000, excl: 0, tax: 0 } },
    { changed: 'Shipping price incorrect 0.00 != 700.00' },
  ],
  [
    'a tax',
    { charge: { incl: 70_000, excl: 70_000, tax: 5 } },
    { changed: 'Shipping price incorrect 0.05 != 0.00' },
  ],
])('%s', (_case, changed, result) => {
  expect(inWords(validateClaims({ ...claims, ...changed }, facts))).toEqual(result)
})

test('an undetermined charge is told before anything else', () => {
  const undetermined = { ...facts, charge: 0, isDetermined: false }
  expect(inWords(validateClaims({ ...claims, total: 1, methodCode: 'x' }, undetermined))).toBe(
    'charge-undetermined',
  )
})
