import {
  atLeast,
  atMost,
  betweenBounds,
  countWords,
  currencyWords,
  kilometres,
  multiples,
  ofMoney,
} from './free-text.data.ts'
import { withoutAccents } from './tokens.ts'
import { currencyOf, type Market, type TypedPrice } from './money.ts'

export interface OpenRange {
  from: number | null
  to: number | null
}

export interface Numbers {
  year: OpenRange | null
  mileage: OpenRange | null
  price: TypedPrice | null
}

type Direction = 'from' | 'to' | null

/** A number with the words that belong to it. */
interface Amount {
  value: number
  kind: 'year' | 'price' | 'mileage'
  direction: Direction
  /** Codes that the currency's word may stand for. */
  currencies: readonly string[]
  /** What its number was multiplied by. */
  multiple: number
  /** The places of its words. */
  places: number[]
}

/** Years, and other numbers if a word beside them gives their meaning. */
export function takeNumbers(words: readonly string[], taken: Set<number>, market: Market): Numbers {
  const tokens = words.map(withoutAccents)
  const amounts: Amount[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const amount = taken.has(index) ? null : readAmount(tokens, index, taken)
    if (!amount) continue
    for (const one of withOtherEnd(tokens, amount, taken)) {
      for (const place of one.places) taken.add(place)
      amounts.push(one)
    }
  }
  const of = (kind: Amount['kind']) => amounts.filter((amount) => amount.kind === kind)
  return {
    year: rangeOf(of('year')),
    mileage: rangeOf(of('mileage')),
    price: priceOf(of('price'), market),
  }
}

function priceOf(amounts: readonly Amount[], market: Market): TypedPrice | null {
  const range = rangeOf(amounts)
  if (!range) return null
  const named = amounts.find(({ currencies }) => currencies.length > 0)
  const most = Math.max(...amounts.map(({ value }) => value))
  const currency = currencyOf(most, named?.currencies ?? [], market)
  // An amount alone is what somebody can spend.
  const isBudget = range.from !== null && range.from === range.to
  return { currency, from: isBudget ? null : range.from, to: range.to }
}

function rangeOf(amounts: readonly Amount[]): OpenRange | null {
  let range: OpenRange | null = null
  for (const amount of amounts) range = widen(range, amount)
  return range
}

function widen(range: OpenRange | null, { value, direction }: Amount): OpenRange {
  if (direction === 'from') return { from: value, to: range?.to ?? null }
  if (direction === 'to') return { from: range?.from ?? null, to: value }
  const known = [value, range?.from, range?.to].filter((bound) => typeof bound === 'number')
  return { from: Math.min(...known), to: Math.max(...known) }
}

/** Words between the two ends of a range. */
const ofRange: readonly string[] = ['to', 'and', 'or', 'until']

/**
 * The amount, and the other end of its range where that has no word of its own: `3000 to 8000 usd`, `500-800k ksh`,
 * `between $3000 and 8000`.
 */
function withOtherEnd(
  tokens: readonly string[],
  amount: Amount,
  taken: ReadonlySet<number>,
): Amount[] {
  if (amount.kind === 'year') return [amount]
  const [first, last] = [Math.min(...amount.places), Math.max(...amount.places)]
  const before = ofRange.includes(tokens[first - 1] ?? '') ? first - 2 : first - 1
  const lower = otherEnd(tokens, before, { amount, taken })
  if (lower) return [lower, amount]
  const isRange = ofRange.includes(tokens[last + 1] ?? '')
  if (!isRange && tokens[first - 1] !== 'between') return [amount]
  const upper = otherEnd(tokens, isRange ? last + 2 : last + 1, { amount, taken })
  return upper ? [amount, upper] : [amount]
}

interface EndContext {
  amount: Amount
  taken: ReadonlySet<number>
}

function otherEnd(
  tokens: readonly string[],
  place: number,
  { amount, taken }: EndContext,
): Amount | null {
  const token = tokens[place] ?? ''
  if (taken.has(place) || !numberPattern.test(token) || /[a-z]/.test(token)) return null
  const { multiple } = amount
  const value = digitsOf(token.replace('+', ''), multiple > 1) * multiple
  // A small number is part of a name, as the 3 of a Mazda 3 is.
  return value < 500 ? null : { ...amount, value, direction: null, places: [place] }
}

