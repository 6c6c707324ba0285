import { inPlace, placeRows, toPlace } from './places.data.ts'
import { keyOf, keyOfText, longestPhrase, tokensOf, withoutAccents } from './tokens.ts'

/** A country, or a city in one, that somebody named. */
export interface Place {
  /** ISO code. */
  country: string
  /** A city to which a route of ours leads; null for the country alone. */
  city: string | null
}

/** A country with the cities that its import rules know a route to. */
export interface RuledCountry {
  country: string
  cities: readonly string[]
}

interface NamedPlace extends Place {
  isCountry: boolean
}

export interface PlaceNames {
  /** By `keyOf`. */
  places: ReadonlyMap<string, NamedPlace>
  /** Codes of the countries whose import rules we know. */
  markets: ReadonlySet<string>
  /** Every word of a name, for spelling. */
  words: ReadonlySet<string>
}

interface PlaceSources {
  markets: readonly RuledCountry[]
  /** Names of every country, by code. */
  countryNames: readonly { country: string; names: readonly string[] }[]
}

/** Countries of the whole world, so that none is taken for a misspelt vehicle; towns of our markets alone. */
export function placeNames({ markets, countryNames }: PlaceSources): PlaceNames {
  const places = new Map<string, NamedPlace>()
  const words = new Set<string>()
  const add = (name: string, place: NamedPlace) => {
    const key = keyOfText(name)
    if (key.length < 2) return
    for (const word of tokensOf(name)) words.add(withoutAccents(word))
    words.add(key)
    places.set(key, place)
  }
  const cities = new Map(
    markets.flatMap(({ country, cities }) =>
      cities.map((city) => [`${country} ${keyOfText(city)}`, city] as const),
    ),
  )
  for (const { country, names } of countryNames)
    for (const name of names) add(name, { country, city: null, isCountry: true })
  for (const { country, names, towns } of rows) {
    for (const name of names) add(name, { country, city: null, isCountry: true })
    for (const { name, meant } of towns)
      add(name, {
        country,
        city: cities.get(`${country} ${keyOfText(meant)}`) ?? null,
        isCountry: false,
      })
  }
  // Last: a port that a neighbour's rules name, too, is its own country's.
  for (const { country, cities } of markets)
    for (const city of cities) add(city, { country, city, isCountry: false })
  return { places, words, markets: new Set(markets.map(({ country }) => country)) }
}

const rows = placeRows
  .trim()
  .split('\n')
  .map((row) => {
    const [country = '', names = '', towns = ''] = row.split('|').map((cell) => cell.trim())
    return { country, names: names.split(', '), towns: towns.split(', ').map(readTown) }
  })

function readTown(text: string): { name: string; meant: string } {
  const [name = '', meant = name] = text.split(' = ')
  return { name, meant }
}

export interface TypedPlace extends Place {
  /** As it was typed, in small letters. */
  typed: string
}

interface PlaceReading {
  /** The words without the place. */
  tokens: string[]
  /** Where the vehicle is to come, or where a local listing is; null where none was named. */
  place: TypedPlace | null
}

interface PlaceContext {
  names: PlaceNames
  /** Whether the catalogue has the phrase: a make or a model, or a place where vehicles stand. */
  isName: (key: string) => boolean
  isStock: (key: string) => boolean
}

/** Takes the places of our markets out of the words, with the words that lead to them; of several the first counts. */
export function takePlace(tokens: readonly string[], known: PlaceContext): PlaceReading {
  const left: string[] = []
  let place: TypedPlace | null = null
  for (let start = 0; start < tokens.length; ) {
    const name = longestName(tokens.slice(start, start + longestPhrase), known)
    const found = name.place
    const before = left.at(-1) ?? ''
    const isStock = found !== null && known.isStock(name.key) && standsThere(found, before, known)
    const isOther = found !== null && place !== null && !isWithin(found, place)
    if (found === null || isStock) {
      left.push(...tokens.slice(start, start + name.length))
    } else if (!isOther) {
      while (leadsToPlace(left.at(-1))) left.pop()
      const typed = tokens.slice(start, start + name.length).join(' ')
      // `Lusaka, Zambia` and `Kenya Nairobi` are one place.
      const named = { country: found.country, city: found.city, typed }
      place = place === null ? named : merged(place, named)
    }
    start += name.length
  }
  return { tokens: left, place }
}

/**
 * Whether a place where vehicles stand is meant as that: a country of our markets only after a word that says so, any other
 * unless a word says that it is the destination.
 */
function standsThere(place: NamedPlace, before: string, { names }: PlaceContext): boolean {
  const word = withoutAccents(before)
  if (inPlace.includes(word)) return true
  return !toPlace.includes(word) && !(place.isCountry && names.markets.has(place.country))
}

function leadsToPlace(word = ''): boolean {
  const plain = withoutAccents(word)
  return toPlace.includes(plain) || inPlace.includes(plain)
}

function isWithin(one: Place, other: Place): boolean {
  return one.country === other.country && (one.city === null || other.city === null)
}

function merged(one: TypedPlace, other: TypedPlace): TypedPlace {
  return { ...(one.city === null ? other : one), typed: `${one.typed} ${other.typed}` }
}

/** The longest place or name of the catalogue that the tokens begin with, else their first alone. */
function longestName(tokens: readonly string[], { names, isName, isStock }: PlaceContext) {
  for (let length = tokens.length; length > 0; length -= 1) {
    const key = keyOf(tokens.slice(0, length))
    if (isName(key)) return { key, length, place: null }
    const place = names.places.get(key)
    // Short names are abbreviations, and are never typed apart.
    if (place && (length === 1 || key.length > 3)) return { key, length, place }
    if (isStock(key)) return { key, length, place: null }
  }
  return { key: '', length: 1, place: null }
}
