import { soften } from './geometry.ts'
import type { Curve, Solid } from './geometry.ts'

/** Engine and battery in centimetres, the pulleys' end at x 0. */
export const sump: Curve = soften([[4, 14], [60, 14], [58, 2], [34, 0], [30, 6], [8, 6]], 2)
export const pulleys: readonly (readonly [y: number, z: number, radius: number])[] = [[0, 16, 9.5], [14, 38, 6], [-12, 42, 6.5], [0, 52, 8]]
/** One intake runner as (y, z), out of the head and down to the plenum. */
export const runner: Curve = [[19, 46], [24, 49], [29, 48], [32, 44], [32.5, 38], [31.5, 32], [30.5, 26]]
export const plenum: readonly Solid[] = [[6, 31, 25], [56, 31, 25]]
export const plenumGleam: readonly Solid[] = [[7, 32, 27], [54, 32, 27]]
export const fillerCap: readonly Solid[] = [[16, 4, 62], [16, 4, 63.6]]
export const coils: readonly Solid[] = [[22, 0, 62.2], [52, 0, 62.2]]

export const bolt: Curve = [[20, 14], [15.6, 10.6], [18.4, 10.6], [15.4, 7.8], [20.6, 11.5], [17.8, 11.5]]
export const greenLines: readonly (readonly Solid[])[] = [[[24, 9.3, 12.4], [28, 9.3, 12.4]], [[24, 9.3, 9.8], [28, 9.3, 9.8]]]
export const greyLines: readonly (readonly Solid[])[] = [[[6, 9.3, 12.4], [12, 9.3, 12.4]], [[6, 9.3, 9.8], [10, 9.3, 9.8]]]
export const grip: readonly Solid[] = [[6, -2, 22], [8, -2, 28], [26, -2, 28], [28, -2, 22]]
