import { soften } from './geometry.ts'
import type { Curve, Point, Solid } from './geometry.ts'
import type { Loft } from './loft.ts'
import type { Corner } from './stage.ts'

/** A twenty-ton crawler in centimetres: tracks from x 130, the boom's foot above them, the bucket ahead. Profiles are (x, z). */
export const chain: Point = [130, 540]
export const boomSpan: Point = [-34, 6]
export const boom = soften([[266, 192], [240, 162], [214, 178], [178, 296], [108, 388], [-6, 422], [-144, 366], [-155, 384], [-138, 404], [-40, 466], [40, 478], [110, 458], [186, 398], [236, 290]], 3)
export const stick = soften([[-166, 420], [-130, 414], [-116, 386], [-140, 346], [-208, 168], [-226, 160], [-236, 178], [-194, 350]], 3)
export const bucket = soften([[-248, 184], [-206, 184], [-194, 128], [-168, 70], [-146, 30], [-170, 14], [-236, 12], [-290, 42], [-304, 96], [-282, 150]], 3)
export const pins: Curve = [[240, 182], [-146, 386], [-226, 174]]
export const link: Curve = [[-208, 208], [-264, 196], [-262, 160]]
export const rams: Record<'boom' | 'stick' | 'bucket', readonly [Point, Point]> = {
  boom: [[206, 130], [116, 372]],
  stick: [[74, 488], [-154, 424]],
  bucket: [[-180, 404], [-262, 200]],
}

export const house: Loft = {
  front: [[0, 346], [1, 346]],
  rear: [[0, 586], [0.3, 596], [0.8, 594], [1, 580]],
  half: [[0, 128], [0.5, 130], [0.9, 129], [1, 124]],
  low: [[300, 106], [600, 106]],
  high: [[340, 212], [520, 210], [600, 200]],
  noseCap: 10,
  tailCap: 84,
  square: 2.8,
}

export const turntable: Curve = [[420, 70], [250, 70], [250, 108], [420, 108]]
export const toolbox: Curve = [[346, 106], [196, 106], [190, 152], [346, 166]]
export const platform: Curve = [[590, 96], [196, 96], [196, 110], [590, 110]]
export const walkway: readonly Solid[] = [[196, -44, 110], [346, -44, 110], [346, 34, 110], [196, 34, 110]]
export const handrail: readonly Solid[] = [[360, 126, 214], [360, 126, 240], [500, 124, 240], [500, 124, 210]]
export const stack: readonly Solid[] = [[470, -60, 206], [470, -60, 252]]
export const hatch: Curve = [[372, 122], [372, 190], [500, 190], [500, 122], [372, 122]]

export const cab: Curve = [[352, 112], [188, 112], [182, 190], [206, 292], [344, 298], [352, 286]]
export const cabSpan: Point = [34, 130]
export const doorPane: readonly Corner[] = [[194, 150, 8], [192, 192, 6], [214, 284, 12], [262, 286, 8], [262, 150, 8]]
export const quarterPane: readonly Corner[] = [[268, 196, 8], [268, 286, 8], [336, 287, 12], [340, 196, 12]]
export const frontPane: readonly Corner[] = [[42, 150, 8], [42, 284, 12], [122, 284, 12], [122, 150, 8]]
export const backPane: readonly Corner[] = [[44, 226, 8], [44, 282, 10], [120, 282, 10], [120, 226, 8]]
export const door: Curve = [[190, 122], [190, 192], [212, 290], [265, 291], [265, 122], [190, 122]]
export const chair: Curve = [[292, 150], [258, 150], [262, 190], [290, 190], [300, 256], [316, 258], [306, 150]]
export const grabRail: readonly Solid[] = [[276, 134, 150], [276, 134, 184]]
export const mirror: readonly Solid[] = [[184, 130, 200], [164, 146, 216], [164, 146, 246]]
