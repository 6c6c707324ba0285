import type { PayoutCountry } from '@bandari/sdk'
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

const kinds: PayoutCountry[] = [
  { country: 'KE', currency: 'KES', kinds: ['wallet', 'bank'], wallets: ['M-Pesa'] },
  { country: 'TZ', currency: 'TZS', kinds: ['wallet', 'bank'], wallets: ['M-Pesa'] },
  { country: 'JP', currency: null, kinds: ['bank'], wallets: [] },
]

test('a country brings its currency along, but none that was chosen by hand is lost', () => {
  const fresh = withCountry(blankValues(null), 'KE', kinds)
  expect(fresh.currency).toBe('KES')
  expect(withCountry(fresh, 'TZ', kinds).currency).toBe('TZS')
  expect(withCountry({ ...fresh, currency: 'USD' }, 'TZ', kinds).currency).toBe('USD')
  expect(withCountry(fresh, 'JP', kinds)).toMatchObject({ currency: '', kind: 'bank' })
})

test('the number that somebody joined with is proposed, for its own country alone', () => {
  const proposed = { country: 'KE', currency: 'KES', number: '+254712345678' }
  const fresh = blankValues(null, proposed)
  expect(fresh).toMatchObject({ kind: 'wallet', ...proposed })
  expect(withCountry(fresh, 'TZ', kinds).number).toBe('')
  expect(blankValues(bank, proposed).number).toBe('')
})
