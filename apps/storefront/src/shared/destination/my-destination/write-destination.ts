import type { MyDestination } from '../my-destination.ts'

/** The only spelling of a destination: it also tells kept pages apart. */
export function writeDestination({ insurance, ...place }: MyDestination): string {
  const { country, city, way, shipping, port } = place
  const query = { country, city, way, shipping, port, ...(insurance && { insurance: 'yes' }) }
  return new URLSearchParams(query).toString()
}
