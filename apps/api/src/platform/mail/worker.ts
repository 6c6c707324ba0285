import type { Clock } from '../../core/clock.ts'
import type { Log } from '../../core/log.ts'
import type { Database } from '../db/database.ts'
import type { Settings } from '../../core/settings.ts'
import { traced } from '../../core/tracing.ts'
import type { Attach } from './attachment.ts'
import { type Delivery, openDelivery } from './deliver.ts'
import {
  markFailed,
  markSent,
  takeDueMail,
  takeUnsentMail,
  type WaitingMail,
} from './outbox.store.ts'

/** Sends the mails that wait in the table. Several processes may each run one. */
export interface Outbox {
  /** Tries to deliver every mail that is due now, and tells how many that were. */
  drain: () => Promise<number>
  /** Delivers one mail that had been given up, or throws the reason why it cannot. */
  deliverAgain: (id: number) => Promise<void>
  /** Ends after the mails under way and leaves the others to the next process. */
  close: () => Promise<void>
}

declare module '../../core/context.ts' {
  interface Context {
    /** Sends waiting mails now and not at the next round. */
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

export function openOutbox(options: Options): Outbox {
  const sender = { ...options, delivery: openDelivery(options.settings) }
  const underWay = new Set<Promise<unknown>>()
  let stopped = false

  const track = async <T>(work: Promise<T>): Promise<T> => {
    underWay.add(work)
    try {
      return await work
    } finally {
      underWay.delete(work)
    }
  }

  const runLane = async () => {
    for (let tried = 0; ; tried += 1) if (stopped || !(await deliverNext(sender))) return tried
  }

  const runLanes = async () => {
    const tried = await Promise.all(Array.from({ length: lanes }, runLane))
    return tried.reduce((sum, mails) => sum + mails, 0)
  }

  return {
    drain: () => track(runLanes()),
    deliverAgain: (id) => track(deliverAgain(sender, id)),
    close: async () => {
      stopped = true
      await Promise.allSettled(underWay)
      sender.delivery.close()
    },
  }
}

interface Sender extends Options {
  delivery: Delivery
}

/** One transaction for each mail: a process that dies while sending leaves it unlocked and unsent. */
function deliverNext(sender: Sender): Promise<boolean> {
  const { db, clock, log } = sender
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    const mail = await takeDueMail(tx, now)
    if (!mail) return false
    try {
      await send(sender, mail)
    } catch (error) {
      log.warn({ err: error, mail: mail.id, attempt: mail.attempts + 1 }, 'A mail was not taken')
      const reason = error instanceof Error ? error.message : String(error)
      await markFailed(tx, mail, { now, reason })
      return true
    }
    await markSent(tx, mail, { now, forget: sender.delivery.leaves })
    return true
  })
}

function deliverAgain(sender: Sender, id: number): Promise<void> {
  return sender.db.transaction().execute(async (tx) => {
    const mail = await takeUnsentMail(tx, id)
    if (!mail) return
    await send(sender, mail)
    await markSent(tx, mail, { now: sender.clock.now(), forget: sender.delivery.leaves })
  })
}

function send({ delivery, attach }: Sender, mail: WaitingMail): Promise<void> {
  const attributes = { 'bandari.mail': mail.id, 'bandari.attempt': mail.attempts + 1 }
  return traced(
    () => ({ name: 'mail', side: 'client', attributes }),
    async () => {
      const order = delivery.leaves ? mail.attachProFormaOf : undefined
      await delivery.deliver(mail, order === undefined ? [] : [await attach(order)])
    },
  )
}
