import type { Face } from './car-shape.ts'
import { lerp, spread, trace } from './geometry.ts'
import type { Point } from './geometry.ts'
import type { Loft } from './loft.ts'
import { clip, downward, group, path } from './sheet.ts'
import { around, panel } from './stage.ts'
import type { Corner, Stage } from './stage.ts'

export type Place = (s: number, z: number) => Point

export const mirrored = (corners: readonly Corner[], middle = 0): Corner[] =>
  corners.map(([s, z, ease]): Corner => [2 * middle - s, z, ease]).toReversed()

/** A round lens lying on the shell: its radius in centimetres, narrowed as the shell turns away. */
export function lens(
  stage: Stage,
  place: Place,
  [s, z, radius = 5]: Corner,
  ink: Record<string, string | number>,
): string {
  const [x, y] = place(s, z)
  const [rightX] = place(s + 0.05, z)
  const [leftX] = place(s - 0.05, z)
  const tall = radius * stage.camera.scale
  const wide = Math.min(tall, Math.abs(rightX - leftX) * 0.9 + tall * 0.35)
  if (Math.abs(rightX - leftX) < tall * 0.3) return ''
  const attributes = Object.entries(ink)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
  return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${wide.toFixed(1)}" ry="${tall.toFixed(1)}"${attributes}/>`
}

export function drawHeadlamp(
  stage: Stage,
  place: Place,
  corners: readonly Corner[],
  bulbs: readonly Corner[],
): string {
  const { sheet, camera } = stage
  const data = panel(corners, place)
  const glass = downward(sheet, [
    [0, '#f7fafb'],
    [0.35, '#c4d0d7'],
    [0.75, '#7f8f99'],
    [1, '#aab7be'],
  ])
  const pearl = downward(sheet, [
    [0, '#5f6d76'],
    [0.5, '#e9f0f3'],
    [1, '#ffffff'],
  ])
  return [
    path(data, { fill: glass, stroke: '#1a2024', 'stroke-width': (camera.scale * 0.9).toFixed(1) }),
    group(
      { 'clip-path': clip(sheet, data) },
      path(
        panel(
          corners.map(([s, z, ease]): Corner => [s, z - 4, ease]),
          place,
        ),
        { fill: '#39454d', opacity: 0.55 },
      ),
      ...bulbs.map(
        (bulb) =>
          lens(stage, place, bulb, {
            fill: pearl,
            stroke: '#2d373d',
            'stroke-width': (camera.scale * 1.2).toFixed(1),
          }) + lens(stage, place, [bulb[0], bulb[1] + 1, (bulb[2] ?? 4) * 0.4], { fill: '#fff' }),
      ),
    ),
    path(panel(corners, place), {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': (camera.scale * 0.5).toFixed(1),
      opacity: 0.5,
    }),
  ].join('')
}

function drawGrille(stage: Stage, place: Place, face: Face): string {
  const { sheet, camera } = stage
  const data = panel(face.grille, place)
  const heights = face.grille.map(([, z]) => z)
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const reach = Math.max(...face.grille.map(([s]) => s))
  const bars = spread(face.slats + 1)
    .slice(1, -1)
    .map((share) =>
      trace(
        spread(16).map((t) => place(lerp(-reach, reach, t), lerp(low, high, share))),
        false,
      ),
    )
  const chrome = downward(sheet, [
    [0, '#ffffff'],
    [0.5, '#aeb7bd'],
    [1, '#6d777e'],
  ])
  return [
    path(data, { fill: '#101417', stroke: chrome, 'stroke-width': (camera.scale * 2).toFixed(1) }),
    group(
      { 'clip-path': clip(sheet, data) },
      path(bars.join(''), {
        fill: 'none',
        stroke: chrome,
        'stroke-width': (camera.scale * 1.3).toFixed(1),
        opacity: 0.85,
      }),
    ),
    lens(stage, place, [0, face.badge, 5], {
      fill: chrome,
      stroke: '#3f484e',
      'stroke-width': (camera.scale * 0.8).toFixed(1),
    }),
    lens(stage, place, [0, face.badge, 3], {
      fill: 'none',
      stroke: '#59646b',
      'stroke-width': (camera.scale * 0.8).toFixed(1),
    }),
  ].join('')
}

/** Lamps, grille, intake and plate across the nose. */
export function drawFace(stage: Stage, loft: Loft, face: Face): string {
  const place = around(stage, loft)
  const { sheet, camera } = stage
  const lamps = [
    [mirrored(face.lamp), mirrored(face.bulbs)],
    [face.lamp, face.bulbs],
  ] as const
  const fog = face.fog
  const hollow = downward(sheet, [
    [0, '#07090b'],
    [1, '#2b3237'],
  ])
  const fogs = fog ? [fog, ...mirrored([fog])] : []
  const shown = stage.view === 'side' ? lamps.slice(1) : lamps
  const lit = shown.map(([corners, bulbs]) => drawHeadlamp(stage, place, corners, bulbs)).join('')
  if (stage.view === 'side') return lit
  return [
    path(panel(face.intake, place), { fill: hollow }),
    ...fogs.map(
      ([s, z, size = 5]) =>
        lens(stage, place, [s, z, size + 3], { fill: '#14181b' }) +
        lens(stage, place, [s, z, size], {
          fill: '#dfe7eb',
          stroke: '#59646b',
          'stroke-width': (camera.scale * 0.8).toFixed(1),
        }),
    ),
    drawGrille(stage, place, face),
    lit,
  ].join('')
}
