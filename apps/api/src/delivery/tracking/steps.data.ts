import type { OrderStatus } from '../../selling/orders/tables.ts'

/** Who does a step: the buyer, the shop, the shipping line, or the buyer's clearing agent. */
export type Actor = 'buyer' | 'shop' | 'carrier' | 'agent'

interface StepFacts {
  /** Minimum and maximum days after the order, for planning; null if another date decides, or nobody knows. */
  days: readonly [number, number] | null
  actor: Actor
  /** The order's state from this step on. */
  status: Extract<OrderStatus, 'Pending' | 'Authorized' | 'Shipped'>
  /** Once it is reached the buyer has to act, so the mail is sent at once. */
  isUrgent: boolean
}

/** The steps of an order from placing it to the number plate, in sequence (documents.md §2). */
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

export function stepIndex(step: Step): number {
  return steps.indexOf(step)
}

/** Minimum and maximum days at sea from Japan by port (documents.md §2), for orders without a landed price. */
export const seaDaysFromJapan: Readonly<Record<string, readonly [number, number]>> = {
  'Dar Es Salaam': [24, 34],
  'Dar es Salaam': [24, 34],
  Durban: [24, 34],
  Mombasa: [24, 36],
  Maputo: [29, 34],
  'Port Louis': [19, 24],
}

/** Days before the ship's arrival by which the buyer needs the documents. */
export const documentsBeforeArrival = 10

/** Working days for clearance at the port: Mombasa's figure, used for every port. */
export const workingDaysToClear = 10
