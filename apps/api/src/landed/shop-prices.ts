import type { Clock } from '../core/clock.ts'
import { slugOf } from '../core/slug.ts'
import type { Database } from '../platform/db/database.ts'
import { findInsuranceTerms } from '../pricing/insurance/insurance.store.ts'
import { insurancePrice } from '../pricing/cost-lines/insurance.ts'
import { listDestinationPorts } from '../pricing/shipping/places.store.ts'
import { chargesAt, isDetermined } from '../pricing/tariffs/tariff.ts'
import { listTariffs } from '../pricing/tariffs/tariff.store.ts'
import type { CountryRules } from './rules.ts'
import {
  type LocalCharge,
  inlandPriceOf,
  inspectionPriceOf,
} from '../pricing/local-charges/local-charge.ts'

interface Journey {
  /** UN/LOCODE of the port of discharge. */
  port: string | null
  shipping: 'RORO' | 'CONTAINER' | undefined
}

/** The shop's freight to the port by today's tariff, in US cents; null where there is none. */
export async function freightTo(
  db: Database,
  { ports: known }: CountryRules,
  { port, shipping, clock }: Journey & { clock: Clock },
): Promise<number | null> {
  const name = known.find(({ unlocode }) => unlocode === port)?.name ?? null
  const ports = await listDestinationPorts(db)
  // Dar Es Salaam and Dar es Salaam are the same port.
  const id = ports.find(({ slug }) => name !== null && slug === slugOf(name))?.port_id ?? null
  const charges = chargesAt(await listTariffs(db), id, clock.now())
  const charge = shipping === 'CONTAINER' ? charges.Container : charges.RORO
  return isDetermined(charge) ? charge : null
}

/** The shop's own prices of the inspection and of inland transport, each only where there is one. */
export function ownPrices(
  own: readonly LocalCharge[],
  journey: { country: string; origin: string | undefined; route: string | null },
): { inspection?: number; inland?: number } {
  const inspection = inspectionPriceOf(own, journey)
  const inland = inlandPriceOf(own, journey)
  return { ...(inspection !== null && { inspection }), ...(inland !== null && { inland }) }
}

/** The price of insurance in US cents; null for a buyer who wants none, and while nobody knows it. */
export type InsuranceOf = (fob: number | null, freight: number | null) => number | null

/** Prices insurance by today's tariff. */
export async function insuranceToday(
  db: Database,
  { clock, isWanted }: { clock: Clock; isWanted: boolean },
): Promise<InsuranceOf> {
  if (!isWanted) return () => null
  const terms = await findInsuranceTerms(db, clock.now())
  return (fob, freight) =>
    fob === null || freight === null
      ? null
      : insurancePrice({ lines: [{ insurance_requested: true, net: fob }], charge: freight }, terms)
}
