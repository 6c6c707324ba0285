import { keyScopes, type Scope } from '../src/key-scopes.ts'
import { vendorRights, type VendorRight } from '../src/vendor-rights.ts'

/** What the server needs of an operation besides its schemas. */
export interface Operation {
  method: string
  path: string
  secured: boolean
  role: string | null
  /** Staff roles that may call it in addition to the administrator; null: all. */
  staff: readonly string[] | null
  /** What a member of a vendor's team needs to call it in the vendor's name. */
  vendorRight: VendorRight | null
  /** Which of an API key's scopes opens it; `public` needs none, `person` is opened by no key. */
  scope: Scope
  /** In words; of what staff and vendors do, so that a screen can say who may what, and who did what. */
  summary?: string
  /** Whose personal data a member of staff sees by it: the subject of an entry in the audit. */
  personal?: string
  /** Who proves anew who they are before it: `factor`, whoever has a second factor; `always`, everybody. */
  stepUp: 'factor' | 'always' | null
  writes: boolean
  idempotent: boolean
  invalidStatus: number
  cache: { maxAge: number; staleWhileRevalidate: number } | null
  rateLimit: readonly {
    max: number
    perSeconds: number
    by: readonly string[]
    counts?: 'refused' | 'all'
  }[]
  body: 'required' | 'optional' | 'none'
  /** Costs much: it waits for its turn, and each caller has a share of the time. */
  queued: boolean
  /** Of a form: its fields that are files, and how many bytes each may have. */
  files: Readonly<Record<string, number>>
  /** Its files are too large for memory and are read where they lie. */
  onDisk?: boolean
  /** The media types of what it answers when it does what was asked, where that is not JSON. */
  answers?: readonly string[]
  /** Fields of its body may come as JSON text. */
  jsonText?: boolean
  /** What a body that does not fit is answered with, where that is not the problems of each field. */
  invalidShape?: 'reason'
  /** Numbers in its body that may come as text. */
  numericText?: readonly NumericText[]
}

export interface NumericText {
  /** Names of fields; an asterisk stands for every entry of a list. */
  path: readonly string[]
  /** The empty text of a form means null. */
  orNull: boolean
}

interface Schema {
  $ref?: string
  type?: string | readonly string[]
  items?: Schema
  'x-numeric-text'?: boolean
  properties?: Record<string, Schema>
  enum?: readonly string[]
  contentEncoding?: string
  maxLength?: number
}

interface OperationObject {
  operationId: string
  summary?: string
  security?: Record<string, unknown>[]
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: object }>
  [extension: `x-${string}`]: unknown
}

/** The parts of a bundled contract that we read. */
export interface Contract {
  paths: Record<string, Record<string, unknown>>
  components: { schemas: Record<string, Schema> }
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** The `x-` extensions of the contract (openapi/README.md) as one table keyed by operationId. */
export function listOperations(contract: Contract): Record<string, Operation> {
  const table: Record<string, Operation> = {}
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const method of methods) {
      const operation = item[method] as OperationObject | undefined
      if (operation) {
        const files = filesOf(contract, operation)
        const numericText = numericTextOf(contract, operation)
        table[operation.operationId] = {
          ...describe(path, method, operation),
          files,
          ...(numericText.length > 0 ? { numericText } : {}),
        }
      }
    }
  }
  return table
}

