import { drawRods, drawSlab, iron } from './box.ts'
import { lerp, spread, trace } from './geometry.ts'
import type { Curve, Point, Solid } from './geometry.ts'
import type { Material } from './light.ts'
import { outline, surface } from './loft.ts'
import * as bike from './motorcycle.data.ts'
import { drawPlate, platePlane } from './plate.ts'
import { paintShell } from './shell.ts'
import { downward, path } from './sheet.ts'
import { pebble, silhouette } from './stage.ts'
import type { Stage } from './stage.ts'

type Rods = readonly (readonly Solid[])[]

export const leather: Material = { base: '#23272b', shine: 0.25, flake: 0 }
const alloy: Material = { base: '#9aa3a9', shine: 0.7, flake: 0.4 }
const amber = '#dd8a1c'

const tube = (stage: Stage, rods: Rods, stroke: string, width: number): string =>
  drawRods(stage, rods, { stroke, width })

const pair = (y: number, points: Curve): Solid[][] =>
  [-y, y].map((side) => points.map(([x, z]): Solid => [x, side, z]))

const ring = (stage: Stage, centre: Solid, radius: number, plane: 'side' | 'nose'): string => {
  const points = spread(22).map((t): Solid => {
    const [a, b] = [Math.sin(t * Math.PI * 2) * radius, Math.cos(t * Math.PI * 2) * radius]
    return plane === 'side'
      ? [centre[0] + a, centre[1], centre[2] + b]
      : [centre[0], centre[1] + a, centre[2] + b]
  })
  return trace(silhouette(stage, points))
}

const winkers = (stage: Stage, [x, y, z]: Solid): string =>
  [-1, 1]
    .map((side) => path(pebble(stage, [x, side * y, z], [3, 3.6, 3]), { fill: amber }))
    .join('')

export function drawFork(stage: Stage): string {
  const [leg, slider] = [
    pair(9, [
      [35, 31],
      [73, 98],
    ]),
    pair(9, [
      [35, 31],
      [52, 61],
    ]),
  ]
  return [
    tube(stage, leg, '#c9d0d4', 4.5),
    tube(stage, slider, '#59636a', 6.5),
    tube(stage, bike.yokes, '#2b3136', 5),
  ].join('')
}

function drawHeadlamp(stage: Stage): string {
  const shell = downward(stage.sheet, [
    [0, '#59636a'],
    [0.5, '#2b3136'],
    [1, '#14181b'],
  ])
  const lens = downward(stage.sheet, [
    [0, '#ffffff'],
    [0.6, '#c2ced5'],
    [1, '#8b9aa3'],
  ])
  const rim = {
    fill: lens,
    stroke: '#7d878e',
    'stroke-width': (stage.camera.scale * 1.2).toFixed(1),
  }
  const bowl = path(pebble(stage, [56, 0, 88], [9, 10.5, 10.5]), { fill: shell })
  return stage.view === 'rear' ? bowl : bowl + path(ring(stage, [47.5, 0, 88], 9.5, 'nose'), rim)
}

export function drawCockpit(stage: Stage): string {
  const glass = stage.view === 'rear' ? '#9db4c0' : '#1c2124'
  const mirrors = [-1, 1].map((side) =>
    path(pebble(stage, [74, side * 32, 123], [2, 7, 5]), {
      fill: glass,
      stroke: '#0b0e10',
      'stroke-width': 2,
    }),
  )
  const clocks = path(pebble(stage, [66, 0, 103], [5, 10, 4]), { fill: '#2b3136' })
  const bars = [
    tube(stage, [bike.bar], '#b9c1c6', 2.6),
    tube(stage, bike.grips, '#15191c', 4.4),
    tube(stage, bike.stems, '#2b3136', 1.4),
    ...mirrors,
  ].join('')
  const lamp = drawHeadlamp(stage)
  const signals = winkers(stage, [60, 18, 84])
  return (
    stage.view === 'rear' ? [lamp, signals, clocks, bars] : [bars, clocks, signals, lamp]
  ).join('')
}

