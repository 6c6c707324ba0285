import type { OrderStatus } from '../../selling/orders/tables.ts'

interface Watched {
  status: OrderStatus
  placed: Date
  /** What arrived and is not gone: whether it is deep enough to count, and how deep. */
  arrived: readonly { isConfirmed: boolean; confirmations: number }[]
}

const minute = 60_000
const day = 24 * 60 * minute

/** No chain was ever reorganised so deeply. */
const settledAt = 100

/** Late payments are still found for so long. */
const watchedFor = 60 * day

/**
 * When to look at an order's address again: each minute while something arrives, rarely when nobody is expected to pay;
 * null once what came is settled and nothing more is awaited.
 */
export function nextLook({ status, placed, arrived }: Watched, now: Date): Date | null {
  const after = (wait: number) => new Date(now.getTime() + wait)
  if (arrived.some(({ isConfirmed }) => !isConfirmed)) return after(minute)
  if (arrived.some(({ confirmations }) => confirmations < settledAt)) return after(10 * minute)
  const age = now.getTime() - placed.getTime()
  if (status === 'Pending') return after(age < 2 * day ? 5 * minute : 60 * minute)
  return age < watchedFor ? after(day) : null
}
