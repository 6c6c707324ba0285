import document from '@bandari/sdk/openapi.json' with { type: 'json' }
import { encodeForm, type Fields } from './forms.ts'

/** What the contract says of an operation's body and query, for tests that go through all operations. */

interface Schema {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  enum?: unknown[]
  format?: string
  maxLength?: number
  additionalProperties?: unknown
  minimum?: number
  contentEncoding?: string
}

/** Where in a body a field stands. */
export type Path = readonly string[]

/** The example of an operation's body and where in it free text stands. Secrets are no text that is stored. */
export function bodyOf(path: string, method: string): { example: unknown; fields: Path[] } {
  const operation = operationAt(path, method)
  const content = operation.requestBody?.content?.['application/json']
  if (!content) return { example: {}, fields: [] }
  const example = content.example ?? Object.values(content.examples ?? {})[0]?.value ?? {}
  const fields = textIn(content.schema).filter((field) => !/password/.test(field.at(-1) ?? ''))
  return { example, fields }
}

/** May the body hold more than the contract names? */
export function hasOpenBody(path: string, method: string): boolean {
  const content = operationAt(path, method).requestBody?.content?.['application/json']
  return resolve<Schema>(content?.schema ?? {}).additionalProperties !== false
}

/** The example of an operation's body as it is sent. */
export async function payloadOf(
  path: string,
  method: string,
): Promise<{ headers: Record<string, string>; payload: string | Buffer }> {
  const form = operationAt(path, method).requestBody?.content?.['multipart/form-data']
  if (form) return encodeForm(formOf(form.schema))
  const { example } = bodyOf(path, method)
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(example) }
}

/** A form that fits its schema; whether its file is one that is wanted is another question. */
function formOf(schema: Schema | undefined): Fields {
  const { properties = {} } = resolve<Schema>(schema ?? {})
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const { contentEncoding, enum: choices, minimum } = resolve<Schema>(property)
      if (contentEncoding === 'binary') return [name, new File(['as it comes'], `${name}.bin`)]
      const [choice] = choices ?? []
      return [name, typeof choice === 'string' ? choice : String(minimum ?? 'as it comes')]
    }),
  )
}

export function textParametersOf(path: string, method: string): string[] {
  return (operationAt(path, method).parameters ?? [])
    .map((parameter) => resolve<Parameter>(parameter))
    .filter(({ in: place, schema }) => place === 'query' && isText(schema))
    .map(({ name }) => name)
}

function textIn(schema: Schema | undefined, at: Path = []): Path[] {
  const { properties = {} } = resolve<Schema>(schema ?? {})
  return Object.entries(properties).flatMap(([name, property]) => {
    const known = resolve<Schema>(property)
    return known.properties ? textIn(known, [...at, name]) : isText(known) ? [[...at, name]] : []
  })
}

function isText(schema: Schema | undefined): boolean {
  const { type, enum: choices, format } = resolve<Schema>(schema ?? {})
  return [type].flat().includes('string') && !choices && !format
}

export function put(body: unknown, [name = '', ...rest]: Path, text: string) {
  const object = body as Record<string, unknown>
  if (rest.length === 0) object[name] = text
  else put((object[name] ??= {}), rest, text)
}

/** The examples of an operation's query as text. */
export function queryOf(path: string, method: string): string {
  const given = (operationAt(path, method).parameters ?? [])
    .map((parameter) => resolve<Parameter>(parameter))
    .filter(
      ({ in: place, example, required }) => place === 'query' && required && example !== undefined,
    )
    .map(({ name, example }) => [name, String(example)])
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

interface Parameter {
  name: string
  required?: boolean
  example?: unknown
  in: string
  schema?: Schema
}

interface Content {
  schema?: Schema
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

interface Operation {
  parameters?: (Parameter | Schema)[]
  requestBody?: { content?: Record<string, Content> }
}

function operationAt(path: string, method: string): Operation {
  const paths = document.paths as unknown as Record<string, Record<string, Operation>>
  return paths[path]?.[method] ?? {}
}

/** Follows a reference within the contract. */
function resolve<Part>(part: Part | Schema): Part {
  const reference = (part as Schema).$ref
  if (!reference) return part as Part
  const found = reference
    .slice(2)
    .split('/')
    .reduce<unknown>((place, name) => (place as Record<string, unknown>)[name], document)
  return resolve<Part>(found as Part)
}
