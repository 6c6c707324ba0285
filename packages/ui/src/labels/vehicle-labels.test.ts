import { translatorOf } from '@bandari/i18n/catalogues'
import { expect, it } from 'vitest'
import { vehicleWord } from './vehicle-labels.ts'

it.each([
  ['en', 'Diesel', 'Diesel'],
  ['en', 'double-cab', 'Double cab'],
  ['en', 'Used – tested', 'Used – tested'],
  ['pt', 'Diesel', 'Gasóleo'],
  ['sw', 'double-cab', 'Kabini mbili'],
  ['fr', 'Tractor unit', 'Tracteur routier'],
  ['fr', 'steam', null],
  ['fr', 'constructor', null],
] as const)('in %s, %s is %s', (language, value, word) => {
  expect(vehicleWord(translatorOf(language).t, value)).toBe(word)
})
