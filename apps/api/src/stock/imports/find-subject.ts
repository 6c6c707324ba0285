import type { Subject } from '../listings/listing.store.ts'
import { plainWord } from '../listings/plain-word.ts'
import { type Problem, problem } from '../../core/problem.ts'
import { nearestName } from './nearest-name.ts'
import { shortened } from './shortened.ts'

export interface Model {
  id: number
  name: string
  class: 'cars' | 'commercial'
}

export interface Make {
  id: number
  name: string
  models: ReadonlyMap<string, Model>
}

interface Category {
  id: number
  name: string
  path: string
  isLeaf: boolean
}

/** The subjects that can be listed, by the names that rows use. */
export interface Subjects {
  makes: ReadonlyMap<string, Make>
  categories: ReadonlyMap<string, Category>
}

export interface ModelRow extends Model {
  slug: string
  make_id: number
}

export interface MakeRow {
  id: number
  name: string
  slug: string
}

export interface CategoryRow extends Category {
  slug: string
}

/** By name and by slug; a category by its path too. Capitals, spaces and signs do not matter. */
export function subjectsOf(rows: {
  makes: readonly MakeRow[]
  models: readonly ModelRow[]
  categories: readonly CategoryRow[]
}): Subjects {
  const families = Map.groupBy(rows.models, ({ make_id }) => make_id)
  return {
    makes: indexed(
      rows.makes.map((make) => ({
        ...make,
        models: indexed(families.get(make.id) ?? [], ({ name, slug }) => [slug, name]),
      })),
      ({ name, slug }) => [slug, name],
    ),
    categories: indexed(rows.categories, ({ name, slug, path }) => [slug, name, path]),
  }
}

/** The first one keeps its place if two have the same name. */
function indexed<T>(entries: readonly T[], namesOf: (entry: T) => string[]): Map<string, T> {
  const index = new Map<string, T>()
  for (const entry of entries)
    for (const name of namesOf(entry).map(plainWord)) if (!index.has(name)) index.set(name, entry)
  return index
}

export type SubjectReading =
  | { subject: Subject }
  | { problem: Problem; in: 'make' | 'model' | 'category' }

export function findVehicle(
  { makes }: Subjects,
  said: { make: string; model: string },
): SubjectReading {
  const make = makes.get(plainWord(said.make))
  if (!make) return { in: 'make', problem: problem('row_unknown_make', unknown(said.make, makes)) }
  const model = make.models.get(plainWord(said.model))
  if (model) return { subject: { class: model.class, makeId: make.id, modelId: model.id } }
  const found = { make: make.name, ...unknown(said.model, make.models) }
  return { in: 'model', problem: problem('row_unknown_model', found) }
}

/** A spare is listed in a leaf of the tree (account spec §2). */
export function findCategory({ categories }: Subjects, said: string): SubjectReading {
  const category = categories.get(plainWord(said))
  if (category?.isLeaf) return { subject: { class: 'parts', categoryId: category.id } }
  if (!category) {
    const found = unknown(said, categories)
    return { in: 'category', problem: problem('row_unknown_category', found) }
  }
  const below = [...new Set(categories.values())]
    .filter(({ path, isLeaf }) => isLeaf && path.startsWith(`${category.path} > `))
    .map(({ name }) => name)
  const some = below.slice(0, 3).join(', ')
  return {
    in: 'category',
    problem: problem('row_divided', {
      category: category.name,
      some,
      more: below.length > 3 ? 'yes' : 'no',
    }),
  }
}

type Named = ReadonlyMap<string, { name: string }>

/** Rows make the same mistake again and again, and the nearest of a thousand names takes a millisecond. */
const nearestOf = new WeakMap<Named, Map<string, string | null>>()

/** What was typed, and the name that was probably meant. */
function unknown(typed: string, known: Named) {
  const found = nearestOf.get(known) ?? new Map<string, string | null>()
  nearestOf.set(known, found)
  if (!found.has(typed) && found.size < mostKept)
    found.set(typed, nearestName(typed, new Set([...known.values()].map(({ name }) => name))))
  const meant = found.get(typed) ?? null
  return { typed: shortened(typed, 40), near: meant === null ? 'no' : 'yes', meant: meant ?? '' }
}

/** Nobody reads what was meant by ten thousand different names. */
const mostKept = 5000
