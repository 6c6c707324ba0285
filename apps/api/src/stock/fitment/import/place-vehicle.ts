import { unstatedBody } from '../body.ts'
import { engineLabel } from '../engine-label.ts'
import {
  addModel,
  addVariant,
  addYears,
  emptyMake,
  findVariant,
  type KnownMake,
  type KnownModel,
  type KnownTree,
} from './known-tree.ts'
import type { Notes, RefusalKind } from './corrections.ts'
import { cased, keyOf } from './names.ts'
import { nameModel } from './name-model.ts'
import type { RawVehicle } from './raw-vehicle.ts'

/** A trim to be stored; years are added to the existing ones. */
export interface TrimAddition {
  make: string
  model: string
  variant: string
  body: string
  engine: string
  years: number[]
}

export interface Additions {
  makes: { slug: string; name: string }[]
  models: { make: string; slug: string; name: string; body: string | null }[]
  trims: TrimAddition[]
  variants: number
  /** Existing trims that gained years. */
  extended: number
}

export const noAdditions = (): Additions => ({
  makes: [],
  models: [],
  trims: [],
  variants: 0,
  extended: 0,
})

interface Place {
  tree: KnownTree
  additions: Additions
  /** For lists without years. */
  assumedYears: readonly number[]
  notes: Notes
}

const longest = 100

/** Puts a vehicle into the tree, and notes the rows to store. */
export function placeVehicle(
  vehicle: RawVehicle,
  { tree, additions, assumedYears, notes }: Place,
): 'new' | 'known' | { refused: RefusalKind } {
  const make = tree.findMake(vehicle.make) ?? newMake(vehicle.make, notes)
  const isPossible = ({ years }: KnownModel) =>
    vehicle.years !== null || years.size === 0 || assumedYears.some((year) => years.has(year))
  const named = nameModel(make, vehicle, { notes, isPossible })
  if (!named) return { refused: 'no-model' }
  const { known, name } = named
  const variantName = named.variant || name
  if (Math.max(name.length, variantName.length) > longest) return { refused: 'too-long' }
  const years = vehicle.years ?? yearsAssumed(assumedYears, known, notes)
  if (years.length === 0) return { refused: known ? 'not-built' : 'no-years' }

  if (!tree.findMake(make.name)) {
    tree.addMake(make.name, make.slug)
    additions.makes.push({ slug: make.slug, name: make.name })
  }
  const model = known ?? newModel(tree.findMake(make.name) ?? make, { name, vehicle, additions })
  const variant = findVariant(model, variantName) ?? newVariant(model, variantName, additions)
  const body = vehicle.body ?? model.body ?? unstatedBody
  const engine = engineLabel(vehicle)
  const added = addYears(model, variant, { body, engine, years })
  if (added === 'nothing') return 'known'
  if (added === 'years') additions.extended += 1
  additions.trims.push({
    make: make.slug,
    model: model.slug,
    variant: variant.name,
    body,
    engine,
    years: [...years],
  })
  return 'new'
}

/** A new make enters the tree only with one of its vehicles. */
function newMake(text: string, notes: Notes): KnownMake {
  const name = cased(text, notes)
  return emptyMake(name, keyOf(name))
}

interface Wish {
  name: string
  vehicle: RawVehicle
  additions: Additions
}

function newModel(make: KnownMake, { name, vehicle, additions }: Wish): KnownModel {
  const { body } = vehicle
  const slug = keyOf(name)
  additions.models.push({ make: make.slug, slug, name, body })
  return addModel(make, { name, slug, body })
}

function newVariant(model: KnownModel, name: string, additions: Additions) {
  additions.variants += 1
  return addVariant(model, name)
}

/** The assumed years in which the model is known to have been built. */
function yearsAssumed(
  assumed: readonly number[],
  known: KnownModel | null,
  notes: Notes,
): readonly number[] {
  const years =
    known && known.years.size > 0 ? assumed.filter((year) => known.years.has(year)) : assumed
  const [first, last] = [years[0], years.at(-1)]
  if (first !== undefined) notes.correct('years-assumed', '', `${first}–${last}`)
  return years
}
