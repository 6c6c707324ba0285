import { type Bits, wordsFor } from './bits.ts'
import { mostPositions } from './columns.ts'

/** Bits for a whole segment, used again for each: a search makes no garbage. */
export function openBits(): Bits {
  return new Uint32Array(wordsFor(mostPositions))
}
