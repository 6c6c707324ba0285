import type { SupportDoorTariff } from '@bandari/sdk'

export type LocalChargeKind = SupportDoorTariff['kind']

/** A price of the shop's own that is in force: for the inspection of a vehicle, or for transport from a port to a town. */
export interface LocalCharge {
  kind: LocalChargeKind
  country: string
  /** For an inspection the country of loading, null for any other; for transport the id of the route. */
  place: string | null
  /** US cents. */
  amount: number
}

interface Journey {
  country: string
  /** The country of loading; null while nobody knows it. */
  origin: string | null | undefined
}

/** What we ask for an inspection: by the country of loading, else the price for any other; null where it is not ours to charge. */
export function inspectionPriceOf(
  prices: readonly LocalCharge[],
  { country, origin }: Journey,
): number | null {
  const fitting = prices.filter((price) => price.kind === 'inspection' && price.country === country)
  const own = fitting.find(({ place }) => place !== null && place === origin)
  const any = fitting.find(({ place }) => place === null)
  return (own ?? any)?.amount ?? null
}

/** What the shop's transporter asks for a route; null where the price comes from the import rules. */
export function inlandPriceOf(
  prices: readonly LocalCharge[],
  { country, route }: { country: string; route: string | null },
): number | null {
  const found = prices.find(
    (price) => price.kind === 'inland' && price.country === country && price.place === route,
  )
  return found?.amount ?? null
}
