import { drawRods, drawSlab, iron, rubber } from './box.ts'
import type { Span } from './box.ts'
import * as digger from './excavator.data.ts'
import { lerp, spread, trace } from './geometry.ts'
import type { Curve, Point, Solid } from './geometry.ts'
import { drawPane } from './glass.ts'
import { surface } from './loft.ts'
import { paintShell } from './shell.ts'
import { downward, path } from './sheet.ts'
import { silhouette } from './stage.ts'
import type { Stage } from './stage.ts'

const stadium = ([from, to]: Span, low: number, high: number): Point[] => {
  const radius = (high - low) / 2
  const end = (x: number, start: number): Point[] =>
    spread(9).map((t) => {
      const angle = start + t * Math.PI
      return [x + Math.sin(angle) * radius, low + radius + Math.cos(angle) * radius]
    })
  return [...end(from + radius, Math.PI), ...end(to - radius, 0)]
}

const disc = (stage: Stage, [x, y, z]: Solid, radius: number): string => {
  const rim = spread(24).map((t): Solid => {
    const angle = t * Math.PI * 2
    return [x + Math.cos(angle) * radius, y, z + Math.sin(angle) * radius]
  })
  return trace(silhouette(stage, rim))
}

const onPlane = (stage: Stage, y: number, points: Curve): Point[] =>
  points.map(([x, z]) => stage.camera.project([x, y, z]))

export function drawTrack(stage: Stage, [y0, y1]: Span): string {
  const { chain } = digger
  const shape = stadium(chain, 0, 88)
  const inner = stadium([chain[0] + 11, chain[1] - 11], 11, 77)
  const rollers = [200, 252, 304, 356, 408, 460].map((x) => disc(stage, [x, y1 + 1, 22], 13))
  const rims = (radius: number): string =>
    [176, 494].map((x) => disc(stage, [x, y1 + 1, 44], radius)).join('')
  const beam = onPlane(stage, y1 + 1, [
    [196, 34],
    [474, 34],
    [474, 58],
    [196, 58],
  ])
  const size = stage.camera.scale
  const pads = {
    fill: 'none',
    stroke: '#3a4146',
    'stroke-width': (size * 9).toFixed(1),
    'stroke-dasharray': `${(size * 15).toFixed(1)} ${(size * 2).toFixed(1)}`,
  }
  const sprocket = downward(stage.sheet, [
    [0, '#6c767d'],
    [1, '#353d43'],
  ])
  return [
    drawSlab(stage, shape, [y0, y1], rubber),
    path(trace(onPlane(stage, y1, shape)), pads),
    path(trace(onPlane(stage, y1 + 0.5, inner)), { fill: '#0d1012' }),
    path(trace(beam), { fill: '#3d454b' }),
    path(rollers.join(''), { fill: '#4b545b', stroke: '#20262a', 'stroke-width': 1.5 }),
    path(rims(30), { fill: sprocket, stroke: '#171b1e', 'stroke-width': 2 }),
    path(rims(14), { fill: '#22282c' }),
  ].join('')
}

/** A hydraulic ram: bright rod out of a dark barrel, with a gleam along it. */
function drawRam(stage: Stage, [from, to]: readonly [Point, Point], y: number): string {
  const part = (start: number, end: number): Solid[][] => [
    [start, end].map((t): Solid => [lerp(from[0], to[0], t), y, lerp(from[1], to[1], t)]),
  ]
  return [
    drawRods(stage, part(0, 1), { stroke: '#cfd6da', width: 7 }),
    drawRods(stage, part(0, 0.62), { stroke: '#2f363b', width: 13 }),
    drawRods(stage, part(0.02, 0.6), { stroke: '#59636a', width: 4 }),
  ].join('')
}

