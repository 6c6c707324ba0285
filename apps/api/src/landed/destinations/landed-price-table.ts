import {
  type Admission,
  admissions,
  type LandedPricer,
} from '../../stock/catalogue/engine/landed-pricer.ts'
import { type CostEstimate, estimateMargin } from './cost-estimate.ts'

/** Admission and landed prices of a price class at one destination. */
export interface PricedClass {
  admission: Admission
  /** Null where the duty is not known. */
  estimate: CostEstimate | null
  /** US cents, the upper bound of the landed price; null where the duty is not known. */
  cost: (price: number) => number | null
}

/** Base and slope below the breakpoint, then above it. */
const numbersPerClass = 4

/** The class number of facts that are not priced yet. */
const unpriced = 0

/**
 * Prices at one destination by the number of a vehicle's facts, added in the order of these numbers. A search reads it a
 * million times in no order. Typed arrays keep the numbers close together; objects would be fetched from memory one by one.
 */
export class LandedPriceTable implements LandedPricer {
  readonly margin = estimateMargin
  /** The next number; number 0 stands for no facts and is never added. */
  judged = 1
  #classOf = new Uint32Array(1024)
  #admissions = Uint8Array.of(admissions.open)
  #breakpoints = new Float64Array(1)
  #lines = new Float64Array(numbersPerClass).fill(Number.NaN)
  readonly #classes: (PricedClass | null)[] = [null]
  readonly #numbers = new Map<PricedClass, number>()

  /** Adds the class of the facts with the next number. */
  add(priced: PricedClass): void {
    if (this.judged === this.#classOf.length) this.#classOf = grown(this.#classOf)
    this.#classOf[this.judged] = this.#numbers.get(priced) ?? this.#addClass(priced)
    this.judged += 1
  }

  admission(facts: number): Admission {
    return (this.#admissions[this.#classOf[facts] ?? unpriced] ?? admissions.open) as Admission
  }

  estimate(facts: number, price: number): number {
    const number = this.#classOf[facts] ?? unpriced
    const side = price < (this.#breakpoints[number] ?? 0) ? 0 : 2
    const at = number * numbersPerClass + side
    return (this.#lines[at] ?? Number.NaN) + (this.#lines[at + 1] ?? Number.NaN) * price
  }

  exact(facts: number, price: number): number | null {
    return this.#classes[this.#classOf[facts] ?? unpriced]?.cost(price) ?? null
  }

  #addClass(priced: PricedClass): number {
    const number = this.#classes.length
    if (number >= this.#admissions.length) {
      this.#admissions = grown(this.#admissions)
      this.#breakpoints = grown(this.#breakpoints)
      this.#lines = grown(this.#lines)
    }
    const { admission, estimate } = priced
    this.#classes.push(priced)
    this.#numbers.set(priced, number)
    this.#admissions[number] = admission
    this.#breakpoints[number] = estimate?.breakpoint ?? 0
    const { below = notKnown, above = notKnown } = estimate ?? {}
    this.#lines.set([below.base, below.slope, above.base, above.slope], number * numbersPerClass)
    return number
  }
}

const notKnown = { base: Number.NaN, slope: Number.NaN }

function grown<Numbers extends Uint8Array | Uint32Array | Float64Array>(numbers: Numbers): Numbers {
  const Sort = numbers.constructor as new (length: number) => Numbers
  const twice = new Sort(numbers.length * 2)
  twice.set(numbers)
  return twice
}
