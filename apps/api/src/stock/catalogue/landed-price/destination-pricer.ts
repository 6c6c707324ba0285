import type { VehicleAtDoor } from '@bandari/sdk'
import type { Context } from '../../../core/context.ts'
import type { Texts } from '../engine/dictionary.ts'
import type { LandedPricer } from '../engine/landed-pricer.ts'

/** Where a buyer lives and how the vehicle gets there, in the words of `GET /landed-price/`. */
export interface Destination {
  /** ISO alpha-2. */
  country: string
  city?: string
  port?: string
  route?: string
  shipping: 'RORO' | 'CONTAINER'
  insurance: boolean
}

/** What a card says of the buyer's door. */
export type LandedCard = NonNullable<VehicleAtDoor['landed']>

/** What vehicles cost at one door on one day, and whether they may enter. */
export interface Door {
  /** Of each vehicle, by `vehicle_facts` and price in cents. */
  cards: (vehicles: readonly { facts: string; price: number }[]) => Promise<LandedCard[]>
  /** Of every vehicle, by the dictionary's numbers of facts; made ready for the numbers that it has by now. */
  prices: (facts: Texts) => Promise<LandedPricer>
  /** Whether they are ready but for the last few. */
  isReady: (facts: Texts) => boolean
}

declare module '../../../core/context.ts' {
  interface Context {
    /** The door of a destination; null where we know no rules of the country. Provided by selling. */
    openDoor: (
      context: Pick<Context, 'db' | 'clock' | 'settings'>,
      destination: Destination,
    ) => Promise<Door | null>
  }
}

export type OpenDoor = Context['openDoor']