const yearPattern = /^(19[5-9]\d|20[0-4]\d)\+?$/
const numberPattern = /^(\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d+)?)([a-z]*)\+?$/

function readAmount(
  tokens: readonly string[],
  index: number,
  taken: ReadonlySet<number>,
): Amount | null {
  const token = tokens[index] ?? ''
  const number = readNumber(tokens, index)
  if (!number) return null
  const { value, multiple, places } = number
  const isMultiple = multiple > 1
  if (places.some((place) => taken.has(place))) return null
  const free = tokens.map((word, place) => (taken.has(place) ? '' : word))
  const around = sides(free, Math.min(...places), Math.max(...places))
  const isYear = around.unit === null && !isMultiple && yearPattern.test(token)
  const kind =
    isYear && !(around.word && ofMoney.includes(around.word) && value % 100 === 0)
      ? 'year'
      : (around.unit ?? (isPrice(token, value, isMultiple, around.direction) ? 'price' : null))
  if (!kind) return null
  const byItself = token.endsWith('+') ? 'from' : kind === 'mileage' ? 'to' : null
  return {
    value,
    kind,
    direction: around.direction ?? byItself,
    currencies: around.currencies,
    multiple,
    places: kind === 'year' ? [index, ...around.places] : [...places, ...around.places],
  }
}

/** `under 5000`, `500k` and `5,000` are prices; a bare number may be part of any name. */
function isPrice(token: string, value: number, isMultiple: boolean, direction: Direction) {
  if (value < 500) return false
  return direction !== null || isMultiple || /^\d{1,3}(,\d{3})+\+?$/.test(token)
}

interface TypedNumber {
  value: number
  multiple: number
  places: number[]
}

/** Swahili names the multiple first: `laki 5`, `milioni moja`. */
const leading: readonly string[] = ['elfu', 'laki', 'milioni']

function multipleOf(word = ''): number | null {
  return Object.hasOwn(multiples, word) ? (multiples[word] ?? null) : null
}

function countOf(word = ''): number | null {
  if (Object.hasOwn(countWords, word)) return countWords[word] ?? null
  return /^\d{1,3}([.,]\d{1,2})?$/.test(word) ? digitsOf(word, true) : null
}

/** `milioni moja na nusu`, `one million and a half`: half a multiple more. */
function readNumber(tokens: readonly string[], index: number): TypedNumber | null {
  const number = readPlain(tokens, index)
  if (!number || number.multiple === 1) return number
  const after = Math.max(...number.places) + 1
  const between = ['na', 'and', 'e', 'et'].includes(tokens[after] ?? '') ? 1 : 0
  const article = tokens[after + between] === 'a' ? 1 : 0
  if (!halves.includes(tokens[after + between + article] ?? '')) return number
  const more = Array.from({ length: between + article + 1 }, (_, step) => after + step)
  return {
    ...number,
    value: number.value + number.multiple / 2,
    places: [...number.places, ...more],
  }
}

const halves: readonly string[] = ['half', 'nusu', 'meio', 'demi']

/** `1.5m`, `1,5 million`, `laki 5`, `half a million`, `20 000`. */
function readPlain(tokens: readonly string[], index: number): TypedNumber | null {
  const token = tokens[index] ?? ''
  const own = multipleOf(token)
  if (own !== null) {
    const count = leading.includes(token) ? countOf(tokens[index + 1]) : null
    if (count !== null) return times(count, own, [index, index + 1])
    // A letter alone may be part of a name.
    return token.length < 3 ? null : times(1, own, [index])
  }
  const between = ['a', 'ya'].includes(tokens[index + 1] ?? '') ? 1 : 0
  const multipleAfter = multipleOf(tokens[index + 1 + between])
  if (Object.hasOwn(countWords, token)) {
    const places = between === 0 ? [index, index + 1] : [index, index + 1, index + 2]
    return multipleAfter === null ? null : times(countWords[token] ?? 1, multipleAfter, places)
  }
  const [, digits = '', suffix = ''] = numberPattern.exec(token) ?? []
  if (digits === '') return null
  const multiple = suffix === '' ? 1 : multipleOf(suffix)
  if (multiple === null) return null
  if (multiple > 1) return times(digitsOf(digits, true), multiple, [index])
  const following = multipleOf(tokens[index + 1])
  if (following !== null && !yearPattern.test(token))
    return times(digitsOf(digits, true), following, [index, index + 1])
  return withGroups(tokens, index, digits)
}

