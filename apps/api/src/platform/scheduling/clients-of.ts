import { BlockList, isIPv6 } from 'node:net'
import type { Account } from '../../core/account.ts'

export interface Caller {
  account: Account | null
  ip: string
}

/** The names under which a caller's work is counted: one person may have many addresses, and one address many accounts. */
export function clientsOf({ account, ip }: Caller): string[] {
  const address = `address ${networkOf(ip)}`
  return account ? [`account ${account.id}`, address] : [address]
}

/** Whoever has one IPv6 address has the 2^64 beside it. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  if (mapped.check(plain, 'ipv6')) return plain
  const [head = '', tail] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** IPv4 addresses as a socket of both kinds shows them. */
const mapped = new BlockList()
mapped.addSubnet('::ffff:0:0', 96, 'ipv6')
