import { type RawBuilder, sql, type SqlBool } from 'kysely'
import {
  type Condition,
  type ListQuery,
  type ListReading,
  type Parameters,
  readListQuery,
  type Scalar,
} from './list-query.ts'
import { isStorableTime } from '../../core/storable-time.ts'
import { problem } from '../../core/problem.ts'

/** How a field of a support list is read in SQL, and which values it may be compared with. */
export interface Column {
  ref: RawBuilder<unknown>
  type: 'text' | 'lower' | 'number' | 'money' | 'time' | 'boolean'
  /** Never null, so that an index in plain order can give the order of a list. */
  required?: true
  /** The list cannot be sorted by the field: no index has its order. */
  unsorted?: true
  /** The field is searched for the value, not compared with it. A list cannot be sorted by such a field. */
  mentions?: (text: string) => RawBuilder<SqlBool>
  /** The table of the field, joined only in statements that read it. */
  join?: RawBuilder<unknown>
}

export type Columns<Field extends string> = Readonly<Record<Field, Column>>

/** A value as the type of its column; undefined when it has another type. */
const readers: Record<Column['type'], (value: Scalar) => Scalar | Date | undefined> = {
  text: (value) => (typeof value === 'boolean' ? undefined : String(value)),
  lower: (value) => (typeof value === 'string' ? value.toLowerCase() : undefined),
  number: (value) => (Number.isSafeInteger(Number(value)) ? Number(value) : undefined),
  money: (value) => {
    const minor = Math.round(Number(value) * 100)
    return Number.isSafeInteger(minor) ? minor : undefined
  },
  time: (value) => {
    const at = new Date(typeof value === 'boolean' ? Number.NaN : (value ?? Number.NaN))
    return isStorableTime(at) ? at : undefined
  },
  boolean: (value) => (typeof value === 'boolean' ? value : undefined),
}

const castTo: Record<Column['type'], string> = {
  text: 'text',
  lower: 'text',
  number: 'bigint',
  money: 'bigint',
  time: 'timestamptz',
  boolean: 'boolean',
}

/** The query of a list, or what is wrong with it. */
export function readList<Field extends string>(
  parameters: Parameters,
  columns: Columns<Field>,
  sort: ListQuery<Field>['sort'],
): ListReading<Field> {
  const fields = Object.keys(columns) as Field[]
  const sortable = fields.filter((field) => !columns[field].mentions && !columns[field].unsorted)
  const reading = readListQuery(parameters, { fields, sortable, sort })
  if ('problem' in reading) return reading
  const wrong = reading.query.conditions.find(({ field, values }) =>
    values.some((value) => value !== null && readers[columns[field].type](value) === undefined),
  )
  return wrong ? { problem: problem('filter_not_comparable', { field: wrong.field }) } : reading
}

/** The conditions of a query, and those of its free text. */
export function matching<Field extends string>(
  columns: Columns<Field>,
  { conditions, q }: Pick<ListQuery<Field>, 'conditions' | 'q'>,
  mentions: (q: string) => RawBuilder<SqlBool>,
): RawBuilder<SqlBool> {
  const all = conditions.map((condition) => compare(columns, condition))
  return sql.join([...all, ...(q === '' ? [] : [mentions(q)]), sql`true`], sql` and `)
}

function compare<Field extends string>(
  columns: Columns<Field>,
  { field, operator, values }: Condition<Field>,
): RawBuilder<SqlBool> {
  const { ref, type, mentions } = columns[field]
  if (mentions) return compareText(mentions, { operator, values })
  const read = values.map((value) => (value === null ? null : readers[type](value)))
  const given = read.filter((value) => value !== null)
  // Untyped, a value would be read as what the column holds: no `integer` can be compared with a larger number.
  const cast = sql.raw(castTo[type])
  const only = sql`${given[0]}::${cast}`
  if (operator === 'gte') return sql`${ref} >= ${only}`
  if (operator === 'lte') return sql`${ref} <= ${only}`
  const array = sql`${given}::${cast}[]`
  // An index can serve a comparison with a single value in any plan.
  const isAny: RawBuilder<SqlBool> =
    given.length === 1 && operator === 'any'
      ? sql`${ref} = ${only}`
      : sql`coalesce(${ref} = any(${array}), false)`
  const matches = read.includes(null) ? sql<SqlBool>`(${isAny} or ${ref} is null)` : isAny
  return operator === 'neq' ? sql`not ${matches}` : matches
}

/** Any of some texts, or none of them. */
function compareText(
  mentions: NonNullable<Column['mentions']>,
  { operator, values }: Pick<Condition<string>, 'operator' | 'values'>,
): RawBuilder<SqlBool> {
  const all = values.map((value) => mentions(String(value ?? '')))
  // A single condition needs no `or`, which would keep PostgreSQL from using another table's index.
  const isAny = all.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(all, sql` or `)})`
  return operator === 'neq' ? sql`not ${isAny}` : isAny
}

/** The tables of the fields that a statement reads, each once. */
export function joining<Field extends string>(
  columns: Columns<Field>,
  read: readonly { field: Field }[],
): RawBuilder<unknown> {
  const joins = read.flatMap(({ field }) => columns[field].join ?? [])
  return sql.join([...new Set(joins)], sql` `)
}

/** Ties are broken by the id, so that pages never overlap. */
export function ordering<Field extends string>(
  columns: Columns<Field>,
  { field, descending }: ListQuery<Field>['sort'],
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { ref, required } = columns[field]
  const direction = descending ? sql`desc` : sql`asc`
  const nulls = required ? sql`` : descending ? sql`nulls last` : sql`nulls first`
  return sql`${ref} ${direction} ${nulls}, ${id} ${direction}`
}

/** The rows of a range. */
export function within({ range }: Pick<ListQuery<string>, 'range'>): RawBuilder<unknown> {
  return sql`limit ${range.last - range.first + 1} offset ${range.first}`
}

/** The pattern for `ilike` that finds a text anywhere in another. */
export function containsPattern(q: string): string {
  return `%${q.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`
}

/** `toyota vitz` → `toyota:* & vitz:*`; nothing but letters and digits reaches the query. */
export function prefixQuery(q: string): string {
  const words = q.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => `${word}:*`).join(' & ')
}
