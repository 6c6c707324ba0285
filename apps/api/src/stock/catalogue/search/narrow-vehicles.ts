import type { Context } from '../../../core/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { resolveSlugs } from './facet-values.store.ts'
import { findMake, findModel } from '../names/makes.store.ts'
import { listNamesByText } from '../names/names.store.ts'
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

/** How names are looked up. */
interface Lookup {
  findMake: (text: string) => Promise<{ id: number } | null>
  findModel: (makeId: number, text: string) => Promise<{ id: number; make_id: number } | null>
}

/** From what this process knows of them, at most a minute old. */
function lookupInMemory(db: Database): Lookup {
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

/** Names become ids. Words that are the name of a make or a model become filters, whose counts are kept. */
export async function narrowVehicles(
  { db, listedVehicles }: Pick<Context, 'db' | 'listedVehicles'>,
  query: VehicleQuery,
): Promise<Narrowed> {
  const lookup = listedVehicles() ? lookupInMemory(db) : lookupInDatabase(db)
  const { make, model, texts, wildcard, filters, ...rest } = query
  const { makeOfWords, words } = make
    ? { makeOfWords: null, words: texts }
    : await takeMake(lookup, texts)
  const found = make ? await lookup.findMake(make) : makeOfWords
  const makeId = make || makeOfWords ? (found?.id ?? unknown) : 0
  const pattern = wildcard && !model ? /^\*([^*?]+)\*$/.exec(wildcard)?.[1] : undefined
  const modelOfPattern = pattern && makeId > 0 ? await lookup.findModel(makeId, pattern) : null
  const modelFound = model ? await lookup.findModel(Math.max(makeId, 0), model) : modelOfPattern
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
async function takeMake({ findMake }: Lookup, texts: readonly string[]) {
  for (const text of texts) {
    const makeOfWords = await findMake(text)
    if (makeOfWords) return { makeOfWords, words: texts.filter((other) => other !== text) }
  }
  return { makeOfWords: null, words: texts }
}
