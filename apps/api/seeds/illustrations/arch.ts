import { spread, trace } from './geometry.ts'
import type { Point, Solid } from './geometry.ts'
import { onFlank } from './loft.ts'
import type { Loft } from './loft.ts'
import { clip, group, keep, path, repeat } from './sheet.ts'
import type { Stage } from './stage.ts'
import { drawWheel } from './wheel.ts'
import type { Wheel } from './wheel.ts'

const opening = (stage: Stage, loft: Loft, wheel: Wheel, radius: number, sill: number): Point[] => {
  const dip = Math.min(1, Math.max(-1, (wheel.radius - sill) / radius))
  const reach = Math.PI / 2 + Math.asin(dip)
  return spread(30).map((share) => {
    const angle = -reach + share * reach * 2
    const place: Solid = onFlank(
      loft,
      wheel.x + Math.sin(angle) * radius,
      wheel.radius + Math.cos(angle) * radius,
    )
    return stage.camera.project(place)
  })
}

export type ArchStyle = { gap: number; sill: number; cladding?: boolean | undefined; skin: string }

/** The wheel arch in a flank with its wheel in it; the tyre is hidden above the arch and free below the sill. */
export function drawArch(
  stage: Stage,
  loft: Loft,
  wheel: Wheel,
  href: string,
  { gap, sill, cladding = false, skin }: ArchStyle,
): string {
  const radius = wheel.radius + gap
  const edge = opening(stage, loft, wheel, radius, sill)
  const shape = keep(stage.sheet, path(trace(edge, false), {}))
  const [first, last] = [edge[0] ?? [0, 0], edge.at(-1) ?? [0, 0]]
  const floor = Math.max(first[1], last[1]) + 400
  const free: Point[] = [
    ...edge,
    [last[0] + 300, last[1]],
    [last[0] + 300, floor],
    [first[0] - 300, floor],
    [first[0] - 300, first[1]],
  ]
  const wide = (size: number): string => (stage.camera.scale * size).toFixed(1)
  const flare = cladding
    ? [
        repeat(shape, { fill: 'none', stroke: '#4d555c', 'stroke-width': wide(17) }),
        repeat(shape, { fill: 'none', stroke: '#2b3035', 'stroke-width': wide(15.5) }),
      ]
    : [
        repeat(shape, { fill: 'none', stroke: '#000', 'stroke-width': wide(10.4), opacity: 0.16 }),
        repeat(shape, { fill: 'none', stroke: '#fff', 'stroke-width': wide(9), opacity: 0.16 }),
      ]
  return [
    group({ 'clip-path': skin }, ...flare),
    repeat(shape, { fill: '#0b0e10' }),
    group({ 'clip-path': clip(stage.sheet, trace(free)) }, drawWheel(stage, wheel, href)),
    repeat(shape, { fill: 'none', stroke: '#06080a', 'stroke-width': wide(1.8), opacity: 0.6 }),
  ].join('')
}
