import { drawBlock, drawFacet, drawRods, drawSlab, iron, tile } from './box.ts'
import { aimCamera } from './camera.ts'
import type { Lens } from './camera.ts'
import { spread, trace } from './geometry.ts'
import type { Point, Solid } from './geometry.ts'
import type { Material } from './light.ts'
import { paints } from './paint.data.ts'
import * as part from './spare-engine.data.ts'
import { castShadow, facing } from './spare-scene.ts'
import { path } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { silhouette } from './stage.ts'
import type { Stage } from './stage.ts'

const alloy: Material = { base: '#a9b1b7', shine: 0.55, flake: 0.3 }
const castIron: Material = { base: '#6c767d', shine: 0.4, flake: 0.2 }
const redCover: Material = { base: '#a82a22', shine: 0.6, flake: 0.1 }
const timber: Material = { base: '#b08d5e', shine: 0.05, flake: 0 }
const plastic: Material = { base: '#262b30', shine: 0.45, flake: 0 }
const greenLid: Material = { base: '#2f7d4f', shine: 0.4, flake: 0 }

/** A camera for a thing of size x, ±y, z on the ground. */
function bench(sheet: Sheet, lens: Lens, [x, y, z]: Solid): Stage {
  const solids = [0, x].flatMap((a) => [-y, y].flatMap((b) => [-6, z].map((c): Solid => [a, b, c])))
  const camera = aimCamera(lens, solids, { left: 290, right: 1310, top: 240, ground: 1010 })
  return { sheet, camera, paint: paints.silver, view: 'front' }
}

const ring = ([x, y, z]: Solid, radius: number): Solid[] =>
  spread(24).map((t) => {
    const angle = t * Math.PI * 2
    return [x, y + Math.sin(angle) * radius, z + Math.cos(angle) * radius]
  })

/** The belt round its pulleys on the engine's near end. */
function drawBelt(stage: Stage): string {
  const belt = part.pulleys.flatMap(([y, z, radius]) => ring([-3.6, y, z], radius + 0.8))
  const steel = facing(stage.sheet, '#c5ccd1')
  const disc = (centre: Solid, radius: number): string =>
    trace(silhouette(stage, ring(centre, radius)))
  const faces = part.pulleys.map(([y, z, radius]) =>
    [
      path(disc([-3, y, z], radius), { fill: steel, stroke: '#4b545b', 'stroke-width': 3 }),
      path(disc([-3.5, y, z], radius * 0.55), { fill: '#59636a' }),
      path(disc([-3.7, y, z], radius * 0.22), { fill: '#dfe4e7' }),
    ].join(''),
  )
  const ink = { fill: 'none', stroke: '#15191c', 'stroke-width': 16, 'stroke-linejoin': 'round' }
  return path(trace(silhouette(stage, belt)), ink) + faces.join('')
}

/** Four runners from the head down to the plenum, on the side in view. */
function drawIntake(stage: Stage): string {
  const runners = spread(3).map((t) => part.runner.map(([y, z]): Solid => [10 + t * 42, y, z]))
  return [
    drawRods(stage, runners, { stroke: '#59636a', width: 7.5 }),
    drawRods(stage, runners, { stroke: '#aeb6bb', width: 4.6 }),
    drawRods(stage, [part.plenum], { stroke: '#4b545b', width: 10 }),
    drawRods(stage, [part.plenumGleam], { stroke: '#b9c1c6', width: 3 }),
  ].join('')
}

export function drawEngine(sheet: Sheet): string {
  const stage = bench(sheet, { turn: 0.62, distance: 340, height: 78 }, [62, 24, 66])
  const upright = (x: number, y: number, z: Point): Solid[] => z.map((height) => [x, y, height])
  const ribs = spread(8).map((t) => upright(6 + t * 50, 18.2, [18, 34]))
  const bolts = spread(7).map((t) => upright(4 + t * 52, 17.5, [56.5, 56.6]))
  return [
    castShadow(sheet, [800, 985, 480, 40]),
    drawBlock(stage, { x: [-4, 66], y: [-24, 30], z: [-6, 0], material: timber }),
    drawSlab(stage, part.sump, [-14, 14], iron),
    drawBlock(stage, { x: [0, 60], y: [-18, 18], z: [13, 38], material: castIron }),
    drawRods(stage, ribs, { stroke: '#3f474d', width: 1 }),
    drawBlock(stage, { x: [0, 60], y: [-20, 20], z: [38, 52], material: alloy }),
    drawBlock(stage, { x: [1, 59], y: [-15, 17], z: [52, 62], material: redCover }),
    drawFacet(stage, tile('z', 62.2, [10, 50], [-6, 6]), [0, 0, 1], iron),
    drawRods(stage, bolts, { stroke: '#dfe4e7', width: 2 }),
    drawRods(stage, [part.fillerCap], { stroke: '#15191c', width: 6 }),
    drawIntake(stage),
    drawBelt(stage),
  ].join('')
}

const post = (stage: Stage, [x, y]: Point, colour: string): string => {
  const pole = (low: number, high: number, shift = 0): Solid[] => [
    [x + shift, y, low],
    [x + shift, y, high],
  ]
  return [
    drawRods(stage, [pole(22, 22.4)], { stroke: colour, width: 5.6 }),
    drawRods(stage, [pole(22.4, 25)], { stroke: '#8b949b', width: 3 }),
    drawRods(stage, [pole(23, 25, -0.4)], { stroke: '#eef1f3', width: 1 }),
  ].join('')
}

/** The label on the battery's long side, with its lightning bolt. */
function drawLabel(stage: Stage): string {
  const { project } = stage.camera
  const label = tile('y', 9.2, [4, 30], [7, 15]).map(project)
  const bolt = part.bolt.map(([x, z]) => project([x, 9.3, z]))
  return [
    path(trace(label), { fill: facing(stage.sheet, '#eef1f3') }),
    path(trace(bolt), { fill: '#d9572f' }),
    drawRods(stage, part.greenLines, { stroke: '#2f7d4f', width: 0.9 }),
    drawRods(stage, part.greyLines, { stroke: '#64748b', width: 0.9 }),
  ].join('')
}

export function drawElectrical(sheet: Sheet): string {
  const stage = bench(sheet, { turn: 0.5, distance: 260, height: 46 }, [34, 12, 26])
  const ribs = spread(14).map((t): Solid[] => [1, 5].map((z) => [1.5 + t * 31, 9.1, z]))
  const plugs = spread(5).map((t): Solid[] => [22.2, 22.3].map((z) => [5 + t * 24, 1, z]))
  return [
    castShadow(sheet, [800, 850, 440, 34]),
    drawBlock(stage, { x: [0, 34], y: [-9, 9], z: [0, 18], material: plastic }),
    drawRods(stage, ribs, { stroke: '#0d1114', width: 0.7 }),
    drawBlock(stage, { x: [-0.6, 34.6], y: [-9.6, 9.6], z: [18, 22], material: greenLid }),
    drawRods(stage, plugs, { stroke: '#1f5938', width: 3 }),
    drawLabel(stage),
    drawRods(stage, [part.grip], { stroke: '#14181b', width: 1.6 }),
    post(stage, [5, 6], '#b3261e'),
    post(stage, [29, 6], '#20262a'),
  ].join('')
}
