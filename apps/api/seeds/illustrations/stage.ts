import { hull, lerp, spread, trace } from './geometry.ts'
import type { Point, Solid } from './geometry.ts'
import type { Camera } from './camera.ts'
import type { Material } from './light.ts'
import { limits, shareAt, surface } from './loft.ts'
import type { Loft } from './loft.ts'
import type { Sheet } from './sheet.ts'

export type Outside = 'front' | 'side' | 'rear'

/** Everything that a part of a vehicle needs to draw itself. */
export type Stage = { sheet: Sheet; camera: Camera; paint: Material; view: Outside }

/** Corner of a shape; `round` is the radius of its corner in pixels. */
export type Corner = readonly [a: number, b: number, round?: number]

const between = (from: Point, to: Point, share: number): Point => [
  lerp(from[0], to[0], share),
  lerp(from[1], to[1], share),
]

const gap = (from: Point, to: Point): number => Math.hypot(to[0] - from[0], to[1] - from[1])

type Edge = { start: Point; end: Point; line: readonly Point[]; radius: number }

/** A polygon of corners, its edges following `place` and its corners eased with quadratics. */
export function panel(
  corners: readonly Corner[],
  place: (a: number, b: number) => Point,
  { steps = 6, ease = 6 }: { steps?: number; ease?: number } = {},
): string {
  const edges = corners.map((corner, index): Edge => {
    const next = corners[(index + 1) % corners.length] ?? corner
    const line = spread(steps).map((t) =>
      place(lerp(corner[0], next[0], t), lerp(corner[1], next[1], t)),
    )
    const [start, end] = [place(corner[0], corner[1]), place(next[0], next[1])]
    return { start, end, line, radius: corner[2] ?? ease }
  })
  const points = edges.flatMap((edge, index) => {
    const before = edges.at(index - 1) ?? edge
    const after = edges[(index + 1) % edges.length] ?? edge
    const [size, size2] = [gap(edge.start, edge.end), gap(before.start, before.end)]
    const radius = Math.min(edge.radius, size * 0.45, size2 * 0.45)
    const leave = Math.min(after.radius, size * 0.45)
    const toward = edge.line[1] ?? edge.end
    const back = before.line.at(-2) ?? before.start
    const enter = between(edge.start, toward, Math.min(1, radius / (gap(edge.start, toward) || 1)))
    const from = between(edge.start, back, Math.min(1, radius / (gap(edge.start, back) || 1)))
    const bend = spread(4).map((t) =>
      between(between(from, edge.start, t), between(edge.start, enter, t), t),
    )
    const straight = edge.line.filter(
      (point) => gap(edge.start, point) > radius && gap(edge.end, point) > leave,
    )
    return [...bend, ...straight]
  })
  return trace([...points, ...points.slice(0, 1)])
}

/** Places on a loft by perimeter place and height, always on the side that the camera sees. */
export function around(stage: Stage, loft: Loft): (s: number, z: number) => Point {
  return (s, z) => {
    const v = shareAt(loft, s, z)
    const [left, right] = limits(loft, stage.camera, v)
    return stage.camera.project(surface(loft, Math.min(right, Math.max(left, s)), v))
  }
}

/** Silhouette of a cloud of solid points. */
export const silhouette = (stage: Stage, solids: readonly Solid[]): Point[] =>
  hull(solids.map(stage.camera.project))

/** An ellipsoid with squared shoulders, as its silhouette: mirrors, tanks, handles. */
export function pebble(stage: Stage, [x, y, z]: Solid, [a, b, c]: Solid): string {
  const bend = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.7
  const solids = spread(8).flatMap((row) =>
    spread(16).map((column): Solid => {
      const [up, round] = [(row - 0.5) * Math.PI, column * Math.PI * 2]
      const flat = bend(Math.cos(up))
      return [
        x + a * flat * bend(Math.cos(round)),
        y + b * flat * bend(Math.sin(round)),
        z + c * bend(Math.sin(up)),
      ]
    }),
  )
  return trace(silhouette(stage, solids), true, 0.35)
}
