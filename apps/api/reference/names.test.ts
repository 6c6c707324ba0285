import { translatorOf } from '@bandari/i18n/catalogues'
import { expect, it } from 'vitest'
import { vehicleFeatures } from '../seeds/vehicle-features.data.ts'
import { slugOf } from '../src/core/slug.ts'
import { categories } from './categories.ts'
import { countries } from './places.data.ts'

it('every country has a name in each language, in English the one of the data', () => {
  const english = translatorOf('en')
  expect(countries.filter(({ a2, name }) => wordsOf(`countries.${a2}`) !== name)).toEqual([])
  expect(english.name('countries.KE', 'As staff named it')).toBe('As staff named it')
  expect(translatorOf('sw').name('countries.MZ', 'Mozambique')).toBe('Msumbiji')
})

it('what the demo vehicles are fitted with has a name in each language', () => {
  const { isMessageId, name } = translatorOf('fr')
  const idOf = (feature: string) => `features.${slugOf(feature)}`
  expect(vehicleFeatures.filter((feature) => !isMessageId(idOf(feature.name)))).toEqual([])
  expect(name(idOf('Leather seats'), 'Leather seats')).toBe('Sièges en cuir')
  expect(name(idOf('Seats of my own'), 'Seats of my own')).toBe('Seats of my own')
})

it('every category of spares has a name in each language, in English the one of the data', () => {
  const english = categories.map(({ name, slug }) => [name, wordsOf(`spareCategories.${slug}`)])
  expect(english.filter(([name, words]) => name !== words)).toEqual([])
})

function wordsOf(id: string): string {
  return translatorOf('en').say(id)
}
