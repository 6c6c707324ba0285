import { Socket } from 'node:net'
import { Client, type ClientConfig } from 'pg'

/** Milliseconds that a host has to answer. */
const longestProbe = 2000

/** Milliseconds for which a found primary is not looked for again: a pool opens many connections at once. */
const foundFor = 200

/**
 * One address for each host of `postgres://user@one:5432,two:5432/name`. `target_session_attrs` may stand there for
 * other programs: we always look for the server that takes writes.
 */
export function addressesOf(url: string): string[] {
  const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/.exec(url)
  if (!parts) return [url]
  const [, before = '', hosts = '', after = ''] = parts
  const rest = after.replaceAll(/([?&])target_session_attrs=[^&]*&?/g, '$1').replace(/[?&]$/, '')
  return hosts.split(',').map((host) => `${before}${host}${rest}`)
}

/**
 * How to connect to the server of these that takes writes. node-pg knows one host; so whatever opens a connection, be it
 * a pool or a library, is given a socket that looks for the primary first. After a fail-over the next one finds the new.
 */
export function primaryAmong(url: string): ClientConfig {
  const addresses = addressesOf(url)
  const [first = url] = addresses
  if (addresses.length === 1) return { connectionString: first }
  const find = finderOf(addresses)
  return { connectionString: first, stream: () => new SocketToPrimary(find) }
}

type SocketAddress = { path: string } | { host: string; port: number }

function finderOf(addresses: readonly string[]): () => Promise<SocketAddress> {
  let last: { at: number; place: Promise<SocketAddress> } | null = null
  return () => {
    const now = performance.now()
    if (!last || now - last.at > foundFor)
      last = { at: now, place: Promise.any(addresses.map(addressOfPrimary)) }
    return last.place
  }
}

async function addressOfPrimary(connectionString: string): Promise<SocketAddress> {
  const bounds = { connectionTimeoutMillis: longestProbe, query_timeout: longestProbe }
  const client = new Client({ connectionString, ...bounds })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ takes: boolean }>(
      'select not pg_is_in_recovery() as takes',
    )
    if (!rows[0]?.takes) throw new Error(`${client.host} takes no writes`)
    const { host, port } = client
    return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  } finally {
    await client.end()
  }
}

class SocketToPrimary extends Socket {
  readonly #find: () => Promise<SocketAddress>

  constructor(find: () => Promise<SocketAddress>) {
    super()
    this.#find = find
  }

  override connect(): this {
    this.#find().then(
      (place) => super.connect(place),
      (error: Error) => this.destroy(error),
    )
    return this
  }
}
