import { type RawBuilder, sql } from 'kysely'
import type { Dictionaries } from '../engine/dictionaries.ts'
import { landedMatcher } from '../engine/landed-matcher.ts'
import type { LandedFilter } from '../engine/landed-pricer.ts'
import {
  anyMatcher,
  featureMatcher,
  type Matcher,
  numberMatcher,
  priceMatcher,
  valueMatcher,
  wordMatcher,
} from '../engine/matchers.ts'
import { simpleQuery } from '../names/words.store.ts'
import type { SimpleQuery } from '../names/simple-query.ts'
import {
  type Dimension,
  dimensionColumns,
  featureFilter,
  type FilterName,
  longestValue,
  type NumberFilter,
  numberFilters,
  type Range,
} from '../filters/filters.ts'

/** One thing that a search asks of a vehicle, for the index in memory and for the plain statement. */
export interface Clause {
  filter: FilterName
  /** In the index, whose dictionaries number the values; null where only the database can tell. */
  matcher: ((dictionaries: Dictionaries) => Matcher) | null
  /** A condition on a row of `vehicle_search`; null where only the index can tell. */
  sql: RawBuilder<unknown> | null
}

/** Any of the values. */
export function valueClause(filter: FilterName & Dimension, values: readonly string[]): Clause {
  const column = sql.ref(dimensionColumns[filter])
  return {
    filter,
    matcher: (dictionaries) => valueMatcher(filter, values, dictionaries),
    sql: sql`left(${column}::text, ${sql.lit(longestValue)}) = any(${values}::text[])`,
  }
}

export function idClause(filter: 'make' | 'model', id: number): Clause {
  const column = sql.ref(dimensionColumns[filter])
  return { ...valueClause(filter, [String(id)]), sql: sql`${column} = ${id}::integer` }
}

export function numberClause(filter: NumberFilter, range: Range): Clause {
  return {
    filter,
    matcher: () => numberMatcher(filter, range),
    sql: within(sql.ref(numberFilters[filter].column), range),
  }
}

export function priceClause(range: Range): Clause {
  return { filter: 'price', matcher: () => priceMatcher(range), sql: within(sql`price`, range) }
}

function within(column: RawBuilder<unknown>, { from, to }: Range) {
  return sql`${column} between ${from}::bigint and ${to}::bigint`
}

/** A feature, however it is spelt. */
export function featureClause(spellings: readonly string[]): Clause {
  return {
    filter: featureFilter,
    matcher: (dictionaries) => featureMatcher(spellings, dictionaries),
    sql: sql`exists (select from unnest(features) as feature
      where left(feature, ${sql.lit(longestValue)}) = any(${spellings}::text[]))`,
  }
}

/** All of the words, as `lexemesOf` gives them. */
export function wordClause(lexemes: readonly string[]): Clause {
  // A text without a word asks for one that no vehicle has.
  const quoted =
    lexemes.length === 0 || lexemes.includes('') ? null : lexemes.map(quote).join(' & ')
  return {
    filter: 'words',
    matcher: (dictionaries) => wordMatcher(lexemes, dictionaries),
    sql: quoted === null ? sql`false` : sql`words @@ ${quoted}::tsquery`,
  }
}

/**
 * A word for the driven wheels: their sellers say it of some vehicles as a fact, of others in the title alone, and of most of
 * neither.
 */
export function driveClause({ words, drive }: DriveWord): Clause {
  return {
    filter: 'words',
    matcher: (dictionaries) =>
      anyMatcher([
        { ...valueMatcher('drive', [drive], dictionaries), filter: 'words' },
        ...words.map((word) => wordMatcher([word], dictionaries)),
      ]),
    sql: sql`(drive = ${drive} or words @@ ${words.map(quote).join(' | ')}::tsquery)`,
  }
}

/** The drive that a word of a search asks for, and all words for it. */
export function driveWordOf(word: string): DriveWord | undefined {
  return driveWords.find(({ words }) => words.includes(word))
}

interface DriveWord {
  drive: string
  words: readonly string[]
}

const driveWords: readonly DriveWord[] = [
  { drive: '4WD', words: ['4wd', '4x4'] },
  { drive: 'AWD', words: ['awd'] },
]

function quote(lexeme: string): string {
  return `'${lexeme.replaceAll(/['\\]/g, (sign) => sign + sign)}'`
}

/** Words with operators between them. */
export function queryClause(query: SimpleQuery): Clause {
  return { filter: 'words', matcher: null, sql: sql`words @@ ${simpleQuery(query)}` }
}

/** A title with `*` for any letters and `?` for one. */
export function patternClause(pattern: string): Clause {
  const titles = sql`select id from products where listed and lower(title) like ${likePattern(pattern)}`
  return { filter: 'words', matcher: null, sql: sql`id in (${titles})` }
}

/** LIKE's own special characters are escaped. */
function likePattern(pattern: string): string {
  return pattern
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)
    .replaceAll('*', '%')
    .replaceAll('?', '_')
}

/** What may enter a buyer's country, or costs no more than their budget at their destination. */
export function landedClause(filter: LandedFilter): Clause {
  return { filter: 'landed', matcher: () => landedMatcher(filter), sql: null }
}
