import type { Settings } from '../../core/settings.ts'

/** What an account has ordered, and what it would like to order now. */
export interface Orders {
  /** Orders that wait for their payment. */
  unpaid: number
  /** Vehicles that those hold. */
  held: number
  /** Vehicles in the basket. */
  wanted: number
  /** Orders of the last hour, whatever became of them. */
  recent: number
}

export type OrderLimits = Pick<Settings, 'maxUnpaidOrders' | 'maxHeldVehicles' | 'maxOrdersPerHour'>

export type LimitResult = 'ok' | 'too-many-orders' | 'too-many-unpaid' | 'too-many-held'

/** Nobody takes the stock from everybody else without paying for any of it (decision 30). */
export function limitResult(orders: Orders, limits: OrderLimits): LimitResult {
  if (orders.recent >= limits.maxOrdersPerHour) return 'too-many-orders'
  if (orders.unpaid >= limits.maxUnpaidOrders) return 'too-many-unpaid'
  const isHolding = orders.wanted > 0 && orders.held + orders.wanted > limits.maxHeldVehicles
  return isHolding ? 'too-many-held' : 'ok'
}
