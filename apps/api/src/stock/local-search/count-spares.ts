import type { Database } from '../../platform/db/database.ts'
import { allSpares, searchLocally } from './local-search.store.ts'
import { countSpareRows } from './spares.store.ts'
import { spareWords } from './spare-words.ts'

interface SparesQuestion {
  /** Null for any make. */
  makeId: number | null
  /** Category and everything below it; null for any. */
  categorySlug: string | null
  /** Words that every title must have. */
  words: string
  /** A town; null for any. */
  place: string | null
}

/** How many spares are on sale. Without words the counts are kept; with words the titles' index finds them. */
export async function countSpares(
  db: Database,
  { makeId, categorySlug, words, place }: SparesQuestion,
): Promise<number> {
  const lexemes = spareWords(words)
  const category = categorySlug ?? allSpares
  if (lexemes.length > 0 || place !== null)
    return countSpareRows(db, { makeId, categorySlug: category, lexemes, place })
  const search = { makeId, categorySlug: category, vehicle: null, limit: 0, offset: 0 }
  return (await searchLocally(db, search)).total
}
