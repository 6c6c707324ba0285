import { expect, it } from 'vitest'
import { translatorOf } from './catalogues.ts'
import { languageCodes } from './languages.ts'
import { refusalValues } from './refusal-values.ts'

const shown = (value: unknown) => String(value).replaceAll(/\s/g, ' ')

it.each([
  ['en', 'Authorized', 'USD 1,700.50', '1 December 2026, 00:00 UTC'],
  [
    'sw',
    translatorOf('sw').t('portal.status.authorized'),
    'USD 1,700.50',
    '1 Desemba 2026, 00:00 UTC',
  ],
  ['pt', 'Paga', 'USD 1700,50', '1 de dezembro de 2026, 00:00 UTC'],
  ['fr', 'Payée', '1 700,50 USD', '1er décembre 2026, 00:00 UTC'],
] as const)(
  '%s says states, money and moments in its own words',
  (language, status, price, from) => {
    const translator = translatorOf(language)
    const order = refusalValues(
      'order_not_payable',
      { number: '7', status: 'Authorized' },
      translator,
    )
    expect(order).toEqual({ number: '7', status })
    const sent = { price: 'USD 1,700.50', from: '2026-12-01T00:00:00.000Z', to: '', has_end: 'no' }
    const tariff = refusalValues('tariff_overlaps', sent, translator)
    expect([tariff['price'], tariff['from'], tariff['to']].map(shown)).toEqual([price, from, ''])
  },
)

it.each(languageCodes.filter((code) => code !== 'en'))(
  'names no state by the wire’s word in %s',
  (language) => {
    const translator = translatorOf(language)
    for (const state of ['Pending', 'Payment Declined', 'Authorized', 'Shipped', 'Canceled'])
      expect(refusalValues('order_over', { status: state }, translator)['status']).not.toBe(state)
  },
)

it('leaves what it does not know', () => {
  const values = { status: 'Lost', number: 3 }
  expect(refusalValues('order_over', values, translatorOf('fr'))).toEqual(values)
  expect(refusalValues('throttled', { seconds: 7 }, translatorOf('fr'))).toEqual({ seconds: 7 })
})
