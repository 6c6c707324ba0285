import type { Settings } from '../../core/settings.ts'

/**
 * Where browsers fetch pictures that the shop at an origin shows. A CDN belongs to the shop's address for as long as the
 * process lives, so views ask here instead of being handed a second origin beside the caller's.
 */
const homes = new Map<string, string>()

type Origins = Pick<Settings, 'storefrontOrigin' | 'portalOrigin' | 'cdnOrigin'>

export function homePictures({ storefrontOrigin, portalOrigin, cdnOrigin }: Origins) {
  for (const origin of [storefrontOrigin, portalOrigin]) {
    if (cdnOrigin === null) homes.delete(origin)
    else homes.set(origin, cdnOrigin)
  }
}

/** `https://shop.example/media`, or the CDN's. */
export function pictureHome(origin: string): string {
  return `${homes.get(origin) ?? origin}/media`
}
