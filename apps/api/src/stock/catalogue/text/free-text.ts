import { classWords, fillers, grammar } from './free-text.data.ts'
import type { MakeName, ModelName } from '../names/names.store.ts'
import { dollarMarket, inDollars, type Market, type TypedPrice } from './money.ts'
import { type OpenRange, takeNumbers } from './numbers.ts'
import { keyOf, longestPhrase, mostTokens, tokensOf } from './tokens.ts'
import type { Dictionary } from './vehicle-dictionary.ts'
import type { SpokenFilter } from '../filters/filters.ts'
import type { VehicleClass } from '../search/vehicle-query.ts'

/** The query that a text stands for. */
export interface Understood {
  class: VehicleClass | null
  make: MakeName | null
  model: ModelName | null
  year: OpenRange | null
  /** Dollars. */
  price: OpenRange | null
  mileage: OpenRange | null
  /** The price as it was said. */
  money: TypedPrice | null
  values: Partial<Record<SpokenFilter, string[]>>
  /** The other words, as typed. */
  rest: string[]
}

/** Names first, longest first; then years and bounds, the catalogue's words; the word search takes the rest. */
export function understand(
  text: string,
  dictionary: Dictionary,
  market: Market = dollarMarket,
): Understood {
  const tokens = tokensOf(text).slice(0, mostTokens)
  const taken = new Set<number>()
  const make = takeMake(tokens, taken, dictionary)
  const model = takeModel(tokens, taken, { make, dictionary })
  const { year, mileage, price: money } = takeNumbers(tokens, taken, market)
  const values = takeTerms(tokens, taken, dictionary)
  const vehicleClass = takeClass(tokens, taken)
  const rest = tokens.filter((token, index) => !taken.has(index) && !fillers.includes(token))
  // A text of signs alone finds nothing, not everything.
  if (tokens.length === 0) rest.push(text.trim())
  return {
    class: vehicleClass,
    make: make ?? dictionaryMake(model, dictionary),
    model,
    year,
    mileage,
    price: money && inDollars(money, market),
    money,
    values,
    rest,
  }
}

interface Phrase {
  start: number
  length: number
  words: readonly string[]
  key: string
}

/** Runs of words that are not taken yet, longest first, then from the left. */
function phrases(tokens: readonly string[], taken: ReadonlySet<number>): Phrase[] {
  const found: Phrase[] = []
  for (let length = Math.min(longestPhrase, tokens.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= tokens.length; start += 1) {
      const places = Array.from({ length }, (_, index) => start + index)
      if (places.some((place) => taken.has(place))) continue
      const words = tokens.slice(start, start + length)
      found.push({ start, length, words, key: keyOf(words) })
    }
  }
  return found
}

function take(taken: Set<number>, { start, length }: Phrase) {
  for (let index = start; index < start + length; index += 1) taken.add(index)
}

function takeMake(tokens: readonly string[], taken: Set<number>, { makes, models }: Dictionary) {
  const all = phrases(tokens, taken)
  const named = all.filter(({ length, key }) => length > 1 && models.has(key))
  // The Rover in `range rover sport` and the Mini in `pajero mini` are parts of a model's name.
  const isWithinModel = ({ start, length }: Phrase) =>
    named.some(
      (model) =>
        model.length > length &&
        model.start <= start &&
        start + length <= model.start + model.length,
    )
  const phrase = all.find((one) => makes.has(one.key) && !isWithinModel(one))
  if (!phrase) return null
  take(taken, phrase)
  return makes.get(phrase.key) ?? null
}

interface ModelContext {
  make: MakeName | null
  dictionary: Dictionary
}

/** A model of the named make; without a make only an unambiguous name, and of several models the commonest. */
function takeModel(
  tokens: readonly string[],
  taken: Set<number>,
  { make, dictionary }: ModelContext,
): ModelName | null {
  const meant = ({ key }: Phrase) =>
    dictionary.models.get(key)?.find(({ make_id }) => make === null || make_id === make.id)
  const isClear = ({ key, words }: Phrase) =>
    make !== null ||
    (key.length > 2 &&
      !/^\d+$/.test(key) &&
      !words.every((word) => grammar.has(word)) &&
      !dictionary.terms.has(key))
  const afterMake = Math.max(...taken, -1)
  const candidates = phrases(tokens, taken).filter((phrase) => meant(phrase) && isClear(phrase))
  const [best] = candidates.toSorted(
    (one, other) =>
      other.length - one.length ||
      Number(other.start > afterMake) - Number(one.start > afterMake) ||
      one.start - other.start,
  )
  if (!best) return null
  take(taken, best)
  return meant(best) ?? null
}

function dictionaryMake(model: ModelName | null, { makes }: Dictionary): MakeName | null {
  if (!model) return null
  return [...makes.values()].find(({ id }) => id === model.make_id) ?? null
}

function takeTerms(tokens: readonly string[], taken: Set<number>, { terms }: Dictionary) {
  const values: Understood['values'] = {}
  for (const phrase of phrases(tokens, taken)) {
    const term = terms.get(phrase.key)
    const isFree = ![...Array(phrase.length).keys()].some((step) => taken.has(phrase.start + step))
    if (!term || !isFree) continue
    take(taken, phrase)
    values[term.filter] = [...new Set([...(values[term.filter] ?? []), ...term.slugs])]
  }
  return values
}

function takeClass(tokens: readonly string[], taken: Set<number>): VehicleClass | null {
  const index = tokens.findIndex(
    (token, place) => !taken.has(place) && Object.hasOwn(classWords, token),
  )
  if (index < 0) return null
  taken.add(index)
  return classWords[tokens[index] ?? ''] ?? null
}
