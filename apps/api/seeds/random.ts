const SEED = 0x62616e64

/** Spreads neighbouring numbers over the whole 32 bits (the finaliser of MurmurHash3). */
function scatter(value: number): number {
  let bits = value | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}

/**
 * Repeatable random numbers (mulberry32). Each listing has its own, seeded by its index alone, so listing i is the same
 * in a catalogue of a thousand and of a million.
 */
export class Dice {
  #state: number

  constructor(index: number) {
    this.#state = scatter(index ^ SEED)
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let bits = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }

  /** A whole number, both ends included. */
  between(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)]
    if (item === undefined) throw new Error('There is nothing to pick from')
    return item
  }
}

export type Weighted<T> = readonly [item: T, weight: number]

/** A sampler over weighted items: sums once, then finds by bisection. */
export function weighted<T>(entries: readonly Weighted<T>[]): (dice: Dice) => T {
  const items = entries.map(([item]) => item)
  const sums = new Float64Array(entries.length)
  let total = 0
  entries.forEach(([, weight], at) => {
    total += weight
    sums[at] = total
  })
  return (dice) => {
    const target = dice.next() * total
    let low = 0
    let high = items.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? total) > target) high = middle
      else low = middle + 1
    }
    const item = items[low]
    if (item === undefined) throw new Error('There is nothing to sample from')
    return item
  }
}
