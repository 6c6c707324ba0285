import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { SimpleQuery } from './simple-query.ts'

/** A word that people type, with the words of our titles that are spelled like it. */
export interface SimilarWord {
  typed: string
  word: string
  n: number
}

/** From so many titles on, a word is one of ours. */
const commonFrom = 2000

/**
 * Words of Latin letters and digits are lexemes, in small letters; but one that begins with a digit may be read as a number with
 * an exponent and more behind it (`59e095ae`).
 */
const plainText = /^(?:[a-z][a-z\d]*|\d+)(?: +(?:[a-z][a-z\d]*|\d+))*$/i

/** The lexemes of a text alone; most texts need no database to be read. */
export async function lexemesOf(db: Database, text: string): Promise<string[]> {
  const spaced = withSpaces(text)
  if (plainText.test(spaced)) return [...new Set(spaced.toLowerCase().split(/ +/))]
  const { rows } = await sql<{ lexeme: string }>`
    select lexeme from unnest(tsvector_to_array(to_tsvector('simple', ${spaced}))) as lexeme`.execute(
    db,
  )
  // A text without a word counts as a word that no vehicle has.
  return rows.length === 0 ? [''] : rows.map(({ lexeme }) => lexeme)
}

/** Splits like `title_words` in the database. */
function withSpaces(text: string): string {
  return text.replaceAll(/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu, ' ')
}

/** Its signs become PostgreSQL's operators, so that no text of the caller is ever read as one. */
export function simpleQuery(query: SimpleQuery): RawBuilder<unknown> {
  if (query.kind === 'words') return sql`plainto_tsquery('simple', ${withSpaces(query.text)})`
  if (query.kind === 'phrase') return sql`phraseto_tsquery('simple', ${withSpaces(query.text)})`
  if (query.kind === 'not') return sql`(!! ${simpleQuery(query.part)})`
  const [one, other] = query.parts.map((part) => simpleQuery(part))
  return query.kind === 'all' ? sql`(${one} && ${other})` : sql`(${one} || ${other})`
}

/** The typed words that occur in our titles; a common one is in many. */
export async function listKnownWords(
  db: Database,
  typed: readonly string[],
): Promise<{ word: string; isCommon: boolean }[]> {
  const { rows } = await sql<{ word: string; isCommon: boolean }>`
    select word, n >= ${sql.lit(commonFrom)} as "isCommon" from words where word = any(${typed}::text[])`.execute(
    db,
  )
  return rows
}

export async function listSimilarWords(
  db: Database,
  typed: readonly string[],
): Promise<SimilarWord[]> {
  const { rows } = await sql<SimilarWord>`
    select typed, word, n from unnest(${typed}::text[]) as typed cross join lateral words_like(typed)`.execute(
    db,
  )
  return rows
}

/** Counts the words of our titles anew. A count that is minutes old corrects as well. */
export async function countWords(db: Database): Promise<number> {
  const { rows } = await sql`select count_words()`.execute(db)
  return rows.length
}
