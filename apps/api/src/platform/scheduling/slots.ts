/** Who gets the next slot: the rules of `fair-queue.ts`, without a clock or promises. Times are in milliseconds. */

export interface QueueLimits {
  /** Tasks under way, of everybody. */
  atOnce: number
  /** Tasks of one client under way. */
  perClient: number
  /** Tasks that wait, of everybody. */
  waiting: number
  /** Tasks of one client that wait. */
  waitingPerClient: number
  /** Part of the time that one client's work may take in the long run, from 0 to 1. */
  share: number
  /** Working time that a client has at once, before its share counts. */
  burst: number
  /** Nobody rests longer, however slow the machine was. */
  longestRest: number
}

/** What a client has running and waiting, and how much time it has used. */
export interface ClientUsage {
  running: number
  waiting: number
  /** Working time that was used and not yet earned back, as it was `at`. */
  used: number
  at: number
}

export const idleClient: ClientUsage = { running: 0, waiting: 0, used: 0, at: 0 }

/** Each millisecond earns a client its share of a millisecond. */
export function usageAt({ used, at }: ClientUsage, now: number, { share }: QueueLimits): number {
  return Math.max(0, used - (now - at) * share)
}

/** How long a client has to rest before its next task may begin. */
export function waitTime(usage: ClientUsage, now: number, limits: QueueLimits): number {
  const tooMuch = usageAt(usage, now, limits) - limits.burst
  return tooMuch <= 0 ? 0 : Math.ceil(tooMuch / limits.share)
}

/** What a client has used after work that took so long; the time of the work itself earns its share, too. */
export function usageAfter(used: number, took: number, limits: QueueLimits): number {
  const { share, burst, longestRest } = limits
  return Math.min(used + took * (1 - share), burst + longestRest * share)
}

export type Admission = 'admitted' | 'client-full' | 'queue-full'

/** Whether one more task of these clients (an account and its address, say) may wait. */
export function admit(
  clients: readonly ClientUsage[],
  waiting: number,
  limits: QueueLimits,
): Admission {
  if (clients.some((client) => client.waiting >= limits.waitingPerClient)) return 'client-full'
  return waiting >= limits.waiting ? 'queue-full' : 'admitted'
}

/**
 * Where nobody else may wait: the last task of whoever has most of them waiting, which gives way to somebody who has fewer.
 * Null when the newcomer would have as many.
 */
export function displaced(
  tasks: readonly (readonly ClientUsage[])[],
  newcomer: readonly ClientUsage[],
): number | null {
  const waitingOf = (clients: readonly ClientUsage[]) =>
    Math.max(...clients.map(({ waiting }) => waiting))
  let most = waitingOf(newcomer) + 1
  let place: number | null = null
  for (const [index, clients] of tasks.entries()) {
    const waiting = waitingOf(clients)
    if (waiting < most || (waiting === most && place === null)) continue
    most = waiting
    place = index
  }
  return place
}

export type NextSlot = { next: number } | { wait: number } | { none: true }

/**
 * The task that begins now, of those that wait in the order in which they came: the one whose clients have used least,
 * so that nobody stands behind all that somebody else has asked for. Otherwise how long until one may begin; none
 * means that one must end first.
 */
export function nextSlot(
  tasks: readonly (readonly ClientUsage[])[],
  running: number,
  { now, limits }: { now: number; limits: QueueLimits },
): NextSlot {
  if (running >= limits.atOnce) return { none: true }
  let best: { next: number; used: number } | null = null
  let wait = Infinity
  for (const [next, clients] of tasks.entries()) {
    if (clients.some((client) => client.running >= limits.perClient)) continue
    const rest = Math.max(...clients.map((client) => waitTime(client, now, limits)))
    wait = Math.min(wait, rest)
    if (rest > 0) continue
    const used = Math.max(...clients.map((client) => usageAt(client, now, limits)))
    if (best === null || used < best.used) best = { next, used }
  }
  if (best) return { next: best.next }
  return wait === Infinity ? { none: true } : { wait }
}
