import { drawSlab, steel } from './box.ts'
import { aimCamera } from './camera.ts'
import { lerp, spread, trace } from './geometry.ts'
import type { Point } from './geometry.ts'
import type { Material } from './light.ts'
import { chainGuard, extent, front, rear } from './motorcycle.data.ts'
import {
  drawCockpit,
  drawEngine,
  drawFork,
  drawPipe,
  drawShocks,
  drawTail,
  drawTank,
  leather,
} from './motorcycle-parts.ts'
import { drawBackground, drawShadow } from './scene.ts'
import { define, downward, group, openSheet, path } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import type { Outside, Stage } from './stage.ts'
import { footprint, frameDrawing, frameFor } from './studio.ts'
import { drawWheel } from './wheel.ts'
import type { Wheel } from './wheel.ts'

const arc = (wheel: Wheel, reach: number, [from, to]: Point): Point[] =>
  spread(14).map((t) => {
    const angle = lerp(from, to, t)
    return [wheel.x + Math.sin(angle) * reach, wheel.radius + Math.cos(angle) * reach]
  })

const mudguard = (wheel: Wheel, turn: Point): Point[] => [
  ...arc(wheel, wheel.radius + 5, turn),
  ...arc(wheel, wheel.radius + 2.5, turn).toReversed(),
]

function defineCastWheel(sheet: Sheet): string {
  const metal = downward(sheet, [
    [0, '#d8dde0'],
    [0.5, '#8b949b'],
    [1, '#5b646b'],
  ])
  const spokes = spread(6)
    .slice(0, -1)
    .map((t) => {
      const at = (radius: number, turn: number): Point => {
        const angle = t * Math.PI * 2 + turn
        return [Math.sin(angle) * radius, -Math.cos(angle) * radius]
      }
      return trace([at(14, -0.4), at(76, -0.07), at(76, 0.07), at(14, 0.4)])
    })
  const tyre = 'M0-100a100 100 0 1 0 .1 0zM0-80a80 80 0 1 1-.1 0z'
  const face = [
    path(tyre, { fill: '#1d2124', 'fill-rule': 'evenodd' }),
    '<circle r="90" fill="none" stroke="#4a5157" stroke-width="2" opacity=".7"/>',
    `<circle r="78" fill="none" stroke="${metal}" stroke-width="7"/>`,
    path(spokes.join(''), { fill: metal }),
    '<circle r="38" fill="none" stroke="#aeb6bb" stroke-width="9"/>',
    '<circle r="38" fill="none" stroke="#5b646b" stroke-width="4" stroke-dasharray="3 9"/>',
    `<circle r="17" fill="${metal}"/><circle r="7" fill="#3c4349"/>`,
  ]
  return define(sheet, (id) => group({ id }, ...face)).slice(4, -1)
}

/** A narrow wheel seen through its spokes: rings of tread behind, the cast face before. */
function drawNarrowWheel(stage: Stage, wheel: Wheel, href: string): string {
  const rim = (y: number, reach: number): Point[] =>
    spread(28).map((t) => {
      const angle = t * Math.PI * 2
      const [x, z] = [wheel.x + Math.sin(angle) * reach, wheel.radius + Math.cos(angle) * reach]
      return stage.camera.project([x, y, z])
    })
  const tread = spread(3).map((t) => {
    const y = lerp(-wheel.y, wheel.y, t)
    const data = trace(rim(y, wheel.radius)) + trace(rim(y, wheel.radius * 0.8).toReversed())
    return path(data, { fill: '#16191c', 'fill-rule': 'evenodd' })
  })
  const face = drawWheel(stage, wheel, href)
  return tread.join('') + face.slice(face.indexOf('<use'))
}

export function drawMotorcycle({ material, view }: { material: Material; view: Outside }): string {
  const turn = { front: 0.68, side: 0, rear: -0.68 }[view]
  const lens = { turn, distance: view === 'side' ? 1200 : 560, height: 128 }
  const camera = aimCamera(lens, extent, { ...frameFor(view), left: 200, right: 1400, top: 170 })
  const stage: Stage = { sheet: openSheet(), camera, paint: material, view }
  const cast = defineCastWheel(stage.sheet)
  const chain = drawSlab(stage, chainGuard, [8.5, 10], { ...steel, base: '#4b545b' })
  const hind = drawNarrowWheel(stage, rear, cast)
  const guard = drawSlab(stage, mudguard(rear, [-0.9, 1.1]), [-7, 7], leather)
  const fore = drawNarrowWheel(stage, front, cast)
  const fender = drawSlab(stage, mudguard(front, [-1, 1.2]), [-6.5, 6.5], material)
  const [shocks, tail, engine] = [drawShocks(stage), drawTail(stage), drawEngine(stage)]
  const [pipe, tank, fork] = [drawPipe(stage), drawTank(stage), drawFork(stage)]
  const cockpit = drawCockpit(stage)
  const nearest = {
    nose: [hind, guard, shocks, tail, engine, chain, pipe, tank, fore, fender, fork, cockpit],
    tail: [cockpit, fork, fore, fender, engine, chain, tank, hind, guard, shocks, pipe, tail],
  }
  return frameDrawing(
    stage.sheet,
    drawBackground(stage.sheet, camera.horizon),
    drawShadow(stage.sheet, footprint(stage, [10, 196], 22), footprint(stage, [22, 180], 7)),
    ...nearest[view === 'rear' ? 'tail' : 'nose'],
  )
}
