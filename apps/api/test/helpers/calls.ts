import { tmpdir } from 'node:os'
import { systemClock } from '../../src/core/clock.ts'
import type { Context } from '../../src/core/context.ts'
import type { Call, Handler, OperationId } from '../../src/core/contract.ts'
import { openLog } from '../../src/core/log.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { openQueues } from '../../src/platform/scheduling/queues.ts'
import { noVehicles } from '../../src/stock/catalogue/engine/follow.ts'
import { embeddedCatalogue } from '../../src/stock/partner-items/embedded.store.ts'
import { openSecrets } from '../../src/people/accounts/second-factor/secrets.ts'
import { PublicFetch } from '../../src/platform/public-fetch/public-fetch.ts'
import { privateIn } from '../../src/platform/private-files/storage.ts'
import { Pictures } from '../../src/platform/media/renditions.ts'
import { FolderStorage } from '../../src/platform/storage/folder.ts'
import { operations } from '../../src/operations.ts'
import { Views } from '../../src/stock/views/views.ts'
import { findPricer } from '../../src/landed/destinations/find-pricer.ts'
import { listDollarRates } from '../../src/pricing/exchange-rates/dollar-rates.ts'
import { listShippingOptions } from '../../src/pricing/tariffs/product-options.ts'
import { answeredRequests } from '../../src/shopfront/requests/answered-request.ts'
import { takeDownEffects } from '../../src/sellers/take-downs/take-down-effects.ts'
import { Vitals } from '../../src/shopfront/vitals/vitals.ts'
import { supporterProgramme } from '../../src/supporters/programme.ts'
import { accountMerges } from '../../src/account-merges.store.ts'
import { personalData } from '../../src/personal-data.ts'
import { subjectNames } from '../../src/subject-names.ts'
import { readSettings } from '../../src/settings.ts'
import { percentile } from './percentile.ts'

/** What an operation finds about it in a process that serves nobody. */
export function contextOf(db: Database): Context {
  const log = openLog('error')
  return {
    db,
    clock: systemClock,
    views: new Views({ db, clock: systemClock, log, isOn: false }),
    vitals: new Vitals({ db, clock: systemClock, log, isOn: false }),
    settings: readSettings({}),
    log,
    media: new Pictures(new FolderStorage(tmpdir())),
    privateStorage: privateIn(new FolderStorage(tmpdir())),
    publicFetch: new PublicFetch({ loopback: false }),
    partner: embeddedCatalogue,
    listedVehicles: noVehicles,
    findPricer,
    queues: openQueues({ rateLimits: false }),
    subjectNames,
    personalData,
    accountMerges,
    secrets: openSecrets(readSettings({})),
    signing: null,
    listDollarRates,
    listShippingOptions,
    programme: supporterProgramme,
    requests: answeredRequests,
    takeDownEffects,
    afterCommit: () => {},
    nudgeOutbox: () => {},
    nudgeWebhooks: () => {},
  }
}

/** Times an operation without HTTP: the database and our code around it. */
export function callerOf<Name extends OperationId>(
  db: Database,
  name: Name,
  given: Partial<Context> = {},
) {
  const context = { ...contextOf(db), ...given }
  const handle: Handler<Name> = operations[name]
  return async (query: Call<Name>['query']) => {
    const answer = await handle(context, {
      query,
      path: {},
      body: undefined,
      account: null,
      tokenHash: null,
      origin: 'http://localhost',
      ip: '127.0.0.1',
    } as unknown as Call<Name>)
    if (answer.status !== 200) throw new Error(`${answer.status} for ${JSON.stringify(query)}`)
    return answer
  }
}

export interface Times {
  p50_ms: number
  p95_ms: number
  p99_ms: number
}

/** One call after the other; the first few, unmeasured, find the connections and the plans. */
export async function timeEach<Query>(
  queries: readonly Query[],
  ask: (query: Query) => Promise<unknown>,
): Promise<Times> {
  for (const query of queries.slice(0, queries.length / 6)) await ask(query)
  const samples: number[] = []
  for (const query of queries) {
    const started = performance.now()
    await ask(query)
    samples.push(performance.now() - started)
  }
  return {
    p50_ms: percentile(samples, 0.5),
    p95_ms: percentile(samples, 0.95),
    p99_ms: percentile(samples, 0.99),
  }
}
