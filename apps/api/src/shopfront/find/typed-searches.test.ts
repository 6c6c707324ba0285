import { parse } from 'csv-parse/sync'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { translatorOf } from '@bandari/i18n/catalogues'
import { languageCodes, nameKey } from '@bandari/i18n'
import { describe, expect, it } from 'vitest'
import { categories } from '../../../reference/categories.ts'
import { readCountryFiles } from '../../../reference/import-rules.ts'
import { vehicleTree } from '../../../reference/load-vehicle-tree.ts'
import { countries } from '../../../reference/places.data.ts'
import { placesOf, portsOf } from '../../landed/import-places.ts'
import { bodyTypes, colours, fuels, transmissions } from '../../stock/listings/options.data.ts'
import { codesIn, orderNumberIn } from '../../stock/catalogue/text/codes.ts'
import { correctText, misspelt } from '../../stock/catalogue/text/correct-text.ts'
import { rejoined } from '../../stock/catalogue/text/joined-words.ts'
import type { Lexicon } from '../../stock/catalogue/text/lexicon.ts'
import { partsPhrases } from '../../stock/catalogue/text/parts-phrases.ts'
import { placeNames } from '../../stock/catalogue/text/places.ts'
import { readText } from '../../stock/catalogue/text/read-text.ts'
import { makeDictionary } from '../../stock/catalogue/text/vehicle-dictionary.ts'
import { searchParameters } from '../../stock/catalogue/text/vehicle-text.view.ts'

const japaneseYards = ['Yokohama', 'Nagoya', 'Kobe', 'Osaka', 'Fukuoka']
const stockPlaces = japaneseYards
  .map((town) => `${town}, Japan`)
  .concat('Singapore', 'Durban, South Africa', 'Southampton, UK', 'Dubai, UAE')

/** The reference catalogue, the yards of the demo stock, and the places to which the import rules know a route. */
const lexicon = referenceLexicon()

/** Words of titles that no make, model or value has. */
const titles = {
  known: new Set(['e', 'power', 'premium', 'x', '4wd', 'sr5', 'prado', 'cruiser']),
  common: new Set<string>(),
}

/** Units of a currency for a dollar, as in the demo shop. */
const perDollar = new Map([
  ['KES', 129.5],
  ['TZS', 2465.5],
  ['UGX', 3562],
  ['ZMW', 22.8],
  ['MZN', 63.9],
  ['CDF', 2215],
  ['RWF', 1456.5],
  ['MWK', 1735.2],
  ['BWP', 13.48],
  ['ZAR', 17.18],
])
const currencyOfCountry: Readonly<Record<string, string>> = Object.fromEntries(
  [...perDollar.keys()].map((code) => [code.slice(0, 2), code]),
)

interface Row {
  language: string
  /** The visitor's country; empty for somebody who has chosen none. */
  market: string
  typed: string
  reading: string
}

const rows: Row[] = parse(readFileSync(join(import.meta.dirname, 'typed-searches.csv')), {
  columns: true,
})

/** What a text is taken for, in the words of the table. */
function readingOf({ typed, market }: Row): string {
  const order = orderNumberIn(typed)
  if (order) return `order=${order}`
  const strange = misspelt(typed, lexicon).filter((word) =>
    rejoined(typed, lexicon, titles).includes(word),
  )
  const corrected = correctText(typed, strange, { alike: [], lexicon })
  const marketOf = (country: string | null) => ({
    currency: currencyOfCountry[country ?? (market || 'KE')] ?? 'KES',
    perDollar,
  })
  const { place, parts, vehicles } = readText(corrected, { lexicon, titles, marketOf })
  const { money } = vehicles
  const query = Object.entries(searchParameters({ ...vehicles, price: null }))
  const [code] = codesIn(typed)
  const said = {
    corrected: corrected === typed ? null : corrected,
    place: place && [place.country, place.city].filter((name) => name !== null).join('/'),
    parts,
    ...Object.fromEntries(query.map(([name, value]) => [named(name), value])),
    price: money && `${rangeOf(money)}${money.currency === 'USD' ? '' : money.currency}`,
    ...(code && { code: code.code, search: null }),
  }
  return sorted(
    Object.entries(said).flatMap(([name, value]) => (value ? [`${name}=${wordsOf(value)}`] : [])),
  )
}

const shortNames: Readonly<Record<string, string>> = { year__range: 'year', mileage__range: 'km' }
const named = (parameter: string) => shortNames[parameter] ?? parameter
const rangeOf = ({ from, to }: { from: number | null; to: number | null }) =>
  `${from ?? ''}-${to ?? ''}`
/** Without the signs that divide the table's words and cells. */
const wordsOf = (value: string) =>
  value
    .replaceAll(' ', '+')
    .replaceAll('__', '-')
    .replaceAll(/,(?!\+)/g, ';')
const sorted = (words: readonly string[]) => words.toSorted().join(' ')

describe('what is typed is read as it was meant', () => {
  it('in at least 300 cases of four languages', () => {
    expect(rows.length).toBeGreaterThanOrEqual(300)
    expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(languageCodes))
    expect(new Set(rows.map(({ typed, market }) => `${typed} ${market}`)).size).toBe(rows.length)
  })

  it.each(rows)('$language $market: $typed', (row) => {
    expect(readingOf(row)).toBe(sorted(row.reading.split(' ')))
  })
})

it('reads a text in a few milliseconds', () => {
  const started = process.cpuUsage()
  for (const row of rows) readingOf(row)
  const { user, system } = process.cpuUsage(started)
  expect((user + system) / 1000 / rows.length).toBeLessThan(5)
})

function referenceLexicon(): Lexicon {
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
      ...stockPlaces.map((value) => ({ filter: 'location' as const, value })),
    ],
  )
  const translators = languageCodes.map((code) => translatorOf(code))
  const namesOf = (key: string, text: string) => translators.map(({ name }) => name(key, text))
  return {
    dictionary,
    parts: partsPhrases(
      categories.map(({ slug, name }) => ({
        slug,
        names: namesOf(`spareCategories.${nameKey(name)}`, name),
      })),
    ),
    places: placeNames({
      markets: ruledCountries(),
      countryNames: countries.map(({ a2, name }) => ({
        country: a2,
        names: namesOf(`countries.${a2}`, name),
      })),
    }),
  }
}

function ruledCountries() {
  const files = readCountryFiles()
  const known = { rules: portsOf(files), slugs: new Set<string>() }
  return files.map((rules) => ({
    country: rules.country.iso2,
    cities: placesOf(rules, known).map(({ city }) => city),
  }))
}
