/** Whole numbers below 2 ** 31 in few bytes: seven bits a byte, lowest first, the eighth where more follow (LEB128). */

/** What the highest number takes. */
export const mostVarintBytes = 5

/** Writes the number from `at` on; returns where it ends. */
export function writeVarint(bytes: Uint8Array, at: number, number: number): number {
  let rest = number
  let next = at
  for (; rest > 127; rest >>>= 7) {
    bytes[next] = (rest & 127) | 128
    next += 1
  }
  bytes[next] = rest
  return next + 1
}

/** The numbers from `from` on, before `to`. */
export function varintsOf(bytes: Uint8Array, from: number, to: number): number[] {
  const numbers: number[] = []
  for (let at = from, number = 0, bits = 0; at < to; at += 1) {
    const byte = bytes[at] ?? 0
    number |= (byte & 127) << bits
    bits += 7
    if (byte > 127) continue
    numbers.push(number)
    number = 0
    bits = 0
  }
  return numbers
}
