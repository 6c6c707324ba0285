import { describe, expect, it } from 'vitest'
import { readCatalogue, translatorOf } from '../catalogues.ts'
import { compileCatalogue, sentencesOf } from '../compile.ts'
import { interpolate } from '../interpolate.ts'
import { type Language, languageCodes, localeOf } from '../languages.ts'
import { placeTables } from './places.data.ts'

function fill(sentence: string, place: string, language: Language) {
  const countries = sentencesOf(readCatalogue(language, 'countries'))
  const message = compileCatalogue('test', { key: sentence }, language, countries)['test.key'] ?? ''
  return interpolate(message, { place }, localeOf(language))
}

it.each([
  ['fr', 'in', 'Zambie', 'en Zambie'],
  ['fr', 'in', 'Kenya', 'au Kenya'],
  ['fr', 'in', 'Seychelles', 'aux Seychelles'],
  ['fr', 'in', 'Ouganda', 'en Ouganda'],
  ['fr', 'in', 'RD Congo', 'en RD Congo'],
  ['fr', 'in', 'Madagascar', 'à Madagascar'],
  ['fr', 'in', 'Nairobi', 'à Nairobi'],
  ['fr', 'in', 'Atlantide', 'à Atlantide'],
  ['fr', 'the', 'Zambie', 'la Zambie'],
  ['fr', 'the', 'Angola', 'l’Angola'],
  ['fr', 'the', 'Seychelles', 'les Seychelles'],
  ['fr', 'the', 'Maurice', 'Maurice'],
  ['fr', 'upTo', 'Malawi', 'jusqu’au Malawi'],
  ['fr', 'upToTown', 'Durban', 'jusqu’à Durban'],
  ['pt', 'in', 'Zâmbia', 'na Zâmbia'],
  ['pt', 'in', 'Quénia', 'no Quénia'],
  ['pt', 'in', 'Moçambique', 'em Moçambique'],
  ['pt', 'in', 'Seychelles', 'nas Seychelles'],
  ['pt', 'in', 'Maputo', 'em Maputo'],
  ['pt', 'in', 'Beira', 'na Beira'],
  ['pt', 'inTown', 'Lobito', 'no Lobito'],
  ['pt', 'inTown', 'Lusaka', 'em Lusaka'],
  ['pt', 'the', 'Tanzânia', 'a Tanzânia'],
  ['pt', 'the', 'Angola', 'Angola'],
  ['pt', 'theTown', 'Beira', 'a Beira'],
  ['pt', 'theTown', 'Mombasa', 'Mombasa'],
  ['pt', 'upToTown', 'Beira', 'até à Beira'],
  ['pt', 'upToTown', 'Durban', 'até Durban'],
] as const)('%s, %s: %s is %s', (language, use, place, words) => {
  expect(fill(`{place, ${use}}`, place, language)).toBe(words)
})

it('stands within a choice, too', () => {
  const sentence = '{n, plural, one {Un port {place, in}} other {Des ports {place, in}}}'
  expect(fill(sentence, 'Kenya', 'fr')).toBe('Des ports au Kenya')
})

it('refuses a form that nobody knows, and a language without a table', () => {
  expect(() => fill('{place, beside}', 'Kenya', 'fr')).toThrow('malformed')
  expect(() => fill('{place, in}', 'Kenya', 'sw')).toThrow('malformed')
})

const guided = [
  'AO BI BW CD ET KE LS MG MU MW MZ NA RW SC SS SZ TZ UG ZA ZM ZW',
  'AE CN DE GB JP KR SG TH US',
]

it.each(['fr', 'pt'] as const)('%s has each destination and origin in one class', (language) => {
  const codes = placeTables[language]?.classes.flatMap(({ countries }) => countries.split(' '))
  expect(codes).toEqual([...new Set(codes)])
  for (const code of guided.join(' ').split(' ')) expect(codes).toContain(code)
  const known = Object.keys(sentencesOf(readCatalogue(language, 'countries')))
  expect(known).toEqual(expect.arrayContaining(codes ?? []))
})

describe('the sentences that name a place', () => {
  const titles: Record<Language, [string, string]> = {
    en: ['Importing a car to Zambia', 'Importing a car to Kenya'],
    sw: ['Kuingiza gari nchini Zambia', 'Kuingiza gari nchini Kenya'],
    pt: ['Importar uma viatura para a Zâmbia', 'Importar uma viatura para o Quénia'],
    fr: ['Importer une voiture en Zambie', 'Importer une voiture au Kenya'],
  }
  it.each(languageCodes)('read well in %s', (language) => {
    const { t, name } = translatorOf(language)
    const title = (code: string, english: string) =>
      t('importGuide.title', { country: name(`countries.${code}`, english) })
    expect([title('ZM', 'Zambia'), title('KE', 'Kenya')]).toEqual(titles[language])
  })
})
