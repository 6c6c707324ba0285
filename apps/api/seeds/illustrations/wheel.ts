import { hull, spread, trace } from './geometry.ts'
import type { Point, Solid } from './geometry.ts'
import { define, downward, group, path } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import type { Stage } from './stage.ts'

export type Rim = 'five' | 'ten' | 'mesh' | 'steel' | 'lorry'
export type Wheel = { x: number; y: number; radius: number; width: number }

const spokeCounts = { five: 5, ten: 10, mesh: 14, steel: 12, lorry: 10 } as const

const ring = (radius: number, from = 0, to = 1, steps = 24): Point[] =>
  spread(steps).map((share) => {
    const angle = (from + (to - from) * share) * Math.PI * 2
    return [Math.sin(angle) * radius, -Math.cos(angle) * radius]
  })

const spoke = (
  angle: number,
  inner: readonly [number, number],
  outer: readonly [number, number],
): string => {
  const at = (radius: number, wide: number): Point => {
    const turned = angle + Math.asin(wide / radius)
    return [Math.sin(turned) * radius, -Math.cos(turned) * radius]
  }
  return trace([
    at(inner[0], -inner[1]),
    at(outer[0], -outer[1]),
    at(outer[0], outer[1]),
    at(inner[0], inner[1]),
  ])
}

function spokes(rim: Rim, fill: string): string {
  const count = spokeCounts[rim]
  const angles = spread(count)
    .slice(0, -1)
    .map((share) => share * Math.PI * 2)
  const blades = angles.map((angle) => {
    if (rim === 'five')
      return `${spoke(angle - 0.12, [17, 5], [68, 4.5])}${spoke(angle + 0.12, [17, 5], [68, 4.5])}`
    if (rim === 'mesh') return spoke(angle, [14, 2.2], [68, 3])
    return spoke(angle, [16, 4], [68, 5.2])
  })
  return path(blades.join(''), { fill, stroke: '#5b636b', 'stroke-width': 0.8 })
}

function pressed(rim: Rim, fill: string): string {
  const holes = spread(spokeCounts[rim])
    .slice(0, -1)
    .map((share) => {
      const angle = share * Math.PI * 2
      return `<ellipse cx="${Math.round(Math.sin(angle) * 49)}" cy="${Math.round(-Math.cos(angle) * 49)}" rx="7.5" ry="7.5"/>`
    })
  const dish =
    rim === 'lorry'
      ? '<circle r="30" fill="#7f888f"/><circle r="25" fill="#b9c0c5"/>'
      : '<circle r="33" fill="none" stroke="#868f96" stroke-width="2"/>'
  return `<circle r="66" fill="${fill}"/>${group({ fill: '#23282d' }, ...holes)}${dish}`
}

const nuts = (count: number, radius: number, size: number): string =>
  spread(count)
    .slice(0, -1)
    .map((share) => {
      const angle = (share + 0.05) * Math.PI * 2
      return `<circle cx="${Math.round(Math.sin(angle) * radius * 10) / 10}" cy="${Math.round(-Math.cos(angle) * radius * 10) / 10}" r="${size}"/>`
    })
    .join('')

/** The face of a wheel of radius 100 round the origin; returns the href by which wheels repeat it. */
export function defineWheel(sheet: Sheet, rim: Rim): string {
  const alloy = downward(sheet, [
    [0, '#f4f6f7'],
    [0.45, '#c3c9ce'],
    [1, '#858e96'],
  ])
  const rubber = downward(sheet, [
    [0, '#43484d'],
    [0.3, '#24282b'],
    [1, '#121416'],
  ])
  const dish = rim === 'steel' || rim === 'lorry'
  const face = [
    `<circle r="100" fill="${rubber}"/>`,
    path(trace(ring(91, -0.16, 0.12), false), {
      fill: 'none',
      stroke: '#6d757b',
      'stroke-width': 2,
      opacity: 0.7,
    }),
    `<circle r="84" fill="none" stroke="#0d0f11" stroke-width="1.5"/>`,
    `<circle r="74" fill="${alloy}"/><circle r="69" fill="#14171a"/>`,
    dish
      ? pressed(rim, alloy)
      : `<circle r="50" fill="#5d656c"/><circle r="50" fill="none" stroke="#7d868d" stroke-width="1.5"/><circle r="30" fill="#3c4349"/><path d="M28-50A57 57 0 0 1 55-14L44-11A46 46 0 0 0 22-40z" fill="#70787e"/>${spokes(rim, alloy)}`,
    `<circle r="${rim === 'lorry' ? 14 : 19}" fill="${alloy}"/>`,
    group({ fill: '#4b5258' }, nuts(rim === 'lorry' ? 8 : 5, rim === 'lorry' ? 21 : 13.5, 2.4)),
    `<circle r="8" fill="#dfe4e7" stroke="#7d868d" stroke-width="1"/>`,
    path(trace(ring(71.5, -0.3, 0.2), false), {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 2.2,
      opacity: 0.85,
    }),
  ]
  const reference = define(sheet, (id) => group({ id }, ...face))
  return reference.slice(4, -1)
}

const facing = (stage: Stage, wheel: Wheel, y: number): string => {
  const { project } = stage.camera
  const at: Solid = [wheel.x, y, wheel.radius]
  const [left, right] = [
    project([wheel.x - wheel.radius, y, wheel.radius]),
    project([wheel.x + wheel.radius, y, wheel.radius]),
  ]
  const [low, high] = [project([wheel.x, y, 0]), project([wheel.x, y, wheel.radius * 2])]
  const [cx, cy] = project(at)
  const parts = [
    (right[0] - left[0]) / 200,
    (right[1] - left[1]) / 200,
    (low[0] - high[0]) / 200,
    (low[1] - high[1]) / 200,
    cx,
    cy,
  ]
  return `matrix(${parts.map((part) => Math.round(part * 1000) / 1000).join(' ')})`
}

const circle = ({ x, radius }: Wheel, y: number): Solid[] =>
  spread(32).map((t): Solid => {
    const angle = t * Math.PI * 2
    return [x + Math.sin(angle) * radius, y, radius + Math.cos(angle) * radius]
  })

/** A wheel seen from its outer face at y, its tread running inwards (or the far wheel's, only tread). */
export function drawWheel(stage: Stage, wheel: Wheel, href: string): string {
  const inner = wheel.y > 0 ? wheel.y - wheel.width : wheel.y + wheel.width
  const points = [...circle(wheel, wheel.y), ...circle(wheel, inner)].map(stage.camera.project)
  const tread = path(trace(hull(points)), { fill: wheel.y < 0 ? '#0e1012' : '#16191b' })
  if (wheel.y < 0) return tread
  return `${tread}<use href="${href}" transform="${facing(stage, wheel, wheel.y)}"/>`
}
