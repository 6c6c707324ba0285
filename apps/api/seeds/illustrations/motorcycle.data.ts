import { soften } from './geometry.ts'
import type { Curve, Solid } from './geometry.ts'
import type { Loft } from './loft.ts'
import type { Wheel } from './wheel.ts'

/** A commuter of the 125 class in centimetres, the front tyre's nose at x 4. Profiles are (x, z). */
export const front: Wheel = { x: 35, y: 4.5, radius: 31, width: 9 }
export const rear: Wheel = { x: 163, y: 5.5, radius: 30, width: 11 }

export const extent: readonly Solid[] = [[4, 0, 0], [208, 0, 96], [78, 40, 124], [78, -40, 124], [35, 6, 0], [194, 18, 0]]

export const tank: Loft = {
  front: [[0, 80], [0.5, 76], [1, 84]],
  rear: [[0, 130], [0.5, 134], [1, 128]],
  half: [[0, 9], [0.3, 13.5], [0.55, 14.5], [0.8, 13], [0.93, 9.5], [1, 5]],
  low: [[76, 72], [134, 70]],
  high: [[76, 92], [90, 98], [104, 99], [120, 93], [134, 83]],
  noseCap: 16,
  tailCap: 26,
  square: 2.2,
}

export const badge: Curve = [[96, 84], [120, 82], [122, 86], [98, 88]]
export const seat = soften([[118, 82], [124, 88], [150, 84], [178, 92], [198, 94], [199, 88], [176, 82], [148, 76], [124, 74]], 3)
export const sideCover = soften([[116, 73], [146, 76], [146, 67], [134, 56], [120, 57]], 3)
export const tailPiece = soften([[146, 78], [176, 84], [204, 92], [208, 86], [186, 76], [150, 68]], 3)
export const barrel: Curve = [[86, 58], [92, 66], [108, 62], [106, 44], [92, 44]]
export const crankcase = soften([[84, 40], [94, 47], [122, 48], [130, 38], [122, 26], [92, 25]], 3)
export const chainGuard = soften([[120, 44], [160, 38], [172, 32], [166, 24], [150, 24], [122, 28]], 2)
export const header: Curve = soften([[88, 56], [76, 48], [80, 28], [100, 23], [128, 25], [120, 24], [90, 26], [80, 40]], 3).slice(0, 13)

export const cradle: readonly (readonly Solid[])[] = [
  [[80, 0, 88], [84, 0, 30], [120, 0, 26]],
  [[112, -7, 74], [124, -7, 44], [118, -7, 26]],
  [[112, 7, 74], [124, 7, 44], [118, 7, 26]],
]
export const footpegs: readonly (readonly Solid[])[] = [[[126, 20, 29], [120, 20, 29]], [[96, 20, 31], [90, 16, 30]]]
export const stand: readonly (readonly Solid[])[] = [[[114, 12, 26], [124, 26, 1]]]
export const muffler: readonly Solid[] = [[128, 15, 26], [192, 17, 37]]
export const bar: readonly Solid[] = [[86, -36, 103], [78, -24, 106], [74, -8, 99], [74, 8, 99], [78, 24, 106], [86, 36, 103]]
export const grips: readonly (readonly Solid[])[] = [[[88, -37, 102.5], [82, -27, 105]], [[88, 37, 102.5], [82, 27, 105]]]
export const stems: readonly (readonly Solid[])[] = [[[79, -25, 106], [74, -30, 120]], [[79, 25, 106], [74, 30, 120]]]
export const yokes: readonly (readonly Solid[])[] = [[[66, -12, 86], [66, 12, 86]], [[72, -12, 97], [72, 12, 97]]]
export const rack: readonly (readonly Solid[])[] = [[[170, -9, 92], [204, -9, 98], [204, 9, 98], [170, 9, 92]]]
export const flap: readonly (readonly Solid[])[] = [[[200, 0, 80], [206, 0, 58]]]
