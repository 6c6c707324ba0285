import ipaddr from 'ipaddr.js'

/**
 * The key under which calls from an address are counted: the address itself, or the first half of an IPv6 one
 * (`2001:db8:7:1::/64`), because a household has all addresses of that half and could use a different one for each call.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  // `::ffff:203.0.113.7` is the IPv4 address in it.
  const address = ipaddr.process(ip)
  if (!(address instanceof ipaddr.IPv6)) return address.toString()
  const half = address.parts.slice(0, 4).map((part) => part.toString(16))
  return `${half.join(':')}::/64`
}
