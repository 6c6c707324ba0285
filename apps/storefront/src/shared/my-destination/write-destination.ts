import type { MyDestination } from '../my-destination.ts'

/** The one text of a destination: it is also what kept pages are told apart by. */
export function writeDestination({ insurance, ...place }: MyDestination): string {
  const { country, city, way, shipping, port } = place
  const query = { country, city, way, shipping, port, ...(insurance && { insurance: 'yes' }) }
  return new URLSearchParams(query).toString()
}
