import { expect, it } from 'vitest'
import { payoutMarkets } from './payout-kinds.data.ts'
import { payoutCountry, proposedWallet } from './payout-kinds.ts'

it.each([
  ['KE', ['wallet', 'bank'], 'KES'],
  ['ZA', ['bank'], 'ZAR'],
  ['JP', ['bank'], null],
])('%s is paid by %j, in %s', (code, kinds, currency) => {
  expect(payoutCountry(code)).toMatchObject({ country: code, kinds, currency })
})

it.each([
  ['+254712345678', { country: 'KE', currency: 'KES', number: '+254712345678' }],
  ['+27821234567', null],
  ['+819012345678', null],
  ['260971234567', null],
  ['', null],
])('a wallet on %s: %j', (number, wallet) => {
  expect(proposedWallet(number)).toEqual(wallet)
})

it('every currency is one', () => {
  const known = new Set(Intl.supportedValuesOf('currency'))
  const currencies = Object.values(payoutMarkets).map(({ currency }) => currency)
  expect(currencies.filter((code) => !known.has(code))).toEqual([])
})
