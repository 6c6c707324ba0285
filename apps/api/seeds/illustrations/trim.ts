import type { Car } from './car-shape.ts'
import { lerp, readCurve, spread, trace } from './geometry.ts'
import type { Point } from './geometry.ts'
import { shade } from './light.ts'
import { onFlank, surface } from './loft.ts'
import type { Loft } from './loft.ts'
import { clipTo, downward, group, keep, path, repeat } from './sheet.ts'
import { pebble, silhouette } from './stage.ts'
import type { Stage } from './stage.ts'

export type Parts = { car: Car; stage: Stage; lower: Loft; upper: Loft }

/** A length in centimetres as a stroke's width in pixels. */
export const px = (stage: Stage, size: number): string => (stage.camera.scale * size).toFixed(1)

const alongSide = (stage: Stage, loft: Loft, points: readonly Point[]): string =>
  trace(
    points.flatMap((point, index) => {
      const next = points[index + 1]
      if (!next) return [stage.camera.project(onFlank(loft, ...point))]
      return spread(4)
        .slice(0, -1)
        .map((t) =>
          stage.camera.project(
            onFlank(loft, lerp(point[0], next[0], t), lerp(point[1], next[1], t)),
          ),
        )
    }),
    false,
  )

/** Shut lines of doors and bumpers, and the crease along the flank. */
export function drawCuts({ car, stage, lower }: Parts): string {
  const cuts = keep(
    stage.sheet,
    path(car.cuts.map((cut) => alongSide(stage, lower, cut)).join(''), {}),
  )
  const crease = keep(stage.sheet, path(alongSide(stage, lower, car.crease), {}))
  const line = { fill: 'none', 'stroke-width': px(stage, 0.8) }
  return [
    repeat(crease, { ...line, stroke: '#fff', opacity: 0.22 }),
    repeat(crease, { ...line, stroke: '#000', opacity: 0.18, y: px(stage, 0.9) }),
    repeat(cuts, { ...line, stroke: '#fff', opacity: 0.28, x: px(stage, 0.8) }),
    repeat(cuts, { ...line, stroke: '#05070a', opacity: 0.7 }),
    car.slide
      ? path(
          alongSide(
            stage,
            lower,
            car.slide.map((x): Point => [x, readCurve(car.waist, x) - 12]),
          ),
          { fill: 'none', stroke: '#14181b', 'stroke-width': px(stage, 1.8), opacity: 0.7 },
        )
      : '',
  ].join('')
}

export function drawHandles({ car, stage, lower }: Parts): string {
  const metal = downward(stage.sheet, [
    [0, '#fff', 0.75],
    [0.5, stage.paint.base],
    [1, '#000', 0.45],
  ])
  return car.handles
    .map(([x, z]) => {
      const [, y] = onFlank(lower, x, z)
      const cup = pebble(stage, [x, y - 0.5, z - 0.4], [9, 0.5, 3.2])
      const pull = pebble(stage, [x, y + 1.5, z], [9.5, 1.2, 1.7])
      return path(cup, { fill: '#000', opacity: 0.3 }) + path(pull, { fill: metal })
    })
    .join('')
}

/** The door mirror of one side: +1 the near one, -1 the far one. */
export function drawMirror({ car, stage, upper }: Parts, side: 1 | -1): string {
  const [x, z] = car.mirror
  const [length, width, height] = car.mirrorSize ?? [8, 12.5, 8]
  const [, edge] = onFlank(upper, x, z + 2)
  const y = side * (edge + width + 2)
  const foot = side * (edge - 2)
  const shell = downward(stage.sheet, [
    [0, shade(stage.paint, [-0.2, 0.9, 0.4])],
    [0.45, shade(stage.paint, [0, 0.25, 0.95])],
    [1, shade(stage.paint, [0.1, -0.7, 0.6])],
  ])
  const stem = silhouette(stage, [
    [x - 3, foot, z - 3],
    [x + 5, foot, z - 3],
    [x + 4, y, z],
    [x - 2, y, z],
    [x + 3, y, z + 3],
    [x, foot, z + 2],
  ])
  const centre = z + height * 0.6
  const glass = pebble(stage, [x + length, y, centre], [0.5, width * 0.8, height * 0.8])
  return [
    path(trace(stem), { fill: '#14181b' }),
    path(pebble(stage, [x, y, centre], [length, width, height]), {
      fill: shell,
      stroke: '#000',
      'stroke-opacity': 0.3,
    }),
    stage.view === 'rear'
      ? path(glass, { fill: '#8fa9b6', stroke: '#14191d', 'stroke-width': px(stage, 1.2) })
      : '',
  ].join('')
}

