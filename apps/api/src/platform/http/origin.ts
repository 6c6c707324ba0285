import type { Settings } from '../../core/settings.ts'

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

interface Hosts {
  storefront: string
  portal: string
}

const known = new WeakMap<Settings, Hosts>()

/** Parsed once, because every request needs them. */
function hostsOf(settings: Settings): Hosts {
  const before = known.get(settings)
  if (before) return before
  const hosts = {
    storefront: new URL(settings.storefrontOrigin).host,
    portal: new URL(settings.portalOrigin).host,
  }
  known.set(settings, hosts)
  return hosts
}

/**
 * Scheme and host for absolute links. Only our own addresses are echoed: a made-up Host header
 * must not find its way into a cached page or a mail.
 */
export function originOf(host: string, settings: Settings): string {
  const hosts = hostsOf(settings)
  if (host === hosts.portal) return settings.portalOrigin
  if (host === hosts.storefront) return settings.storefrontOrigin
  if (loopback.test(host) && loopback.test(hosts.storefront)) return `http://${host}`
  return settings.storefrontOrigin
}

export function isPortal(host: string, settings: Settings): boolean {
  return host === hostsOf(settings).portal
}
