import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@bandari/sdk/client'
import { systemClock } from '@bandari/api/src/core/clock.ts'
import { type Database, openDatabase } from '@bandari/api/src/platform/db/database.ts'
import { primaryAmong } from '@bandari/api/src/platform/db/hosts.ts'
import { type Cluster, directUrl, openCluster } from './database.ts'
import { portsFrom } from './config-files.ts'
import { type Load, startLoad, LoadStatistics } from './load.ts'
import { makeFolder } from './programs.ts'
import { listFaults } from './faults.ts'
import { addPictures } from './pictures.ts'
import { backUp, restoreToMoment } from './restore.ts'
import { openShop, type RunningShop } from './shop.ts'

export interface ClusterDrill {
  folder: string
  port: number
  listings: number
  /** How often the primary is killed. */
  primaries: number
  /** New orders in a second. */
  rate: number
}

export interface Row {
  fault: string
  requests: number
  failed: number
  readGap: number
  writeGap: number
  pictureGap: number
  acknowledged: number
  lost: number
  doubled: number
  statuses: string
}

interface DrillContext {
  cluster: Cluster
  shop: RunningShop
  load: Load
  db: Database
  folder: string
}

export async function runClusterDrill(
  drill: ClusterDrill,
  onRow: (row: Row) => void,
): Promise<Row[]> {
  const { folder } = drill
  makeFolder(folder)
  const ports = portsFrom(drill.port)
  const cluster = await openCluster(folder, ports)
  const shop = await openShop(folder, ports, drill.listings)
  await backUp(folder, ports)
  const db = openDatabase({
    ...primaryAmong(directUrl(ports)),
    max: 6,
    connectionTimeoutMillis: 3000,
  })
  const origin = `http://127.0.0.1:${ports.shop}`
  const shopAccess = {
    db,
    clock: systemClock,
    clientWith: (token: string | null) =>
      createClient({ baseUrl: `${origin}/api`, token: () => token }),
  }
  const pictures = await addPictures(db, shop.environment)
  const load = await startLoad({ shop: shopAccess, db, origin, rate: drill.rate, pictures })
  const context = { cluster, shop, load, db, folder }
  const rows: Row[] = []
  const add = (row: Row) => {
    rows.push(row)
    onRow(row)
  }
  for (const [fault, inject] of listFaults(context, drill.primaries))
    add(await runFault(context, fault, inject))
  const restored = await restoreToMoment({ folder, ports, load })
  add(rowOf('restore to a point in time', restored.statistics, restored))
  await load.stop()
  add(await totalRow(context, rows))
  await db.destroy()
  return rows
}

async function runFault(
  { load, db }: DrillContext,
  fault: string,
  inject: () => Promise<unknown>,
): Promise<Row> {
  const statistics = new LoadStatistics()
  load.recordInto(statistics)
  await sleep(1000)
  await inject()
  await sleep(2000)
  await load.finishOrders()
  return rowOf(fault, statistics, await compareOrders(db, statistics.acknowledged))
}

/** Counts acknowledged orders that are missing, and second orders of one buyer; the number of an order is unique. */
async function compareOrders(db: Database, acknowledged: ReadonlySet<string>) {
  const orders = await db.selectFrom('orders').select(['number', 'account_id']).execute()
  const numbers = new Set(orders.map(({ number }) => number))
  const acknowledgedOrders = orders.filter(({ number }) => acknowledged.has(number))
  const buyers = new Set(acknowledgedOrders.map(({ account_id }) => account_id))
  const ordersOfBuyers = orders.filter(({ account_id }) => buyers.has(account_id))
  return {
    lost: [...acknowledged].filter((number) => !numbers.has(number)).length,
    doubled: ordersOfBuyers.length - acknowledgedOrders.length,
  }
}

async function totalRow({ db }: DrillContext, rows: readonly Row[]): Promise<Row> {
  const sum = (column: keyof Omit<Row, 'fault' | 'statuses'>) =>
    rows.reduce((all, row) => all + row[column], 0)
  const { orders } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow()
  return {
    fault: `all (${orders} orders in the database)`,
    requests: sum('requests'),
    failed: sum('failed'),
    readGap: Math.max(...rows.map(({ readGap }) => readGap)),
    writeGap: Math.max(...rows.map(({ writeGap }) => writeGap)),
    pictureGap: Math.max(...rows.map(({ pictureGap }) => pictureGap)),
    acknowledged: sum('acknowledged'),
    lost: sum('lost'),
    // Every order was retried until it was acknowledged, so any further order is a duplicate.
    doubled: Math.max(sum('doubled'), orders - sum('acknowledged')),
    statuses: '',
  }
}

function rowOf(
  fault: string,
  statistics: LoadStatistics,
  { lost, doubled }: { lost: number; doubled: number },
): Row {
  return {
    fault,
    requests: statistics.requests,
    failed: statistics.failed,
    readGap: statistics.gap('read') / 1000,
    writeGap: statistics.gap('write') / 1000,
    pictureGap: statistics.gap('picture') / 1000,
    acknowledged: statistics.acknowledged.size,
    lost,
    doubled,
    statuses:
      [...statistics.statuses].map(([key, n]) => `${key} ×${n}`).join(', ') +
      writeGapSummary(statistics),
  }
}

/** The longest of several gaps says little about the others, so this adds the median. */
function writeGapSummary(statistics: LoadStatistics): string {
  const gaps = statistics.gaps('write').toSorted((a, b) => a - b)
  const [middle = 0] = gaps.slice(Math.floor(gaps.length / 2))
  const within = gaps.filter((duration) => duration <= 5000).length
  if (gaps.length < 2) return ''
  return `; ${gaps.length} gaps of writes, median ${(middle / 1000).toFixed(1)} s, ${within} within 5 s`
}

export const logFiles = (folder: string) => join(folder, '*.log')
