import { translatorOf } from '@bandari/i18n/catalogues'
import { expect, it } from 'vitest'
import { engineLabel } from './engine-labels.ts'

it.each([
  ['en', '1.5 L petrol (1,496 cc)', '1.5 L petrol (1,496 cc)'],
  ['fr', '1.5 L petrol (1,496 cc)', '1,5 L essence (1\u{202f}496 cc)'],
  ['fr', '40 kWh electric', '40 kWh électrique'],
  ['fr', '2.0 L LPG', '2,0 L GPL'],
  ['fr', 'Electric', 'Électrique'],
  ['pt', '2.5 L diesel (2,499 cc)', '2,5 L gasóleo (2499 cc)'],
  ['sw', '660 cc', '660 cc'],
] as const)('in %s, %s is %s', (language, engine, words) => {
  expect(engineLabel(translatorOf(language), engine)).toBe(words)
})
