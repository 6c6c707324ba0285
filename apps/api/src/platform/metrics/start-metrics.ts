import cluster from 'node:cluster'
import type { PoolConfig } from 'pg'
import type { Log } from '../../core/log.ts'
import type { Settings } from '../../core/settings.ts'
import { type Database, poolOf } from '../db/database.ts'
import type { RequestCounts } from './request-counts.ts'
import { serveMetrics, type ServedMetrics } from './serve-metrics.ts'

interface Options {
  settings: Pick<Settings, 'metrics'>
  connection: PoolConfig
  counts: RequestCounts
  db: Database
  log: Log
}

/** Serves METRICS_PORT where it is set, or, as one process of several, the one that started it. Null where they are not served. */
export async function startMetrics(options: Options): Promise<ServedMetrics | null> {
  const { settings, connection, counts, db, log } = options
  const pool = poolOf(db)
  if (settings.metrics === null || !pool) return null
  const { openMetrics } = await import('./metrics.ts')
  const { registry, stop } = openMetrics({ connection, counts, pool, log })
  if (cluster.isWorker) {
    const { AggregatorRegistry } = await import('prom-client')
    AggregatorRegistry.setRegistries(registry)
    // From here on it answers the process that started it.
    const answering = new AggregatorRegistry()
    return { port: null, close: () => stop().finally(() => answering.clear()) }
  }
  const served = await serveMetrics(() => registry.metrics(), settings.metrics, log)
  return { port: served.port, close: () => served.close().finally(stop) }
}

/** Serves the sums of all processes at one port. */
export async function startSharedMetrics(
  { metrics }: Pick<Settings, 'metrics'>,
  log: Log,
): Promise<ServedMetrics | null> {
  if (metrics === null) return null
  const { AggregatorRegistry } = await import('prom-client')
  const all = new AggregatorRegistry()
  return serveMetrics(() => all.clusterMetrics(), metrics, log)
}
