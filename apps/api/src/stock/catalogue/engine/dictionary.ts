/** No value, or one that no vehicle ever had. */
export const none = 0

/**
 * The same text in memory of its own: V8 keeps a part of a longer text as a view, so that each value would hold the whole
 * piece of the answer that it was read from (200 MB of a million vehicles).
 */
function ownText(text: string): string {
  return Buffer.from(text).toString()
}

/** Texts by their numbers, from 1 on. */
export interface Texts {
  /** Empty for a number that none has. */
  valueOf: (code: number) => string
  /** One more than the highest number. */
  readonly size: number
}

/** Numbers for values, from 1 on. It never forgets: a value keeps its number when no vehicle has it any more. */
export class Dictionary implements Texts {
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

  get size(): number {
    return this.#values.length
  }

  /** In the order of their numbers. */
  all(): readonly string[] {
    return this.#values.slice(1)
  }
}
