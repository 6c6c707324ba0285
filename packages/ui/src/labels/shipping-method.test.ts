import { translatorOf } from '@bandari/i18n/catalogues'
import { expect, it } from 'vitest'
import { shippingMethod } from './shipping-method.ts'

it.each([
  ['RORO', 'Mombasa', 'en', 'RORO to Mombasa'],
  ['Container', 'Dar Es Salaam', 'en', 'Container to Dar Es Salaam'],
  ['Container', 'Dar Es Salaam', 'sw', 'Kontena hadi Dar Es Salaam'],
  ['Container', null, 'pt', 'Contentor'],
  [null, 'Durban', 'en', 'Shipping to Durban'],
  ['RORO', 'Beira', 'pt', 'RORO até à Beira'],
  ['RORO', 'Durban', 'pt', 'RORO até Durban'],
  [null, 'Durban', 'fr', 'Expédition vers Durban'],
  [null, null, 'en', 'Shipping as quoted'],
] as const)('%s to %s is in %s %j', (type, port, language, words) => {
  expect(translatorOf(language).formatSentence(shippingMethod({ type, port }))).toBe(words)
})
