import { containsNull, isTooDeep } from '../../core/json-bounds.ts'
import { valueText } from '../../core/value-text.ts'
import { type Problem, problem } from '../../core/problem.ts'

/** A query in the format of ra-data-simple-rest: three parameters of JSON text (contract 3.2). */
export interface ListQuery<Field extends string> {
  sort: { field: Field; descending: boolean }
  /** Positions from 0, both included. */
  range: { first: number; last: number }
  conditions: Condition<Field>[]
  /** Free text, empty for none. */
  q: string
}

export type Scalar = string | number | boolean | null

export interface Condition<Field extends string> {
  field: Field
  operator: 'any' | 'gte' | 'lte' | 'neq'
  values: Scalar[]
}

export type ListReading<Field extends string> = { query: ListQuery<Field> } | { problem: Problem }

/** The parameters as the address has them. */
export interface Parameters {
  sort?: string | undefined
  range?: string | undefined
  filter?: string | undefined
}

const longestSpan = 100

class InvalidParameter extends Error {
  override name = 'InvalidParameter'
  readonly problem: Problem
  constructor(reason: Problem) {
    super(reason.code)
    this.problem = reason
  }
}

interface AllowedFields<Field extends string> {
  /** The fields to filter by. */
  fields: readonly Field[]
  /** The fields to sort by; all of them unless given. */
  sortable?: readonly Field[]
  /** The default order. */
  sort: ListQuery<Field>['sort']
}

/** Parses the parameters, or returns what is wrong with them. */
export function readListQuery<Field extends string>(
  parameters: Parameters,
  { fields, sortable = fields, sort }: AllowedFields<Field>,
): ListReading<Field> {
  try {
    return {
      query: {
        sort: readSort(parameters.sort, sortable) ?? sort,
        range: readRange(parameters.range),
        ...readFilter(parameters.filter, fields),
      },
    }
  } catch (error) {
    if (error instanceof InvalidParameter) return { problem: error.problem }
    throw error
  }
}

function readJson(name: string, text: string | undefined): unknown {
  if (text === undefined || text === '') return undefined
  const value = parsed(name, text)
  if (isTooDeep(value)) throw new InvalidParameter(problem('too_deep'))
  if (containsNull(value)) throw new InvalidParameter(problem('null_characters'))
  return value
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidParameter(problem('list_not_json', { parameter: name }))
  }
}

function readSort<Field extends string>(text: string | undefined, fields: readonly Field[]) {
  const value = readJson('sort', text)
  if (value === undefined || isEmptyList(value)) return null
  const [name, order] = Array.isArray(value) ? value : []
  const field = fields.find((known) => known === name)
  if (field === undefined)
    throw new InvalidParameter(problem('unknown_sort', { field: valueText(name) }))
  if (order !== 'ASC' && order !== 'DESC') throw new InvalidParameter(problem('sort_form'))
  return { field, descending: order === 'DESC' }
}

function readRange(text: string | undefined): { first: number; last: number } {
  const value = readJson('range', text) ?? []
  const [first, last] = isEmptyList(value) ? [0, 24] : Array.isArray(value) ? value : []
  if (!isPosition(first) || !isPosition(last) || last < first) {
    throw new InvalidParameter(problem('range_form'))
  }
  if (last - first >= longestSpan) {
    throw new InvalidParameter(problem('range_too_wide', { most: longestSpan }))
  }
  return { first, last }
}

/** An empty list counts as an absent parameter. */
function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

function isPosition(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

function readFilter<Field extends string>(text: string | undefined, fields: readonly Field[]) {
  const value = readJson('filter', text) ?? {}
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InvalidParameter(problem('filter_form'))
  }
  const { q = '', ...others } = value as Record<string, unknown>
  if (typeof q !== 'string') throw new InvalidParameter(problem('search_form'))
  const conditions = Object.entries(others).map(([key, wanted]) =>
    readCondition(key, wanted, fields),
  )
  return { conditions, q: q.trim() }
}

function readCondition<Field extends string>(
  key: string,
  wanted: unknown,
  fields: readonly Field[],
): Condition<Field> {
  const [, name = key, suffix] = /^(.+)_(gte|lte|neq)$/.exec(key) ?? []
  const field = fields.find((known) => known === key) ?? fields.find((known) => known === name)
  if (field === undefined) throw new InvalidParameter(problem('unknown_filter', { field: key }))
  const operator = field === key || suffix === undefined ? 'any' : (suffix as 'gte' | 'lte' | 'neq')
  const values = Array.isArray(wanted) ? wanted : [wanted]
  if (!values.every(isScalar)) throw new InvalidParameter(problem('filter_values', { field: key }))
  const isBound = operator === 'gte' || operator === 'lte'
  if (isBound && (values.length !== 1 || values[0] === null))
    throw new InvalidParameter(problem('filter_bound', { field: key }))
  return { field, operator, values }
}

function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

/** `orders 0-24/319`; `orders *` before the slash when the range holds none. */
export function contentRange(
  resource: string,
  { first, count, total }: { first: number; count: number; total: number },
): string {
  const part = count === 0 ? '*' : `${first}-${first + count - 1}`
  return `${resource} ${part}/${total}`
}
