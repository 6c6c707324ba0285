import { trace } from './geometry.ts'
import type { Point, Solid } from './geometry.ts'
import { mix, shade, unit } from './light.ts'
import type { Material } from './light.ts'
import { downward, path } from './sheet.ts'
import type { Stage } from './stage.ts'

export type Span = readonly [from: number, to: number]
export type Block = { x: Span; y: Span; z: Span; material: Material }

export const iron: Material = { base: '#33393e', shine: 0.35, flake: 0.1 }
export const rubber: Material = { base: '#202427', shine: 0.15, flake: 0 }
export const steel: Material = { base: '#8b949b', shine: 0.7, flake: 0.4 }

/** A flat face through solid corners, lit by its normal and a little darker towards its foot. */
export function drawFacet(
  stage: Stage,
  corners: readonly Solid[],
  normal: Solid,
  material: Material,
): string {
  const colour = shade(material, stage.camera.aim(unit(normal)))
  const fill = downward(stage.sheet, [
    [0, mix(colour, '#ffffff', 0.1)],
    [0.5, colour],
    [1, mix(colour, '#0c1216', 0.22)],
  ])
  return path(trace(corners.map(stage.camera.project)), { fill })
}

/** The rectangle at `at` along an axis, over its spans along the other two in order; its last corners are the lower ones. */
export function tile(axis: 'x' | 'y' | 'z', at: number, [a0, a1]: Span, [b0, b1]: Span): Solid[] {
  const corners: Point[] = [
    [a0, b1],
    [a1, b1],
    [a1, b0],
    [a0, b0],
  ]
  return corners.map(([a, b]): Solid => {
    if (axis === 'x') return [at, a, b]
    return axis === 'y' ? [a, at, b] : [a, b, at]
  })
}

/** The faces of an upright block that the camera sees. */
export function drawBlock(stage: Stage, { x, y, z, material }: Block): string {
  const { turn, height } = stage.camera.lens
  const faces: [boolean, Solid[], Solid][] = [
    [z[1] < height, tile('z', z[1], x, y), [0, 0, 1]],
    [turn > 0, tile('x', x[0], y, z), [-1, 0, 0.02]],
    [turn < 0, tile('x', x[1], y, z), [1, 0, 0.02]],
    [true, tile('y', y[1], x, z), [0, 1, 0.02]],
  ]
  return faces
    .map(([seen, corners, normal]) => (seen ? drawFacet(stage, corners, normal, material) : ''))
    .join('')
}

/** A plate cut to an (x, z) profile, as thick as its y span: booms, buckets, tracks, cabs. The profile runs clockwise on the canvas. */
export function drawSlab(
  stage: Stage,
  profile: readonly Point[],
  [y0, y1]: Span,
  material: Material,
): string {
  const { camera } = stage
  const { turn } = camera.lens
  const middle = (y0 + y1) / 2
  const depth = ([x]: Point): number => middle * Math.cos(turn) - x * Math.sin(turn)
  const edges = profile.map((from, index) => ({
    from,
    to: profile[(index + 1) % profile.length] ?? from,
  }))
  const facets = edges
    .toSorted((a, b) => depth(a.from) + depth(a.to) - depth(b.from) - depth(b.to))
    .map(({ from, to }) => {
      const corners: Solid[] = [
        [from[0], y0, from[1]],
        [to[0], y0, to[1]],
        [to[0], y1, to[1]],
        [from[0], y1, from[1]],
      ]
      const flat = corners.map(camera.project)
      const area = flat.reduce((sum, [x, y], i) => {
        const [nx, ny] = flat[(i + 1) % flat.length] ?? [x, y]
        return sum + x * ny - nx * y
      }, 0)
      const normal = unit([from[1] - to[1], 0, to[0] - from[0]])
      const colour = shade(material, camera.aim(normal))
      return area > 1 ? path(trace(flat), { fill: colour, stroke: colour }) : ''
    })
  const near = drawFacet(
    stage,
    profile.map(([x, z]): Solid => [x, y1, z]),
    [0, 1, 0.05],
    material,
  )
  return facets.join('') + near
}

/** Lines between solid points, stroked at a width in centimetres. */
export function drawRods(
  stage: Stage,
  rods: readonly (readonly Solid[])[],
  { stroke, width, opacity = 1 }: { stroke: string; width: number; opacity?: number },
): string {
  const data = rods
    .map((rod) =>
      trace(
        rod.map((solid): Point => stage.camera.project(solid)),
        false,
      ),
    )
    .join('')
  return path(data, {
    fill: 'none',
    stroke,
    'stroke-width': (width * stage.camera.scale).toFixed(1),
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    opacity,
  })
}
