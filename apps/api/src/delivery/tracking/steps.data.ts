import type { OrderStatus } from '../../selling/orders/tables.ts'

/** Who has to do a step: the buyer, we, the shipping line, the buyer's clearing agent. */
export type Actor = 'buyer' | 'shop' | 'carrier' | 'agent'

interface StepFacts {
  /** Days from the order on, as a planning value; null where another date decides, or nobody knows. */
  days: readonly [number, number] | null
  actor: Actor
  /** The order's state from this step on. */
  status: Extract<OrderStatus, 'Pending' | 'Authorized' | 'Shipped'>
  /** Once reached, the buyer has something to do that does not wait for the next mail. */
  isUrgent: boolean
}

/** The way of an order from the click to the number plate, in its order (documents.md §2). */
export const stepFacts = {
  placed: { days: [0, 0], actor: 'buyer', status: 'Pending', isUrgent: false },
  slip: { days: [0, 2], actor: 'buyer', status: 'Pending', isUrgent: false },
  paid: { days: [2, 7], actor: 'shop', status: 'Authorized', isUrgent: false },
  permit: { days: [2, 15], actor: 'buyer', status: 'Authorized', isUrgent: false },
  inspected: { days: [5, 15], actor: 'shop', status: 'Authorized', isUrgent: false },
  booked: { days: [10, 30], actor: 'shop', status: 'Authorized', isUrgent: true },
  sailed: { days: null, actor: 'carrier', status: 'Shipped', isUrgent: true },
  documents: { days: null, actor: 'shop', status: 'Shipped', isUrgent: true },
  arrived: { days: null, actor: 'agent', status: 'Shipped', isUrgent: true },
  transit: { days: null, actor: 'agent', status: 'Shipped', isUrgent: false },
  delivered: { days: null, actor: 'buyer', status: 'Shipped', isUrgent: true },
  registered: { days: null, actor: 'buyer', status: 'Shipped', isUrgent: false },
} as const satisfies Record<string, StepFacts>

export type Step = keyof typeof stepFacts

export const steps = Object.keys(stepFacts) as Step[]

export function placeOf(step: Step): number {
  return steps.indexOf(step)
}

/** Days at sea from Japan, by our ports' names (documents.md §2), where no answer of the time of the order says it. */
export const seaDaysFromJapan: Readonly<Record<string, readonly [number, number]>> = {
  'Dar Es Salaam': [24, 34],
  'Dar es Salaam': [24, 34],
  Durban: [24, 34],
  Mombasa: [24, 36],
  Maputo: [29, 34],
  'Port Louis': [19, 24],
}

/** The papers have to be with the buyer so many days before the ship. */
export const documentsBeforeArrival = 10

/** To clear at the port; told of Mombasa, and planned with everywhere. */
export const workingDaysToClear = 10
