import type { Settings } from '../../core/settings.ts'

/**
 * The origin of pictures for each origin of the shop. A CDN belongs to the shop's address for as long as the
 * process lives, so views ask here instead of being handed a second origin beside the caller's.
 */
const cdnOrigins = new Map<string, string>()

type Origins = Pick<Settings, 'storefrontOrigin' | 'portalOrigin' | 'cdnOrigin'>

export function setPictureOrigins({ storefrontOrigin, portalOrigin, cdnOrigin }: Origins) {
  for (const origin of [storefrontOrigin, portalOrigin]) {
    if (cdnOrigin === null) cdnOrigins.delete(origin)
    else cdnOrigins.set(origin, cdnOrigin)
  }
}

/** `https://shop.example/media`, or the CDN's. */
export function pictureBase(origin: string): string {
  return `${cdnOrigins.get(origin) ?? origin}/media`
}
