import type { Database } from '../../../platform/db/database.ts'
import { resolveSlugs } from './facet-values.store.ts'
import { findMake, findModel } from '../names/makes.store.ts'
import type { VehicleQuery } from './vehicle-query.ts'

/** A vehicle search in the database's terms. */
export interface Narrowed extends Omit<VehicleQuery, 'make' | 'model'> {
  makeId: number
  modelId: number
}

/** No make or model has this id: the search is empty, not unfiltered. */
const unknown = -1

/** Names become ids. Words that are the name of a make or a model become filters, whose counts are kept. */
export async function narrowVehicles(db: Database, query: VehicleQuery): Promise<Narrowed> {
  const { make, model, words, wildcard, filters, ...rest } = query
  const makeOfWords = words && !make ? await findMake(db, words) : null
  const found = make ? await findMake(db, make) : makeOfWords
  const makeId = make || makeOfWords ? (found?.id ?? unknown) : 0
  const pattern = wildcard && !model ? /^\*([^*?]+)\*$/.exec(wildcard)?.[1] : undefined
  const modelOfPattern = pattern && makeId > 0 ? await findModel(db, makeId, pattern) : null
  const modelFound = model ? await findModel(db, Math.max(makeId, 0), model) : modelOfPattern
  return {
    ...rest,
    filters: await resolveSlugs(db, filters),
    makeId: makeId || (modelFound?.make_id ?? 0),
    modelId: model || modelOfPattern ? (modelFound?.id ?? unknown) : 0,
    words: makeOfWords ? null : words,
    wildcard: modelOfPattern ? null : wildcard,
  }
}
