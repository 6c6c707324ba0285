import { drawFacet, drawSlab, iron } from './box.ts'
import { aimCamera } from './camera.ts'
import * as digger from './excavator.data.ts'
import { drawArm, drawCab, drawHouse, drawTrack } from './excavator-parts.ts'
import type { Solid } from './geometry.ts'
import type { Material } from './light.ts'
import { drawBackground, drawShadow } from './scene.ts'
import { openSheet } from './sheet.ts'
import type { Outside, Stage } from './stage.ts'
import { footprint, frameDrawing, frameFor, lensFor } from './studio.ts'

const drawDeck = (stage: Stage): string =>
  [
    drawSlab(stage, digger.turntable, [-70, 70], iron),
    drawSlab(stage, digger.toolbox, [-128, -44], stage.paint),
    drawSlab(stage, digger.platform, [-122, 122], iron),
    drawFacet(stage, digger.walkway, [0, 0, 1], iron),
  ].join('')

function aim(view: Outside) {
  const arm = [...digger.boom, ...digger.stick, ...digger.bucket]
  const reach = arm.flatMap(([x, z]): Solid[] => [
    [x, -40, z],
    [x, 30, z],
  ])
  const base = [130, 596].flatMap((x) => [-140, 140].map((y): Solid => [x, y, 0]))
  const lens = lensFor({ length: 880, tall: 440 }, view)
  return aimCamera({ ...lens, turn: lens.turn * 0.9 }, [...reach, ...base], frameFor(view))
}

export function drawExcavator({ material, view }: { material: Material; view: Outside }): string {
  const camera = aim(view)
  const stage: Stage = { sheet: openSheet(), camera, paint: material, view }
  const { sheet } = stage
  const [from, to] = digger.chain
  const [far, deck] = [drawTrack(stage, [-140, -82]), drawDeck(stage)]
  const near = drawTrack(stage, [82, 140])
  const [house, arm, cab] = [drawHouse(stage), drawArm(stage), drawCab(stage)]
  return frameDrawing(
    sheet,
    drawBackground(sheet, camera.horizon),
    drawShadow(
      sheet,
      footprint(stage, [from - 10, to + 30], 146),
      footprint(stage, [from, to], 136),
    ),
    drawShadow(sheet, footprint(stage, [-316, -160], 62), footprint(stage, [-290, -190], 50)),
    far,
    deck,
    near,
    ...(view === 'rear' ? [arm, cab, house] : [house, arm, cab]),
  )
}