export function drawRail({ car, stage, upper }: Parts, side: 1 | -1): string {
  if (!car.rails) return ''
  const [from, to] = car.rails
  const at = (x: number, share: number, lift: number): Point => {
    const [, y] = onFlank(upper, x, readCurve(upper.high, x))
    return stage.camera.project([x, y * share, readCurve(upper.high, x) + lift])
  }
  const share = side * 0.94
  const line = [
    at(from, share, 0),
    ...spread(10).map((t) => at(lerp(from + 8, to - 8, t), share, 4.5)),
    at(to, share, 0),
  ]
  const bar = keep(stage.sheet, path(trace(line, false), {}))
  const ink = { fill: 'none', 'stroke-linejoin': 'round' }
  return [
    repeat(bar, { ...ink, stroke: '#22282d', 'stroke-width': px(stage, 3) }),
    repeat(bar, { ...ink, stroke: '#8d979e', 'stroke-width': px(stage, 1) }),
  ].join('')
}

/** The cargo bed seen over its side: far wall, floor in shade, rolled edges. */
export function drawBed({ car, stage, lower }: Parts): string {
  if (!car.bed || stage.view === 'side') return ''
  const [from, to] = car.bed
  const top = readCurve(car.waist, to - 20) + (lower.crown ?? 0) * 0.3
  const wide = car.half * 0.84
  const rim = [
    [from + 6, -1],
    [to - 8, -1],
    [to - 8, 1],
    [from + 6, 1],
  ] as const
  const opening = rim.map(([x, side]): Point => stage.camera.project([x, side * wide, top]))
  const wall = [
    [from + 6, top],
    [to - 8, top],
    [to - 8, top - 30],
    [from + 6, top - 30],
  ] as const
  const far = wall.map(([x, z]): Point => stage.camera.project([x, -wide, z]))
  const inside = downward(stage.sheet, [
    [0, '#4a545b'],
    [1, '#11161a'],
  ])
  const face = downward(stage.sheet, [
    [0, shade(stage.paint, [0, 0.1, 0.9])],
    [1, '#1b2126'],
  ])
  const hole = keep(stage.sheet, path(trace(opening), {}))
  return [
    repeat(hole, {
      fill: inside,
      stroke: '#1b2125',
      'stroke-width': px(stage, 3),
      'stroke-linejoin': 'round',
    }),
    group(
      { 'clip-path': clipTo(stage.sheet, hole) },
      path(trace(far), { fill: face, opacity: 0.8 }),
    ),
  ].join('')
}

/** Wipers, and the third brake light over the rear glass. */
export function drawScreenTrim({ car, stage, upper }: Parts): string {
  const at = (s: number, v: number): Point => stage.camera.project(surface(upper, s, v))
  const blade = {
    fill: 'none',
    stroke: '#0b0e10',
    'stroke-width': px(stage, 1.3),
    'stroke-linecap': 'round',
  }
  if (stage.view === 'front') {
    const arms = [
      [0.32, -0.12],
      [-0.18, -0.6],
    ].map(([foot = 0, tip = 0]) =>
      trace([at(foot, 0.03), at(lerp(foot, tip, 0.5), 0.1), at(tip, 0.13)], false),
    )
    return path(arms.join(''), blade)
  }
  if (stage.view === 'side' || !car.backlight) return ''
  const above = Math.max(...car.backlight.map(([, v]) => v)) + 0.04
  const lamp = trace([at(2.86, above), at(3.14, above)], false)
  const wiper = trace([at(3, 0.12), at(2.72, 0.2)], false)
  return (
    path(lamp, { ...blade, stroke: '#a31512', 'stroke-width': px(stage, 2.2) }) +
    (car.bed ? '' : path(wiper, blade))
  )
}
