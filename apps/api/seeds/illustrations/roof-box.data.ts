import type { Solid } from './geometry.ts'
import type { Loft } from './loft.ts'

/** A roof box and the rack it stands on, in centimetres. */
export const roofBox: Loft = {
  front: [[0, 14], [0.4, 0], [0.75, 10], [1, 40]],
  rear: [[0, 188], [0.4, 194], [0.8, 190], [1, 178]],
  half: [[0, 33], [0.3, 38], [0.5, 38.5], [0.8, 33], [1, 20]],
  low: [[0, 22], [194, 22]],
  high: [[0, 44], [60, 58], [140, 61], [194, 56]],
  noseCap: 60,
  tailCap: 34,
  square: 2.4,
}

export const beams: readonly (readonly Solid[])[] = [[[52, -56, 16], [52, 56, 16]], [[142, -56, 16], [142, 56, 16]]]
export const locks: readonly (readonly Solid[])[] = [[[70, 38.5, 30], [82, 38.5, 30]], [[130, 38.5, 30], [142, 38.5, 30]]]
export const nameplate: readonly (readonly Solid[])[] = [[[92, 34, 50], [122, 34, 50]]]
