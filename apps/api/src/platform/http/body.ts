import type { FastifyRequest } from 'fastify'

const secrets = new Set(['password', 'new_password1', 'new_password2', 'token', 'access_token'])

/** Deeper than any body of the contract; deeper values are left as they came, and the contract refuses them. */
const deepest = 12

/**
 * Text is trimmed on the way in, except what is secret: a password may begin with a space.
 * Half a surrogate pair becomes U+FFFD, since no UTF-8 can hold it.
 */
export function trimText(value: unknown, field = '', depth = 0): unknown {
  if (typeof value === 'string') return (secrets.has(field) ? value : value.trim()).toWellFormed()
  if (typeof value !== 'object' || value === null || depth > deepest) return value
  if (Array.isArray(value)) return value.map((entry) => trimText(entry, field, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, trimText(entry, name, depth + 1)]),
  )
}

/** PostgreSQL's text cannot hold the character zero, so we refuse it in any text. */
export function holdsNull(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null || depth > deepest) return false
  return Object.values(value).some((entry) => holdsNull(entry, depth + 1))
}

/** Older callers send the parts of a checkout as JSON text (contract C21). */
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

/** Do bytes follow the headers? */
export function hasBody({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
