import type { OrderStatus } from '../../selling/orders/tables.ts'

interface Watched {
  status: OrderStatus
  placed: Date
  /** Transactions that are not gone: whether each has enough confirmations, and how many. */
  arrived: readonly { isConfirmed: boolean; confirmations: number }[]
}

const minute = 60_000
const day = 24 * 60 * minute

/** Confirmations; no reorganisation was ever so deep. */
const finalDepth = 100

/** Late payments are found for this long after the order. */
const watchedFor = 60 * day

/**
 * When to check an order's address again: each minute while a payment is confirming, rarely when no payment is
 * expected; null once everything is final and nothing more is expected.
 */
export function nextCheck({ status, placed, arrived }: Watched, now: Date): Date | null {
  const after = (wait: number) => new Date(now.getTime() + wait)
  if (arrived.some(({ isConfirmed }) => !isConfirmed)) return after(minute)
  if (arrived.some(({ confirmations }) => confirmations < finalDepth)) return after(10 * minute)
  const age = now.getTime() - placed.getTime()
  if (status === 'Pending') return after(age < 2 * day ? 5 * minute : 60 * minute)
  return age < watchedFor ? after(day) : null
}
