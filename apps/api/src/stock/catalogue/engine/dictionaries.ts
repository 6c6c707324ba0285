import { Dictionary, type Dimension, dimensions } from './dictionary.ts'
import { PackedCards, type SavedCards } from './packed-cards.ts'
import { PackedTexts, type SavedTexts } from './packed-texts.ts'

/** All that `Dictionaries` holds. */
export interface SavedDictionaries {
  values: readonly (readonly string[])[]
  words: readonly string[]
  facts: SavedTexts
  cards: SavedCards
}

/** The numbers of every value, every word of a title and every text of facts. */
export class Dictionaries {
  /** By `dimensions`. */
  readonly values: readonly Dictionary[]
  readonly words: Dictionary
  /** What import rules may ask of a vehicle (`vehicle_facts`). */
  readonly facts: PackedTexts
  /** What cards show that no search asks about (`cardText`). */
  readonly cards: PackedCards

  constructor(saved: SavedDictionaries | null = null) {
    this.values = saved
      ? saved.values.map((values) => Dictionary.of(values))
      : dimensions.map(() => new Dictionary())
    this.words = saved ? Dictionary.of(saved.words) : new Dictionary()
    this.facts = saved ? PackedTexts.of(saved.facts) : new PackedTexts()
    this.cards = saved ? PackedCards.of(saved.cards) : new PackedCards()
  }

  of(dimension: Dimension): Dictionary {
    const found = this.values[dimensions.indexOf(dimension)]
    if (!found) throw new Error(`No dictionary of ${dimension}`)
    return found
  }

  saved(): SavedDictionaries {
    return {
      values: this.values.map((dictionary) => dictionary.saved()),
      words: this.words.saved(),
      facts: this.facts.saved(),
      cards: this.cards.saved(),
    }
  }
}
