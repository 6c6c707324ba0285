import { operationTable } from '@bandari/sdk/operations'

/** The id in a link, or what is wrong with the link (contract 0.6). */
export type LinkReading = { id: number } | { problem: LinkProblem }

type LinkProblem = 'unknown_object' | 'unknown_url' | 'other_url'

export type LinkedPath = '/products/{id}/' | '/options/{id}/' | '/baskets/{id}/'

const readable = Object.values(operationTable)
  .filter(({ method }) => method === 'get')
  .map(({ path }) => pattern(path))

/**
 * Reads a link to one of our addresses, absolute or path only; the host is not compared (contract
 * 0.4).
 */
export function readLink(url: string, wanted: LinkedPath): LinkReading {
  const path = url
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/^\/api(?=\/)/, '')
  const id = patterns[wanted].exec(path)?.[1]
  if (id === undefined) {
    return { problem: readable.some((known) => known.test(path)) ? 'other_url' : 'unknown_url' }
  }
  const number = Number(id)
  return number >= 1 && number <= 2_147_483_647 ? { id: number } : { problem: 'unknown_object' }
}

const patterns: Readonly<Record<LinkedPath, RegExp>> = {
  '/products/{id}/': pattern('/products/{id}/'),
  '/options/{id}/': pattern('/options/{id}/'),
  '/baskets/{id}/': pattern('/baskets/{id}/'),
}

function pattern(path: string): RegExp {
  const parts = path
    .replace(/\/$/, '')
    .replaceAll(/\{([^}]+)\}/g, (_, name) => (name === 'id' ? '(\\d{1,12})' : '[^/]+'))
  return new RegExp(`^${parts}/?$`)
}
