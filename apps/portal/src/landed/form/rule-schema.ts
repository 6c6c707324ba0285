/** The parts of JSON Schema that the rules' schema uses. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  oneOf?: readonly Schema[]
}

export type Definitions = Readonly<Record<string, Schema>>

/** A schema without its reference, with the name that it had. */
export interface Resolved {
  schema: Schema
  /** Of the definition: `text`, `dec`, `when`. */
  name: string | null
  isNullable: boolean
}

export function resolved(schema: Schema, definitions: Definitions): Resolved {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    const found = resolved(definitions[name] ?? {}, definitions)
    return { ...found, name }
  }
  const { oneOf } = schema
  if (oneOf?.some(({ type }) => type === 'null')) {
    const own = oneOf.find(({ type }) => type !== 'null') ?? {}
    return { ...resolved(own, definitions), isNullable: true }
  }
  const types = Array.isArray(schema.type) ? schema.type : []
  return { schema, name: null, isNullable: types.includes('null') }
}

/** A value that a new part begins with. */
export function blank(schema: Schema, definitions: Definitions): unknown {
  const { schema: own, name, isNullable } = resolved(schema, definitions)
  if (isNullable) return null
  if (name === 'when') return {}
  if (name === 'text' || name === 'words') return { en: '' }
  if (name === 'name' || name === 'dec' || name === 'date') return ''
  if (own.enum) return own.enum[0]
  if (own.type === 'array') return []
  if (own.type === 'boolean') return false
  if (own.type === 'object') return blankObject(own, definitions)
  return own.type === 'number' || own.type === 'integer' ? 0 : ''
}

function blankObject({ properties = {}, required = [] }: Schema, definitions: Definitions) {
  const entries = required.map(
    (name) => [name, blank(properties[name] ?? {}, definitions)] as const,
  )
  return Object.fromEntries(entries)
}

const decimal = /^-?\d+(\.\d+)?$/

/** Where a rule is not as its form asks for it, by the paths of its fields: `/bands/0/rate`. */
export function formProblems(
  value: unknown,
  schema: Schema,
  definitions: Definitions,
  path = '',
): Map<string, 'number' | 'missing' | 'day'> {
  const { schema: own, name, isNullable } = resolved(schema, definitions)
  const problems = new Map<string, 'number' | 'missing' | 'day'>()
  if (value === null && isNullable) return problems
  if (name === 'dec') {
    if (typeof value !== 'string' || !decimal.test(value)) problems.set(path, 'number')
    return problems
  }
  if (name === 'text' || name === 'words') {
    const english = typeof value === 'string' ? value : (value as { en?: unknown } | null)?.en
    if (typeof english !== 'string' || english.trim() === '') problems.set(path, 'missing')
    return problems
  }
  if (name === 'name') return problems
  if (/\/(valid_from|valid_to)$/.test(path)) {
    if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) problems.set(path, 'day')
    return problems
  }
  if (name === 'when') {
    for (const [field, condition] of Object.entries(value ?? {})) {
      if (!isCondition(condition)) problems.set(`${path}/${field}`, 'missing')
    }
    return problems
  }
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) {
      merge(problems, formProblems(one, own.items ?? {}, definitions, `${path}/${index}`))
    }
    return problems
  }
  if (typeof value !== 'object' || value === null) return problems
  for (const [key, one] of Object.entries(value)) {
    const part = own.properties?.[key]
    if (part) merge(problems, formProblems(one, part, definitions, `${path}/${key}`))
  }
  return problems
}

function isCondition(condition: unknown): boolean {
  const values = Object.values(condition ?? {})
  return (
    values.length > 0 &&
    values.every((one: unknown) =>
      Array.isArray(one) ? one.length > 0 : one !== '' && one !== null,
    )
  )
}

function merge<Value>(into: Map<string, Value>, from: ReadonlyMap<string, Value>) {
  for (const [path, problem] of from) into.set(path, problem)
}

/** Names for new entries of a list, from their labels: `Fuel levy` is `fuel_levy`. */
export function withIds(content: unknown): unknown {
  if (Array.isArray(content)) {
    const taken = new Set(content.flatMap((one: unknown) => (isObject(one) ? one['id'] : [])))
    return content.map((one: unknown) => {
      const inner = withIds(one)
      if (!isObject(inner) || inner['id'] !== '') return inner
      const id = freeId(inner, taken)
      taken.add(id)
      return { ...inner, id }
    })
  }
  if (!isObject(content)) return content
  return Object.fromEntries(Object.entries(content).map(([key, one]) => [key, withIds(one)]))
}

function freeId(entry: Record<string, unknown>, taken: ReadonlySet<unknown>): string {
  const text = (entry['label'] ?? entry['say']) as { en?: string } | undefined
  const slug = (text?.en ?? '')
    .replaceAll(/\{\w+\}/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 30)
  const name = slug === '' ? 'new' : slug
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? name : `${name}_${number}`
    if (!taken.has(id)) return id
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
