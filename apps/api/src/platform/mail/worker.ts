import type { Clock } from '../../core/clock.ts'
import type { Log } from '../../core/log.ts'
import type { Database, DatabaseTransaction } from '../db/database.ts'
import type { Settings } from '../../core/settings.ts'
import type { Attach } from './attachment.ts'
import { openDelivery } from './deliver.ts'
import {
  markFailed,
  markSent,
  takeDueMail,
  takeUnsentMail,
  type WaitingMail,
} from './outbox.store.ts'

/** What sends the mails that wait in the table. Any number of processes may have one. */
export interface Outbox {
  /** Delivers, or tries to, everything that is due now. */
  drain: () => Promise<void>
  /** Delivers one mail that had been given up, or throws why it cannot be. */
  deliverAgain: (id: number) => Promise<void>
  /** Ends after the mails under way and leaves the others to the next process. */
  close: () => Promise<void>
}

declare module '../../core/context.ts' {
  interface Context {
    /** Says that a mail waits, so that it leaves now and not at the next round. */
    nudgeOutbox: () => void
  }
}

interface Options {
  db: Database
  settings: Settings
  clock: Clock
  log: Log
  attach: Attach
}

/** Mails under way at once, so that one slow receiver does not hold up the rest. */
const lanes = 3

export function openOutbox({ db, settings, clock, log, attach }: Options): Outbox {
  const delivery = openDelivery(settings)
  const underWay = new Set<Promise<void>>()
  let stopped = false

  const track = async (work: Promise<void>) => {
    underWay.add(work)
    try {
      await work
    } finally {
      underWay.delete(work)
    }
  }

  const send = async (mail: WaitingMail) => {
    const order = delivery.leaves ? mail.attachProFormaOf : undefined
    await delivery.deliver(mail, order === undefined ? [] : [await attach(order)])
  }
  const record = (tx: DatabaseTransaction, mail: WaitingMail, now: Date) =>
    markSent(tx, mail, { now, forget: delivery.leaves })

  /** One transaction a mail: whoever dies while sending leaves it unlocked and unsent. */
  const deliverNext = () =>
    db.transaction().execute(async (tx) => {
      const now = clock.now()
      const mail = await takeDueMail(tx, now)
      if (!mail) return false
      try {
        await send(mail)
      } catch (error) {
        log.warn({ err: error, mail: mail.id, attempt: mail.attempts + 1 }, 'A mail was not taken')
        const reason = error instanceof Error ? error.message : String(error)
        await markFailed(tx, mail, { now, reason })
        return true
      }
      await record(tx, mail, now)
      return true
    })

  const runLane = async () => {
    for (;;) {
      if (stopped || !(await deliverNext())) return
    }
  }

  const runLanes = async () => {
    await Promise.all(Array.from({ length: lanes }, runLane))
  }

  const deliverAgain = (id: number) =>
    db.transaction().execute(async (tx) => {
      const mail = await takeUnsentMail(tx, id)
      if (!mail) return
      await send(mail)
      await record(tx, mail, clock.now())
    })

  return {
    drain: () => track(runLanes()),
    deliverAgain: (id) => track(deliverAgain(id)),
    close: async () => {
      stopped = true
      await Promise.allSettled(underWay)
      delivery.close()
    },
  }
}
