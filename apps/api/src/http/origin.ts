import type { Settings } from '../settings.ts'

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Scheme and host for absolute links. Only addresses of ours are echoed: a made-up Host header
 * must not find its way into a cached page or a mail.
 */
export function originOf(host: string, { storefrontOrigin, portalOrigin }: Settings): string {
  if (host === new URL(portalOrigin).host) return portalOrigin
  if (host === new URL(storefrontOrigin).host) return storefrontOrigin
  if (loopback.test(host) && loopback.test(new URL(storefrontOrigin).host)) return `http://${host}`
  return storefrontOrigin
}

export function isPortal(host: string, { portalOrigin }: Settings): boolean {
  return host === new URL(portalOrigin).host
}
