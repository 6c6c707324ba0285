import { settled } from './different.ts'
import { report } from '../report.ts'
import { startProcess } from './process.ts'
import { load, walk } from './search.ts'
import { boundTo, canShare, processorTime, servingOf } from './shares.ts'

interface Shop {
  listings: number
  env: Record<string, string>
  seconds: number
  /** Of a processor, for each process; all there is when it is 1. */
  share: number
}

/**
 * What a second process brings: the same different searches with nothing kept, of one process and of two, each with the same
 * share of a processor, and what a search costs.
 */
export async function timeProcesses({ listings, env, seconds, share: wished }: Shop) {
  const share = canShare() ? wished : 1
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
    await settled(listings)
    const url = `http://localhost:${env['PORT']}`
    const serving = servingOf(shop.child.pid ?? 0, workers)
    if (serving.length !== workers) throw new Error(`${serving.length} processes answer`)
    // Each compiles what it runs often, which takes some thousand searches: before it has to do with little.
    await load({ url, paths: walk(paths), seconds: seconds * workers, connections: 32 })
    const setFree = share < 1 ? boundTo(share, serving) : () => undefined
    await load({ url, paths: walk(paths), seconds: 2, connections: 32 })
    const before = processorTime(serving)
    const { rps, errors } = await load({ url, paths: walk(paths), seconds, connections: 32 })
    const spent = processorTime(serving) - before
    report({
      figure: 'searches of several processes',
      listings,
      workers,
      share,
      rps,
      errors,
      processor_ms_each: Math.round((100 * spent) / (rps * seconds)) / 100,
      processors_used: Math.round(spent / seconds / 10) / 100,
    })
    rates.push(rps)
    setFree()
    await shop.stop()
  }
  const [one = 0, two = 0] = rates
  report({
    figure: 'throughput of two processes by one',
    listings,
    times: Math.round((100 * two) / one) / 100,
  })
}
