import type { PoolConfig } from 'pg'
import { setShopZone } from './core/shop-day.ts'
import type { Clock } from './core/clock.ts'
import type { Context } from './core/context.ts'
import type { Log } from './core/log.ts'
import type { Database } from './platform/db/database.ts'
import { followInvalidations } from './platform/db/invalidation/follow-invalidations.ts'
import { invalidationsOf, type Topic } from './platform/db/invalidation/invalidations.ts'
import type { Replicas } from './platform/db/replicas/replicas.ts'
import { followVehicles } from './stock/catalogue/engine/follow.ts'
import { Views } from './stock/views/views.ts'
import { Vitals } from './shopfront/vitals/vitals.ts'
import { followShopSettings } from './shopfront/shop-settings/live-settings.ts'
import { openPartnerSource } from './stock/partner-items/open-source.ts'
import { PublicFetch } from './platform/public-fetch/public-fetch.ts'
import type { Signing } from './platform/signing/signing.ts'
import { setPictureOrigins } from './platform/media/picture-base.ts'
import type { Pictures } from './platform/media/renditions.ts'
import { findPricer } from './landed/destinations/find-pricer.ts'
import { type Warming, warmDestinations } from './landed/destinations/warm-destinations.ts'
import { attachProForma } from './selling/orders/pro-forma/pro-forma.ts'
import type { Attach } from './platform/mail/attachment.ts'
import { privateIn } from './platform/private-files/storage.ts'
import { openReadiness, type Readiness } from './platform/health/readiness.ts'
import { openQueues } from './platform/scheduling/queues.ts'
import { deliverMailsJob } from './platform/mail/jobs.ts'
import { openOutbox, type Outbox } from './platform/mail/worker.ts'
import { openWebhookSender } from './webhooks/deliveries/sender.ts'
import { sendWebhooksJob } from './webhooks/jobs.ts'
import { drainJobs, type Jobs, startJobs } from './platform/jobs/run-jobs.ts'
import { listJobs } from './jobs.ts'
import type { Settings } from './core/settings.ts'
import { takeDownEffects } from './sellers/take-downs/take-down-effects.ts'
import { answeredRequests } from './shopfront/requests/answered-request.ts'
import { listDollarRates } from './pricing/exchange-rates/dollar-rates.ts'
import { listShippingOptions } from './pricing/tariffs/product-options.ts'
import { supporterProgramme } from './supporters/programme.ts'
import { accountMerges } from './account-merges.store.ts'
import { personalData } from './personal-data.ts'
import { openSecrets } from './people/accounts/second-factor/secrets.ts'
import { subjectNames } from './subject-names.ts'

/** The running parts around the operations. */
export interface Services {
  context: Context
  outbox: Outbox
  attach: Attach
  readiness: Readiness
  /** From here on jobs run by themselves; tests drive them by hand instead. */
  startJobs: () => void
  /** From here on destinations are warmed before somebody asks for them, where vehicles are in memory. */
  warmDestinations: () => void
  /** Does what waits in the queue of jobs, for tests. */
  drainJobs: () => Promise<void>
  /** Until this process knows what is committed now, for tests. */
  caughtUp: () => Promise<void>
  stop: () => Promise<void>
}

interface Options {
  connection: PoolConfig
  /** The same without a pooler between. */
  direct?: PoolConfig
  replicas?: Replicas
  db: Database
  settings: Settings
  clock: Clock
  media: Pictures
  log: Log
  signing?: Signing | null
}

/** What later modules provide for earlier ones. */
const provided = {
  listDollarRates,
  listShippingOptions,
  programme: supporterProgramme,
  requests: answeredRequests,
  takeDownEffects,
} satisfies Partial<Context>

/** Where files are, and where more come from. */
function filesOf({ settings, media }: Pick<Options, 'settings' | 'media'>) {
  return {
    privateStorage: privateIn(media.storage),
    publicFetch: new PublicFetch({ loopback: settings.fetchLoopback }),
  }
}

