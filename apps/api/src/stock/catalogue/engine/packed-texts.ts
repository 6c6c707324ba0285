import { Dictionary, type Texts } from './dictionary.ts'
import { twiceAsLong } from './twice-as-long.ts'
import { mostVarintBytes, varintsOf, writeVarint } from './varints.ts'

/** Between the parts of a text, as PostgreSQL writes a list in JSON. */
const between = ', '

/**
 * Numbers for texts that are made of few different parts, from 1 on. What import rules may ask of a vehicle is such a list:
 * of a million vehicles 333,000 differ, of some thousand parts. One takes about 45 bytes here, 190 in a `Dictionary`.
 */
export class PackedTexts implements Texts {
  readonly #parts = new Dictionary()
  /** The numbers of the parts (`writeVarint`), text after text. */
  #bytes: Uint8Array = new Uint8Array(2 ** 12)
  /** Text n lies from `#starts[n]` on, before `#starts[n + 1]`. */
  #starts: Uint32Array = new Uint32Array(2 ** 8)
  /** Numbers of texts, each at the first free place from its hash on; 0 where there is none. At most half are taken. */
  #places: Uint32Array = new Uint32Array(2 ** 8)
  #size = 1

  /** The text's number, a new one for a new text. */
  add(text: string): number {
    const start = this.#starts[this.#size] ?? 0
    const end = this.#write(text, start)
    const place = this.#placeOf(start, end)
    const known = this.#places[place] ?? 0
    if (known !== 0) return known
    const code = this.#size
    this.#places[place] = code
    this.#size += 1
    if (this.#starts.length === this.#size) this.#starts = twiceAsLong(this.#starts)
    this.#starts[this.#size] = end
    if (2 * this.#size > this.#places.length) this.#spread()
    return code
  }

  valueOf(code: number): string {
    if (code < 1 || code >= this.#size) return ''
    const parts = varintsOf(this.#bytes, this.#starts[code] ?? 0, this.#starts[code + 1] ?? 0)
    return parts.map((part) => this.#parts.valueOf(part)).join(between)
  }

  get size(): number {
    return this.#size
  }

  /** Writes the numbers of the text's parts from `at` on; returns where they end. */
  #write(text: string, at: number): number {
    while (at + mostVarintBytes * (text.length + 1) > this.#bytes.length)
      this.#bytes = twiceAsLong(this.#bytes)
    let next = at
    for (let from = 0; from <= text.length; ) {
      const found = text.indexOf(between, from)
      const to = found < 0 ? text.length : found
      next = writeVarint(this.#bytes, next, this.#parts.add(text.slice(from, to)))
      from = to + between.length
      if (found < 0) break
    }
    return next
  }

  /** Where the number of the text with these bytes stands, or would stand. */
  #placeOf(start: number, end: number): number {
    const last = this.#places.length - 1
    // FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/
    let hash = 0x81_1c_9d_c5
    for (let at = start; at < end; at += 1)
      hash = Math.imul(hash ^ (this.#bytes[at] ?? 0), 0x01_00_01_93)
    let place = (hash ^ (hash >>> 15)) & last
    for (;;) {
      const code = this.#places[place] ?? 0
      if (code === 0 || this.#isAt(code, start, end)) return place
      place = (place + 1) & last
    }
  }

  #isAt(code: number, start: number, end: number): boolean {
    const other = this.#starts[code] ?? 0
    if ((this.#starts[code + 1] ?? 0) - other !== end - start) return false
    for (let at = start; at < end; at += 1)
      if (this.#bytes[at] !== this.#bytes[other + at - start]) return false
    return true
  }

  #spread(): void {
    this.#places = new Uint32Array(2 * this.#places.length)
    for (let code = 1; code < this.#size; code += 1)
      this.#places[this.#placeOf(this.#starts[code] ?? 0, this.#starts[code + 1] ?? 0)] = code
  }
}
