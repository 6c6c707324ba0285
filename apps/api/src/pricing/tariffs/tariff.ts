import type { ProductClass } from '../../stock/tables.ts'
import type { ShippingType } from './tables.ts'

/** What a type of shipping costs while it is in force; with a port it overrules the general one. */
export interface Tariff {
  shipping_type: ShippingType
  port_id: number | null
  amount: number
  valid_from: Date
  valid_to: Date | null
}

export type Charges = Record<ShippingType, number>

/** Below this a charge counts as undetermined and a quote is needed (buyer spec §4). */
const smallestCharge = 100

export function isDetermined(charge: number): boolean {
  return charge >= smallestCharge
}

/** The charges to a port at a time, in minor units; 0 where no tariff is in force. */
export function chargesAt(tariffs: Tariff[], portId: number | null, at: Date): Charges {
  const inForce = tariffs
    .filter(({ port_id }) => port_id === null || port_id === portId)
    .filter(({ valid_from, valid_to }) => valid_from <= at && (valid_to === null || at < valid_to))
    .toSorted(
      (a, b) =>
        Number(a.port_id === null) - Number(b.port_id === null) ||
        b.valid_from.getTime() - a.valid_from.getTime(),
    )
  const chargeOf = (type: ShippingType) =>
    inForce.find(({ shipping_type }) => shipping_type === type)?.amount ?? 0
  return { RORO: chargeOf('RORO'), Container: chargeOf('Container') }
}

const day = 24 * 3600 * 1000

/**
 * The charges that a page may show, the current ones first: a page that was opened before a tariff changed still shows
 * the earlier charges for up to a day.
 */
export function recentCharges(
  tariffs: Tariff[],
  portId: number | null,
  now: Date,
): [Charges, ...Charges[]] {
  const changes = tariffs
    .flatMap(({ valid_from, valid_to }) => [valid_from, ...(valid_to ? [valid_to] : [])])
    .map((at) => at.getTime())
    .filter((at) => at <= now.getTime() && now.getTime() - at < day)
    .toSorted((a, b) => b - a)
  const before = [...new Set(changes)].map((at) => chargesAt(tariffs, portId, new Date(at - 1)))
  return [chargesAt(tariffs, portId, now), ...before]
}

const vehicles: ProductClass[] = ['cars', 'commercial']

/**
 * Tells the buyer's choice of shipping from the charge that they saw. Only a charge that the tariff has, or had within
 * the last day, counts, and only for vehicles. The current charge applies all the same. Null leaves the charge
 * undetermined (contract C12 and C14).
 */
export function typeOfCharge(
  claim: number | null,
  seen: readonly Charges[],
  productClass: ProductClass,
): ShippingType | null {
  if (claim === null || !isDetermined(claim) || !vehicles.includes(productClass)) return null
  const charges = seen.find(({ RORO, Container }) => claim === RORO || claim === Container)
  if (!charges) return null
  return claim === charges.Container ? 'Container' : 'RORO'
}

/** Where we have no port, no charge tells how a vehicle is to travel: staff ask a carrier for the type that the buyer requested. */
export function requestedType(
  wish: ShippingType | null,
  productClass: ProductClass,
): ShippingType | null {
  return vehicles.includes(productClass) ? wish : null
}
