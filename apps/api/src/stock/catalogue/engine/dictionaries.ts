import { type Dimension, dimensions } from '../filters/filters.ts'
import { Dictionary } from './dictionary.ts'
import { PackedCards } from './packed-cards.ts'
import { PackedTexts } from './packed-texts.ts'

/** No word of a title begins like this. */
export function wordOfFeature(feature: string): string {
  return `\u001f${feature}`
}

/** The numbers of every value, every word of a title and every text of facts. */
export class Dictionaries {
  /** By `dimensions`. */
  readonly values: readonly Dictionary[]
  /** Words of titles and features. */
  readonly words: Dictionary
  /** The features among the words, by their numbers. */
  readonly features = new Map<number, string>()
  /** What import rules may ask of a vehicle (`vehicle_facts`). */
  readonly facts = new PackedTexts()
  /** What cards show that no search asks about (`cardText`). */
  readonly cards = new PackedCards()

  constructor(open = () => new Dictionary()) {
    this.values = dimensions.map(open)
    this.words = open()
  }

  /** The number that a feature has among the words. */
  addFeature(feature: string): number {
    const code = this.words.add(wordOfFeature(feature))
    if (!this.features.has(code)) this.features.set(code, this.words.valueOf(code).slice(1))
    return code
  }

  of(dimension: Dimension): Dictionary {
    const found = this.values[dimensions.indexOf(dimension)]
    if (!found) throw new Error(`No dictionary of ${dimension}`)
    return found
  }
}
