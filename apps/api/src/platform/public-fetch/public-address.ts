import { isIP, isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Browsers and servers refuse longer ones. */
const longestAddress = 2048

const ports: ReadonlySet<string> = new Set(['', '80', '443'])

/** The names under which machines find themselves, their neighbours or what their cloud tells them alone. */
const privateNames =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|corp|home|private|test|invalid|onion|arpa)$/

export interface Allowance {
  /** This machine too, at any port: for development and tests. */
  loopback: boolean
}

/**
 * Reads an address that a stranger wrote. Null unless it is http or https at their own ports, without credentials, and its host
 * is a public name or a public IP address in its usual form. Where a name leads is `resolveHost`’s to check.
 */
export function parsePublicAddress(text: string, { loopback }: Allowance): URL | null {
  if (text.length > longestAddress || /[\s\p{Cc}\\]/u.test(text)) return null
  const written = /^https?:\/\/([^/?#]*)/i.exec(text)?.[1]
  if (!written || !URL.canParse(text)) return null
  const url = new URL(text)
  if (url.username !== '' || url.password !== '' || written.includes('@')) return null
  const host = plainHost(url)
  if (loopback && isLoopbackHost(host)) return url
  if (!ports.has(url.port)) return null
  if (isIP(host) !== 0) return isAsWritten(host, written) && isPublicIp(host) ? url : null
  return isPublicName(host) ? url : null
}

/** The same for what goes out with secrets of people: https only, and http at most to this machine. */
export function parseSecureAddress(text: string, allowance: Allowance): URL | null {
  const url = parsePublicAddress(text, allowance)
  if (!url) return null
  const isHere = allowance.loopback && isLoopbackHost(plainHost(url))
  return url.protocol === 'https:' || isHere ? url : null
}

/** Without the brackets of an IPv6 address and the dot that may end a name. */
export function plainHost({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
}

/** `0x7f.1`, `2130706433` and `0177.0.0.1` are 127.0.0.1 to some: only hiders write an address so. */
function isAsWritten(ip: string, written: string): boolean {
  return !isIPv4(ip) || written.replace(/:\d*$/, '') === ip
}

function isPublicName(host: string): boolean {
  return host.includes('.') && !privateNames.test(host)
}

function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || isLoopbackIp(host)
}

export function isLoopbackIp(ip: string): boolean {
  return isIP(ip) !== 0 && ipaddr.parse(ip).range() === 'loopback'
}

/** Tells what its own machines ask for at Azure, though the address is of the public range. */
const azureWire = '168.63.129.16'

/** All of today’s IPv6 addresses of the internet; a range of `ipaddr.js` that embeds an IPv4 address is none of its unicast ones. */
const globalV6 = ipaddr.IPv6.parseCIDR('2000::/3')

export function isPublicIp(ip: string): boolean {
  if (isIP(ip) === 0 || ip === azureWire) return false
  const address = ipaddr.parse(ip)
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv6 ? address.match(globalV6) : true
}