function times(count: number, multiple: number, places: number[]): TypedNumber {
  return { value: count * multiple, multiple, places }
}

/** The groups of three digits after a number belong to it, as French writes it: `1 500 000`. */
function withGroups(tokens: readonly string[], index: number, digits: string): TypedNumber {
  const places = [index]
  let text = digits
  if (/^\d{1,3}$/.test(digits))
    while (/^\d{3}$/.test(tokens[index + places.length] ?? '')) {
      text += tokens[index + places.length]
      places.push(index + places.length)
    }
  return { value: digitsOf(text, false), multiple: 1, places }
}

/** Groups of three digits are thousands; before a multiple the part after the last sign is a fraction. */
function digitsOf(text: string, isMultiplied: boolean): number {
  const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(text)
  const isOneGroup = /^\d{1,3}[.,]\d{3}$/.test(text)
  if (isGrouped && !(isMultiplied && isOneGroup)) return Number(text.replaceAll(/[.,]/g, ''))
  return Number(text.replace(',', '.'))
}

interface Sides {
  direction: Direction
  /** The word that gives the direction. */
  word: string | null
  unit: 'price' | 'mileage' | null
  currencies: readonly string[]
  places: number[]
}

/** The words before and after a number that belong to it: `under $ 5,000`, `over 50000 km`, `newer than 2012`. */
function sides(tokens: readonly string[], first: number, last: number): Sides {
  const places: number[] = []
  let unit: Sides['unit'] = null
  let currencies: readonly string[] = []
  let before = first - 1
  while (isCurrency(tokens[before])) {
    unit = 'price'
    currencies = currencyWords[tokens[before] ?? ''] ?? []
    places.push(before)
    before -= 1
  }
  const after = tokens[last + 1] ?? ''
  if (kilometres.includes(after)) {
    unit = 'mileage'
    places.push(last + 1)
  } else if (isCurrency(after) && !(unit === 'price' && isSign(after))) {
    unit = 'price'
    currencies = currencyWords[after] ?? []
    places.push(last + 1)
    // `us dollars`.
    if (isCurrency(tokens[last + 2]) && !isSign(tokens[last + 2])) places.push(last + 2)
  }
  const bound = boundBefore(tokens, before)
  places.push(...bound.places)
  // `mileage under 80,000`.
  const subject = Math.min(before + 1, ...bound.places) - 1
  if (unit === null && kilometres.includes(tokens[subject] ?? '')) {
    unit = 'mileage'
    places.push(subject)
  }
  return { ...bound, unit, currencies, places }
}

function isCurrency(word = ''): boolean {
  return Object.hasOwn(currencyWords, word)
}

/** A sign stands before its amount: after one, it belongs to the next. */
function isSign(word = ''): boolean {
  return /^[$€£¥]$/.test(word)
}

/** `under`, `less than`, `up to`, `at least`, `budget of`, `no more than`. */
function boundBefore(tokens: readonly string[], before: number) {
  const between: number[] = []
  let place = before
  while (betweenBounds.includes(tokens[place] ?? '')) {
    between.push(place)
    place -= 1
  }
  const word = tokens[place] ?? ''
  const isUpTo = word === 'up' && between.length > 0
  const isAtMost = isUpTo || atMost.includes(word)
  if (!isAtMost && !atLeast.includes(word)) return { direction: null, word: null, places: [] }
  const denial = tokens[place - 1] ?? ''
  const isDenied = denial === 'no' || denial === 'not'
  const places = [...between, place, ...(isDenied || denial === 'at' ? [place - 1] : [])]
  const direction: Direction = isAtMost === isDenied ? 'from' : 'to'
  return { direction, word: isUpTo ? 'upto' : word, places }
}
