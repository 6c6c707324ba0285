import type { Clock } from './core/clock.ts'
import type { Context } from './core/context.ts'
import type { Log } from './core/log.ts'
import type { Database } from './platform/db/database.ts'
import { openPartnerSource } from './stock/partner-items/open-source.ts'
import type { MediaFolder } from './platform/media/renditions.ts'
import { attachProForma } from './selling/orders/pro-forma/pro-forma.ts'
import type { Attach } from './platform/mail/attachment.ts'
import { type Outbox, startOutbox } from './platform/mail/worker.ts'
import { startSchedule } from './schedule.ts'
import type { Settings } from './core/settings.ts'
import { listShippingOptions } from './selling/tariffs/product-options.ts'
import { supporterProgramme } from './supporters/programme.ts'
import { subjectNames } from './subject-names.ts'

/** The running parts around the operations. */
export interface Services {
  context: Context
  outbox: Outbox
  attach: Attach
  stop: () => Promise<void>
}

interface Options {
  db: Database
  settings: Settings
  clock: Clock
  media: MediaFolder
  log: Log
  /** Timers of the outbox and the schedule; tests drive them by hand instead. */
  background: boolean
}

export function startServices({ db, settings, clock, media, log, background }: Options): Services {
  const attach: Attach = (orderId) => attachProForma(db, settings, orderId)
  const outbox = startOutbox({ db, settings, clock, background, attach })
  const schedule = background
    ? startSchedule({
        db,
        clock,
        settings,
        media,
        nudgeOutbox: outbox.nudge,
        programme: supporterProgramme,
      })
    : null
  const context: Context = {
    db,
    clock,
    settings,
    log,
    media,
    partner: openPartnerSource(settings, clock),
    subjectNames,
    listShippingOptions,
    programme: supporterProgramme,
    afterCommit: (act) => act(),
    nudgeOutbox: outbox.nudge,
  }
  return {
    context,
    outbox,
    attach,
    stop: async () => {
      await schedule?.stop()
      await outbox.stop()
      await media.settled()
    },
  }
}
