import { dimensions, type NumberFilter, numberNames } from '../filters/filters.ts'
import { none } from './dictionary.ts'
import { twiceAsLong } from './twice-as-long.ts'

/** A listed vehicle in the model's postings. */
export interface IndexedVehicle {
  id: number
  /** Cents. */
  price: number
  /** By `numberNames`; `notKnown` where nobody says. */
  numbers: readonly number[]
  /** By `dimensions`. */
  codes: readonly number[]
  /** The numbers of its title's words and of its features, each once. */
  words: readonly number[]
  /** How many of them are its title's; no more than a byte holds. */
  titleWords: number
  /** The number of what import rules may ask of it. */
  facts: number
  /** What its card shows that no search asks about, as `PackedCards` writes it. */
  card: Uint8Array
}

/** What a card shows of it, or is worked out from. */
export type ShownVehicle = Pick<IndexedVehicle, 'id' | 'price' | 'numbers' | 'codes' | 'card'>

/** Less than any number that is known. */
export const notKnown = -1

/** Vehicles in the order of price and id, attribute by attribute. */
export interface Columns {
  count: number
  ids: Uint32Array
  prices: Float64Array
  /** By `numberNames`, then by position. */
  numbers: readonly Int32Array[]
  /** By `dimensions`, then by position. */
  codes: readonly Uint16Array[]
  /** The words of position p are `words[wordStarts[p]]` and on, before `wordStarts[p + 1]`. */
  wordStarts: Uint32Array
  words: Uint16Array | Uint32Array
  titleWords: Uint8Array
  facts: Uint32Array
  /** That of position p begins at `cardStarts[p]`. */
  cards: Buffer
  cardStarts: Uint32Array
}

/** Places are 16 bits. */
export const mostPositions = 65_536

/** Takes vehicles in their order. */
export class ColumnsBuilder {
  #count = 0
  readonly #ids: Uint32Array
  readonly #prices: Float64Array
  readonly #numbers: readonly Int32Array[]
  readonly #codes: readonly Uint16Array[]
  readonly #wordStarts: Uint32Array
  readonly #words: number[] = []
  readonly #titleWords: Uint8Array
  readonly #facts: Uint32Array
  #cards: Uint8Array
  readonly #cardStarts: Uint32Array

  constructor(capacity: number) {
    this.#ids = new Uint32Array(capacity)
    this.#prices = new Float64Array(capacity)
    this.#numbers = numberNames.map(() => new Int32Array(capacity))
    this.#codes = dimensions.map(() => new Uint16Array(capacity))
    this.#wordStarts = new Uint32Array(capacity + 1)
    this.#titleWords = new Uint8Array(capacity)
    this.#facts = new Uint32Array(capacity)
    this.#cardStarts = new Uint32Array(capacity + 1)
    this.#cards = new Uint8Array(Math.max(64, 32 * capacity))
  }

  get count(): number {
    return this.#count
  }

  push({ id, price, numbers, codes, words, titleWords, facts, card }: IndexedVehicle): void {
    const position = this.#count
    this.#ids[position] = id
    this.#prices[position] = price
    this.#facts[position] = facts
    for (const [index, column] of this.#numbers.entries())
      column[position] = numbers[index] ?? notKnown
    for (const [dimension, column] of this.#codes.entries())
      column[position] = codes[dimension] ?? 0
    for (const word of words) this.#words.push(word)
    this.#titleWords[position] = titleWords
    const start = this.#cardStarts[position] ?? 0
    const end = start + card.length
    while (end > this.#cards.length) this.#cards = twiceAsLong(this.#cards)
    this.#cards.set(card, start)
    this.#count += 1
    this.#wordStarts[this.#count] = this.#words.length
    this.#cardStarts[this.#count] = end
  }

  finish(): Columns {
    const count = this.#count
    return {
      count,
      ids: this.#ids.slice(0, count),
      prices: this.#prices.slice(0, count),
      numbers: this.#numbers.map((column) => column.slice(0, count)),
      codes: this.#codes.map((column) => column.slice(0, count)),
      wordStarts: this.#wordStarts.slice(0, count + 1),
      words: inFewBytes(this.#words),
      titleWords: this.#titleWords.slice(0, count),
      facts: this.#facts.slice(0, count),
      cards: Buffer.from(this.#cards.slice(0, this.#cardStarts[count] ?? 0).buffer),
      cardStarts: this.#cardStarts.slice(0, count + 1),
    }
  }
}

/** All titles of a shop have some ten thousand words. */
function inFewBytes(numbers: readonly number[]): Uint16Array | Uint32Array {
  return numbers.every((number) => number < 2 ** 16)
    ? Uint16Array.from(numbers)
    : Uint32Array.from(numbers)
}

/** By position. */
export function numbersOf({ numbers }: Columns, name: NumberFilter): Int32Array {
  const column = numbers[numberNames.indexOf(name)]
  if (!column) throw new Error(`No numbers of ${name}`)
  return column
}

/** What is shown of the vehicle at a position. */
export function shownAt(columns: Columns, position: number): ShownVehicle {
  const { ids, prices, numbers, codes, cards, cardStarts } = columns
  return {
    id: ids[position] ?? 0,
    price: prices[position] ?? 0,
    numbers: numbers.map((column) => column[position] ?? notKnown),
    codes: codes.map((column) => column[position] ?? 0),
    card: cards.subarray(cardStarts[position], cardStarts[position + 1]),
  }
}

/** The vehicle at a position. */
export function vehicleAt(columns: Columns, position: number): IndexedVehicle {
  const { wordStarts, words, titleWords, facts } = columns
  return {
    ...shownAt(columns, position),
    words: [...words.subarray(wordStarts[position], wordStarts[position + 1])],
    titleWords: titleWords[position] ?? 0,
    facts: facts[position] ?? none,
  }
}
