import type { Context } from '../../../core/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { findMake, findModel } from '../names/makes.store.ts'
import { listNamesByText } from '../names/names.store.ts'
import { lexemesOf } from '../names/words.store.ts'
import {
  type Clause,
  driveClause,
  driveWordOf,
  featureClause,
  idClause,
  numberClause,
  patternClause,
  priceClause,
  queryClause,
  valueClause,
  wordClause,
} from './clauses.store.ts'
import { type Chosen, resolveSlugs } from './facet-values.store.ts'
import { numberNames, valueFilters } from '../filters/filters.ts'
import { type Market, type VehicleQuery, vehicleClasses } from './vehicle-query.ts'

/** A vehicle search whose names are ids and whose slugs are values. */
export interface VehicleSearch {
  clauses: Clause[]
  /** 0 for any. */
  makeId: number
  modelId: number
  /** What the facets keep although nothing is found by it. */
  chosen: Chosen
  market: Market
}

/** No make or model has this id: the search is empty, not unfiltered. */
const unknown = -1

/** How names are looked up. */
export interface Lookup {
  findMake: (text: string) => Promise<{ id: number } | null>
  findModel: (makeId: number, text: string) => Promise<{ id: number; make_id: number } | null>
}

/** From what this process knows of them, at most a minute old. */
export function lookupInMemory(db: Database): Lookup {
  return {
    findMake: async (text) => (await listNamesByText(db)).makes.get(text.toLowerCase()) ?? null,
    findModel: async (makeId, text) => {
      const models = (await listNamesByText(db)).models.get(text.toLowerCase()) ?? []
      return models.find(({ make_id }) => makeId === 0 || make_id === makeId) ?? null
    },
  }
}

function lookupInDatabase(db: Database): Lookup {
  return {
    findMake: (text) => findMake(db, text),
    findModel: (makeId, text) => findModel(db, makeId, text),
  }
}

/** The query's clauses. Words that are the name of a make or a model become filters. */
export async function resolveSearch(
  { db, listedVehicles, clock }: Pick<Context, 'db' | 'listedVehicles' | 'clock'>,
  query: VehicleQuery,
  names?: Lookup,
): Promise<VehicleSearch> {
  const { market } = query
  const index = market === 'export' ? listedVehicles() : null
  const lookup = names ?? (index ? lookupInMemory(db) : lookupInDatabase(db))
  const { makeId, modelId, words, pattern } = await resolveNames(lookup, query)
  const chosen = await resolveSlugs({ db, index, market }, query.slugs)
  const clauses: Clause[] = []
  // Every vehicle has a class: nothing is asked where all are wanted.
  if (query.classes.length < vehicleClasses.length)
    clauses.push(valueClause('class', query.classes))
  if (makeId !== 0) clauses.push(idClause('make', makeId))
  if (modelId !== 0) clauses.push(idClause('model', modelId))
  for (const name of valueFilters) {
    const values = chosen.values[name]
    if (values) clauses.push(valueClause(name, values))
  }
  for (const spellings of chosen.features) clauses.push(featureClause(spellings))
  if (words !== null) clauses.push(...wordClauses(await lexemesOf(db, words)))
  if (query.simple) clauses.push(queryClause(query.simple))
  if (pattern !== null) clauses.push(patternClause(pattern))
  if (query.prices) clauses.push(priceClause(query.prices))
  for (const name of numberNames) {
    const range = query.numbers[name]
    if (range) clauses.push(numberClause(name, range))
  }
  if (query.listedWithin !== null) clauses.push(listedClause(query.listedWithin, clock.now()))
  return { clauses, makeId, modelId, chosen, market }
}

/** A word for the driven wheels asks for the fact, too; the other words are a title's. */
function wordClauses(lexemes: readonly string[]): Clause[] {
  const drives = new Set(lexemes.map(driveWordOf).filter((drive) => drive !== undefined))
  const others = lexemes.filter((word) => !driveWordOf(word))
  const clauses = [...drives].map(driveClause)
  return others.length > 0 || clauses.length === 0 ? [wordClause(others), ...clauses] : clauses
}

/** Listed today, or on so many days before. */
export function listedClause(days: number, now: Date): Clause {
  const today = Math.floor(now.getTime() / millisecondsADay)
  return numberClause('listed', { from: today - days, to: Number.MAX_SAFE_INTEGER })
}

const millisecondsADay = 86_400_000

async function resolveNames(
  lookup: Lookup,
  { make, model, texts, pattern }: Pick<VehicleQuery, 'make' | 'model' | 'texts' | 'pattern'>,
) {
  const { makeOfWords, words } = make
    ? { makeOfWords: null, words: texts }
    : await takeMake(lookup, texts)
  const found = make ? await lookup.findMake(make) : makeOfWords
  const makeId = make || makeOfWords ? (found?.id ?? unknown) : 0
  const inPattern = pattern && !model ? /^\*([^*?]+)\*$/.exec(pattern)?.[1] : undefined
  const modelOfPattern = inPattern && makeId > 0 ? await lookup.findModel(makeId, inPattern) : null
  const modelFound = model ? await lookup.findModel(Math.max(makeId, 0), model) : modelOfPattern
  return {
    makeId: makeId || (modelFound?.make_id ?? 0),
    modelId: model || modelOfPattern ? (modelFound?.id ?? unknown) : 0,
    words: words.length === 0 ? null : words.join(' '),
    pattern: modelOfPattern ? null : pattern,
  }
}

/** The first text that is the name of a make, and the others. */
async function takeMake({ findMake: find }: Lookup, texts: readonly string[]) {
  for (const text of texts) {
    const makeOfWords = await find(text)
    if (makeOfWords) return { makeOfWords, words: texts.filter((other) => other !== text) }
  }
  return { makeOfWords: null, words: texts }
}
