import { type Bits, wordsFor } from './bits.ts'
import { mostPlaces } from './columns.ts'

/** Bits for a whole chunk, used again for each: a search makes no garbage. */
export function openBits(): Bits {
  return new Uint32Array(wordsFor(mostPlaces))
}
