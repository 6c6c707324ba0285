import { atLeast, atMost, classWords, dollars, fillers, kilometres } from './free-text.data.ts'
import type { MakeName, ModelName } from '../names/names.store.ts'
import { type Dictionary, tokensOf } from './vehicle-dictionary.ts'
import type { ValueFilter } from '../filters/filters.ts'
import type { VehicleClass } from '../search/vehicle-query.ts'

interface OpenRange {
  from: number | null
  to: number | null
}

/** The query that a text stands for. */
export interface Understood {
  class: VehicleClass | null
  make: MakeName | null
  model: ModelName | null
  year: OpenRange | null
  /** Dollars. */
  price: OpenRange | null
  mileage: OpenRange | null
  values: Partial<Record<ValueFilter, string[]>>
  /** The other words, as typed. */
  rest: string[]
}

/** The most words that are read. */
const mostTokens = 24
const longestPhrase = 5

/** Names first, longest first; then the catalogue's words, years and bounds; the word search takes the rest. */
export function understand(text: string, dictionary: Dictionary): Understood {
  const tokens = tokensOf(text).slice(0, mostTokens)
  const taken = new Set<number>()
  const make = takeMake(tokens, taken, dictionary)
  const model = takeModel(tokens, taken, { make, dictionary })
  const values = takeTerms(tokens, taken, dictionary)
  const numbers = takeNumbers(tokens, taken)
  const vehicleClass = takeClass(tokens, taken)
  const rest = tokens.filter((token, index) => !taken.has(index) && !fillers.includes(token))
  // A text of signs alone finds nothing, not everything.
  if (tokens.length === 0) rest.push(text.trim())
  return {
    class: vehicleClass,
    make: make ?? dictionaryMake(model, dictionary),
    model,
    ...numbers,
    values,
    rest,
  }
}

interface Phrase {
  start: number
  length: number
  text: string
}

/** Runs of words that are not taken yet, longest first, then from the left. */
function phrases(tokens: readonly string[], taken: ReadonlySet<number>): Phrase[] {
  const found: Phrase[] = []
  for (let length = Math.min(longestPhrase, tokens.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= tokens.length; start += 1) {
      const places = Array.from({ length }, (_, index) => start + index)
      if (places.some((place) => taken.has(place))) continue
      found.push({ start, length, text: tokens.slice(start, start + length).join(' ') })
    }
  }
  return found
}

function take(taken: Set<number>, { start, length }: Phrase) {
  for (let index = start; index < start + length; index += 1) taken.add(index)
}

function takeMake(tokens: readonly string[], taken: Set<number>, { makes }: Dictionary) {
  const phrase = phrases(tokens, taken).find(({ text }) => makes.has(text))
  if (!phrase) return null
  take(taken, phrase)
  return makes.get(phrase.text) ?? null
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
  const meant = ({ text }: Phrase) =>
    dictionary.models.get(text)?.find(({ make_id }) => make === null || make_id === make.id)
  const isClear = ({ text }: Phrase) =>
    make !== null ||
    (text.length > 2 &&
      !/^[\d ]+$/.test(text) &&
      !fillers.includes(text) &&
      !dictionary.terms.has(text))
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
    const term = terms.get(phrase.text)
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

const yearPattern = /^(19[5-9]\d|20[0-4]\d)\+?$/
const numberPattern = /^(\d{1,7}|\d{1,3}(?:,\d{3})+)(k?)\+?$/

/** Years, and other numbers if a word beside them gives their meaning. */
function takeNumbers(tokens: readonly string[], taken: Set<number>) {
  const found: Record<'year' | 'price' | 'mileage', OpenRange | null> = {
    year: null,
    price: null,
    mileage: null,
  }
  for (const [index, token] of tokens.entries()) {
    if (taken.has(index)) continue
    const around = sides(tokens, index)
    const kind = kindOf(token, around)
    if (!kind) continue
    taken.add(index)
    for (const place of around.places) taken.add(place)
    found[kind] = widen(found[kind], {
      value: numberOf(token),
      direction: around.direction ?? directionOf(token, kind),
    })
  }
  return found
}

type Direction = 'from' | 'to' | null

interface Sides {
  direction: Direction
  unit: 'price' | 'mileage' | null
  places: number[]
}

/** The words before and after a number that belong to it: `under $ 5,000`, `over 50000 km`, `newer than 2012`. */
function sides(tokens: readonly string[], index: number): Sides {
  const places: number[] = []
  let unit: Sides['unit'] = null
  const after = tokens[index + 1] ?? ''
  if (kilometres.includes(after) || dollars.includes(after)) {
    unit = kilometres.includes(after) ? 'mileage' : 'price'
    places.push(index + 1)
  }
  let before = index - 1
  if (dollars.includes(tokens[before] ?? '')) {
    unit = 'price'
    places.push(before)
    before -= 1
  }
  if (tokens[before] === 'than') {
    places.push(before)
    before -= 1
  }
  const word = tokens[before - 1] === 'up' && tokens[before] === 'to' ? 'upto' : tokens[before]
  const direction = atLeast.includes(word ?? '')
    ? 'from'
    : atMost.includes(word ?? '')
      ? 'to'
      : null
  if (direction) places.push(...(word === 'upto' ? [before, before - 1] : [before]))
  return { direction, unit, places }
}

function kindOf(token: string, { unit, direction }: Sides): 'year' | 'price' | 'mileage' | null {
  if (unit === null && yearPattern.test(token)) return 'year'
  if (!numberPattern.test(token)) return null
  if (unit) return unit
  // `under 5000` is a price; a bare number may be part of any name.
  return direction && numberOf(token) >= 500 ? 'price' : null
}

function numberOf(token: string): number {
  const [, digits = '0', thousands = ''] = numberPattern.exec(token) ?? []
  return Number(digits.replaceAll(',', '')) * (thousands === '' ? 1 : 1000)
}

/** `2012+` is from 2012; kilometres are the most there may be. */
function directionOf(token: string, kind: 'year' | 'price' | 'mileage'): Direction {
  if (token.endsWith('+')) return 'from'
  return kind === 'mileage' ? 'to' : null
}

function widen(
  range: OpenRange | null,
  { value, direction }: { value: number; direction: Direction },
): OpenRange {
  if (direction === 'from') return { from: value, to: range?.to ?? null }
  if (direction === 'to') return { from: range?.from ?? null, to: value }
  const known = [value, range?.from, range?.to].filter((bound) => typeof bound === 'number')
  return { from: Math.min(...known), to: Math.max(...known) }
}
