import type { VehicleAtDoor } from '@bandari/sdk'
import type { Context } from '../../../core/context.ts'
import type { Texts } from '../engine/dictionary.ts'
import type { LandedPricer } from '../engine/landed-pricer.ts'

/** Where a buyer lives and how the vehicle gets there, as `GET /landed-price/` names it. */
export interface Destination {
  /** ISO alpha-2. */
  country: string
  city?: string
  port?: string
  route?: string
  shipping: 'RORO' | 'CONTAINER'
  insurance: boolean
}

/** The landed price and admission that a card shows. */
export type LandedCard = NonNullable<VehicleAtDoor['landed']>

/** What vehicles cost at one destination on one day, and whether they may enter. */
export interface DestinationPricer {
  /** A card for each vehicle, by `vehicle_facts` and price in cents. */
  cards: (vehicles: readonly { facts: string; price: number }[]) => Promise<LandedCard[]>
  /** Prices of every vehicle by its number in the dictionary of facts; resolves once all its numbers are priced. */
  prices: (facts: Texts) => Promise<LandedPricer>
  /** Whether all but the last few are priced. */
  isReady: (facts: Texts) => boolean
}

declare module '../../../core/context.ts' {
  interface Context {
    /** The pricer of a destination; null where we know no rules of the country. Provided by `landed`. */
    findPricer: (
      context: Pick<Context, 'db' | 'clock' | 'settings'>,
      destination: Destination,
    ) => Promise<DestinationPricer | null>
  }
}

export type FindPricer = Context['findPricer']
