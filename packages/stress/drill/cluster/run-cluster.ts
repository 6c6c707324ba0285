import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from '@bandari/sdk/client'
import { systemClock } from '@bandari/api/src/core/clock.ts'
import { type Database, openDatabase } from '@bandari/api/src/platform/db/database.ts'
import { primaryAmong } from '@bandari/api/src/platform/db/hosts.ts'
import { type Cluster, directUrl, openCluster } from './database.ts'
import { portsFrom } from './files.ts'
import { type Load, startLoad, Tally } from './load.ts'
import { makeFolder } from './programs.ts'
import { partsOf } from './parts.ts'
import { keepPictures } from './pictures.ts'
import { backUp, restoreToMoment } from './restore.ts'
import { openShop, type RunningShop } from './shop.ts'

export interface ClusterDrill {
  folder: string
  port: number
  listings: number
  /** How many times the primary is killed. */
  primaries: number
  /** Orders begun in a second. */
  rate: number
}

export interface Row {
  part: string
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

interface Scene {
  cluster: Cluster
  shop: RunningShop
  load: Load
  db: Database
  folder: string
}

export async function runClusterDrill(
  drill: ClusterDrill,
  tell: (row: Row) => void,
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
  const clients = {
    db,
    clock: systemClock,
    clientWith: (token: string | null) =>
      createClient({ baseUrl: `${origin}/api`, token: () => token }),
  }
  const pictures = await keepPictures(db, shop.environment)
  const load = await startLoad({ shop: clients, db, origin, rate: drill.rate, pictures })
  const scene = { cluster, shop, load, db, folder }
  const rows: Row[] = []
  const add = (row: Row) => {
    rows.push(row)
    tell(row)
  }
  for (const [part, act] of partsOf(scene, drill.primaries)) add(await play(scene, part, act))
  const restored = await restoreToMoment({ folder, ports, load })
  add(rowOf('restore to a point in time', restored.tally, restored))
  await load.stop()
  add(await everything(scene, rows))
  await db.destroy()
  return rows
}

async function play({ load, db }: Scene, part: string, act: () => Promise<unknown>): Promise<Row> {
  const tally = new Tally()
  load.countIn(tally)
  await sleep(1000)
  await act()
  await sleep(2000)
  await load.settle()
  return rowOf(part, tally, await compare(db, tally.acknowledged))
}

/** What was acknowledged is there, and once; `number` is unique, so an order twice is a basket's or a buyer's. */
async function compare(db: Database, acknowledged: ReadonlySet<string>) {
  const orders = await db.selectFrom('orders').select(['number', 'account_id']).execute()
  const numbers = new Set(orders.map(({ number }) => number))
  const mine = orders.filter(({ number }) => acknowledged.has(number))
  const buyers = new Set(mine.map(({ account_id }) => account_id))
  const theirs = orders.filter(({ account_id }) => buyers.has(account_id))
  return {
    lost: [...acknowledged].filter((number) => !numbers.has(number)).length,
    doubled: theirs.length - mine.length,
  }
}

async function everything({ db }: Scene, rows: readonly Row[]): Promise<Row> {
  const sum = (which: keyof Omit<Row, 'part' | 'statuses'>) =>
    rows.reduce((all, row) => all + row[which], 0)
  const { orders } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow()
  return {
    part: `all (${orders} orders in the database)`,
    requests: sum('requests'),
    failed: sum('failed'),
    readGap: Math.max(...rows.map(({ readGap }) => readGap)),
    writeGap: Math.max(...rows.map(({ writeGap }) => writeGap)),
    pictureGap: Math.max(...rows.map(({ pictureGap }) => pictureGap)),
    acknowledged: sum('acknowledged'),
    lost: sum('lost'),
    // Everybody asked until they were answered, so an order more is one that nobody was told of.
    doubled: Math.max(sum('doubled'), orders - sum('acknowledged')),
    statuses: '',
  }
}

function rowOf(
  part: string,
  tally: Tally,
  { lost, doubled }: { lost: number; doubled: number },
): Row {
  return {
    part,
    requests: tally.requests,
    failed: tally.failed,
    readGap: tally.gap('read') / 1000,
    writeGap: tally.gap('write') / 1000,
    pictureGap: tally.gap('picture') / 1000,
    acknowledged: tally.acknowledged.size,
    lost,
    doubled,
    statuses: [...tally.statuses].map(([what, n]) => `${what} ×${n}`).join(', ') + medianOf(tally),
  }
}

/** Where there were several, the longest says little of the others. */
function medianOf(tally: Tally): string {
  const gaps = tally.gaps('write').toSorted((a, b) => a - b)
  const [middle = 0] = gaps.slice(Math.floor(gaps.length / 2))
  const within = gaps.filter((took) => took <= 5000).length
  if (gaps.length < 2) return ''
  return `; ${gaps.length} gaps of writes, median ${(middle / 1000).toFixed(1)} s, ${within} within 5 s`
}

export const logsOf = (folder: string) => join(folder, '*.log')
