import type { Database } from '../../../platform/db/database.ts'
import { resolveSlugs } from './facet-values.store.ts'
import { findMake, findModel } from '../names/makes.store.ts'
import type { VehicleQuery } from './vehicle-query.ts'

/** A vehicle search in the database's terms. */
export interface Narrowed extends Omit<VehicleQuery, 'make' | 'model' | 'texts'> {
  /** Words that must all occur. */
  words: string | null
  makeId: number
  modelId: number
}

/** No make or model has this id: the search is empty, not unfiltered. */
const unknown = -1

/** Names become ids. Words that are the name of a make or a model become filters, whose counts are kept. */
export async function narrowVehicles(db: Database, query: VehicleQuery): Promise<Narrowed> {
  const { make, model, texts, wildcard, filters, ...rest } = query
  const { makeOfWords, words } = make
    ? { makeOfWords: null, words: texts }
    : await takeMake(db, texts)
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
    words: words.length === 0 ? null : words.join(' '),
    wildcard: modelOfPattern ? null : wildcard,
  }
}

/** The first text that is the name of a make, and the others. */
async function takeMake(db: Database, texts: readonly string[]) {
  for (const text of texts) {
    const makeOfWords = await findMake(db, text)
    if (makeOfWords) return { makeOfWords, words: texts.filter((other) => other !== text) }
  }
  return { makeOfWords: null, words: texts }
}
