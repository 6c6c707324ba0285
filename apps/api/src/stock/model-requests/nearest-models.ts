import type { ModelRow } from '../listings/subject.store.ts'
import { nearestName } from '../imports/nearest-name.ts'
import { nameKey } from './name-key.ts'

export interface NearModel extends ModelRow {
  /** It differs in capitals, spaces and signs at most. */
  isSame: boolean
}

interface TypedNames {
  make: string
  model: string
}

const mostNear = 5

/**
 * The models of the tree that a typed name may mean, the likeliest first: the same name, the nearest in spelling, one with
 * which the typed name begins (`Passo Sette`: Passo), and the same name at another make.
 */
export function nearestModels(models: readonly ModelRow[], typed: TypedNames): NearModel[] {
  const own = modelsOfMake(models, typed.make)
  const wanted = nameKey(typed.model)
  const same = own.filter(({ name }) => nameKey(name) === wanted)
  const near = nearestName(typed.model, new Set(own.map(({ name }) => name)))
  const spelt = own.filter(({ name }) => name === near)
  const begun = own
    .filter(({ name }) => beginsWith(typed.model, name))
    .toSorted((one, other) => other.name.length - one.name.length)
  const elsewhere = models.filter(({ name }) => nameKey(name) === wanted)
  const found = new Map([...same, ...spelt, ...begun, ...elsewhere].map((row) => [row.id, row]))
  return [...found.values()]
    .slice(0, mostNear)
    .map((row) => ({ ...row, isSame: isSameModel(row, typed) }))
}

export function isSameModel({ make, name }: ModelRow, typed: TypedNames): boolean {
  return nameKey(make) === nameKey(typed.make) && nameKey(name) === nameKey(typed.model)
}

/** Those of the make, or of the nearest in spelling. */
function modelsOfMake(models: readonly ModelRow[], typed: string): ModelRow[] {
  const byMake = Map.groupBy(models, ({ make }) => make)
  const wanted = nameKey(typed)
  const same = [...byMake.keys()].find((make) => nameKey(make) === wanted)
  const make = same ?? nearestName(typed, byMake.keys())
  return make === null ? [] : (byMake.get(make) ?? [])
}

/** As whole words, and without names of one sign. */
function beginsWith(typed: string, name: string): boolean {
  return name.length > 1 && `${typed.toLowerCase()} `.startsWith(`${name.toLowerCase()} `)
}
