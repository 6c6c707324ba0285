import type { MyDestination } from './my-destination.ts'

/** Where vehicles are priced, as the API names it. A way is a route, or the port where the vehicle is fetched. */
export function destinationParams({ country, city, way, shipping, insurance }: MyDestination) {
  const by = /^[A-Z]{5}$/.test(way) ? { to_port: way } : { to_route: way }
  return { to_country: country, to_city: city, shipping, insurance, ...by }
}
