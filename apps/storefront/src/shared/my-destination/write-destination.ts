import type { MyDestination } from '../my-destination.ts'

/** The one text of a destination: it is also what kept pages are told apart by. */
export function writeDestination({ country, city, way, shipping, port }: MyDestination): string {
  return new URLSearchParams({ country, city, way, shipping, port }).toString()
}
