import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { openDatabase } from '@bandari/api/src/platform/db/database.ts'
import { primaryAmong } from '@bandari/api/src/platform/db/hosts.ts'
import { directUrl, password } from './database.ts'
import { pgBackRestConfig, pgBackRestFile, type Ports } from './config-files.ts'
import type { Load } from './load.ts'
import { LoadStatistics } from './load.ts'
import {
  hasPgBackRest,
  makeFolder,
  postgresPrograms,
  type Program,
  run,
  start,
  waitUntil,
} from './programs.ts'

const scripts = fileURLToPath(new URL('../../../../deploy/cluster/', import.meta.url))

/** Runs pgBackRest or a script of `deploy/cluster/`. */
function runPgBackRest(folder: string, n: number | 'restored', args: string[]) {
  const [name = ''] = args
  return run({
    name: `pgbackrest-${name.replaceAll(/^.*\//g, '')}`,
    command: name.endsWith('.sh') ? 'sh' : 'pgbackrest',
    args,
    folder,
    env: { PGBACKREST_CONFIG: pgBackRestFile(folder, n), PGPASSWORD: password },
    asPostgres: true,
  })
}

/** Copies the database files while the shop runs; `archive_command` saves the write-ahead log from then on. */
export async function backUp(folder: string, ports: Ports): Promise<void> {
  const [host] = await findLeaderUrl(ports)
  if (hasPgBackRest()) {
    const n = ports.postgres.indexOf(Number(new URL(host).port))
    await runPgBackRest(folder, n, ['stanza-create', '--stanza=bandari'])
    return runPgBackRest(folder, n, [`${scripts}backup.sh`])
  }
  await run({
    name: 'basebackup',
    command: join(postgresPrograms(), 'pg_basebackup'),
    args: [
      '-D',
      makeFolder(join(folder, 'backup')),
      '-c',
      'fast',
      '-X',
      'none',
      '-d',
      host.replace('//postgres:', '//replicator:').replace(/postgres$/, ''),
    ],
    folder,
    asPostgres: true,
  })
}

async function findLeaderUrl(ports: Ports): Promise<[string]> {
  for (const port of ports.postgres) {
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
    const client = new Client(url)
    client.on('error', () => undefined)
    try {
      await client.connect()
      const { rows } = await client.query<{ standby: boolean }>(
        'select pg_is_in_recovery() as standby',
      )
      if (rows[0]?.standby === false) return [url]
    } catch {
      // A member that does not answer is not the leader.
      continue
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  throw new Error('No member leads')
}

export interface Restored {
  statistics: LoadStatistics
  lost: number
  doubled: number
}

/** Restores the database to a point in time, next to the running one, and compares: it must hold the orders placed by then and no later ones. */
export async function restoreToMoment({
  folder,
  ports,
  load,
}: {
  folder: string
  ports: Ports
  load: Load
}): Promise<Restored> {
  const statistics = new LoadStatistics()
  load.recordInto(statistics)
  await sleep(4000)
  await load.finishOrders()
  const db = openDatabase({ ...primaryAmong(directUrl(ports)), max: 1 })
  const ordersBefore = await db.selectFrom('orders').select('number').execute()
  const admin = new Client((await findLeaderUrl(ports))[0])
  // If the drill fails, the server ends before this connection.
  admin.on('error', () => undefined)
  await admin.connect()
  const { rows } = await admin.query<{ moment: string }>('select clock_timestamp()::text as moment')
  const statisticsAfter = new LoadStatistics()
  load.recordInto(statisticsAfter)
  await sleep(3000)
  await load.finishOrders()
  await admin.query('select pg_switch_wal()')
  const server = await startRestored(folder, ports, rows[0]?.moment ?? '')
  const restored = openDatabase({
    connectionString: `postgres://bandari:${password}@127.0.0.1:${ports.restored}/bandari`,
    max: 1,
  })
  const restoredOrders = await restored.selectFrom('orders').select('number').execute()
  await restored.destroy()
  await server.end('SIGINT')
  await admin.end()
  await db.destroy()
  const restoredNumbers = new Set(restoredOrders.map(({ number }) => number))
  const expectedNumbers = new Set(ordersBefore.map(({ number }) => number))
  if (statisticsAfter.acknowledged.size === 0)
    throw new Error('No order was placed after the point in time')
  for (const number of statisticsAfter.acknowledged) statistics.acknowledged.add(number)
  return {
    statistics,
    lost: [...expectedNumbers].filter((number) => !restoredNumbers.has(number)).length,
    doubled: [...restoredNumbers].filter((number) => !expectedNumbers.has(number)).length,
  }
}

async function restoreFiles(folder: string, ports: Ports, moment: string): Promise<string> {
  if (hasPgBackRest()) {
    writeFileSync(pgBackRestFile(folder, 'restored'), pgBackRestConfig(ports, 'restored', folder))
    const data = makeFolder(join(folder, 'restored'))
    await runPgBackRest(folder, 'restored', [`${scripts}restore-to.sh`, moment])
    return data
  }
  const data = join(folder, 'backup')
  writeFileSync(join(data, 'recovery.signal'), '')
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    [
      `restore_command = 'cp ${folder}/archive/%f %p'`,
      `recovery_target_time = '${moment}'`,
      `recovery_target_action = 'promote'`,
      `archive_mode = off`,
      `synchronous_standby_names = ''`,
      '',
    ].join('\n'),
  )
  return data
}

async function startRestored(folder: string, ports: Ports, moment: string): Promise<Program> {
  const data = await restoreFiles(folder, ports, moment)
  const server = start({
    name: 'restored',
    command: join(postgresPrograms(), 'postgres'),
    args: [
      '-D',
      data,
      '-p',
      String(ports.restored),
      '-c',
      'synchronous_standby_names=',
      '-c',
      'archive_mode=off',
    ],
    folder,
    // It fetches the write-ahead log since the copy.
    env: { PGBACKREST_CONFIG: pgBackRestFile(folder, 'restored') },
    asPostgres: true,
  })
  const client = () =>
    new Client(`postgres://postgres:${password}@127.0.0.1:${ports.restored}/postgres`)
  await waitUntil('the restored database takes writes', async () => {
    if (!server.isAlive()) return true
    const connection = client()
    connection.on('error', () => undefined)
    await connection.connect()
    const { rows } = await connection.query<{ standby: boolean }>(
      'select pg_is_in_recovery() as standby',
    )
    await connection.end()
    return rows[0]?.standby === false
  })
  if (!server.isAlive())
    throw new Error(`The restored database does not start: ${folder}/restored.log`)
  return server
}
