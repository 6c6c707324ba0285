/** What a caller does with a thing: makes a call, sends it, or reads it. */
export type Side = 'call' | 'sent' | 'read'

/** One difference between two contracts, as a caller meets it. */
export interface Change {
  side: Side
  /** `GET /orders/{id}/`, or the name of a shape. */
  subject: string
  /** The field of a shape or the parameter of a call, dotted; empty where the whole is meant. */
  field: string
  /** `removed`, `added`, `may be null` … */
  what: string
  isBreaking: boolean
}

/** One line, by which a breaking change is also named in `openapi/released/breaks.json`. */
export function titleOf({ side, subject, field, what }: Change): string {
  const place = field === '' ? subject : `${subject} ${field}`
  return side === 'call' ? `${place}: ${what}` : `${place}, ${side}: ${what}`
}

/** The parts of a JSON Schema that our contract uses. */
export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: boolean | Schema
  items?: Schema | boolean
  prefixItems?: readonly Schema[]
  allOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  [keyword: string]: unknown
}

export interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  schema: Schema
}

type Content = Readonly<Record<string, { schema?: Schema }>>

export interface Answer {
  $ref?: string
  content?: Content
}

export interface Call {
  operationId: string
  summary?: string
  tags?: readonly string[]
  deprecated?: boolean
  security?: readonly object[]
  parameters?: readonly Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Readonly<Record<string, Answer>>
  [extension: `x-${string}`]: unknown
}

/** A bundled contract. */
export interface ContractDocument {
  info: { version: string }
  paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  components: {
    schemas: Readonly<Record<string, Schema>>
    parameters?: Readonly<Record<string, Parameter>>
    responses?: Readonly<Record<string, Answer>>
  }
}

/** Where in a contract two schemas stand. */
export interface Place extends Pick<Change, 'subject' | 'field'> {
  side: 'sent' | 'read'
}

export type Pair<Part> = readonly [before: Part, after: Part]

/** Two contracts that are compared, and what was found so far. */
export interface Comparison {
  before: ContractDocument
  after: ContractDocument
  changes: Change[]
  /** Pairs of named shapes that were compared, so that a shared one is told once. */
  seen: Set<string>
}

type Components = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Follows references into `components`. */
export function resolve<Part extends { $ref?: string }>(
  contract: ContractDocument,
  part: Part,
): Part {
  const [, kind, name] = /^#\/components\/(\w+)\/(.+)$/.exec(part.$ref ?? '') ?? []
  if (kind === undefined || name === undefined) return part
  const components: Components = contract.components
  const found = components[kind]?.[name] as Part | undefined
  if (found === undefined) throw new Error(`The contract has no ${part.$ref}.`)
  const { $ref: _, ...beside } = part
  return resolve(contract, { ...found, ...beside })
}

export function typesOf({ type }: Schema): string[] {
  return type === undefined ? [] : [type].flat()
}
