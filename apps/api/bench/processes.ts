import { settled } from './different.ts'
import { report } from './percentile.ts'
import { startProcess } from './process.ts'
import { load, walk } from './search.ts'

interface Shop {
  listings: number
  env: Record<string, string>
  seconds: number
}

/** What a second process brings: the same different searches with nothing kept, of one process and of two. */
export async function timeProcesses({ listings, env, seconds }: Shop) {
  const paths = Array.from(
    { length: 5000 },
    (_, index) => `/api/vehicles/?price__range=${1 + index}__${3000 + ((index * 7919) % 9000)}`,
  )
  const rates: number[] = []
  for (const workers of [1, 2]) {
    const shop = await startProcess('../src/main.ts', [], {
      ...env,
      DEMO: 'false',
      RATE_LIMITS: 'false',
      SHARED_CACHE: 'false',
      WORKERS: String(workers),
    })
    await settled()
    const url = `http://localhost:${env['PORT']}`
    const { rps, errors } = await load({ url, paths: walk(paths), seconds, connections: 32 })
    report({ figure: 'searches of several processes', listings, workers, rps, errors })
    rates.push(rps)
    await shop.stop()
  }
  const [one = 0, two = 0] = rates
  report({
    figure: 'throughput of two processes by one',
    listings,
    times: Math.round((100 * two) / one) / 100,
  })
}
