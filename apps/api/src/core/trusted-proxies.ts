import { isIP } from 'node:net'

/**
 * Whose `X-Forwarded-*` is believed. A number is how many proxies stand before us: each appends the address it was called
 * from, so whatever a caller made up stands further left and is not read. Only networks can tell a proxy from a caller
 * who reaches us past it.
 */
export type TrustedProxies = false | number | readonly string[]

const mostHops = 10

/** Networks that Fastify knows by name. */
const named = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Null when the text is neither a number of proxies nor a list of networks. */
export function readTrustedProxies(text: string): TrustedProxies | null {
  if (text === 'false' || text === 'off') return false
  if (/^\d+$/.test(text)) return Number(text) <= mostHops ? Number(text) : null
  const networks = text.split(',').map((network) => network.trim())
  return networks.every(isNetwork) ? networks : null
}

function isNetwork(network: string): boolean {
  if (named.has(network)) return true
  const [address = '', bits, ...rest] = network.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  // A network of everybody is `true` in other words.
  return (
    bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  )
}
