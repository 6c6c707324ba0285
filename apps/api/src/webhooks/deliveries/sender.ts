import type { Context } from '../../core/context.ts'
import { addressEvents } from '../events/address-events.ts'
import { attemptDelivery } from './attempt-delivery.ts'
import { type Claim, claimNext } from './claims.store.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Sends the messages of webhooks that wait in the table. Several processes may each have one. */
export interface WebhookSender {
  /** Addresses what has happened, tries every message that is due now, and returns how many those were. */
  drain: (context: Context) => Promise<number>
  /** Ends after the messages under way and leaves the others to the next process. */
  close: () => Promise<void>
}

declare module '../../core/context.ts' {
  interface Context {
    /** Sends the messages of webhooks now and not at the next round. */
    nudgeWebhooks: () => void
  }
}

/** Messages under way at once in a process: of an endpoint, of an owner’s together, and of all. */
const mostUnderWay = { perEndpoint: 2, perOwner: 4, lanes: 16 } as const

/** Longer than an attempt can take. */
const claimMs = 60_000

/** Between two messages of a process: who waits for a page comes first, and 180,000 in an hour are enough. */
const restMs = 20

/** What happens meanwhile is addressed together; while slow receivers are waited for, others that come due are served. */
const lookAgainMs = 500

export function openWebhookSender(): WebhookSender {
  const underWay = new Set<Promise<void>>()
  const stopping = new AbortController()
  const { signal } = stopping

  const begin = (context: Context, claim: Claim) => {
    const work = deliver(context, claim).finally(() => underWay.delete(work))
    underWay.add(work)
  }

  const fill = async (context: Context): Promise<number> => {
    let begun = 0
    while (!signal.aborted && underWay.size < mostUnderWay.lanes) {
      const claim = await takeNext(context)
      if (!claim) break
      begin(context, claim)
      begun += 1
      await pause(restMs)
    }
    return begun
  }

  return {
    drain: async (context) => {
      let tried = 0
      const address = addressSeldom(context)
      while (!signal.aborted) {
        // What ends meanwhile may have held the turn of what is due next.
        const wasIdle = underWay.size === 0
        const events = await address()
        const begun = await fill(context)
        tried += begun
        if (wasIdle && events + begun === 0) break
        if (underWay.size > 0) await Promise.race([...underWay, pause(lookAgainMs)])
      }
      return tried
    },
    close: async () => {
      stopping.abort()
      await Promise.allSettled(underWay)
    },
  }
}

/** At once, and then, as long as there is nothing, twice a second. */
function addressSeldom(context: Context): () => Promise<number> {
  let nothingAt = -Infinity
  return async () => {
    if (performance.now() - nothingAt < lookAgainMs) return 0
    const count = await addressEvents(context)
    if (count === 0) nothingAt = performance.now()
    return count
  }
}

/** A short transaction: while a receiver is waited for, no connection is held. */
function takeNext({ db, clock }: Context): Promise<Claim | null> {
  return db.transaction().execute((tx) => {
    const now = clock.now()
    const claimedUntil = new Date(now.getTime() + claimMs)
    return claimNext(tx, { ...mostUnderWay, now, claimedUntil })
  })
}

/** A failure of ours leaves the message to whoever looks once its claim has ended. */
async function deliver(context: Context, claim: Claim): Promise<void> {
  try {
    const attempt = await attemptDelivery(context, claim)
    await settleAttempt(context, claim, attempt)
  } catch (error) {
    context.log.error({ err: error, delivery: claim.id }, 'A webhook’s message was not settled')
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
