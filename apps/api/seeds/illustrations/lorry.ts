import { drawArch } from './arch.ts'
import { drawGlass, drawLid } from './bodywork.ts'
import { drawBlock, drawRods, iron, rubber, steel, tile } from './box.ts'
import type { Span } from './box.ts'
import { aimCamera } from './camera.ts'
import { lowerOf, upperOf } from './car-shape.ts'
import { drawEnds, skinOf } from './car.ts'
import { spread, trace } from './geometry.ts'
import type { Solid } from './geometry.ts'
import type { Material } from './light.ts'
import { drawCargo } from './lorry-cargo.ts'
import type { Lorry } from './lorry-cargo.ts'
import { drawPlate, platePlane } from './plate.ts'
import { drawBackground, drawShadow } from './scene.ts'
import { paintShell } from './shell.ts'
import { openSheet, path } from './sheet.ts'
import type { Outside, Stage } from './stage.ts'
import { footprint, frameDrawing, frameFor, lensFor } from './studio.ts'
import { drawCuts, drawHandles, drawMirror, drawScreenTrim } from './trim.ts'
import type { Parts } from './trim.ts'
import { defineWheel, drawWheel } from './wheel.ts'
import type { Wheel } from './wheel.ts'

function setUp({ cab, length, cargo }: Lorry, paint: Material, view: Outside): Parts {
  const tall = cargo?.top ?? Math.max(...cab.roof.map(([, z]) => z))
  const half = cargo?.half ?? cab.half
  const corners = [0, length].flatMap((x) =>
    [-half, half].flatMap((y) => [0, x === 0 || cargo ? tall : 120].map((z): Solid => [x, y, z])),
  )
  const lens = lensFor({ length, tall }, view)
  const camera = aimCamera(lens, corners, frameFor(view))
  return {
    car: cab,
    lower: lowerOf(cab),
    upper: upperOf(cab),
    stage: { sheet: openSheet(), camera, paint, view },
  }
}

function drawCab(parts: Parts, href: string): string {
  const { car, stage, lower, upper } = parts
  const skin = skinOf(parts)
  const wheel: Wheel = { x: car.axles[0], y: car.half - 4, radius: car.tyre, width: 30 }
  const arch = { gap: 7, sill: car.clearance, cladding: true, skin }
  return [
    stage.view === 'side' ? '' : drawMirror(parts, -1),
    paintShell(stage, lower),
    paintShell(stage, upper, { bands: 5 }),
    drawLid(parts, upper, [car.header, car.back.top]),
    drawGlass(parts),
    stage.view === 'front' ? drawScreenTrim(parts) : '',
    drawCuts(parts),
    drawArch(stage, lower, wheel, href, arch),
    drawHandles(parts),
    stage.view === 'rear' ? '' : drawEnds({ ...parts, stage: { ...stage, view: 'front' } }, skin),
    stage.view === 'front' ? drawPlate(platePlane(stage, [-2, 0, car.face.plate])) : '',
    drawMirror(parts, 1),
  ].join('')
}

/** Frame rails, tank, battery box and mudguards: the parts between cab and tail. */
function drawFrame(stage: Stage, { cab, length, frameHeight, rearAxles, cargo }: Lorry): string {
  const first = (rearAxles[0] ?? length) - cab.tyre
  const behind = cab.axles[0] + cab.tyre
  const tank = {
    x: [behind + 34, first - 40],
    y: [cab.half - 62, cab.half - 10],
    z: [48, 92],
    material: steel,
  } as const
  return [
    drawBlock(stage, {
      x: [stage.view === 'rear' ? cab.length : 60, length - 10],
      y: [-44, 44],
      z: [frameHeight - 26, frameHeight],
      material: iron,
    }),
    drawBlock(stage, tank),
    drawRods(
      stage,
      [0.2, 0.8].map((t): Solid[] => {
        const x = tank.x[0] + (tank.x[1] - tank.x[0]) * t
        return [
          [x, tank.y[1], tank.z[0]],
          [x, tank.y[1], tank.z[1]],
        ]
      }),
      { stroke: '#2b3136', width: 4 },
    ),
    cargo
      ? drawRods(
          stage,
          [
            [
              [behind + 30, cab.half, 46],
              [first - 24, cab.half, 46],
            ],
            [
              [behind + 30, cab.half, 64],
              [first - 24, cab.half, 64],
            ],
          ],
          { stroke: '#aab2b8', width: 5 },
        )
      : '',
  ].join('')
}

