import type { ImportDestination } from '@bandari/sdk'
import { setCookie } from '@bandari/sdk/cookie'
import { notifyDestination, type MyDestination } from '../my-destination.ts'
import { writeDestination } from './write-destination.ts'

const year = 365 * 24 * 3600

/** Null deletes it. */
export function saveDestination(destination: MyDestination | null) {
  if (destination) setCookie('bandari_destination', writeDestination(destination), year)
  else setCookie('bandari_destination', '', 0)
  notifyDestination()
}

type Cities = ImportDestination['places']
export type DestinationRoute = Cities[number]['ways'][number]

export interface PartialDestination {
  country: string
  city: string
  way: string
  shipping: MyDestination['shipping']
  insurance: boolean
}

/** Completes a partial choice: a field that is empty or invalid gets the first available value. */
export function completeDestination(
  wish: PartialDestination,
  destinations: readonly ImportDestination[],
): MyDestination | null {
  const places = citiesIn(wish.country, destinations)
  const place = places.find(({ city }) => city === wish.city) ?? places[0]
  const way = place?.ways.find(({ id }) => id === wish.way) ?? place?.ways[0]
  if (!place || !way) return null
  const shipping = way.shipping.includes(wish.shipping) ? wish.shipping : way.shipping[0]
  return {
    country: wish.country,
    city: place.city,
    way: way.id,
    shipping: shipping ?? wish.shipping,
    port: way.destination ?? '',
    insurance: wish.insurance,
  }
}

export function citiesIn(country: string, destinations: readonly ImportDestination[]): Cities {
  return destinations.find((one) => one.country === country)?.places ?? []
}

/** The fields of a destination that are chosen when a car is bought. */
export type PurchaseDestination = Pick<MyDestination, 'country' | 'port' | 'shipping' | 'insurance'>

/**
 * The visitor's destination after one was chosen where a car is bought: the route by that port, to the same city where there is one,
 * and without a port the country's first route. Null where the rules have no such route, or it is the same.
 */
export function followedDestination(
  mine: MyDestination | null,
  chosen: PurchaseDestination,
  destinations: readonly ImportDestination[],
): MyDestination | null {
  const next =
    chosen.port === ''
      ? firstRoute(mine, chosen, destinations)
      : viaPort(mine, chosen, destinations)
  return next === null || (mine !== null && writeSame(next, mine)) ? null : next
}

/** The way that is already known to a country, or the first. */
function firstRoute(
  mine: MyDestination | null,
  { country, shipping, insurance }: PurchaseDestination,
  destinations: readonly ImportDestination[],
): MyDestination | null {
  const known = mine?.country === country ? mine : { city: '', way: '' }
  const { city, way } = known
  const first = completeDestination({ country, city, way, shipping, insurance }, destinations)
  // What was just chosen for the car stays chosen, whether or not we ship that way to the country.
  return first && { ...first, shipping }
}

function viaPort(
  mine: MyDestination | null,
  { country, port, shipping, insurance }: PurchaseDestination,
  destinations: readonly ImportDestination[],
): MyDestination | null {
  const places = citiesIn(country, destinations)
  const sameCity = places.filter(({ city }) => country === mine?.country && city === mine.city)
  const ways = [...sameCity, ...places].flatMap(({ city, ways }) =>
    ways.map((way) => ({ city, way })),
  )
  const kept = ways.find(({ way }) => way.id === mine?.way && way.destination === port)
  const found = kept ?? ways.find(({ way }) => way.destination === port)
  return found ? { country, city: found.city, way: found.way.id, shipping, port, insurance } : null
}

function writeSame(one: MyDestination, other: MyDestination): boolean {
  return writeDestination(one) === writeDestination(other)
}
