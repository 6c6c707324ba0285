import type { Settings } from '../../../core/settings.ts'
import { type Device, networkOf, readUserAgent } from './device.ts'

/** Where a call comes from, as far as it is stored. */
export interface Caller {
  origin: string
  ip: string
  userAgent: string
  cookies: string
}

export function callingDevice(
  { portalOrigin }: Settings,
  { origin, ip, userAgent }: Caller,
): Device {
  const app = origin === portalOrigin ? 'portal' : 'shop'
  return { app, ...readUserAgent(userAgent), network: networkOf(ip) }
}
