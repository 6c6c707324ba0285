import { type Understood, understand } from './free-text.ts'
import { rejoined, type TitleWords } from './joined-words.ts'
import type { Lexicon } from './lexicon.ts'
import { inEnglish } from './local-words/in-english.ts'
import type { Market } from './money.ts'
import { takePlace, type TypedPlace } from './places.ts'

/** What a text asks for. */
export interface Reading {
  /** Where the vehicle is to come, or where a local listing is. */
  place: TypedPlace | null
  /** Slug of the category of spares. */
  parts: string | null
  /** The vehicles, or the vehicles that the spares are for. */
  vehicles: Understood
}

interface TextContext {
  lexicon: Lexicon
  titles: TitleWords
  /** The buyer's market, by the country that the text names; null for the one that they have already. */
  marketOf: (country: string | null) => Market
}

/**
 * Reads a text whose spelling is settled: places of our markets first, which are never part of another word; then spares
 * and the words of other languages; then makes, models, numbers and the catalogue's words.
 */
export function readText(text: string, { lexicon, titles, marketOf }: TextContext): Reading {
  const { dictionary, places } = lexicon
  const { tokens, place } = takePlace(rejoined(text, lexicon, titles), {
    names: places,
    isName: (key) => dictionary.makes.has(key) || dictionary.models.has(key),
    isStock: (key) => dictionary.terms.get(key)?.filter === 'location',
  })
  const { text: english, parts } = inEnglish(tokens, { lexicon, titleWords: titles.common })
  // A place alone asks for every vehicle.
  const words = english === '' && place !== null ? 'any' : english === '' ? text : english
  const vehicles = understand(words, dictionary, marketOf(place?.country ?? null))
  return { place, parts, vehicles }
}
