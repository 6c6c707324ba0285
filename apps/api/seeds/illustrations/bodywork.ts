import type { Car } from './car-shape.ts'
import { lerp, readCurve, spread, trace } from './geometry.ts'
import type { Point, Solid } from './geometry.ts'
import { acrossShell, alongFlank, drawPane, seats } from './glass.ts'
import { shade, unit } from './light.ts'
import { onFlank, shareAt, surface } from './loft.ts'
import type { Loft } from './loft.ts'
import { drawPlate, platePlane } from './plate.ts'
import { linear, path } from './sheet.ts'
import { silhouette } from './stage.ts'
import { px } from './trim.ts'
import type { Parts } from './trim.ts'

/** A gently crowned lid (bonnet, boot, roof) from x to x, lit by its own slope. */
export function drawLid(
  { stage }: Parts,
  loft: Loft,
  [from, to]: readonly [number, number],
): string {
  const width = readCurve(loft.half, 1)
  const start = Math.max(from, readCurve(loft.front, 1))
  const finish = Math.min(to, readCurve(loft.rear, 1))
  const at = (x: number, share: number): Solid => {
    const [, edge] = onFlank(loft, x, readCurve(loft.high, x))
    const y = Math.min(width, edge) * share
    return [
      x,
      y,
      readCurve(loft.high, x) + (loft.crown ?? 0) * (1 - (y / readCurve(loft.half, 0.5)) ** 2),
    ]
  }
  const points = spread(10).flatMap((t) =>
    spread(8).map((u) => at(lerp(start, finish, t), u * 2 - 1)),
  )
  const data = trace(silhouette(stage, points))
  const slope = (x: number): string => {
    const rise = readCurve(loft.high, x + 4) - readCurve(loft.high, x - 4)
    return shade(stage.paint, stage.camera.aim(unit([-rise / 8, 0.05, 1])))
  }
  const [a, b] = [stage.camera.project(at(start, 0)), stage.camera.project(at(finish, 0))]
  const fill = linear(
    stage.sheet,
    [a[0], a[1], b[0], b[1]],
    spread(4).map((t) => [t, slope(lerp(start + 5, finish - 5, t))]),
  )
  const crease = [-0.62, 0.62].map((u) =>
    trace(
      spread(8).map((t) =>
        stage.camera.project(at(lerp(start + 6, finish, t), u * lerp(0.72, 1, t))),
      ),
      false,
    ),
  )
  return (
    path(data, { fill }) +
    path(crease.join(''), {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': px(stage, 1),
      opacity: 0.3,
    })
  )
}

export function drawGlass({ car, stage, upper }: Parts): string {
  const side = alongFlank(stage, upper)
  const round = acrossShell(stage, upper)
  const edge = car.windscreen
  const top = car.screenTop ?? 0.92
  const cabin = seats(stage, seatRows(car))
  const screen = drawPane(
    stage,
    [
      [-edge, 0.05],
      [-edge + 0.03, top, 12],
      [edge - 0.03, top, 12],
      [edge, 0.05],
    ],
    round,
    { behind: cabin, frame: 2.6 },
  )
  const back = car.backlight
    ? drawPane(stage, car.backlight, round, { behind: cabin, frame: 2.6 })
    : ''
  const panes = car.panes.map((pane) => drawPane(stage, pane, side, { behind: cabin }))
  const ends = `${stage.view === 'rear' ? '' : screen}${stage.view === 'front' ? '' : back}`
  return [ends, ...panes].join('')
}

const seatRows = (car: Car): Solid[] => {
  const hip = readCurve(car.waist, car.header)
  const front = car.header + 52
  const rows = car.back.top - front > 60 ? [front, Math.min(front + 88, car.back.top - 6)] : [front]
  return rows.flatMap((x): Solid[] => [
    [x, -38, hip + 10],
    [x, 38, hip + 10],
  ])
}

/** The dark under the sills: the floor, the axles and everything else that the light does not reach. */
export function drawFloor({ car, stage }: Parts): string {
  const ends = [car.axles[0] - car.tyre, car.axles[1] + car.tyre]
  const solids = ends.flatMap((x) =>
    [-1, 1].flatMap((side) =>
      [car.clearance - 4, car.clearance + 12].map((z): Solid => [x, side * (car.half - 24), z]),
    ),
  )
  return path(trace(silhouette(stage, solids)), { fill: '#0a0d0f' })
}

/** The shaded sill between the wheels. */
export function drawSill({ car, stage, lower }: Parts): string {
  const [from, to] = car.axles
  const edge = (rise: number): Point[] =>
    spread(16).map((t) =>
      stage.camera.project(onFlank(lower, lerp(from, to, t), car.clearance + rise)),
    )
  return path(trace([...edge(8), ...edge(0).toReversed()]), {
    fill: '#0a0d10',
    opacity: car.cladding ? 1 : 0.45,
  })
}

/** The plate of the end in view: outside the shell's clip, for it stands proud of it. */
export function drawPlates({ car, stage, lower }: Parts): string {
  if (stage.view === 'side') return ''
  const rear = stage.view === 'rear'
  const z = rear ? car.tail.plate : car.face.plate
  const s = rear ? 3 : 0
  const [x] = surface(lower, s, shareAt(lower, s, z))
  return drawPlate(platePlane(stage, [rear ? x + 1.5 : x - 1.5, 0, z]))
}

export function drawExhaust({ car, stage }: Parts): string {
  const y = car.tail.exhaust
  if (y === undefined) return ''
  const [cx, cy] = stage.camera.project([car.length - 10, y, car.clearance + 4])
  const size = stage.camera.scale * 3.4
  return `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${size.toFixed(1)}" ry="${(size * 0.85).toFixed(1)}" fill="#0a0c0e" stroke="#a9b2b8" stroke-width="${(size * 0.3).toFixed(1)}"/>`
}