export function openServices({
  connection,
  direct = connection,
  signing = null,
  ...given
}: Options): Services {
  const { db, settings, clock, media, log } = given
  setWholeProcess(settings)
  const attach: Attach = (orderId) => attachProForma({ db, settings, clock, signing }, orderId)
  const outbox = openOutbox({ db, settings, clock, log, attach })
  const webhooks = openWebhookSender()
  const invalidate = invalidatorOf(given)
  const listening = listenTo({ db, settings, log, connection: direct, invalidate })
  const vehicles = vehiclesOf({ connection: direct, log, settings, invalidate })
  const counting = countingOf(given)
  const context: Context = {
    ...given,
    signing,
    ...counting,
    partner: openPartnerSource(settings, clock),
    ...filesOf({ settings, media }),
    queues: openQueues(settings),
    listedVehicles: () => vehicles?.current() ?? null,
    findPricer,
    subjectNames,
    personalData,
    accountMerges,
    secrets: openSecrets(settings),
    ...provided,
    afterCommit: (act) => act(),
    ...nudgesOf(() => running),
  }
  const jobs = listJobs(outbox, webhooks)
  const areVehiclesLoaded = () => vehicles?.isLoaded() ?? true
  const readiness = openReadiness({ connection, log, areVehiclesLoaded })
  let running: Jobs | undefined
  let warming: Warming | undefined
  return {
    context,
    outbox,
    attach,
    readiness,
    startJobs: () => {
      running ??= startJobs({ connection: direct, jobs, context })
    },
    warmDestinations: () => {
      if (vehicles) warming ??= warmDestinations(context)
    },
    drainJobs: () => drainJobs({ connection: direct, jobs, context }),
    caughtUp: async () => {
      await Promise.all([listening.caughtUp(), vehicles?.caughtUp()])
    },
    stop: async () => {
      for (const part of [counting.views, counting.vitals]) await part.stop()
      await Promise.all([outbox.close(), webhooks.close()])
      for (const part of [running, warming, vehicles, listening, readiness]) await part?.stop()
      await media.settled()
    },
  }
}

/** What is set once for the whole process. */
function setWholeProcess(settings: Settings) {
  setShopZone(settings.timeZone)
  setPictureOrigins(settings)
}

/** Has what waits leave at once, where jobs run. */
function nudgesOf(running: () => Jobs | undefined) {
  return {
    nudgeOutbox: () => running()?.nudge(deliverMailsJob),
    nudgeWebhooks: () => running()?.nudge(sendWebhooksJob),
  }
}

interface Following extends Pick<Options, 'connection' | 'log' | 'settings'> {
  invalidate: (topic: Topic) => void
}

/** Hears of what others change, and follows the settings of the shop with it. */
function listenTo({ invalidate, ...given }: Following & Pick<Options, 'db'>) {
  const live = followShopSettings({ ...given, onChange: () => invalidate('shop') })
  const listening = followInvalidations({
    ...given,
    invalidate: (topic) => {
      if (topic === 'shop') live.look()
      invalidate(topic)
    },
  })
  return {
    caughtUp: () => listening.caughtUp().then(live.caughtUp),
    stop: async () => {
      await listening.stop()
      await live.stop()
    },
  }
}

/** What is counted beside the requests; whether it is follows the settings of the shop. */
function countingOf({ db, settings, clock, log }: Omit<Options, 'connection'>) {
  const needs = { db, clock, log }
  return {
    views: new Views({
      ...needs,
      get isOn() {
        return settings.countViews
      },
    }),
    vitals: new Vitals({
      ...needs,
      get isOn() {
        return settings.vitalsPercent > 0
      },
    }),
  }
}

/** Null where nothing searches: no job does. */
function vehiclesOf({ settings, invalidate, ...given }: Following) {
  const { searchMemory: most, role } = settings
  if (most <= 0 || role === 'worker') return null
  return followVehicles({
    ...given,
    most,
    onChange: () => invalidate('stock'),
  })
}

/** Invalidates what this process and its replicas have cached. */
function invalidatorOf({ db, replicas }: Pick<Options, 'db' | 'replicas'>): (topic: Topic) => void {
  const invalidations = invalidationsOf(db)
  return (topic) => {
    invalidations.invalidate(topic)
    // What was read of a replica meanwhile may be from before the change.
    void replicas?.caughtUp().then(() => invalidations.invalidate(topic))
  }
}
