import { translatorOf } from '@bandari/i18n/catalogues'
import { expect, it } from 'vitest'
import { vehicleFeatures } from '../seeds/vehicle-features.data.ts'
import { slugOf } from '../src/core/slug.ts'
import { attributeNames } from '../src/stock/catalogue/product/attributes.ts'
import { features } from '../src/stock/listings/features.data.ts'
import {
  bodyTypes,
  colours,
  conditions,
  fuels,
  steerings,
  originPorts,
  transmissions,
} from '../src/stock/listings/options.data.ts'
import { categories } from './categories.ts'
import { countries } from './places.data.ts'

it('every country has a name in each language, in English the one of the data', () => {
  const english = translatorOf('en')
  expect(countries.filter(({ a2, name }) => wordsOf(`countries.${a2}`) !== name)).toEqual([])
  expect(english.name('countries.KE', 'As staff named it')).toBe('As staff named it')
  expect(translatorOf('sw').name('countries.MZ', 'Mozambique')).toBe('Msumbiji')
})

it('what sellers choose of equipment, and the demo vehicles are fitted with, has a name in each language', () => {
  const { isMessageId, name } = translatorOf('fr')
  const idOf = (feature: string) => `features.${slugOf(feature)}`
  expect(features.filter((feature) => !isMessageId(idOf(feature)))).toEqual([])
  expect(vehicleFeatures.map((feature) => feature.name)).toEqual(features)
  expect(name(idOf('Leather seats'), 'Leather seats')).toBe('Sièges en cuir')
  expect(name(idOf('Seats of my own'), 'Seats of my own')).toBe('Seats of my own')
})

it('every category of spares has a name in each language, in English the one of the data', () => {
  const english = categories.map(({ name, slug }) => [name, wordsOf(`spareCategories.${slug}`)])
  expect(english.filter(([name, words]) => name !== words)).toEqual([])
})

it('what sellers choose for a vehicle or a spare has words in each language', () => {
  const { isMessageId } = translatorOf('fr')
  const choices = [
    ...steerings,
    ...transmissions,
    ...fuels,
    ...bodyTypes,
    ...colours,
    ...conditions,
  ]
  expect(choices.filter((choice) => !isMessageId(`vehicle.${camelCase(choice)}`))).toEqual([])
})

it('the countries that vehicles are shipped from have names, those of the catalogue of countries', () => {
  const french = translatorOf('fr')
  const codes = { Japan: 'JP', UK: 'GB', UAE: 'AE', Singapore: 'SG', 'South Africa': 'ZA' }
  const more = { 'South Korea': 'KR', Thailand: 'TH', Germany: 'DE', Belgium: 'BE' }
  const codeOf = new Map(Object.entries({ ...codes, ...more }))
  for (const country of new Set(originPorts.map((port) => port.split(', ').at(-1) ?? ''))) {
    const own = french.formatSentence(`vehicle.country.${camelCase(country)}`)
    expect([country, own]).toEqual([
      country,
      french.formatSentence(`countries.${codeOf.get(country)}`),
    ])
  }
})

it('what a product tells beside its specification is called in each language, in English as in the answer', () => {
  const told = Object.entries(attributeNames).filter(([column]) => column !== 'features')
  const english = told.map(([column, name]) => [name, wordsOf(`details.attribute.${column}`)])
  expect(english.filter(([name, words]) => name !== words)).toEqual([])
})

/** `Used – tested` → `usedTested`. */
function camelCase(words: string): string {
  return slugOf(words).replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

function wordsOf(id: string): string {
  return translatorOf('en').formatSentence(id)
}
