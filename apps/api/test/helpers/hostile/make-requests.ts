import { mulberry, pick, type Random } from '../random.ts'
import { people, type Role } from '../../../seeds/people.data.ts'
import { operationShapes, type OperationShape, type Parameter } from './contract-shapes.ts'
import { encoded, hostileJson, hostileText } from './hostile-values.ts'
import { listQuery } from './list-query.ts'
import { pageAddress } from './page-addresses.ts'
import { sample } from './sample.ts'
import { spoil } from './spoil.ts'

/** A request as it is sent, and who sends it. */
export interface HostileRequest {
  role: Role | null
  method: string
  /** Path and query. */
  url: string
  headers: Readonly<Record<string, string>>
  body?: string | Buffer
}

const roles: readonly (Role | null)[] = [null, ...(Object.keys(people) as Role[])]

/** The same requests for the same seed: any operation as anybody, some part of it spoilt. */
export function* makeRequests(seed: number, count: number): Generator<HostileRequest> {
  const random = mulberry(seed)
  for (let made = 0; made < count; made += 1) yield requestOf(pick(operationShapes, random), random)
}

/** The same, and now and then a page or a file. */
export function* makeAnyRequests(seed: number, count: number): Generator<HostileRequest> {
  const random = mulberry(-1 - seed)
  for (const request of makeRequests(seed, count))
    yield random() < 0.05 ? pageRequest(random) : request
}

function pageRequest(random: Random): HostileRequest {
  return { role: null, method: 'GET', url: pageAddress(random), headers: {} }
}

function requestOf(operation: OperationShape, random: Random): HostileRequest {
  const { method, path, parameters, recordFields } = operation
  const isList = parameters.some(({ name }) => name === 'filter')
  const filled = path.replaceAll(/\{([^}]+)\}/g, () => pathPart(random))
  const query =
    isList && random() < 0.8 ? listQuery(recordFields, random) : anyQuery(parameters, random)
  return {
    role: roleFor(operation, random),
    method: method.toUpperCase(),
    url: `/api${filled}${query === '' ? '' : `?${query}`}`,
    headers: headersOf(parameters, random),
    ...(method === 'get' ? {} : bodyOf(operation, random)),
  }
}

/** An administrator reaches most; the others show what happens on the way. */
function roleFor({ path }: OperationShape, random: Random): Role | null {
  if (random() < 0.3) return pick(roles, random)
  if (path.startsWith('/support/')) return 'support'
  if (path.startsWith('/vendor/')) return 'vendor'
  return pick(['buyer', 'supporter', null] as const, random)
}

/** A small number is most likely the id of something. */
function pathPart(random: Random): string {
  return random() < 0.6
    ? String(1 + Math.floor(random() * 40))
    : encoded(hostileText(random)) || '1'
}

function anyQuery(parameters: readonly Parameter[], random: Random): string {
  const asked = parameters.filter((parameter) => parameter.in === 'query' && random() < 0.5)
  const pairs = asked.map(({ name, schema, example }) => {
    const fits = random() < 0.5
    const value = fits ? (example ?? sample(schema, random)) : hostileText(random)
    return `${name}${random() < 0.05 ? '[]' : ''}=${encoded(String(value))}`
  })
  if (random() < 0.1) pairs.push(...pairs)
  if (random() < 0.1) pairs.push(`${encoded(hostileText(random))}=${encoded(hostileText(random))}`)
  return pairs.join('&')
}

const languages = ['sw', 'fr-FR,fr;q=0.9', 'x'.repeat(300), '*;q=9', ',,,;;;', 'en-XA']

function headersOf(parameters: readonly Parameter[], random: Random): Record<string, string> {
  const own = parameters.filter((parameter) => parameter.in === 'header')
  const given = own.map(({ name }) => [
    name.toLowerCase(),
    random() < 0.5 ? `key-${Math.floor(random() * 50)}-of-many` : printable(hostileText(random)),
  ])
  return {
    ...(Object.fromEntries(given) as Record<string, string>),
    ...(random() < 0.1 ? { 'accept-language': pick(languages, random) } : {}),
    ...(random() < 0.05 ? { 'x-forwarded-for': printable(hostileText(random)) } : {}),
    ...(random() < 0.05 ? { 'if-none-match': printable(hostileText(random)) } : {}),
  }
}

/** Node sends nothing else in a header. */
function printable(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, '?')
}

const otherTypes = [
  'text/plain',
  'application/xml',
  'application/json; charset=x',
  '',
  'a/b/c',
  '*',
]

function bodyOf(
  operation: OperationShape,
  random: Random,
): Pick<HostileRequest, 'body' | 'headers'> | object {
  const json = { 'content-type': 'application/json' }
  const chance = random()
  if (operation.form) return formOf(random)
  if (chance < 0.03) return { headers: { 'content-type': pick(otherTypes, random) }, body: '{}' }
  if (chance < 0.06) return { headers: json, body: hostileText(random) }
  if (operation.body === null) return chance < 0.5 ? {} : { headers: json, body: '{}' }
  if (chance < 0.1) return { headers: json, body: hostileJson(random) }
  const fitting =
    operation.examples.length > 0 && random() < 0.5
      ? pick(operation.examples, random)
      : sample(operation.body, random)
  return { headers: json, body: random() < 0.15 ? JSON.stringify(fitting) : spoil(fitting, random) }
}

function formOf(random: Random) {
  const boundary = random() < 0.9 ? 'x' : ''
  const name = pick(['file', 'image', 'photo', 'content', 'type', hostileText(random)], random)
  const part = `Content-Disposition: form-data; name=${JSON.stringify(name)}; filename=${JSON.stringify(hostileText(random))}`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `--x\r\n${part}\r\n\r\n${hostileText(random)}\r\n--x${random() < 0.8 ? '--' : ''}\r\n`,
  }
}
