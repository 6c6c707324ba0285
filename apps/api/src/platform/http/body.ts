import type { FastifyRequest } from 'fastify'

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
