import { expect, test } from 'vitest'
import { blankValues, bodyOf, withCountry } from './payout-form.ts'

const bank = {
  kind: 'bank',
  provider: 'Harbour Bank',
  ending: '2208',
  country: 'ZM',
  currency: 'USD',
  since: '2026-11-23T08:00:00Z',
} as const

test('what stands in the open is filled in, and no number', () => {
  expect(blankValues(bank)).toMatchObject({
    kind: 'bank',
    bank: 'Harbour Bank',
    operator: '',
    account_number: '',
    country: 'ZM',
  })
})

test('only the fields of the chosen kind are sent', () => {
  const values = { ...blankValues(bank), operator: 'M-Pesa', number: '+254712345678' }
  expect(bodyOf(values)).not.toHaveProperty('operator')
  expect(bodyOf({ ...values, kind: 'wallet' })).toEqual({
    kind: 'wallet',
    holder: '',
    country: 'ZM',
    currency: 'USD',
    operator: 'M-Pesa',
    number: '+254712345678',
  })
})

test('a country brings its currency along, but none that was chosen by hand is lost', () => {
  const fresh = withCountry(blankValues(null), 'KE')
  expect(fresh.currency).toBe('KES')
  expect(withCountry(fresh, 'TZ').currency).toBe('TZS')
  expect(withCountry({ ...fresh, currency: 'USD' }, 'TZ').currency).toBe('USD')
  expect(withCountry(fresh, 'JP').currency).toBe('')
})
