import type { Tail } from './car-shape.ts'
import { lens, mirrored } from './face.ts'
import type { Place } from './face.ts'
import { lerp, spread, trace } from './geometry.ts'
import type { Loft } from './loft.ts'
import { clip, downward, group, path } from './sheet.ts'
import { around, panel } from './stage.ts'
import type { Corner, Stage } from './stage.ts'

export function drawTailLamp(
  stage: Stage,
  place: Place,
  corners: readonly Corner[],
  reverse: readonly Corner[],
): string {
  const { sheet, camera } = stage
  const data = panel(corners, place)
  const red = downward(sheet, [
    [0, '#e4483a'],
    [0.35, '#b51d17'],
    [0.8, '#7c0f0e'],
    [1, '#a51c17'],
  ])
  const clear = downward(sheet, [
    [0, '#ffffff'],
    [1, '#c9b7b4'],
  ])
  const heights = corners.map(([, z]) => z)
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const places = corners.map(([s]) => s)
  const [from, to] = [Math.min(...places), Math.max(...places)]
  const gleam = trace(
    spread(10).map((t) => place(lerp(from, to, t), lerp(low, high, 0.72))),
    false,
  )
  return [
    path(data, { fill: red, stroke: '#3a0806', 'stroke-width': (camera.scale * 0.9).toFixed(1) }),
    group(
      { 'clip-path': clip(sheet, data) },
      path(gleam, {
        fill: 'none',
        stroke: '#ff9d8f',
        'stroke-width': (camera.scale * 1.6).toFixed(1),
        opacity: 0.7,
      }),
      reverse.length > 0 ? path(panel(reverse, place), { fill: clear, opacity: 0.92 }) : '',
    ),
  ].join('')
}

const drawReflectors = (place: Place, reflector: Corner): string =>
  [reflector, ...mirrored([reflector], 3)]
    .map(([s, z]) => {
      const corners = [-0.1, 0.1, 0.1, -0.1].map(
        (wide, index): Corner => [s + wide, index < 2 ? z + 2 : z - 2],
      )
      return path(panel(corners, place, { ease: 2 }), { fill: '#9c1512' })
    })
    .join('')

/** Lamps, lid and bumper across the tail. */
export function drawTail(stage: Stage, loft: Loft, tail: Tail): string {
  const place = around(stage, loft)
  const near = drawTailLamp(stage, place, tail.lamp, tail.reverse)
  if (stage.view === 'side') return near
  const { camera, sheet } = stage
  const thin = (camera.scale * 0.8).toFixed(1)
  const line = { fill: 'none', stroke: '#000', 'stroke-width': thin, opacity: 0.52 }
  const seam = spread(30).map((t) => place(lerp(2.02, 3.98, t), tail.bumper))
  const recess = downward(sheet, [
    [0, '#000', 0.5],
    [1, '#000', 0.12],
  ])
  const chrome = downward(sheet, [
    [0, '#ffffff'],
    [1, '#7e888f'],
  ])
  const badge = { fill: chrome, stroke: '#59646b', 'stroke-width': thin }
  return [
    path(trace(seam, false), line),
    path(panel(tail.lid, place), line),
    path(panel(tail.recess, place), { fill: recess }),
    drawTailLamp(stage, place, mirrored(tail.lamp, 3), mirrored(tail.reverse, 3)),
    near,
    lens(stage, place, [3, tail.badge, 4.2], badge),
    drawReflectors(place, tail.reflector),
  ].join('')
}
