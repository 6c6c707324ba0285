import { type Dimension, dimensions } from '../filters/filters.ts'
import { Dictionary } from './dictionary.ts'
import { PackedCards } from './packed-cards.ts'
import { PackedTexts } from './packed-texts.ts'

/** The numbers of every value, every word of a title and every text of facts. */
export class Dictionaries {
  /** By `dimensions`. */
  readonly values: readonly Dictionary[]
  readonly words: Dictionary
  /** What import rules may ask of a vehicle (`vehicle_facts`). */
  readonly facts = new PackedTexts()
  /** What cards show that no search asks about (`cardText`). */
  readonly cards = new PackedCards()

  constructor(open = () => new Dictionary()) {
    this.values = dimensions.map(open)
    this.words = open()
  }

  of(dimension: Dimension): Dictionary {
    const found = this.values[dimensions.indexOf(dimension)]
    if (!found) throw new Error(`No dictionary of ${dimension}`)
    return found
  }
}
