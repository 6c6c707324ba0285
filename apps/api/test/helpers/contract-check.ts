import document from '@bandari/sdk/openapi.json' with { type: 'json' }
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

interface Answer {
  statusCode: number
  headers: Record<string, unknown>
  payload: string
}

/** Any call may earn these; the contract does not repeat them per operation. */
const everywhere = new Set([401, 405, 413, 415, 422, 500, 503])

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
ajv.addSchema(document, 'contract')

const routes = Object.entries(document.paths).map(([path, item]) => ({
  path,
  pattern: new RegExp(`^/api${path.replace(/\/$/, '').replaceAll(/\{[^}]+\}/g, '[^/]+')}/?$`),
  item: item as Record<string, unknown>,
}))

const shared = routes.filter(({ item }) => 'x-shared-cache' in ((item['get'] as object) ?? {}))

/** May its answer be one that was made for others? Pages are, too; a picture never changes. */
export function isShared(pathname: string): boolean {
  if (pathname.startsWith('/media/')) return false
  return !pathname.startsWith('/api/') || shared.some(({ pattern }) => pattern.test(pathname))
}

/** Fails when an answer is not one that the contract declares for its operation: status and body. */
export function checkAnswer(method: string, pathname: string, answer: Answer) {
  const verb = method.toLowerCase()
  const route = routes.find(({ pattern, item }) => pattern.test(pathname) && verb in item)
  if (!route || answer.statusCode === 304) return
  const declared = (route.item[verb] as { responses: Record<string, unknown> }).responses
  const status = String(answer.statusCode)
  if (!(status in declared)) {
    if (everywhere.has(answer.statusCode) || isOfCaller(answer)) return
    throw new Error(
      `${method} ${pathname} answered ${status}, which the contract does not declare: ${answer.payload}`,
    )
  }
  const pointer = `#/paths/${escape(route.path)}/${verb}/responses/${status}`
  const response = resolve(pointer)
  const schema = response.content?.['application/json']
  if (!schema) return
  const where = `contract${response.pointer}/content/application~1json/schema`
  const validate = ajv.getSchema(where) ?? ajv.compile({ $ref: where })
  if (!validate(JSON.parse(answer.payload))) {
    throw new Error(
      `${method} ${pathname} ${status} breaks the contract: ${ajv.errorsText(validate.errors)}\n${answer.payload}`,
    )
  }
}

/** What staff who look at the shop as a customer, and programs with a key, are told of whatever they may not call. */
function isOfCaller({ statusCode, payload }: Answer): boolean {
  const [, code = ''] = /"code":"([a-z_]+)"/.exec(payload) ?? []
  const refused = ['view_only', 'key_not_a_person', 'key_lacks_scope']
  return statusCode === 403
    ? refused.includes(code)
    : statusCode === 429 && code === 'key_throttled'
}

interface Resolved {
  pointer: string
  content?: Record<string, unknown>
}

/** Follows one `$ref`, as shared responses are written. */
function resolve(pointer: string): Resolved {
  const found = at(pointer) as { $ref?: string; content?: Record<string, unknown> }
  if (found.$ref) return resolve(found.$ref)
  return { pointer, ...(found.content ? { content: found.content } : {}) }
}

function at(pointer: string): unknown {
  let value: unknown = document
  for (const part of pointer.split('/').slice(1)) {
    value = (value as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')]
  }
  return value
}

function escape(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1')
}
