import type { FastifyRequest } from 'fastify'
import type { NumericText } from './operation-metadata.ts'

const secrets = new Set([
  'password',
  'current_password',
  'new_password1',
  'new_password2',
  'token',
  'access_token',
])

/**
 * Text is trimmed on the way in, except what is secret: a password may begin with a space.
 * Half a surrogate pair becomes U+FFFD, since no UTF-8 can hold it.
 */
export function trimText(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return (secrets.has(field) ? value : value.trim()).toWellFormed()
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((entry) => trimText(entry, field))
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name.toWellFormed(), trimText(entry, name)]),
  )
}

/** Older callers send parts of a body as JSON text (contract C21). */
export function parseJsonFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, parseIfJson(value)]))
}

function parseIfJson(value: unknown): unknown {
  if (typeof value !== 'string' || !value.trimStart().startsWith('{')) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

const number = /^-?\d{1,15}(\.\d{1,15})?$/

/**
 * Forms keep what was typed, and addresses their ids, as text: where the contract says so, a text that is a number
 * counts as one. Any other text is left to the contract, which refuses it.
 */
export function readNumbers(body: unknown, fields: readonly NumericText[]): unknown {
  return fields.reduce((read, { path, orNull }) => readNumber(read, path, orNull), body)
}

function readNumber(value: unknown, path: readonly string[], orNull: boolean): unknown {
  const [name, ...inner] = path
  if (name === undefined) return asNumber(value, orNull)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    return name === '*' ? value.map((entry) => readNumber(entry, inner, orNull)) : value
  }
  if (!Object.hasOwn(value, name)) return value
  const field = (value as Record<string, unknown>)[name]
  return { ...value, [name]: readNumber(field, inner, orNull) }
}

function asNumber(value: unknown, orNull: boolean): unknown {
  if (typeof value !== 'string') return value
  if (value === '' && orNull) return null
  return number.test(value) ? Number(value) : value
}

/** Whether the request has a body. */
export function hasBody({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
