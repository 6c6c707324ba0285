import { waitForVehicles } from './different-searches.ts'
import { report } from '../report.ts'
import { startProcess } from './process.ts'
import { load, cycle } from './search.ts'
import { limitProcessor, canLimitProcessor, processorTime, servingPids } from './processor-quota.ts'

interface ProcessesOptions {
  listings: number
  env: Record<string, string>
  seconds: number
  /** The share of one processor that each process may use; 1 sets no limit. */
  share: number
}

/**
 * Compares the throughput of one process and of two, and the processor time of a search, without a shared cache. Each process
 * may use the same share of a processor.
 */
export async function timeProcesses({
  listings,
  env,
  seconds,
  share: wantedShare,
}: ProcessesOptions) {
  const share = canLimitProcessor() ? wantedShare : 1
  const paths = Array.from(
    { length: 5000 },
    (_, index) => `/api/vehicles/?price__range=${1 + index}__${3000 + ((index * 7919) % 9000)}`,
  )
  const rates: number[] = []
  for (const workers of [1, 2]) {
    const shop = await startProcess('@bandari/api/src/main.ts', [], {
      ...env,
      DEMO: 'false',
      RATE_LIMITS: 'false',
      SHARED_CACHE: 'false',
      WORKERS: String(workers),
    })
    await waitForVehicles(listings)
    const url = `http://localhost:${env['PORT']}`
    const pids = servingPids(shop.child.pid ?? 0, workers)
    if (pids.length !== workers) throw new Error(`${pids.length} processes answer`)
    // Warms up before the limit applies: V8 compiles hot code only after some thousand searches.
    await load({ url, paths: cycle(paths), seconds: seconds * workers, connections: 32 })
    const removeLimit = share < 1 ? limitProcessor(share, pids) : () => undefined
    await load({ url, paths: cycle(paths), seconds: 2, connections: 32 })
    const before = processorTime(pids)
    const { rps, errors } = await load({ url, paths: cycle(paths), seconds, connections: 32 })
    const processorMs = processorTime(pids) - before
    report({
      figure: 'searches of several processes',
      listings,
      workers,
      share,
      rps,
      errors,
      processor_ms_each: Math.round((100 * processorMs) / (rps * seconds)) / 100,
      processors_used: Math.round(processorMs / seconds / 10) / 100,
    })
    rates.push(rps)
    removeLimit()
    await shop.stop()
  }
  const [one = 0, two = 0] = rates
  report({
    figure: 'throughput of two processes by one',
    listings,
    times: Math.round((100 * two) / one) / 100,
  })
}
