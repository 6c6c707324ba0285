import type { Pool, PoolConfig } from 'pg'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Log } from '../../core/log.ts'
import { openBackgroundPool } from '../db/background-pool.ts'
import type { RequestCounts } from './request-counts.ts'
import { readReplicaLags, readShopState, type ShopState } from './shop-state.store.ts'
import { registerDurations, registerOutcomes } from './request-metrics.ts'

interface Sources {
  connection: PoolConfig
  counts: RequestCounts
  /** The connections that requests share. */
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  log: Log
}

export interface Metrics {
  registry: Registry
  stop: () => Promise<void>
}

/** Milliseconds; Prometheus gives up after ten seconds. */
const patience = 2000

/** Metrics of the process and its database, computed on each scrape. */
export function openMetrics({ connection, counts, pool, log }: Sources): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registerOutcomes(registry, counts)
  registerDurations(registry, counts)
  registerPool(registry, pool)
  const limits = { connectionTimeoutMillis: patience, query_timeout: patience, max: 1 }
  // A connection of its own: a shop whose connections are all busy still reports that.
  const own = openBackgroundPool({ ...connection, ...limits }, (error) =>
    log.warn({ err: error }, 'The connection that reads metrics was lost'),
  )
  registerState(registry, own, log)
  return { registry, stop: () => own.end() }
}

function registerPool(registry: Registry, pool: Sources['pool']) {
  const connections = new Gauge({
    name: 'bandari_pool_connections',
    help: 'Connections of requests, and requests that wait for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  registry.registerMetric(connections)
}

const stateHelp: Readonly<Record<keyof ShopState, string>> = {
  queue_oldest_seconds: 'For how long the oldest job that is due has waited',
  queue_jobs: 'Jobs that have tries left',
  jobs_failed: 'Jobs that were given up and wait for staff',
  mails_waiting: 'Mails that have not left',
  mails_oldest_seconds: 'For how long the oldest of them has waited',
  webhooks_waiting: 'Messages that wait for webhooks, also for those whose servers fail',
  webhooks_oldest_seconds: 'For how long the oldest message that may be sent has been due',
  orders_placed_day: 'Orders of the last 24 hours',
  orders_unpaid: 'Orders that wait for payment',
  payments_received_day: 'Payments recorded in the last 24 hours, up to 10,000',
}

function registerState(registry: Registry, pool: Pool, log: Log) {
  const registers = [registry]
  const gauges = Object.entries(stateHelp).map(([name, help]) => {
    return [
      name as keyof ShopState,
      new Gauge({ name: `bandari_${name}`, help, registers, aggregator: 'max' }),
    ] as const
  })
  const lag = new Gauge({
    name: 'bandari_replica_lag_seconds',
    help: 'By how much a standby is behind, where this is its primary',
    labelNames: ['replica'],
    registers,
    aggregator: 'max',
  })
  const isUp = new Gauge({
    name: 'bandari_database_up',
    help: 'Whether the database told the state above; what it did not tell is not shown',
    registers: [],
    aggregator: 'min',
    async collect() {
      lag.reset()
      for (const [, gauge] of gauges) gauge.remove()
      try {
        const state = await readShopState(pool)
        for (const [name, gauge] of gauges) gauge.set(state[name])
        for (const { name, seconds } of await readReplicaLags(pool))
          lag.set({ replica: name }, seconds)
        this.set(1)
      } catch (error) {
        log.warn({ err: error }, 'The database does not tell its metrics')
        this.set(0)
      }
    },
  })
  registry.registerMetric(isUp)
}
