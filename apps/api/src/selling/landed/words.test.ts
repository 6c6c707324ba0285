import { expect, it } from 'vitest'
import { inWords } from './words.ts'

const text = { en: 'Age: 8 years?', sw: 'Umri : 8 ?', pt: 'Idade : 8 ?', fr: 'Âge : 8 ans ?' }

it.each([
  ['en', 'Age: 8 years?'],
  ['sw', 'Umri : 8 ?'],
  ['pt', 'Idade : 8 ?'],
  ['fr', 'Âge\u00a0: 8 ans\u202f?'],
] as const)('a rule’s words in %s, spaced as the language is', (language, words) => {
  expect(inWords(text, language)).toBe(words)
})

it('says in English what is in no other language', () => {
  expect(inWords({ en: 'Age: 8 years?' }, 'fr')).toBe('Age: 8 years?')
})
