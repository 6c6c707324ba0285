import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import { type Allowance, isLoopbackIp, isPublicIp } from './public-address.ts'
import { PublicFetchError } from './public-fetch-error.ts'

/** Every IP address of a name. */
export type Resolve = (name: string) => Promise<string[]>

/** Of the name servers alone: the names of /etc/hosts are of this machine. */
export function resolveByDns(): Resolve {
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  return async (name) => {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    if (found.length > 0) return found
    const causes = answers.flatMap((answer): unknown[] =>
      answer.status === 'rejected' ? [answer.reason] : [],
    )
    throw new PublicFetchError('name', {
      isPassing: causes.some((cause) => !isUnknown(cause)),
      cause: causes[0],
    })
  }
}

/** There is no such name, or nothing under it, as opposed to a name server that does not answer. */
function isUnknown(cause: unknown): boolean {
  const { code } = cause as { code?: unknown }
  return code === 'ENOTFOUND' || code === 'ENODATA'
}

/**
 * The addresses to connect to, each of them checked. A name with a single address that is not public is refused whole: nobody
 * has a reason for such a name.
 */
export async function resolveHost(
  host: string,
  { loopback, resolve }: Allowance & { resolve: Resolve },
): Promise<string[]> {
  if (loopback && host === 'localhost') return ['127.0.0.1']
  const ips = isIP(host) === 0 ? await resolve(host) : [host]
  const isAllowed = (ip: string) => isPublicIp(ip) || (loopback && isLoopbackIp(ip))
  if (ips.length === 0 || !ips.every(isAllowed)) throw new PublicFetchError('address')
  return ips
}
