import type { Dice } from './random.ts'
import type { Condition, VehicleDraw } from './vehicle-draw.ts'
import { catalogueYear } from './vehicle-draw.ts'
import type { Body, Region } from '../reference/vehicle-notation.ts'

type Wear = {
  /** Few vehicles are sold with more kilometres. */
  most: number
  /** Kilometres (hours for machines) a year where exporters buy. */
  yearly: number
  /** Share of the value kept each year after the first. */
  keeps: number
  /** The least price of a vehicle that runs, in USD. */
  floor: number
}

const wear: Record<Body, Wear> = {
  hatchback: { most: 210_000, yearly: 8200, keeps: 0.893, floor: 850 },
  sedan: { most: 240_000, yearly: 9000, keeps: 0.886, floor: 950 },
  wagon: { most: 260_000, yearly: 10500, keeps: 0.893, floor: 950 },
  suv: { most: 280_000, yearly: 10000, keeps: 0.902, floor: 1400 },
  pickup: { most: 340_000, yearly: 15500, keeps: 0.915, floor: 2200 },
  'double-cab': { most: 340_000, yearly: 16500, keeps: 0.916, floor: 2800 },
  mpv: { most: 240_000, yearly: 9800, keeps: 0.892, floor: 1000 },
  van: { most: 380_000, yearly: 14500, keeps: 0.905, floor: 900 },
  minibus: { most: 480_000, yearly: 18500, keeps: 0.914, floor: 2200 },
  bus: { most: 620_000, yearly: 24000, keeps: 0.906, floor: 4200 },
  truck: { most: 520_000, yearly: 17500, keeps: 0.912, floor: 1100 },
  'tractor-unit': { most: 1_150_000, yearly: 68000, keeps: 0.893, floor: 6500 },
  excavator: { most: 13_500, yearly: 620, keeps: 0.922, floor: 3800 },
  motorcycle: { most: 62_000, yearly: 4200, keeps: 0.89, floor: 420 },
}

const regionKeeps: Record<Region, number> = {
  japan: 0,
  korea: -0.008,
  china: -0.022,
  india: -0.014,
  europe: -0.026,
  america: -0.018,
  'asia-pacific': -0.014,
  machine: 0,
}

const conditionFactor: Record<Condition, number> = {
  new: 1.02,
  excellent: 1.1,
  good: 1,
  fair: 0.86,
  repaired: 0.78,
}

export function ageOf(year: number): number {
  return Math.max(1, catalogueYear - year)
}

const conditionUse: Record<Condition, number> = {
  new: 0,
  excellent: 0.74,
  good: 1,
  fair: 1.14,
  repaired: 1.05,
}

function usualUse({ model, year }: VehicleDraw): number {
  return wear[model.body].yearly * ageOf(year) ** 0.92
}

/** Kilometres on the odometer, or hours of a machine. */
export function drawUse(dice: Dice, vehicle: VehicleDraw): number {
  if (vehicle.condition === 'new') return dice.between(3, 28)
  const { engine, model } = vehicle
  const spread = 0.42 + 0.62 * (dice.next() + dice.next())
  const isKei = engine.fuel !== 'Electric' && engine.size <= 660 && model.body !== 'motorcycle'
  const local = vehicle.kind === 'local' ? 1.35 : 1
  const own = local * (isKei ? 0.82 : 1) * conditionUse[vehicle.condition]
  const { most } = wear[model.body]
  const driven = usualUse(vehicle) * spread * own
  const use = driven > most ? most * (0.7 + 0.3 * dice.next()) : driven
  const rough = dice.chance(0.3)
  return Math.max(60, rough ? Math.round(use / 1000) * 1000 : Math.round(use))
}

function engineFactor({ model, engine }: VehicleDraw): number {
  if (engine.fuel === 'Electric' || model.usualCc === 0) return 1
  const size = (engine.size / model.usualCc) ** 0.4
  const hybrid = engine.fuel === 'Hybrid' ? 1.06 : 1
  return Math.min(1.35, Math.max(0.8, size)) * hybrid
}

function driveFactor({ model, drive }: VehicleDraw): number {
  return drive !== '2WD' && model.drives.includes('2WD') ? 1.06 : 1
}

/** FOB price in whole USD: the new price less the loss by age, use and condition. */
export function fobUsd(
  dice: Dice,
  { vehicle, use }: { vehicle: VehicleDraw; use: number },
): number {
  const { model, engine, year, condition } = vehicle
  const { keeps, floor } = wear[model.body]
  const electric = engine.fuel === 'Electric' ? -0.035 : 0
  const yearly = Math.min(
    0.955,
    keeps + regionKeeps[model.make.region] + model.make.holds + electric,
  )
  const aged = model.priceUsd * 0.83 * yearly ** (ageOf(year) - 1)
  const worn = Math.min(1.16, Math.max(0.78, 1.26 - 0.26 * (use / usualUse(vehicle))))
  const haggle = 0.92 + 0.16 * dice.next()
  const factors = engineFactor(vehicle) * driveFactor(vehicle) * conditionFactor[condition]
  const price = condition === 'new' ? model.priceUsd * haggle : aged * worn * haggle * factors
  const step = price < 12000 ? 10 : price < 40000 ? 50 : 100
  const least = floor * (0.9 + 0.5 * dice.next())
  return Math.round(Math.max(price, least) / step) * step
}

/**
 * Local price in whole KES: FOB and freight at 129 to the dollar, the duties of the engine class on
 * top, and the dealer's margin.
 */
export function localKes(
  dice: Dice,
  { usd, vehicle }: { usd: number; vehicle: VehicleDraw },
): number {
  const { engine, model } = vehicle
  const duty = model.productClass === 'commercial' ? 1.42 : engine.size <= 1500 ? 1.62 : 1.78
  const freight = model.body === 'motorcycle' ? 120 : 1050
  const price = (usd + freight) * 129 * duty * (1 + 0.08 * dice.next())
  const step = price < 400_000 ? 5_000 : price < 3_000_000 ? 10_000 : 50_000
  return Math.round(price / step) * step
}
