import { translatorOf } from '@bandari/i18n/catalogues'
import { expect, it } from 'vitest'
import { locationLabel } from './place-labels.ts'

it.each([
  ['en', 'Southampton, UK', 'Southampton, UK'],
  ['fr', 'Yokohama, Japan', 'Yokohama, Japon'],
  ['pt', 'Singapore', 'Singapura'],
  ['sw', 'Durban, South Africa', 'Durban, Afrika Kusini'],
  ['fr', 'Westlands, Nairobi', 'Westlands, Nairobi'],
  ['fr', 'toString', 'toString'],
] as const)('in %s, %s is %s', (language, location, words) => {
  expect(locationLabel(translatorOf(language).t, location)).toBe(words)
})
