import type { OrderStatus } from './tables.ts'

/** Something is still owed: the buyer's money, or our goods. */
export const openOrderStatuses: readonly OrderStatus[] = ['Pending', 'Authorized']

/**
 * Nobody tells us when a ship has come in. For so long after goods have left, their papers and questions may still need
 * the consignee's name: a slow ship to Mombasa or Durban takes two months, customs some weeks.
 */
export const shipmentDays = 90
