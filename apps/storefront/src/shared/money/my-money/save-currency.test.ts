import type { ExchangeRate } from '@bandari/sdk'
import { describe, expect, it } from 'vitest'
import { savedCurrencyChoice } from '../currency-choice.ts'
import { rateFor, currencyChoiceAfter } from './save-currency.ts'

const rateOf = (currency: ExchangeRate['currency'], country: string): ExchangeRate => ({
  currency,
  country,
  rate: '100.00',
  day: '2026-11-20',
  source: 'A bank',
})
const rates = [rateOf('KES', 'KE'), rateOf('ZMW', 'ZM')]

it.each([
  ['', ''],
  ['bandari_currency=KES', 'KES'],
  ['bandari_language=sw; bandari_currency=KE.KES; a=b', 'KE.KES'],
  ['not_bandari_currency=KES', ''],
])('%j keeps %j', (cookies, wish) => {
  expect(savedCurrencyChoice(cookies)).toBe(wish)
})

it.each([
  ['KES', 'KES'],
  ['ZM.ZMW', 'ZMW'],
  ['KE', 'KES'],
  ['TZS', undefined],
  ['ZW', undefined],
  ['none', undefined],
  ['', undefined],
])('%j is shown in %j', (wish, currency) => {
  expect(rateFor(wish, rates)?.currency).toBe(currency)
})

describe('currencyChoiceAfter', () => {
  it.each([
    ['', 'KE', 'KE.KES'],
    ['KE.KES', 'ZM', 'ZM.ZMW'],
    ['KE.KES', 'ZW', 'ZW'],
    ['ZW', 'KE', 'KE.KES'],
    ['KE.KES', 'KE', null],
    ['KE.KES', '', null],
    ['KES', 'ZM', null],
    ['none', 'ZM', null],
  ])('%j, then %j: %j', (kept, country, wish) => {
    expect(currencyChoiceAfter(kept, { country, rates })).toBe(wish)
  })

  it('is nothing without rates', () => {
    expect(currencyChoiceAfter('', { country: 'KE', rates: [] })).toBeNull()
  })
})
