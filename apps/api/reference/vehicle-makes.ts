import { slugOf } from '../src/core/slug.ts'
import { americanMakes } from './vehicle-makes-america.data.ts'
import { asianMakes } from './vehicle-makes-asia.data.ts'
import { europeanMakes } from './vehicle-makes-europe.data.ts'
import { heavyMakes } from './vehicle-makes-heavy.data.ts'
import { japaneseMakes } from './vehicle-makes-japan.data.ts'
import { motorcycleMakes } from './vehicle-makes-motorcycle.data.ts'
import type {
  Body,
  Fuel,
  MakeFacts,
  ModelRow,
  YearSpan,
  Region,
  VehicleClass,
  YardSet,
} from './vehicle-notation.ts'
import { readModels, readSpan } from './vehicle-notation.ts'

export type VehicleModel = ModelRow & {
  slug: string
  productClass: VehicleClass
  leftHand: boolean
  make: VehicleMake
  /** Size of the usual engine; a bigger one costs more. */
  usualCc: number
  /** The model years that are on the used market. */
  years: readonly number[]
}

export type VehicleMake = {
  name: string
  slug: string
  region: Region
  weights: MakeFacts['weights']
  holds: number
  yards: YardSet | null
  colour: NonNullable<MakeFacts['colour']> | null
  engineNames: Partial<Record<Fuel, YearSpan<string>>>
  models: readonly VehicleModel[]
}

const commercialBodies: ReadonlySet<Body> = new Set<Body>([
  'van',
  'minibus',
  'bus',
  'truck',
  'tractor-unit',
  'excavator',
  'motorcycle',
])

const always = { from: 0, to: 9999 }

function readEngineNames(badges = ''): VehicleMake['engineNames'] {
  const names: VehicleMake['engineNames'] = {}
  for (const badge of badges.split(' ')) {
    const name = readSpan(badge.slice(2), always)
    if (badge.startsWith('D:')) names.Diesel = name
    if (badge.startsWith('P:')) names.Petrol = name
  }
  return names
}

function usualCc(row: ModelRow): number {
  const sizes = row.engines.filter(({ fuel }) => fuel !== 'Electric').map(({ size }) => size)
  return sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length)
}

/** Production paused for some models; a year counts when an engine and a gearbox were offered. */
function usedYears(row: ModelRow): number[] {
  const years: number[] = []
  for (let year = Math.max(row.from, 1988); year <= Math.min(row.to, 2025); year += 1) {
    const offered = ({ from, to }: { from: number; to: number }) => from <= year && year <= to
    if (row.engines.some(offered) && row.gearboxes.some(offered)) years.push(year)
  }
  return years
}

function readMake(facts: MakeFacts): VehicleMake {
  const models: VehicleModel[] = []
  const make = {
    name: facts.name,
    slug: slugOf(facts.name),
    region: facts.region,
    weights: facts.weights,
    holds: facts.holds ?? 0,
    yards: facts.yards ?? null,
    colour: facts.colour ?? null,
    engineNames: readEngineNames(facts.badges),
    models,
  }
  const leftHand = new Set((facts.leftHand ?? '').split(',').map((name) => name.trim()))
  for (const row of readModels(facts.models)) {
    models.push({
      ...row,
      make,
      slug: slugOf(row.name),
      productClass: commercialBodies.has(row.body) ? 'commercial' : 'cars',
      yards: row.yards ?? make.yards,
      leftHand: leftHand.has('*') || leftHand.has(row.name),
      usualCc: usualCc(row),
      years: usedYears(row),
    })
  }
  return make
}

/** Every make and model of the demo world; the makes by name. */
export const vehicleMakes: readonly VehicleMake[] = [
  ...japaneseMakes,
  ...asianMakes,
  ...europeanMakes,
  ...americanMakes,
  ...heavyMakes,
  ...motorcycleMakes,
]
  .map(readMake)
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))

/** `Toyota Hilux`; makes that name models after themselves are not said twice: `Mazda2`, `MG3`. */
export function fullName({ make, name }: Pick<VehicleModel, 'make' | 'name'>): string {
  return name.startsWith(make.name) ? name : `${make.name} ${name}`
}

export function findModel(makeName: string, modelName: string): VehicleModel {
  const make = vehicleMakes.find(({ name }) => name === makeName)
  const model = make?.models.find(({ name }) => name === modelName)
  if (model === undefined) throw new Error(`No such model: ${makeName} ${modelName}`)
  return model
}
