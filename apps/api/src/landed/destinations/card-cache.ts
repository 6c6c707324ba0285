import type { LandedCard } from '../../stock/catalogue/landed-price/destination-pricer.ts'
import type { PriceClass } from './class-pricer.ts'

/** Some 300 bytes each; when it is full, the cache starts empty again. */
const maxCards = 20_000

/**
 * Cards of one destination by price class and price. A list asks for 25, so no key is built: the texts of facts, which stand
 * for their class, are strings in memory whose hashes are already computed.
 */
export class CardCache {
  #classes = new Map<string, PriceClass>()
  #cards = new Map<PriceClass, Map<number, LandedCard>>()
  #count = 0

  classOf(facts: string): PriceClass | undefined {
    return this.#classes.get(facts)
  }

  get(priceClass: PriceClass, price: number): LandedCard | undefined {
    return this.#cards.get(priceClass)?.get(price)
  }

  set(facts: string, priceClass: PriceClass, { price, card }: { price: number; card: LandedCard }) {
    if (this.#count >= maxCards || this.#classes.size >= maxCards) this.#clear()
    this.#classes.set(facts, priceClass)
    const ofClass = this.#cards.get(priceClass) ?? new Map<number, LandedCard>()
    this.#cards.set(priceClass, ofClass)
    ofClass.set(price, card)
    this.#count += 1
  }

  #clear() {
    this.#classes = new Map()
    this.#cards = new Map()
    this.#count = 0
  }
}
