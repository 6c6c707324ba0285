import { describe, expect, it } from 'vitest'
import { categories } from '../../../../../reference/categories.ts'
import { vehicleTree } from '../../../../../reference/load-vehicle-tree.ts'
import { bodyTypes, colours, fuels, transmissions } from '../../../listings/options.data.ts'
import { grammar } from '../free-text.data.ts'
import { understand } from '../free-text.ts'
import { makeDictionary } from '../vehicle-dictionary.ts'
import { french } from './french.data.ts'
import { inEnglish } from './in-english.ts'
import { localPhrases } from './local-words.ts'
import { keyOfText, tokensOf, withoutAccents } from '../tokens.ts'
import { partsPhrases } from '../parts-phrases.ts'
import { placeNames } from '../places.ts'
import { english } from './english.data.ts'
import { portuguese } from './portuguese.data.ts'
import { swahili } from './swahili.data.ts'

const { makes, models } = vehicleTree()
const ids = new Map(makes.map(({ slug }, index) => [slug, index + 1]))
const dictionary = makeDictionary(
  {
    makes: makes.map((make) => ({ ...make, id: ids.get(make.slug)! })),
    models: models.map(({ make, ...model }, id) => ({
      ...model,
      id,
      make_id: ids.get(make)!,
      n: 1,
    })),
  },
  [
    ...fuels.map((value) => ({ filter: 'fuel' as const, value })),
    ...transmissions.map((value) => ({ filter: 'transmission' as const, value })),
    ...bodyTypes.map((value) => ({ filter: 'body' as const, value })),
    ...['Left', 'Right'].map((value) => ({ filter: 'steering' as const, value })),
    ...colours.map((value) => ({ filter: 'colour' as const, value })),
    ...['5', '7', '8'].map((value) => ({ filter: 'seats' as const, value })),
  ],
)

const lexicon = {
  dictionary,
  parts: partsPhrases([]),
  places: placeNames({ markets: [], countryNames: [] }),
}

const translate = (text: string) => inEnglish(tokensOf(text), { lexicon, titleWords: new Set() })

const phrasesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .flatMap((row) =>
      row
        .split('|')[0]!
        .split(',')
        .map((phrase) => phrase.trim()),
    )

describe('the tables', () => {
  const all = [swahili, portuguese, french, english].flatMap(phrasesOf)

  it.each([
    ['swahili', swahili],
    ['portuguese', portuguese],
    ['french', french],
    ['english', english],
  ])('%s gives every row a meaning and a reason', (_, table) => {
    const rows = table.trim().split('\n')
    expect(rows.length).toBeGreaterThan(80)
    for (const row of rows) expect(row.split(' | '), row).toHaveLength(3)
  })

  it('name each phrase once in all languages', () => {
    const folded = all.map((phrase) => withoutAccents(phrase.toLowerCase()))
    expect(folded.filter((phrase, index) => folded.indexOf(phrase) !== index)).toEqual([])
  })

  it('take no word from a make, a model or the English search', () => {
    const { makes, models, terms } = dictionary
    const ours = all.filter(
      (phrase) =>
        makes.has(keyOfText(phrase)) ||
        models.has(keyOfText(phrase)) ||
        terms.has(keyOfText(phrase)) ||
        grammar.has(phrase),
    )
    expect(ours).toEqual([])
  })

  it('mean what the English search understands, or a category that there is', () => {
    const slugs = new Set(categories.map(({ slug }) => slug))
    const strange = [...localPhrases].filter(([, meaning]) =>
      'parts' in meaning
        ? !slugs.has(meaning.parts)
        : understand(`${meaning.words} 5000`, dictionary).rest.some(
            (word) => !['5000', '4wd', 'awd', 'under', 'over'].includes(word) && !grammar.has(word),
          ),
    )
    expect(strange).toEqual([])
  })
})

describe('inEnglish', () => {
  it.each([
    ['gari ndogo', 'hatchback'],
    ['Gari Ndogo ya Toyota', 'hatchback toyota'],
    ['gari', 'vehicle'],
    ['voiture 4x4', 'suv'],
    ['toyota hilux 4x4', 'toyota hilux 4x4'],
    ['four wheel drive hilux', '4wd hilux'],
    ['all-wheel drive', 'awd'],
    ['camião', 'truck'],
    ['camiao', 'truck'],
    ['CAMIÃO', 'truck'],
    ['cami\u0061\u0303o', 'truck'],
    ['moins de 5000 dollars', 'under 5000 dollars'],
    ['jusqu’à 2015', 'until 2015'],
    ["jusqu'à 2015", 'until 2015'],
    ['pick-up double cabine', 'pick up double cab'],
    ['corolla le', 'corolla le'],
    ['voiture de mazda', 'vehicle mazda'],
    ['white suv under 5000', 'white suv under 5000'],
    ['ford escape', 'ford escape'],
    ['日本車', '日本車'],
    ['', ''],
  ])('%s: %s', (typed, english) => {
    expect(translate(typed)).toEqual({ text: english, parts: null })
  })

  it.each([
    ['spea', 'any', 'vehicle-parts-and-accessories'],
    ['shokapu za nissan', 'nissan', 'shock-absorbers'],
    ['pièces détachées toyota', 'toyota', 'vehicle-parts-and-accessories'],
    ['PARA-CHOQUES', 'any', 'front-bumpers'],
    ['gari la umeme', 'electric', null],
  ])('%s: %s, %s', (typed, english, parts) => {
    expect(translate(typed)).toEqual({ text: english, parts })
  })

  it('leaves a word that many titles have as it is', () => {
    const titleWords = new Set(['camion'])
    expect(inEnglish(['camion', 'isuzu'], { lexicon, titleWords }).text).toBe('camion isuzu')
    expect(inEnglish(['poids', 'lourd'], { lexicon, titleWords }).text).toBe('truck')
  })
})
