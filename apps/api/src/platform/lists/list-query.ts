/** The list dialect of ra-data-simple-rest: three parameters of JSON text (contract 3.2). */
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

export type ListReading<Field extends string> = { query: ListQuery<Field> } | { problem: string }

/** The parameters as they stand in the address. */
export interface Parameters {
  sort?: string | undefined
  range?: string | undefined
  filter?: string | undefined
}

const longestSpan = 100

class Misread extends Error {
  override name = 'Misread'
}

interface Known<Field extends string> {
  /** The fields to filter by. */
  fields: readonly Field[]
  /** The fields to sort by; all of them unless given. */
  sortable?: readonly Field[]
  /** The default order. */
  sort: ListQuery<Field>['sort']
}

/** Reads the parameters, or says in one sentence what is wrong with them. */
export function readListQuery<Field extends string>(
  parameters: Parameters,
  { fields, sortable = fields, sort }: Known<Field>,
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
    if (error instanceof Misread) return { problem: error.message }
    throw error
  }
}

function readJson(name: string, text: string | undefined): unknown {
  if (text === undefined || text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new Misread(`${name} is not valid JSON.`)
  }
}

function readSort<Field extends string>(text: string | undefined, fields: readonly Field[]) {
  const value = readJson('sort', text)
  if (value === undefined) return null
  const [name, order] = Array.isArray(value) ? value : []
  const field = fields.find((known) => known === name)
  if (field === undefined) throw new Misread(`Unknown sort field: ${String(name)}.`)
  if (order !== 'ASC' && order !== 'DESC') throw new Misread('sort is a field and ASC or DESC.')
  return { field, descending: order === 'DESC' }
}

function readRange(text: string | undefined): { first: number; last: number } {
  const value = readJson('range', text) ?? [0, 24]
  const [first, last] = Array.isArray(value) ? value : []
  if (!isPosition(first) || !isPosition(last) || last < first) {
    throw new Misread('range is the first and the last position.')
  }
  if (last - first >= longestSpan) {
    throw new Misread(`A range spans ${longestSpan} records at most.`)
  }
  return { first, last }
}

function isPosition(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

function readFilter<Field extends string>(text: string | undefined, fields: readonly Field[]) {
  const value = readJson('filter', text) ?? {}
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Misread('filter is an object.')
  }
  const { q = '', ...others } = value as Record<string, unknown>
  if (typeof q !== 'string') throw new Misread('q is a text.')
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
  if (field === undefined) throw new Misread(`Unknown filter: ${key}.`)
  const operator = field === key || suffix === undefined ? 'any' : (suffix as 'gte' | 'lte' | 'neq')
  const values = Array.isArray(wanted) ? wanted : [wanted]
  if (!values.every(isScalar)) throw new Misread(`${key} is a value or an array of values.`)
  const isBound = operator === 'gte' || operator === 'lte'
  if (isBound && (values.length !== 1 || values[0] === null))
    throw new Misread(`${key} is one value.`)
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
