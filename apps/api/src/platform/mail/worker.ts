import type { Clock } from '../../core/clock.ts'
import type { Database } from '../db/database.ts'
import type { Settings } from '../../core/settings.ts'
import type { Attach } from './attachment.ts'
import { openDelivery } from './deliver.ts'
import { markFailed, markSent, takeDueMail } from './outbox.store.ts'

/** The worker that sends what waits in the table. Any number of processes may have one. */
export interface Outbox {
  /** Something new waits: look at once instead of at the next poll. */
  nudge: () => void
  /** Delivers, or tries to, everything that is due now. */
  drain: () => Promise<void>
  stop: () => Promise<void>
}

declare module '../../core/context.ts' {
  interface Context {
    /** Tells the outbox's worker that something waits. */
    nudgeOutbox: () => void
  }
}

interface Options {
  db: Database
  settings: Settings
  clock: Clock
  /** Without it there is no timer, and only `drain` delivers. */
  background: boolean
  attach: Attach
}

const pollEvery = 1000
/** Mails under way at once, so that one slow receiver does not hold up the rest. */
const lanes = 3

export function startOutbox({ db, settings, clock, background, attach }: Options): Outbox {
  const delivery = openDelivery(settings)
  let stopped = false

  /** One transaction a mail: whoever dies while sending leaves it unlocked and unsent. */
  const deliverNext = () =>
    db.transaction().execute(async (tx) => {
      const now = clock.now()
      const mail = await takeDueMail(tx, now)
      if (!mail) return false
      try {
        const order = delivery.leaves ? mail.attachProFormaOf : undefined
        await delivery.deliver(mail, order === undefined ? [] : [await attach(order)])
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        await markFailed(tx, mail, { now, reason })
        return true
      }
      await markSent(tx, mail, { now, forget: delivery.leaves })
      return true
    })

  const runLane = async () => {
    for (;;) {
      if (stopped || !(await deliverNext())) return
    }
  }
  const run = async () => {
    await Promise.all(Array.from({ length: lanes }, runLane))
  }
  const rounds = startRounds(run, background)

  return {
    nudge: rounds.nudge,
    drain: run,
    stop: async () => {
      stopped = true
      await rounds.stop()
      delivery.close()
    },
  }
}

/** Repeats `run` each second, sooner after a nudge, never twice at the same time. */
function startRounds(run: () => Promise<void>, background: boolean) {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let nudged = false
  let stopped = !background

  const round = async () => {
    try {
      await run()
    } catch {
      // The database is away: the next round looks again.
    }
    running = null
    if (stopped) return
    if (nudged) begin()
    else timer = setTimeout(begin, pollEvery)
  }
  const begin = () => {
    clearTimeout(timer)
    nudged = false
    running = round()
  }
  if (background) begin()

  return {
    nudge: () => {
      if (stopped) return
      if (running) nudged = true
      else begin()
    },
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