export function drawArm(stage: Stage): string {
  const { boomSpan, rams } = digger
  const [y0, y1] = boomSpan
  const middle = (y0 + y1) / 2
  const teeth = [-0.9, -0.3, 0.3, 0.9].map((share): Solid[] => {
    const y = middle + share * 48
    return [
      [-158, y, 26],
      [-130, y, 34],
    ]
  })
  const claws = drawRods(stage, teeth, { stroke: '#20262a', width: 8 })
  const scoop = drawSlab(stage, digger.bucket, [middle - 56, middle + 56], iron)
  const stick = drawSlab(stage, digger.stick, [y0 + 5, y1 - 5], stage.paint)
  const boom = drawSlab(stage, digger.boom, boomSpan, stage.paint)
  const linkRods = [digger.link.map(([x, z]): Solid => [x, y1, z])]
  const link = drawRods(stage, linkRods, { stroke: '#4b545b', width: 8 })
  const [far, near] = [drawRam(stage, rams.boom, y0 - 8), drawRam(stage, rams.boom, y1 + 8)]
  const [top, tip] = [drawRam(stage, rams.stick, middle), drawRam(stage, rams.bucket, middle)]
  const pins = digger.pins.map(([x, z]) => disc(stage, [x, y1 + 1, z], 9)).join('')
  const nearest = {
    nose: [far, top, boom, near, tip, stick, claws, scoop, link],
    tail: [scoop, claws, far, tip, stick, top, boom, near, link],
  }
  const pinned = path(pins, { fill: '#2b3237', stroke: '#7d878e', 'stroke-width': 2 })
  return [...nearest[stage.view === 'rear' ? 'tail' : 'nose'], pinned].join('')
}

/** Places on the three glazed faces of the cab. */
function cabFaces(stage: Stage) {
  const { project } = stage.camera
  const lean = (z: number): number => (z < 190 ? 182 : lerp(182, 206, (z - 190) / 102)) - 0.5
  return {
    side: (x: number, z: number): Point => project([x, digger.cabSpan[1] + 0.5, z]),
    front: (y: number, z: number): Point => project([lean(z), y, z]),
    back: (y: number, z: number): Point => project([352.5, y, z]),
  }
}

export function drawCab(stage: Stage): string {
  const { side, front, back } = cabFaces(stage)
  const chair = path(trace(onPlane(stage, 82, digger.chair)), { fill: '#0b0f12', opacity: 0.6 })
  const glazing = { behind: chair, frame: 4 }
  const door = trace(
    digger.door.map(([x, z]) => side(x, z)),
    false,
  )
  const thin = stage.camera.scale.toFixed(1)
  return [
    drawSlab(stage, digger.cab, digger.cabSpan, stage.paint),
    stage.view === 'front' ? drawPane(stage, digger.frontPane, front, glazing) : '',
    stage.view === 'rear' ? drawPane(stage, digger.backPane, back, { frame: 4 }) : '',
    drawPane(stage, digger.doorPane, side, glazing),
    drawPane(stage, digger.quarterPane, side, glazing),
    path(door, { fill: 'none', stroke: '#05070a', 'stroke-width': thin, opacity: 0.6 }),
    drawRods(stage, [digger.grabRail], { stroke: '#14181b', width: 4 }),
    drawRods(stage, [digger.mirror], { stroke: '#14181b', width: 6 }),
  ].join('')
}

export function drawHouse(stage: Stage): string {
  const { house, hatch } = digger
  const top = trace(
    silhouette(
      stage,
      spread(40).map((t) => surface(house, lerp(-3, 3, t), 1)),
    ),
  )
  const louvres = spread(5).flatMap((t): Solid[][] => [
    [
      [524, 124, 130 + t * 46],
      [566, 108, 130 + t * 46],
    ],
    [
      [392, 131, 138 + t * 38],
      [480, 131, 138 + t * 38],
    ],
  ])
  const stack = drawRods(stage, [digger.stack], { stroke: '#2b3237', width: 14 })
  const sky = downward(stage.sheet, [
    [0, '#ffffff', 0.28],
    [1, '#ffffff', 0.1],
  ])
  const thin = stage.camera.scale.toFixed(1)
  return [
    stage.view === 'side' ? '' : stack,
    paintShell(stage, house, { bands: 7 }),
    path(top, { fill: stage.paint.base }),
    path(top, { fill: sky }),
    stage.view === 'side' ? stack : '',
    path(trace(onPlane(stage, 130.5, hatch), false), {
      fill: 'none',
      stroke: '#05070a',
      'stroke-width': thin,
      opacity: 0.6,
    }),
    drawRods(stage, louvres, { stroke: '#0b0f12', width: 4, opacity: 0.55 }),
    drawRods(stage, [digger.handrail], { stroke: '#14181b', width: 4 }),
  ].join('')
}
