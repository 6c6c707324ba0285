import type { Dice, Weighted } from './random.ts'
import { weighted } from './random.ts'
import type { Town, Yard } from './stock-places.data.ts'
import { towns, yardSets } from './stock-places.data.ts'
import type { Colour } from './vehicle-features.data.ts'
import { colourShares } from './vehicle-features.data.ts'
import type { VehicleModel } from '../reference/vehicle-makes.ts'
import { vehicleMakes } from '../reference/vehicle-makes.ts'
import type { Body, Drive, Engine, Gearbox, Grade } from '../reference/vehicle-notation.ts'

/** The year the demo world stands in; ages count from it. */
export const catalogueYear = 2026

export type VehicleKind = 'export' | 'commercial' | 'local'
export type Condition = 'new' | 'excellent' | 'good' | 'fair' | 'repaired'

/** Everything about one vehicle that is chosen; price, words and equipment follow from it. */
export type VehicleDraw = {
  kind: VehicleKind
  model: VehicleModel
  year: number
  engine: Engine
  grade: Grade | null
  gearbox: Gearbox
  drive: Drive
  colour: Colour
  condition: Condition
  steering: 'Right' | 'Left'
  yard: Yard
  town: Town
}

const heavy: ReadonlySet<Body> = new Set<Body>(['truck', 'tractor-unit', 'bus', 'excavator'])
const work: ReadonlySet<Body> = new Set<Body>([...heavy, 'van', 'minibus', 'pickup'])

type Market = { kind: VehicleKind; side: 0 | 1 }

function modelsOf({ kind, side }: Market): Weighted<VehicleModel>[] {
  const productClass = side === 0 ? 'cars' : 'commercial'
  return vehicleMakes.flatMap((make) => {
    const models = make.models.filter((model) => model.productClass === productClass)
    const local = kind === 'local'
    const sold = models.filter((model) => !local || (!model.leftHand && make.region !== 'america'))
    const total = models.reduce((sum, { weight }) => sum + weight, 0)
    return sold.map(
      (model): Weighted<VehicleModel> => [model, (make.weights[side] * model.weight) / total],
    )
  })
}

const exportCar = weighted(modelsOf({ kind: 'export', side: 0 }))
const exportCommercial = weighted(modelsOf({ kind: 'commercial', side: 1 }))
const localCar = weighted(modelsOf({ kind: 'local', side: 0 }))
const localCommercial = weighted(modelsOf({ kind: 'local', side: 1 }))
export const drawTown = weighted(towns)

const yardSamplers = new Map(
  Object.entries(yardSets).map(([set, yards]) => [set, weighted(yards)] as const),
)

const pickColour = {
  car: weighted(colourShares.car),
  work: weighted(colourShares.work),
  motorcycle: weighted(colourShares.motorcycle),
}

function drawModel(dice: Dice, kind: VehicleKind): VehicleModel {
  if (kind === 'export') return exportCar(dice)
  if (kind === 'commercial') return exportCommercial(dice)
  return drawLocalModel(dice)
}

/** The vehicles that people in Kenya drive, for which spares are sold. */
export function drawLocalModel(dice: Dice): VehicleModel {
  return dice.chance(0.82) ? localCar(dice) : localCommercial(dice)
}

/** Kenya takes vehicles up to eight years old, its neighbours older ones; trucks live longest. */
function drawAge(dice: Dice, body: Body): number {
  const luck = dice.next()
  const spread = dice.next()
  if (heavy.has(body)) return luck < 0.25 ? 3 + 6 * spread : 8 + 16 * spread
  if (luck < 0.36) return 1 + 7 * spread ** 0.6
  if (luck < 0.84) return 8 + 6 * spread
  return 14 + 12 * spread * spread
}

function drawYear(dice: Dice, model: VehicleModel): number {
  const wanted = catalogueYear - Math.round(drawAge(dice, model.body))
  const { years } = model
  const near = years.filter((year) => Math.abs(year - wanted) <= 1)
  if (near.length > 0) return dice.pick(near)
  // The model was not built in that year: take one of its nearest years.
  return dice.pick((years[0] ?? 0) > wanted ? years.slice(0, 5) : years.slice(-6))
}

