import { drawBlock, drawRods, iron, tile } from './box.ts'
import type { Span } from './box.ts'
import type { Car } from './car-shape.ts'
import { spread, trace } from './geometry.ts'
import type { Solid } from './geometry.ts'
import type { Material } from './light.ts'
import { downward, path } from './sheet.ts'
import { silhouette } from './stage.ts'
import type { Stage } from './stage.ts'

export type Lorry = {
  cab: Car
  length: number
  frameHeight: number
  rearAxles: readonly number[]
  /** The box body; a tractor unit has none and shows its fifth wheel. */
  cargo: { from: number; floor: number; top: number; half: number } | null
}

const panelling: Material = { base: '#e9ecee', shine: 0.45, flake: 0.1 }

function drawDoors(stage: Stage, { cargo, length }: Lorry): string {
  if (!cargo) return ''
  const { floor, top, half } = cargo
  const x = length + 0.5
  const frame: Solid[][] = [
    [
      [x, -half, floor],
      [x, -half, top],
      [x, half, top],
      [x, half, floor],
      [x, -half, floor],
    ],
    [
      [x, 0, floor],
      [x, 0, top],
    ],
  ]
  const bars = [-70, -22, 22, 70].map((y): Solid[] => [
    [x, y, floor + 4],
    [x, y, top - 6],
  ])
  const levers = [
    [-22, -52],
    [22, 52],
  ].map(([from = 0, to = 0]): Solid[] => [
    [x, from, floor + 70],
    [x, to, floor + 70],
  ])
  const hinges = [0.12, 0.5, 0.88].flatMap((t) =>
    [-1, 1].map((side): Solid[] => [
      [x, side * (half - 1), floor + (top - floor) * t],
      [x, side * (half - 14), floor + (top - floor) * t],
    ]),
  )
  return [
    drawRods(stage, frame, { stroke: '#a3adb4', width: 4 }),
    drawRods(stage, bars, { stroke: '#7d878e', width: 2.4 }),
    drawRods(stage, [...levers, ...hinges], { stroke: '#5a646b', width: 3 }),
  ].join('')
}

/** The air lines' stand and exhaust behind a tractor's cab. */
function drawStand(stage: Stage, { cab, frameHeight }: Lorry): string {
  const [from, y] = [cab.length + 8, 58]
  const pipe = (low: number, high: number): Solid[] => [low, high].map((z) => [from + 20, y, z])
  const z: Span = [frameHeight, frameHeight + 66]
  return [
    drawBlock(stage, { x: [from, from + 38], y: [-70, 70], z, material: iron }),
    drawRods(stage, [pipe(frameHeight, 300)], { stroke: '#9aa4ab', width: 13 }),
    drawRods(stage, [pipe(frameHeight + 30, 240)], { stroke: '#5d676e', width: 16 }),
  ].join('')
}

/** The fifth wheel, between the driven axles. */
function drawCoupling(stage: Stage, lorry: Lorry): string {
  const { rearAxles, frameHeight: low } = lorry
  const middle = rearAxles.reduce((sum, x) => sum + x, 0) / rearAxles.length
  const disc = spread(20).map((t): Solid => {
    const angle = t * Math.PI * 2
    return [middle + Math.cos(angle) * 46, Math.sin(angle) * 46, low + 22]
  })
  const mouth = tile('z', low + 22.5, [middle + 4, middle + 46], [-9, 9]).map(stage.camera.project)
  const plate = downward(stage.sheet, [
    [0, '#79838a'],
    [1, '#3d454b'],
  ])
  const x: Span = [middle - 34, middle + 34]
  return [
    drawStand(stage, lorry),
    drawBlock(stage, { x, y: [-40, 40], z: [low, low + 20], material: iron }),
    path(trace(silhouette(stage, disc)), { fill: plate, stroke: '#20262a', 'stroke-width': 1.5 }),
    path(trace(mouth), { fill: '#15191c' }),
  ].join('')
}

export function drawCargo(stage: Stage, lorry: Lorry): string {
  const { cargo, length } = lorry
  if (!cargo) return drawCoupling(stage, lorry)
  const { from, floor, top, half } = cargo
  const ribs = spread(9)
    .slice(1, -1)
    .map((t): Solid[] => [
      [from + (length - from) * t, half, floor + 10],
      [from + (length - from) * t, half, top - 8],
    ])
  const edge: Solid[][] = [
    [
      [from, -half, floor],
      [from, -half, top],
      [from, half, top],
    ],
    [
      [from, half, floor],
      [from, half, top],
      [length, half, top],
      [length, half, floor],
      [from, half, floor],
    ],
  ]
  const stripe = silhouette(stage, [
    [from + 4, half, floor + 96],
    [length - 4, half, floor + 96],
    [length - 4, half, floor + 120],
    [from + 4, half, floor + 120],
  ])
  const band = downward(stage.sheet, [
    [0, '#12688c'],
    [1, '#0b4f6c'],
  ])
  const doors = stage.view === 'rear' ? drawDoors(stage, lorry) : ''
  return [
    drawBlock(stage, {
      x: [from, length],
      y: [-half, half],
      z: [floor - 14, floor],
      material: iron,
    }),
    drawBlock(stage, { x: [from, length], y: [-half, half], z: [floor, top], material: panelling }),
    path(trace(stripe), { fill: band, opacity: 0.85 }),
    drawRods(stage, ribs, { stroke: '#8d979e', width: 1.2, opacity: 0.5 }),
    drawRods(stage, stage.view === 'front' ? edge : edge.slice(1), { stroke: '#aab4ba', width: 4 }),
    doors,
  ].join('')
}
