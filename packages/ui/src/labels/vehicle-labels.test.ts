import { translatorOf } from '@bandari/i18n/catalogues'
import { expect, it } from 'vitest'
import { subtitleLabel, vehicleWord } from './vehicle-labels.ts'

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

it.each([
  ['en', '82,241 km · Blue · 7 seats · 4WD', '82,241 km · Blue · 7 seats · 4WD'],
  ['sw', '82,241 km · Blue · 7 seats', 'km 82,241 · Bluu · viti 7'],
  ['pt', '82,241 km · Blue · 7 seats', '82 241 km · Azul · 7 lugares'],
  ['fr', '82,241 km · Blue · 1 seats', '82 241 km · Bleu · 1 place'],
  ['fr', '7 seats, leather · R400-99-964T', '7 seats, leather · R400-99-964T'],
] as const)('in %s, the line %s is %s', (language, line, words) => {
  const said = subtitleLabel(translatorOf(language), line)
  expect(said.replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(words)
})
