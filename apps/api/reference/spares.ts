import { spareBranches } from './spares.data.ts'
import type { Fuel } from './vehicle-notation.ts'

export type SpareIcon =
  | 'engine'
  | 'brakes'
  | 'suspension'
  | 'electrical'
  | 'body'
  | 'lighting'
  | 'wheels'
  | 'interior'
  | 'filters'
  | 'transmission'
  | 'cooling'
  | 'exhaust'
  | 'steering'
  | 'accessories'

export type SpareBranch = { path: string; icon: SpareIcon; brands: string; leaves: string }

export type SpareCategory = {
  /** From the root to the leaf: `Vehicle Parts & Accessories > Braking > Disc Brakes > Brake Pads`. */
  path: string
  icon: SpareIcon
  brands: readonly string[]
  /** Only taken from vehicles (`Ex-Japan`), used or rebuilt. */
  isSalvaged: boolean
  titles: readonly string[]
  /** New, in KES. */
  price: readonly [min: number, max: number]
  /** False where Kenya forbids the sale of used ones (KS 2190:2013). */
  mayBeUsed: boolean
  fitsAnyVehicle: boolean
  fitsPickupsOnly: boolean
  /** The engine decides the fit; null fuel means any but electric. */
  engine: { fuel: Fuel | null } | null
  /** First five digits of Toyota's part number. */
  toyotaCode: string | null
}

export const spareRoot = 'Vehicle Parts & Accessories'

const fuels: Record<string, Fuel> = { petrol: 'Petrol', diesel: 'Diesel', hybrid: 'Hybrid' }

function readLeaf(row: string, branch: SpareBranch): SpareCategory {
  const [name = '', titles = '', prices = '', flagCell = '', code = '', own = ''] = row
    .split('|')
    .map((cell) => cell.trim())
  const [min = Number.NaN, max = Number.NaN] = prices.split('-').map(Number)
  const flags = flagCell.split(' ')
  const brands = (own === '' ? branch.brands : own).split(', ')
  const fuel = flags.map((flag) => fuels[flag]).find((known) => known !== undefined) ?? null
  return {
    path: [spareRoot, branch.path, name].join(' > '),
    icon: branch.icon,
    brands: brands.filter((brand) => !/Japan/.test(brand)),
    isSalvaged: brands.every((brand) => /Japan/.test(brand)),
    titles: titles.split(', '),
    price: [min, max],
    mayBeUsed: !flags.includes('new'),
    fitsAnyVehicle: flags.includes('any-car'),
    fitsPickupsOnly: flags.includes('pickup'),
    engine: fuel !== null || flags.includes('engine') ? { fuel } : null,
    toyotaCode: code === '' ? null : code,
  }
}

/** The leaves of the spares tree, in the order a catalogue shows them. */
export const spareCategories: readonly SpareCategory[] = spareBranches.flatMap((branch) =>
  branch.leaves
    .trim()
    .split('\n')
    .map((row) => readLeaf(row, branch)),
)
