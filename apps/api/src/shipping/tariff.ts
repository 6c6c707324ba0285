import type { ProductClass, ShippingType } from '../db/columns.ts'

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

const vehicles: ProductClass[] = ['cars', 'commercial']

/**
 * What the buyer chose, told from the charge that they saw: only one that the tariff knows counts,
 * and only for vehicles. Null leaves the charge undetermined (contract C12 and C14).
 */
export function claimedType(
  claim: number | null,
  charges: Charges,
  productClass: ProductClass,
): ShippingType | null {
  if (claim === null || !isDetermined(claim) || !vehicles.includes(productClass)) return null
  if (claim === charges.Container) return 'Container'
  return claim === charges.RORO ? 'RORO' : null
}
