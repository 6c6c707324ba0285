import { translatorOf } from '@bandari/i18n/catalogues'
import { offeredLanguages } from '@bandari/i18n'
import { expect, it } from 'vitest'
import { readReference } from '../../reference/import-rules.ts'
import { textIn, nameIn, paperName } from './labels.ts'

const text = { en: 'Age: 8 years?', sw: 'Umri : 8 ?', pt: 'Idade : 8 ?', fr: 'Âge : 8 ans ?' }

it.each([
  ['en', 'Age: 8 years?'],
  ['sw', 'Umri : 8 ?'],
  ['pt', 'Idade : 8 ?'],
  ['fr', 'Âge\u00a0: 8 ans\u202f?'],
] as const)('a rule’s words in %s, spaced as the language is', (language, words) => {
  expect(textIn(text, language)).toBe(words)
})

const duty = { en: 'Customs duty', fr: 'Droits de douane' }

it.each([
  [duty, 'en', 'Customs duty'],
  [duty, 'fr', 'Droits de douane'],
  [duty, 'sw', 'Customs duty (kwa Kiingereza)'],
  [duty, 'pt', 'Customs duty (em inglês)'],
  ['Customs duty', 'en', 'Customs duty'],
  ['Customs duty', 'fr', 'Customs duty (en anglais)'],
] as const)(
  '%o is told in %s as English where nobody has translated it',
  (said, language, words) => {
    expect(textIn(said, language)).toBe(words)
  },
)

it('the name of an office is the same in every language, and what others are called is not', () => {
  expect(nameIn('Interpol', 'fr')).toBe('Interpol')
  expect(nameIn({ en: 'the police', fr: 'la police' }, 'fr')).toBe('la police')
})

const { definitions } = readReference('schema.json') as {
  definitions: { document: { properties: { id: { enum: string[] } } } }
}

it.each(offeredLanguages)('every paper that a rule may ask for has a name in %s', (language) => {
  const papers = definitions.document.properties.id.enum
  const translator = translatorOf(language)
  const unnamed = papers.filter((id) => paperName(id, translator) === id.replaceAll('_', ' '))
  expect(papers.length).toBeGreaterThan(20)
  expect(unnamed).toEqual([])
})