/** Prefers the first of the list, because the tables name the usual choice first. */
function pickUsual<T extends { from: number; to: number }>(
  dice: Dice,
  { of, year }: { of: readonly T[]; year: number },
): T | null {
  const offered = of.filter(({ from, to }) => from <= year && year <= to)
  const first = offered[0]
  if (first === undefined) return null
  return dice.chance(0.45) ? first : dice.pick(offered)
}

function required<T>(value: T | null): T {
  if (value === null) throw new Error('The vehicle tables leave a year without a choice')
  return value
}

function drawGearbox(dice: Dice, vehicle: Pick<VehicleDraw, 'model' | 'engine' | 'year'>): Gearbox {
  const { model, engine, year } = vehicle
  const gearbox = required(pickUsual(dice, { of: model.gearboxes, year })).value
  if (engine.fuel === 'Electric') return 'Automatic'
  const isManualHybrid = engine.fuel === 'Hybrid' && gearbox === 'Manual'
  return isManualHybrid ? 'CVT' : gearbox
}

function yardSetOf({ body, make, leftHand, yards, productClass }: VehicleModel): string {
  if (leftHand) return 'left-hand'
  if (yards !== null) return yards
  if (make.region === 'japan' && (body === 'double-cab' || body === 'pickup')) return 'pickups'
  if (make.region === 'europe' && productClass === 'commercial') return 'european-work'
  return make.region
}

function drawYard(dice: Dice, model: VehicleModel): Yard {
  const sampler = required(yardSamplers.get(yardSetOf(model)) ?? null)
  return sampler(dice)
}

function drawColour(dice: Dice, model: VehicleModel): Colour {
  const { colour } = model.make
  if (colour !== null) return colour
  if (model.body === 'motorcycle') return pickColour.motorcycle(dice)
  return pickColour[work.has(model.body) ? 'work' : 'car'](dice)
}

function drawCondition(
  dice: Dice,
  { model, year }: { model: VehicleModel; year: number },
): Condition {
  if (model.body === 'motorcycle' && year >= catalogueYear - 1) return 'new'
  const luck = dice.next()
  const age = catalogueYear - year
  if (luck < 0.04) return 'repaired'
  if (luck < 0.1 + age * 0.012) return 'fair'
  return luck < 0.8 + age * 0.009 ? 'good' : 'excellent'
}

/** Makers write the driven axles into the type: BMW's sDrive and xDrive, 18 26 and 41 tonnes. */
function statedDrive({ badge }: Engine): Drive | null {
  if (badge === null) return null
  if (badge.startsWith('sDrive')) return '2WD'
  if (badge.startsWith('xDrive')) return 'AWD'
  const tonnes = /^(\d\d)(?:\.|\d\d$)/.exec(badge)?.[1]
  if (tonnes === '18') return '2WD'
  if (tonnes === '26' || tonnes === '28' || tonnes === '33') return '6x4'
  return tonnes === '35' || tonnes === '41' ? '8x4' : null
}

function drawDrive(dice: Dice, { model, engine }: { model: VehicleModel; engine: Engine }): Drive {
  const stated = statedDrive(engine)
  if (stated !== null) return stated
  const usual = model.drives[0] ?? '2WD'
  return dice.chance(0.62) ? usual : dice.pick(model.drives)
}

export function drawVehicle(dice: Dice, kind: VehicleKind): VehicleDraw {
  const model = drawModel(dice, kind)
  const year = drawYear(dice, model)
  const engine = required(pickUsual(dice, { of: model.engines, year }))
  const yard = drawYard(dice, model)
  const isEuropeanInJapan = yard.country === 'Japan' && model.make.region === 'europe'
  const isLeft = isEuropeanInJapan && kind !== 'local' && dice.chance(0.06)
  return {
    kind,
    model,
    year,
    engine,
    grade: pickUsual(dice, { of: engine.grades, year }),
    gearbox: drawGearbox(dice, { model, engine, year }),
    drive: drawDrive(dice, { model, engine }),
    colour: drawColour(dice, model),
    condition: drawCondition(dice, { model, year }),
    steering: model.leftHand || isLeft ? 'Left' : 'Right',
    yard,
    town: drawTown(dice),
  }
}
