import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

export interface Words {
  text: string
  lexemes: string[]
  /** Whether one of them has no bits: an index finds its few hits. */
  areRare: boolean
  /** Whether the text has the syntax of a web search ("a phrase", `or`, `-`); otherwise all words must occur. */
  hasSyntax: boolean
}

/** A word that people type, with the words of our titles that are spelled like it. */
export interface Alike {
  typed: string
  word: string
  n: number
}

/** A rare word's hits are at most about 2,000; the hits of a web search's syntax are cut off here. */
const mostHits = 20_000

/** From so many titles on, a word is one of ours, as those that get bits. */
const commonFrom = 2000

const webSyntax = /["“”]|(^|\s)-|\bor\b/i

/** The words of a text, and how they can be looked up. */
export async function readWords(db: Database, text: string): Promise<Words> {
  const hasSyntax = webSyntax.test(text)
  // Splits like `title_words` in the database.
  const spaced = text.replaceAll(/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu, ' ')
  const { rows } = await sql<{ lexeme: string; mapped: boolean }>`
    select lexeme, coalesce(mapped, false) as mapped
    from unnest(tsvector_to_array(to_tsvector('simple', ${spaced}))) as lexeme left join words on word = lexeme`.execute(
    db,
  )
  return {
    text: spaced,
    hasSyntax,
    // A text without a word counts as a word that no vehicle has.
    lexemes: rows.length === 0 ? [''] : rows.map(({ lexeme }) => lexeme),
    areRare: hasSyntax || rows.some(({ mapped }) => !mapped),
  }
}

export function wordQuery({ text, hasSyntax }: Pick<Words, 'text' | 'hasSyntax'>) {
  return hasSyntax
    ? sql`websearch_to_tsquery('simple', ${text})`
    : sql`plainto_tsquery('simple', ${text})`
}

export function hits(words: Words) {
  return sql`select id as version, 1 as n, vehicle_search.* from vehicle_search
    where words @@ ${wordQuery(words)} limit ${sql.lit(mostHits)}`
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

export async function listAlike(db: Database, typed: readonly string[]): Promise<Alike[]> {
  const { rows } = await sql<Alike>`
    select typed, word, n from unnest(${typed}::text[]) as typed cross join lateral words_like(typed)`.execute(
    db,
  )
  return rows
}
