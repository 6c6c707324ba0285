import { BlockList, isIP } from 'node:net'

/** This machine, or a name that no public server can have (RFC 2606, RFC 6761). */
export function isLocal(host: string): boolean {
  const name = host.toLowerCase().replaceAll(/^\[|\]$/g, '')
  return (
    /^127(\.\d{1,3}){3}$/.test(name) ||
    name === '::1' ||
    /^(?:.+\.)?(?:localhost|test|example|invalid)$/.test(name)
  )
}

const privateNetworks = new BlockList()
privateNetworks.addSubnet('10.0.0.0', 8)
privateNetworks.addSubnet('172.16.0.0', 12)
privateNetworks.addSubnet('192.168.0.0', 16)
privateNetworks.addSubnet('fc00::', 7, 'ipv6')

/** Whether nobody stands between us and an address: https, this machine, a private network (RFC 1918), a container's name. */
export function isPrivateLine(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  if (protocol === 'https:' || isLocal(hostname) || !/[.:]/.test(hostname)) return true
  const ip = hostname.replaceAll(/^\[|\]$/g, '')
  const family = isIP(ip)
  return family !== 0 && privateNetworks.check(ip, family === 6 ? 'ipv6' : 'ipv4')
}
