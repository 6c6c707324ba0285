import { drawArch } from './arch.ts'
import { drawExhaust, drawFloor, drawGlass, drawLid, drawPlates, drawSill } from './bodywork.ts'
import { aimCamera } from './camera.ts'
import { lowerOf, upperOf } from './car-shape.ts'
import type { Car } from './car-shape.ts'
import { drawFace } from './face.ts'
import { lerp, spread, trace } from './geometry.ts'
import type { Solid } from './geometry.ts'
import type { Material } from './light.ts'
import { outline, surface } from './loft.ts'
import { drawBackground, drawShadow } from './scene.ts'
import { paintShell } from './shell.ts'
import { clipTo, group, keep, openSheet, path } from './sheet.ts'
import type { Outside, Stage } from './stage.ts'
import { footprint, frameDrawing, frameFor, lensFor } from './studio.ts'
import { drawTail } from './tail.ts'
import { drawBed, drawCuts, drawHandles, drawMirror, drawRail, drawScreenTrim } from './trim.ts'
import type { Parts } from './trim.ts'
import { defineWheel, drawWheel } from './wheel.ts'
import type { Wheel } from './wheel.ts'

function setUp(car: Car, paint: Material, view: Outside): Parts {
  const [lower, upper] = [lowerOf(car), upperOf(car)]
  const tall = Math.max(...car.roof.map(([, z]) => z))
  const measured = spread(24).flatMap((t) =>
    spread(6).flatMap((v): Solid[] => [
      surface(lower, lerp(-3, 3, t), v),
      surface(upper, lerp(-3, 3, t), v),
    ]),
  )
  const feet = car.axles.map((x): Solid => [x, car.half, 0])
  const camera = aimCamera(
    lensFor({ length: car.length, tall }, view),
    [...measured, ...feet],
    frameFor(view),
  )
  return { car, lower, upper, stage: { sheet: openSheet(), camera, paint, view } }
}

/** Lamps and grille, kept within the shell they lie on. */
export function drawEnds({ car, stage, lower }: Parts, skin: string): string {
  const face = stage.view === 'rear' ? '' : drawFace(stage, lower, car.face)
  const tail = stage.view === 'front' ? '' : drawTail(stage, lower, car.tail)
  return group({ 'clip-path': skin }, face, tail)
}

export const skinOf = ({ stage, lower }: Parts): string =>
  clipTo(stage.sheet, keep(stage.sheet, path(trace(outline(lower, stage.camera)), {})))

const shadowOf = (stage: Stage, car: Car): string =>
  drawShadow(
    stage.sheet,
    footprint(stage, [-6, car.length + 6], car.half + 6),
    footprint(stage, [16, car.length - 16], car.half - 16),
  )

export function drawCar(
  car: Car,
  { material, view }: { material: Material; view: Outside },
): string {
  const parts = setUp(car, material, view)
  const { stage, lower, upper } = parts
  const { sheet, camera } = stage
  const wheels = car.axles.map(
    (x): Wheel => ({ x, y: car.half - 3.5, radius: car.tyre, width: 21 }),
  )
  const href = defineWheel(sheet, car.rim)
  const skin = skinOf(parts)
  const arch = { gap: 4.5, sill: car.clearance, cladding: car.cladding, skin }
  return frameDrawing(
    sheet,
    drawBackground(sheet, camera.horizon),
    shadowOf(stage, car),
    ...wheels.map((wheel) => drawWheel(stage, { ...wheel, y: -wheel.y }, href)),
    view === 'rear' ? drawExhaust(parts) : '',
    drawFloor(parts),
    view === 'side' ? '' : drawMirror(parts, -1),
    paintShell(stage, lower),
    drawLid(parts, lower, view === 'rear' ? [car.back.base - 20, car.length] : [0, car.cowl + 30]),
    drawBed(parts),
    drawRail(parts, -1),
    paintShell(stage, upper, { bands: 5 }),
    drawLid(parts, upper, [car.header, car.back.top]),
    drawRail(parts, 1),
    drawGlass(parts),
    drawScreenTrim(parts),
    drawCuts(parts),
    drawSill(parts),
    ...wheels.map((wheel) => drawArch(stage, lower, wheel, href, arch)),
    drawHandles(parts),
    drawEnds(parts, skin),
    drawPlates(parts),
    drawMirror(parts, 1),
  )
}