function describe(
  path: string,
  method: string,
  operation: OperationObject,
): Omit<Operation, 'files' | 'numericText'> {
  const limits = operation['x-rate-limit']
  const answers = answersOf(operation)
  return {
    method,
    path,
    secured: (operation.security ?? []).some((entry) => 'token' in entry),
    role: (operation['x-role'] as string | undefined) ?? null,
    staff: (operation['x-staff'] as string[] | undefined) ?? null,
    vendorRight: vendorRightOf(operation),
    scope: scopeOf(method, operation),
    ...(operation['x-role'] === undefined ? {} : { summary: operation.summary ?? '' }),
    ...(operation['x-personal'] === undefined
      ? {}
      : { personal: operation['x-personal'] as string }),
    stepUp: (operation['x-step-up'] as Operation['stepUp'] | undefined) ?? null,
    writes: (operation['x-writes'] as boolean | undefined) ?? method !== 'get',
    idempotent: operation['x-idempotent'] === true,
    invalidStatus: (operation['x-invalid-status'] as number | undefined) ?? 400,
    cache: (operation['x-shared-cache'] as Operation['cache'] | undefined) ?? null,
    rateLimit: limits === undefined ? [] : ([limits].flat() as Operation['rateLimit'][number][]),
    body: bodyOf(operation),
    queued: operation['x-queued'] === true,
    ...(operation['x-files-on-disk'] === true ? { onDisk: true } : {}),
    ...(operation['x-json-text'] === true ? { jsonText: true } : {}),
    ...(operation['x-invalid-shape'] === 'reason' ? { invalidShape: 'reason' as const } : {}),
    ...(answers.length > 0 ? { answers } : {}),
  }
}

/** Required of what vendors call, so that nobody of a team may do what nobody has thought about. */
export function vendorRightOf({
  operationId,
  'x-role': role,
  'x-vendor-right': right,
}: Pick<OperationObject, 'operationId' | `x-${string}`>): VendorRight | null {
  const isOfVendors = role === 'vendor' || role === 'lister'
  const known = vendorRights.owner.find((each) => each === right) ?? null
  if (isOfVendors === (known !== null)) return known
  throw new Error(
    isOfVendors
      ? `${operationId} is called by vendors: state x-vendor-right (${vendorRights.owner.join(', ')}).`
      : `${operationId} has an x-vendor-right and is not called by vendors.`,
  )
}

/** Required of every operation, so that no key may do what nobody has thought about. */
export function scopeOf(
  method: string,
  operation: Pick<OperationObject, 'operationId' | 'security' | `x-${string}`>,
): Scope {
  const { operationId, 'x-scope': given, 'x-step-up': stepUp, 'x-writes': writes } = operation
  const scope = (['public', 'person', ...keyScopes] as const).find((each) => each === given)
  const isSecured = (operation.security ?? []).some((entry) => 'token' in entry)
  const problem =
    (scope === undefined && `state x-scope (public, person, ${keyScopes.join(', ')})`) ||
    (isSecured === (scope === 'public') && 'it is public exactly when it asks for no token') ||
    (stepUp !== undefined && scope !== 'person' && 'a key cannot prove who holds it') ||
    (method === 'get' && writes !== true && scope?.endsWith(':write') && 'it only reads')
  if (scope === undefined || problem) throw new Error(`${operationId}: ${String(problem)}.`)
  return scope
}

function bodyOf({ requestBody }: OperationObject): Operation['body'] {
  if (!requestBody) return 'none'
  return requestBody.required ? 'required' : 'optional'
}

function answersOf({ responses }: OperationObject): string[] {
  const types = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, { content = {} }]) => Object.keys(content))
  return [...new Set(types)].filter((type) => type !== 'application/json')
}

function numericTextOf(contract: Contract, { requestBody }: OperationObject): NumericText[] {
  const body = requestBody?.content['application/json']?.schema
  return body ? numbersIn(contract, body, []) : []
}

function numbersIn(contract: Contract, given: Schema, path: readonly string[]): NumericText[] {
  const { 'x-numeric-text': isNumber, type, properties = {}, items } = resolve(contract, given)
  if (isNumber) return [{ path, orNull: [type].flat().includes('null') }]
  const fields = Object.entries(properties).flatMap(([name, field]) =>
    numbersIn(contract, field, [...path, name]),
  )
  return items ? [...fields, ...numbersIn(contract, items, [...path, '*'])] : fields
}

function resolve(contract: Contract, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : resolve(contract, contract.components.schemas[name] ?? {})
}

function filesOf(contract: Contract, { requestBody }: OperationObject): Operation['files'] {
  const form = requestBody?.content['multipart/form-data']?.schema
  const { properties = {} } = resolve(contract, form ?? {})
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([, field]) => field.contentEncoding === 'binary')
      .map(([name, { maxLength }]) => {
        if (maxLength === undefined) throw new Error(`The file ${name} has no maxLength.`)
        return [name, maxLength]
      }),
  )
}
