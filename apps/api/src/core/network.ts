import { isIPv6 } from 'node:net'

/**
 * The key under which calls from an address are counted: the address itself, or the first half of an IPv6 one
 * (`2001:db8:7:1::/64`), because a household has all addresses of that half and could use a different one for each call.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return ip
  const [before = '', after] = address.split('::')
  const head = groupsOf(before)
  const tail = after === undefined ? [] : groupsOf(after)
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  const half = [...head, ...zeros, ...tail].slice(0, 4)
  return `${half.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

function groupsOf(text: string): string[] {
  return text === ''
    ? []
    : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
}
