import { extentOf, lerp, readCurve, spread, trace } from './geometry.ts'
import type { Point, Solid } from './geometry.ts'
import { surface, onFlank, limits } from './loft.ts'
import type { Loft } from './loft.ts'
import { clipTo, group, keep, linear, path, repeat } from './sheet.ts'
import { panel } from './stage.ts'
import type { Corner, Stage } from './stage.ts'

/** Places on the near flank by x and height share. */
export const alongFlank =
  (stage: Stage, loft: Loft) =>
  (x: number, v: number): Point =>
    stage.camera.project(onFlank(loft, x, lerp(readCurve(loft.low, x), readCurve(loft.high, x), v)))

/** Places by perimeter and height share, kept on the visible side. */
export const acrossShell =
  (stage: Stage, loft: Loft) =>
  (s: number, v: number): Point => {
    const [left, right] = limits(loft, stage.camera, v)
    return stage.camera.project(surface(loft, Math.min(right, Math.max(left, s)), v))
  }

/** What shows dimly behind the glass: head restraints and seat backs. */
export function seats(stage: Stage, rows: readonly Solid[]): string {
  const shapes = rows.flatMap(([x, y, z]) => {
    const at = (along: number, across: number, up: number): Point =>
      stage.camera.project([x + along, y + across, z + up])
    if (stage.view === 'side')
      return [
        trace([at(-30, 0, -50), at(-7, 0, -6), at(6, 0, -1), at(12, 0, -8), at(0, 0, -50)]),
        trace([at(-5, 0, 1), at(-6, 0, 15), at(0, 0, 19), at(6, 0, 17), at(6, 0, 1)]),
      ]
    return [
      trace([
        at(0, -11, 0),
        at(0, -11, 14),
        at(0, -7, 18),
        at(0, 7, 18),
        at(0, 11, 14),
        at(0, 11, 0),
      ]),
      trace([
        at(-8, -24, -46),
        at(0, -23, -10),
        at(2, -16, -3),
        at(2, 16, -3),
        at(0, 23, -10),
        at(-8, 24, -46),
      ]),
    ]
  })
  return repeat(keep(stage.sheet, path(shapes.join(''), { fill: '#0a0f13', opacity: 0.55 })))
}

/** One pane: tinted, the sky in its upper part, a slanted glare, and the objects `behind` it dimly visible. */
export function drawPane(
  stage: Stage,
  corners: readonly Corner[],
  place: (a: number, b: number) => Point,
  { behind = '', frame = 5 } = {},
): string {
  const data = panel(corners, place)
  const box = extentOf(corners.map(([a, b]) => place(a, b)))
  const { sheet } = stage
  const tint = linear(
    sheet,
    [box.left, box.top, box.left + (box.bottom - box.top) * 0.35, box.bottom],
    [
      [0, '#a9c6d4'],
      [0.3, '#6f8c9b'],
      [0.62, '#35474f'],
      [1, '#1c272c'],
    ],
  )
  const shape = keep(sheet, path(data, {}))
  const inside = clipTo(sheet, shape)
  const [wide, tall] = [box.right - box.left, box.bottom - box.top]
  const glare = spread(1).map((second) => {
    const x = box.left + wide * (second ? 0.5 : 0.18)
    const size = wide * (second ? 0.06 : 0.2)
    return trace([
      [x + tall * 0.6, box.top - 9],
      [x + tall * 0.6 + size, box.top - 9],
      [x - tall * 0.3 + size, box.bottom + 9],
      [x - tall * 0.3, box.bottom + 9],
    ])
  })
  return [
    repeat(shape, {
      stroke: '#12171a',
      'stroke-width': (stage.camera.scale * frame).toFixed(1),
      'stroke-linejoin': 'round',
    }),
    repeat(shape, { fill: tint }),
    group({ 'clip-path': inside }, behind, path(glare.join(''), { fill: '#fff', opacity: 0.13 })),
  ].join('')
}
