import {
  type Admission,
  admissions,
  type LandedPricer,
} from '../../stock/catalogue/engine/landed-pricer.ts'
import { type CostLines, estimateMargin } from './cost-estimate.ts'

/** Vehicles that a country treats alike, and what it says of them. */
export interface Judged {
  admission: Admission
  /** Null where the duty is not known. */
  lines: CostLines | null
  /** US cents at the door, at most. */
  cost: (price: number) => number | null
}

/** Base and slope below the kink, then above it. */
const lineNumbers = 4

/** The kind of facts that nobody has judged yet. */
const unjudged = 0

/**
 * What a door says of facts by their numbers, in the order in which they are added. A search asks it a million times, at random
 * places: the numbers lie close together, for objects would be fetched from memory one by one.
 */
export class DoorTable implements LandedPricer {
  readonly margin = estimateMargin
  /** The next number; number 0 stands for no facts and is never added. */
  judged = 1
  #kindOf = new Uint32Array(1024)
  #admissions = Uint8Array.of(admissions.open)
  #kinks = new Float64Array(1)
  #lines = new Float64Array(lineNumbers).fill(Number.NaN)
  readonly #kinds: (Judged | null)[] = [null]
  readonly #numbers = new Map<Judged, number>()

  /** Adds what is judged of the facts with the next number. */
  add(judged: Judged): void {
    if (this.judged === this.#kindOf.length) this.#kindOf = grown(this.#kindOf)
    this.#kindOf[this.judged] = this.#numbers.get(judged) ?? this.#addKind(judged)
    this.judged += 1
  }

  admission(facts: number): Admission {
    return (this.#admissions[this.#kindOf[facts] ?? unjudged] ?? admissions.open) as Admission
  }

  estimate(facts: number, price: number): number {
    const kind = this.#kindOf[facts] ?? unjudged
    const side = price < (this.#kinks[kind] ?? 0) ? 0 : 2
    const at = kind * lineNumbers + side
    return (this.#lines[at] ?? Number.NaN) + (this.#lines[at + 1] ?? Number.NaN) * price
  }

  exact(facts: number, price: number): number | null {
    return this.#kinds[this.#kindOf[facts] ?? unjudged]?.cost(price) ?? null
  }

  #addKind(judged: Judged): number {
    const kind = this.#kinds.length
    if (kind >= this.#admissions.length) {
      this.#admissions = grown(this.#admissions)
      this.#kinks = grown(this.#kinks)
      this.#lines = grown(this.#lines)
    }
    const { admission, lines } = judged
    this.#kinds.push(judged)
    this.#numbers.set(judged, kind)
    this.#admissions[kind] = admission
    this.#kinks[kind] = lines?.kink ?? 0
    const { below = nowhere, above = nowhere } = lines ?? {}
    this.#lines.set([below.base, below.slope, above.base, above.slope], kind * lineNumbers)
    return kind
  }
}

const nowhere = { base: Number.NaN, slope: Number.NaN }

function grown<Numbers extends Uint8Array | Uint32Array | Float64Array>(numbers: Numbers): Numbers {
  const Sort = numbers.constructor as new (length: number) => Numbers
  const twice = new Sort(numbers.length * 2)
  twice.set(numbers)
  return twice
}
