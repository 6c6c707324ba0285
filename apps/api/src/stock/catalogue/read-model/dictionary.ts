import { valueFilters } from '../search/vehicle-filters.ts'

/** What a vehicle has one value of, in the order of `IndexedVehicle.codes`. */
export const dimensions = ['class', 'make', 'model', 'year', ...valueFilters] as const

export type Dimension = (typeof dimensions)[number]

/** No value, or one that no vehicle ever had. */
export const none = 0

/**
 * The same text in memory of its own: V8 keeps a part of a longer text as a view, so that each value would hold the whole
 * piece of the answer that it was read from (200 MB of a million vehicles).
 */
function ownText(text: string): string {
  return Buffer.from(text).toString()
}

/** Numbers for values, from 1 on. It never forgets: a value keeps its number when no vehicle has it any more. */
export class Dictionary {
  readonly #codes = new Map<string, number>()
  readonly #values: string[] = ['']

  /** The value's number, a new one for a new value. */
  add(value: string): number {
    const known = this.#codes.get(value)
    if (known !== undefined) return known
    const code = this.#values.length
    const own = ownText(value)
    this.#codes.set(own, code)
    this.#values.push(own)
    return code
  }

  find(value: string): number {
    return this.#codes.get(value) ?? none
  }

  valueOf(code: number): string {
    return this.#values[code] ?? ''
  }

  /** One more than the highest number. */
  get size(): number {
    return this.#values.length
  }
}

/** The numbers of every value, every word of a title and every text of facts. */
export class Dictionaries {
  readonly values = dimensions.map(() => new Dictionary())
  readonly words = new Dictionary()
  /** What import rules may ask of a vehicle (`vehicle_facts`). */
  readonly facts = new Dictionary()

  of(dimension: Dimension): Dictionary {
    const found = this.values[dimensions.indexOf(dimension)]
    if (!found) throw new Error(`No dictionary of ${dimension}`)
    return found
  }
}
