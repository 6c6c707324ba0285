import type { MyDestination } from '../my-destination.ts'

/** The canonical form of a destination; also part of the key of cached pages. */
export function writeDestination({ insurance, ...place }: MyDestination): string {
  const { country, city, way, shipping, port } = place
  const query = { country, city, way, shipping, port, ...(insurance && { insurance: 'yes' }) }
  return new URLSearchParams(query).toString()
}
