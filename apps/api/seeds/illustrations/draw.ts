import { drawExcavatorCab, drawMotorcycleClocks } from './cockpits.ts'
import { drawCar } from './car.ts'
import { cars } from './cars.data.ts'
import { drawDashboard } from './dashboard.ts'
import { cabins } from './dashboards.data.ts'
import { drawExcavator } from './excavator.ts'
import type { Material } from './light.ts'
import { lorries } from './lorries.data.ts'
import { drawLorry } from './lorry.ts'
import { drawMotorcycle } from './motorcycle.ts'
import { paints } from './paint.data.ts'
import { drawBody, drawLighting } from './spare-body.ts'
import { drawAccessories, drawInterior } from './spare-cabin.ts'
import {
  drawBrakeDisc,
  drawExhaust,
  drawSteering,
  drawSuspension,
  drawWheels,
} from './spare-chassis.ts'
import { drawElectrical, drawEngine } from './spare-engine.ts'
import { drawCooling, drawFilters, drawTransmission } from './spare-fluids.ts'
import { frameSpare } from './spare-scene.ts'
import type { Sheet } from './sheet.ts'
import type { Outside } from './stage.ts'

/**
 * Pictures of the demo catalogue: no photographs ship with the project, so every listing's pictures are drawn
 * (design notes, "Pictures of the demo catalogue"). Each call gives one complete SVG of 1600 by 1200, always the same.
 */
export const bodies = [
  'hatchback',
  'sedan',
  'wagon',
  'suv',
  'pickup',
  'double-cab',
  'mpv',
  'van',
  'minibus',
  'bus',
  'truck',
  'tractor-unit',
  'excavator',
  'motorcycle',
] as const

export const colours = [
  'white',
  'pearl',
  'silver',
  'grey',
  'black',
  'blue',
  'red',
  'green',
  'beige',
  'brown',
  'gold',
  'yellow',
] as const

export const views = ['front', 'side', 'rear', 'dashboard'] as const

/** Parts that are drawn, each by its own name: a picture of one stands for no other. */
export const drawnParts = [
  'engine',
  'brake-disc',
  'strut',
  'battery',
  'front-bumper',
  'headlight',
  'wheel',
  'seat',
  'oil-filter',
  'gearbox',
  'radiator',
  'silencer',
  'steering-wheel',
  'roof-box',
] as const

export type Body = (typeof bodies)[number]
export type Colour = (typeof colours)[number]
export type View = (typeof views)[number]
export type DrawnPart = (typeof drawnParts)[number]

type Artist = {
  outside: (finish: { material: Material; view: Outside }) => string
  inside: (paint: Material) => string
}

const carArtist = (name: keyof typeof cars): Artist => ({
  outside: (finish) => drawCar(cars[name], finish),
  inside: (paint) => drawDashboard(cabins[name], paint),
})

const lorryArtist = (name: keyof typeof lorries): Artist => ({
  outside: (finish) => drawLorry(lorries[name], finish),
  inside: (paint) => drawDashboard(cabins[name], paint),
})

const artists: Record<Body, Artist> = {
  hatchback: carArtist('hatchback'),
  sedan: carArtist('sedan'),
  wagon: carArtist('wagon'),
  suv: carArtist('suv'),
  pickup: carArtist('pickup'),
  'double-cab': carArtist('double-cab'),
  mpv: carArtist('mpv'),
  van: carArtist('van'),
  minibus: carArtist('minibus'),
  bus: carArtist('bus'),
  truck: lorryArtist('truck'),
  'tractor-unit': lorryArtist('tractor-unit'),
  excavator: { outside: drawExcavator, inside: drawExcavatorCab },
  motorcycle: { outside: drawMotorcycle, inside: drawMotorcycleClocks },
}

const sparePictures: Record<DrawnPart, (sheet: Sheet) => string> = {
  engine: drawEngine,
  'brake-disc': drawBrakeDisc,
  strut: drawSuspension,
  battery: drawElectrical,
  'front-bumper': drawBody,
  headlight: drawLighting,
  wheel: drawWheels,
  seat: drawInterior,
  'oil-filter': drawFilters,
  gearbox: drawTransmission,
  radiator: drawCooling,
  silencer: drawExhaust,
  'steering-wheel': drawSteering,
  'roof-box': drawAccessories,
}

export function drawVehicle({
  body,
  colour,
  view,
}: {
  body: Body
  colour: Colour
  view: View
}): string {
  const material = paints[colour]
  const artist = artists[body]
  return view === 'dashboard' ? artist.inside(material) : artist.outside({ material, view })
}

export const drawSpare = (part: DrawnPart): string => frameSpare(sparePictures[part])
