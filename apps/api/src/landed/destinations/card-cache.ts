import type { LandedCard } from '../../stock/catalogue/landed-price/destination-pricer.ts'
import type { Alike } from './class-pricer.ts'

/** Cards of a door, some 300 bytes each; then it begins anew. */
const mostKept = 20_000

/**
 * What a door has said of vehicles, by their kind, for which texts of facts stand, and by their price. A list asks 25 times,
 * so no key is built for it: the texts are strings already in memory, whose hashes are known.
 */
export class KeptCards {
  #kinds = new Map<string, Alike>()
  #cards = new Map<Alike, Map<number, LandedCard>>()
  #count = 0

  kindOf(facts: string): Alike | undefined {
    return this.#kinds.get(facts)
  }

  of(kind: Alike, price: number): LandedCard | undefined {
    return this.#cards.get(kind)?.get(price)
  }

  keep(facts: string, kind: Alike, { price, card }: { price: number; card: LandedCard }) {
    if (this.#count >= mostKept || this.#kinds.size >= mostKept) this.#begin()
    this.#kinds.set(facts, kind)
    const own = this.#cards.get(kind) ?? new Map<number, LandedCard>()
    this.#cards.set(kind, own)
    own.set(price, card)
    this.#count += 1
  }

  #begin() {
    this.#kinds = new Map()
    this.#cards = new Map()
    this.#count = 0
  }
}
