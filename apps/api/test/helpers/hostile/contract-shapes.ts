import document from '@bandari/sdk/openapi.json' with { type: 'json' }
import { type OperationId } from '../../../src/core/contract.ts'
import { operationMetadata } from '../../../src/platform/http/operation-metadata.ts'

/** What the contract says of an operation's parts, for whoever makes requests of it. */

export interface Shape {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  example?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  contentEncoding?: string
  $ref?: string
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  schema: Shape
  example?: unknown
}

export interface OperationShape {
  id: OperationId
  method: string
  path: string
  parameters: Parameter[]
  /** Of a JSON body; null when there is none, or a form. */
  body: Shape | null
  examples: unknown[]
  form: Shape | null
  /** Fields of the records that a list answers. */
  recordFields: string[]
}

interface Content {
  schema: Shape
  example?: unknown
  examples?: Record<string, { value: unknown }>
}

interface Declared {
  parameters?: (Parameter | Shape)[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, { content?: Record<string, Content> }>
}

type Item = Record<string, Declared> & { parameters?: (Parameter | Shape)[] }

export const operationShapes: readonly OperationShape[] = Object.entries(operationMetadata).map(
  ([id, facts]) => {
    const { method, path } = facts as typeof facts & { path: string }
    const item = (document.paths as unknown as Record<string, Item>)[path]
    const declared = item?.[method]
    const parameters = [...(item?.parameters ?? []), ...(declared?.parameters ?? [])]
    const json = declared?.requestBody?.content['application/json']
    const examples = [json?.example, ...Object.values(json?.examples ?? {}).map((one) => one.value)]
    return {
      id: id as OperationId,
      method,
      path,
      parameters: parameters.map((parameter) => resolve<Parameter>(parameter)),
      body: json?.schema ?? null,
      examples: examples.filter((example) => example !== undefined),
      form: declared?.requestBody?.content['multipart/form-data']?.schema ?? null,
      recordFields: fieldsOf(declared?.responses['200']),
    }
  },
)

function fieldsOf(response: Declared['responses'][string] | undefined): string[] {
  const answer = resolve<{ content?: Record<string, Content> }>(response ?? {})
  const schema = resolve<Shape>(answer.content?.['application/json']?.schema ?? {})
  const record = resolve<Shape>(schema.items ?? {})
  const parts = [record, ...(record.allOf ?? []).map((part) => resolve<Shape>(part))]
  return parts.flatMap(({ properties = {} }) => Object.keys(properties))
}

/** Follows a reference within the contract. */
export function resolve<Part>(part: Part | Shape): Part {
  const reference = (part as Shape).$ref
  if (!reference) return part as Part
  const found = reference
    .slice(2)
    .split('/')
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((place, name) => (place as Record<string, unknown>)[name], document)
  return resolve<Part>(found as Part)
}
