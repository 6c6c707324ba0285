import { drawRods, tile } from './box.ts'
import { aimCamera } from './camera.ts'
import { extentOf, spread, trace } from './geometry.ts'
import type { Solid } from './geometry.ts'
import { surface } from './loft.ts'
import { paints } from './paint.data.ts'
import { beams, locks, nameplate, roofBox } from './roof-box.data.ts'
import { blur, linear, path } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { paintShell } from './shell.ts'
import { castShadow, standing } from './spare-scene.ts'
import { silhouette } from './stage.ts'
import type { Stage } from './stage.ts'

const seam = { fill: 'none', stroke: '#3d352a', 'stroke-width': 5, opacity: 0.6 }
const piping = { stroke: '#3d352a', 'stroke-width': 4 }
const backrest = {
  shell:
    'M620 330Q640 294 800 292T980 330C1020 420 1040 620 1030 800Q960 850 800 850T570 800C560 620 580 420 620 330z',
  pad: 'M668 340Q700 316 800 316T932 340C956 440 960 640 946 800Q900 826 800 826T654 800C640 640 644 440 668 340z',
  seams:
    'M672 470Q800 500 930 470M660 610Q800 640 942 610M656 730Q800 756 946 730M668 340C644 440 640 640 654 800M932 340C956 440 960 640 946 800',
}
const cushion = {
  shell:
    'M500 830C520 780 580 776 640 790Q800 820 960 790C1020 776 1080 780 1100 830L1120 930Q1116 990 1040 1000Q800 1030 560 1000Q484 990 480 930z',
  pad: 'M612 800Q800 850 988 800L1010 940Q1000 976 800 988T590 940z',
  seams: 'M612 800L590 940M988 800L1010 940M600 880Q800 920 1000 880',
}
const headrest = 'M690 150Q700 120 800 118T910 150L918 240Q914 276 800 278T682 240z'

/** A front seat on its rails. */
export function drawInterior(sheet: Sheet): string {
  const cloth = linear(
    sheet,
    [500, 200, 1100, 1000],
    [
      [0, '#b9a98f'],
      [0.4, '#98876c'],
      [1, '#5f5342'],
    ],
  )
  const side = linear(
    sheet,
    [520, 0, 1080, 0],
    [
      [0, '#7d6e58'],
      [0.14, '#b5a489'],
      [0.5, '#8a7a61'],
      [0.86, '#6c5f4b'],
      [1, '#4a4033'],
    ],
  )
  const shine = 'M650 346Q700 326 770 324M708 150Q730 136 790 134M520 838Q560 806 620 812'
  const round = { fill: 'none', 'stroke-linecap': 'round' }
  const buckle = 'M1090 850l40-6q20 2 20 24v60q-2 20-24 20l-30-2z'
  return [
    castShadow(sheet, [800, 1052, 360, 34]),
    path('M560 960h480l30 70q4 20-18 20H548q-22 0-18-20z', { fill: '#20262a' }),
    path('M520 1046h560', { ...round, stroke: '#59636a', 'stroke-width': 20 }),
    path('M742 260v70M858 260v70', { stroke: '#c5ccd1', 'stroke-width': 14 }),
    path(headrest, { fill: cloth, ...piping }),
    path(backrest.shell, { fill: side, ...piping }),
    path(backrest.pad, { fill: cloth }),
    path(backrest.seams, seam),
    path(cushion.shell, { fill: side, ...piping }),
    path(cushion.pad, { fill: cloth }),
    path(cushion.seams, seam),
    path(shine, { ...round, stroke: '#fff', 'stroke-width': 7, opacity: 0.35 }),
    path(buckle, { fill: standing(sheet, '#2b3136', [1090, 1150]) }),
    path('M1056 780l14 76', { ...round, stroke: '#b3261e', 'stroke-width': 22 }),
  ].join('')
}

/** One rail of the rack, along the roof it would stand on. */
const drawRackRail = (stage: Stage, y: number): string => {
  const feet = [14, 97, 180].map((x): Solid[] => [1, 11].map((z) => [x, y, z]))
  const run: Solid[] = [
    [0, y, 4],
    [10, y, 12],
    [186, y, 12],
    [196, y, 4],
  ]
  return [
    drawRods(stage, feet, { stroke: '#2b3136', width: 8 }),
    drawRods(stage, [run], { stroke: '#3b444a', width: 6 }),
    drawRods(stage, [run], { stroke: '#aeb6bb', width: 2.4 }),
  ].join('')
}

function drawRoofBox(stage: Stage): string {
  const { sheet, camera } = stage
  const lid = trace(
    silhouette(
      stage,
      spread(30).map((t) => surface(roofBox, t * 6 - 3, 1)),
    ),
  )
  const shut = trace(
    spread(24).map((t) => camera.project(surface(roofBox, -0.9 + t * 3.4, 0.36))),
    false,
  )
  const sky = linear(
    sheet,
    [300, 0, 1200, 0],
    [
      [0, '#fff', 0.35],
      [1, '#fff', 0.05],
    ],
  )
  return [
    paintShell(stage, roofBox, { bands: 9 }),
    path(lid, { fill: '#59666e' }),
    path(lid, { fill: sky }),
    path(shut, { fill: 'none', stroke: '#000', 'stroke-width': 5 }),
    path(shut, { fill: 'none', stroke: '#77818a', 'stroke-width': 2, transform: 'translate(0 4)' }),
    drawRods(stage, locks, { stroke: '#aeb6bb', width: 3 }),
    drawRods(stage, nameplate, { stroke: '#dfe4e7', width: 2.2, opacity: 0.8 }),
  ].join('')
}

/** A roof box on its rack. */
export function drawAccessories(sheet: Sheet): string {
  const ground = tile('z', 0, [0, 196], [-56, 56])
  const solids = [...ground, ...tile('z', 62, [0, 196], [-56, 56])]
  const lens = { turn: 0.6, distance: 620, height: 104 }
  const camera = aimCamera(lens, solids, { left: 200, right: 1400, top: 300, ground: 980 })
  const stage: Stage = { sheet, camera, paint: paints.black, view: 'front' }
  const shadow = silhouette(stage, ground)
  return [
    path(trace(shadow), {
      fill: '#0a1822',
      opacity: 0.5,
      filter: blur(sheet, 18, extentOf(shadow)),
    }),
    drawRackRail(stage, -50),
    drawRods(stage, beams, { stroke: '#3b444a', width: 6 }),
    drawRods(stage, beams, { stroke: '#c5ccd1', width: 3.6 }),
    drawRackRail(stage, 50),
    drawRoofBox(stage),
  ].join('')
}