const mudguard = (stage: Stage, { x, radius, y, width }: Wheel): string => {
  const arc = (reach: number, side: number): Solid[] =>
    spread(14).map((t): Solid => {
      const angle = (t - 0.5) * Math.PI * 0.94
      return [x + Math.sin(angle) * reach, side, radius + Math.cos(angle) * reach]
    })
  const outer = [...arc(radius + 9, y + 1), ...arc(radius + 5, y + 1).toReversed()]
  const cover = [...arc(radius + 9, y + 1), ...arc(radius + 9, y - width).toReversed()]
  return (
    path(trace(cover.map(stage.camera.project)), { fill: '#14181b' }) +
    path(trace(outer.map(stage.camera.project)), { fill: '#3a4248' })
  )
}

const lampColours = ['#b51d17', '#d98a1f', '#e9e4e0'] as const

/** Stop, turn and reversing lamps of both sides on the tail's cross beam. */
const drawLamps = (stage: Stage, x: number, half: number): string =>
  [-1, 1]
    .flatMap((side) =>
      lampColours.map((fill, index) => {
        const y = side * (half - index * 14)
        const face = tile('x', x, [y, y - side * 13], [68, 82]).map(stage.camera.project)
        return path(trace(face), { fill, stroke: '#2a0a08' })
      }),
    )
    .join('')

function drawTailGear(stage: Stage, { cab, length, cargo }: Lorry): string {
  if (stage.view === 'front') return ''
  const half = cargo ? cab.half - 6 : 74
  const x: Span = [length - 14, length]
  const strut: Solid[] = [50, 66].map((z) => [length - 12, half - 30, z])
  const guard = { x: [length - 18, length - 6], y: [-half, half], z: [44, 56] } as const
  const underrun = [
    drawRods(stage, [strut], { stroke: '#2b3136', width: 8 }),
    drawBlock(stage, { ...guard, material: steel }),
  ]
  const rear = [
    drawLamps(stage, length + 1, half),
    drawPlate(platePlane(stage, [length + 1.5, 0, 75])),
  ]
  return [
    drawBlock(stage, { x, y: [-half - 4, half + 4], z: [64, 86], material: iron }),
    ...(cargo ? underrun : []),
    ...(stage.view === 'rear' ? rear : []),
  ].join('')
}

export function drawLorry(
  lorry: Lorry,
  { material, view }: { material: Material; view: Outside },
): string {
  const parts = setUp(lorry, material, view)
  const { stage } = parts
  const { cab, length, rearAxles, cargo } = lorry
  const href = defineWheel(stage.sheet, 'lorry')
  const wheelAt = (x: number): Wheel => ({ x, y: cab.half - 4, radius: cab.tyre, width: 58 })
  const rear = rearAxles.map(wheelAt)
  const wheels = [wheelAt(cab.axles[0]), ...rear]
  const gear = [
    drawFrame(stage, lorry),
    ...rear.map((wheel) => drawWheel(stage, wheel, href)),
    cargo ? '' : rear.map((wheel) => mudguard(stage, wheel)).join(''),
    drawTailGear(stage, lorry),
    drawCargo(stage, lorry),
  ].join('')
  const tractor = drawCab(parts, href)
  return frameDrawing(
    stage.sheet,
    drawBackground(stage.sheet, stage.camera.horizon),
    drawShadow(
      stage.sheet,
      footprint(stage, [-6, length + 6], cab.half + 6),
      footprint(stage, [16, length - 16], cab.half - 16),
    ),
    drawBlock(stage, { x: [30, length - 60], y: [-60, 40], z: [36, 70], material: rubber }),
    ...wheels.map((wheel) => drawWheel(stage, { ...wheel, y: -wheel.y }, href)),
    ...(view === 'rear' ? [tractor, gear] : [gear, tractor]),
  )
}