export function drawEngine(stage: Stage): string {
  const fins = spread(5).map((t): Solid[] => [
    [89 + t * 3, 10.5, 46 + t * 15],
    [107, 10.5, 44.5 + t * 15],
  ])
  const metal = downward(stage.sheet, [
    [0, '#d5dadd'],
    [0.5, '#9aa3a9'],
    [1, '#59636a'],
  ])
  const clutch = ring(stage, [112, 14.5, 36], 9.5, 'side')
  const cap = ring(stage, [112, 14.5, 36], 5, 'side')
  return [
    tube(stage, bike.cradle, '#1c2124', 5),
    tube(
      stage,
      pair(8, [
        [118, 34],
        [163, 30],
      ]),
      '#2b3136',
      5,
    ),
    drawSlab(stage, bike.barrel, [-10, 10], iron),
    tube(stage, fins, '#7d878e', 1.6),
    drawSlab(stage, bike.crankcase, [-13, 13], alloy),
    path(clutch, { fill: metal, stroke: '#4b545b', 'stroke-width': 2 }),
    path(cap, { fill: 'none', stroke: '#6c767d', 'stroke-width': 2 }),
    tube(stage, bike.footpegs, '#15191c', 4),
    tube(stage, bike.stand, '#59636a', 2.4),
  ].join('')
}

/** The pipe is drawn on the side in view. */
export function drawPipe(stage: Stage): string {
  const header = [bike.header.map(([x, z]): Solid => [x, 13, z])]
  const gleam = [bike.muffler.map(([x, y, z]): Solid => [x, y, z + 1.6])]
  return [
    tube(stage, header, '#8b949b', 4),
    tube(stage, header, '#dfe4e7', 1.2),
    tube(stage, [bike.muffler], '#59636a', 9.5),
    tube(stage, [bike.muffler], '#a9b2b8', 7),
    tube(stage, gleam, '#f1f4f5', 1.8),
    tube(
      stage,
      [
        [
          [191, 17, 36.8],
          [193, 17, 37.2],
        ],
      ],
      '#0c0f11',
      5,
    ),
  ].join('')
}

export function drawShocks(stage: Stage): string {
  const legs = pair(11, [
    [161, 34],
    [150, 74],
  ])
  const size = stage.camera.scale
  const coil = legs.map((leg) => trace(leg.map(stage.camera.project), false)).join('')
  const dashes = `${(size * 1.6).toFixed(1)} ${(size * 1.5).toFixed(1)}`
  const ink = {
    fill: 'none',
    stroke: '#cfd6da',
    'stroke-width': (size * 6).toFixed(1),
    'stroke-dasharray': dashes,
  }
  return tube(stage, legs, '#4b545b', 2.6) + path(coil, ink)
}

export function drawTail(stage: Stage): string {
  const red = downward(stage.sheet, [
    [0, '#e4483a'],
    [1, '#8b1210'],
  ])
  const plate = platePlane(stage, [209, 0, 66], { width: 24, height: 12 })
  return [
    tube(stage, bike.flap, '#15191c', 8),
    winkers(stage, [200, 14, 80]),
    drawSlab(stage, bike.tailPiece, [-9, 9], stage.paint),
    drawSlab(stage, bike.seat, [-12, 12], leather),
    tube(stage, bike.rack, '#8b949b', 2),
    path(pebble(stage, [205, 0, 84], [4, 7, 4]), { fill: red, stroke: '#3a0806' }),
    stage.view === 'rear' ? drawPlate(plate) : '',
  ].join('')
}

export function drawTank(stage: Stage): string {
  const { camera, paint } = stage
  const top = trace(
    silhouette(
      stage,
      spread(30).map((t) => surface(bike.tank, lerp(-3, 3, t), 1)),
    ),
  )
  const badge = bike.badge.map(([x, z]): Point => camera.project([x, 14.6, z]))
  return [
    paintShell(stage, bike.tank, { bands: 7 }),
    path(top, { fill: paint.base }),
    path(top, { fill: '#fff', opacity: 0.3 }),
    path(trace(outline(bike.tank, camera)), { fill: 'none', stroke: '#000', opacity: 0.35 }),
    path(trace(badge), { fill: '#e9edef', opacity: 0.85 }),
    drawSlab(stage, bike.sideCover, [8, 12], paint),
  ].join('')
}
