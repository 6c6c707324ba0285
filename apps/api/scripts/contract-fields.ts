import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'

/** The fields that the contract declares, and the words in the code that answers an operation. */

interface Shape {
  $ref?: string
  properties?: Record<string, Shape>
  items?: Shape
  additionalProperties?: Shape | boolean
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  enum?: unknown[]
  'x-ignored'?: boolean
}

interface Parameter extends Shape {
  name: string
  schema?: Shape
  in: string
}

interface Operation {
  operationId: string
  parameters?: (Parameter | Shape)[]
  requestBody?: { content: Record<string, { schema: Shape }> }
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Shape }> }>
}

export interface Contract {
  paths: Record<string, Record<string, unknown>>
}

/** A field of an operation, printed as `placeOrder takes total`. */
export interface Field {
  operation: string
  direction: 'takes' | 'answers'
  name: string
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** Every field that an operation takes or answers, except fields that the contract marks as ignored. */
export function fieldsOf(contract: Contract): Field[] {
  const find = <Part extends object>(part: Part): Part => {
    if (!('$ref' in part)) return part
    const names = String(part.$ref).slice(2).split('/')
    const plain = names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    const found = plain.reduce<unknown>(
      (place, name) => (place as Record<string, unknown>)[name],
      contract,
    )
    return find(found as Part)
  }
  const namesIn = (schema: Shape, seen: ReadonlySet<string> = new Set()): string[] => {
    if (schema.$ref !== undefined && seen.has(schema.$ref)) return []
    const known = schema.$ref === undefined ? seen : new Set([...seen, schema.$ref])
    const { properties = {}, items, additionalProperties: more, ...parts } = find<Shape>(schema)
    const alternatives = [parts.anyOf, parts.oneOf, parts.allOf].flatMap((some) => some ?? [])
    const inner = [items, typeof more === 'object' ? more : undefined, ...alternatives]
    return [
      ...Object.entries(properties)
        .filter(([, field]) => isUsed(field))
        .flatMap(([name, field]) => [name, ...namesIn(field, known)]),
      ...inner.flatMap((shape) => (shape ? namesIn(shape, known) : [])),
    ]
  }
  return Object.values(contract.paths).flatMap((item) =>
    methods
      .flatMap((method) => (item[method] ? [item[method] as Operation] : []))
      .flatMap(({ operationId: operation, parameters = [], requestBody, responses }) => {
        const query = parameters
          .map((parameter) => find(parameter as Parameter))
          .filter(
            (parameter) =>
              parameter.in === 'query' && isUsed({ ...parameter.schema, ...parameter }),
          )
        const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema)
        const answers = Object.entries(responses)
          .filter(([status]) => status.startsWith('2'))
          .flatMap(([, answer]) => Object.values(find(answer).content ?? {}))
          .map(({ schema }) => schema)
        const requestFields = [
          ...query.map(({ name }) => name),
          ...bodies.flatMap((body) => namesIn(body)),
        ]
        return [
          ...[...new Set(requestFields)].map((name) => ({
            operation,
            direction: 'takes' as const,
            name,
          })),
          ...[...new Set(answers.flatMap((answer) => namesIn(answer)))].map((name) => ({
            operation,
            direction: 'answers' as const,
            name,
          })),
        ]
      }),
  )
}

/** A field with one possible value is validated by the contract alone, and need not be read. */
function isUsed({ 'x-ignored': isIgnored, enum: choices }: Shape): boolean {
  return isIgnored !== true && choices?.length !== 1
}

/** A file's code without its comments and types. */
interface FileWords {
  /** Names, keys and the words of strings: all that may name a field of an answer. */
  words: ReadonlySet<string>
  /** Names that are read from objects: `x.name`, `{ name } = x`, and names in strings. */
  reads: ReadonlySet<string>
  /** The files that it imports, without packages. */
  imports: readonly string[]
}

const files = new Map<string, FileWords>()

function readWords(path: string): FileWords {
  const known = files.get(path)
  if (known) return known
  const words = new Set<string>()
  const reads = new Set<string>()
  const imports: string[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    const { type, ...parts } = node as { type?: string } & Record<string, unknown>
    if (isTypeOnly(type, parts)) return
    if (type === 'ImportDeclaration' || type === 'ExportNamedDeclaration') {
      const source = (parts['source'] as { value?: string } | null)?.value
      if (source?.startsWith('.')) imports.push(join(dirname(path), source))
      if (type === 'ImportDeclaration') return
    }
    for (const name of readNames(type, parts)) reads.add(name)
    for (const text of [parts['name'], parts['value'], parts['raw']]) addWords(words, text)
    for (const part of Object.values(parts)) visit(part)
  }
  visit(parseSync(path, readFileSync(path, 'utf8')).program.body)
  const found = { words, reads, imports }
  files.set(path, found)
  return found
}

function readNames(type: string | undefined, parts: Record<string, unknown>): string[] {
  if (type === 'MemberExpression' && parts['computed'] === false)
    return namesOf([parts['property']])
  if (type === 'Literal' && typeof parts['value'] === 'string') return [parts['value']]
  if (type !== 'ObjectPattern') return []
  const properties = parts['properties'] as { key?: unknown }[]
  return namesOf(properties.map(({ key }) => key))
}

function namesOf(nodes: readonly unknown[]): string[] {
  return (nodes as ({ name?: string } | undefined)[]).flatMap((node) => node?.name ?? [])
}

/** `x as Kind` is code; `interface Kind` and `: Kind` are not. */
function isTypeOnly(type: string | undefined, { importKind }: Record<string, unknown>): boolean {
  if (importKind === 'type') return true
  return (
    type !== undefined &&
    type.startsWith('TS') &&
    !/^TS(As|Satisfies|NonNull|Instantiation)/.test(type)
  )
}

function addWords(words: Set<string>, text: unknown) {
  if (typeof text !== 'string') return
  words.add(text)
  for (const word of text.match(/[\w-]+/g) ?? []) words.add(word)
}

/** The words of a file and of all its imports; `injected` returns files that a file receives when the shop starts. */
export function collectWords(
  path: string,
  direction: Field['direction'],
  injected: (file: string) => readonly string[] = () => [],
): Set<string> {
  const seen = new Set<string>()
  const collected = new Set<string>()
  const queue = [path]
  for (const file of queue) {
    if (seen.has(file) || !file.endsWith('.ts')) continue
    seen.add(file)
    const { words, reads, imports } = readWords(file)
    for (const word of direction === 'takes' ? reads : words) collected.add(word)
    queue.push(...imports, ...injected(file))
  }
  return collected
}
