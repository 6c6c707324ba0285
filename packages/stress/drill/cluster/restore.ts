import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { openDatabase } from '@bandari/api/src/platform/db/database.ts'
import { primaryAmong } from '@bandari/api/src/platform/db/hosts.ts'
import { directUrl, password } from './database.ts'
import { pgBackRestConfig, pgBackRestFile, type Ports } from './files.ts'
import type { Load } from './load.ts'
import { Tally } from './load.ts'
import {
  hasPgBackRest,
  makeFolder,
  postgresPrograms,
  type Program,
  run,
  start,
  until,
} from './programs.ts'

const scripts = fileURLToPath(new URL('../../../../deploy/cluster/', import.meta.url))

/** As `deploy/cluster/` has it done, by its own scripts. */
function backRest(folder: string, n: number | 'restored', args: string[]) {
  const [name = ''] = args
  return run({
    name: `pgbackrest-${name.replaceAll(/^.*\//g, '')}`,
    command: name.endsWith('.sh') ? 'sh' : 'pgbackrest',
    args,
    folder,
    env: { PGBACKREST_CONFIG: pgBackRestFile(folder, n), PGPASSWORD: password },
    isPostgres: true,
  })
}

/** A copy of the files while the shop goes on; the log since then is kept by `archive_command`. */
export async function backUp(folder: string, ports: Ports): Promise<void> {
  const [host] = await leaderAddress(ports)
  if (hasPgBackRest()) {
    const n = ports.postgres.indexOf(Number(new URL(host).port))
    await backRest(folder, n, ['stanza-create', '--stanza=bandari'])
    return backRest(folder, n, [`${scripts}backup.sh`])
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
    isPostgres: true,
  })
}

async function leaderAddress(ports: Ports): Promise<[string]> {
  for (const port of ports.postgres) {
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
    const client = new Client(url)
    client.on('error', () => undefined)
    try {
      await client.connect()
      const { rows } = await client.query<{ no: boolean }>('select pg_is_in_recovery() as no')
      if (rows[0]?.no === false) return [url]
    } catch {
      // One that does not answer does not lead.
      continue
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  throw new Error('nobody leads')
}

export interface Restored {
  tally: Tally
  lost: number
  doubled: number
}

/** The database as it was at a moment, beside the one that goes on: with what was acknowledged by then, and nothing else. */
export async function restoreToMoment({
  folder,
  ports,
  load,
}: {
  folder: string
  ports: Ports
  load: Load
}): Promise<Restored> {
  const tally = new Tally()
  load.countIn(tally)
  await sleep(4000)
  await load.settle()
  const db = openDatabase({ ...primaryAmong(directUrl(ports)), max: 1 })
  const before = await db.selectFrom('orders').select('number').execute()
  const admin = new Client((await leaderAddress(ports))[0])
  // Where the drill fails the server ends before it.
  admin.on('error', () => undefined)
  await admin.connect()
  const { rows } = await admin.query<{ moment: string }>('select clock_timestamp()::text as moment')
  const later = new Tally()
  load.countIn(later)
  await sleep(3000)
  await load.settle()
  await admin.query('select pg_switch_wal()')
  const server = await recover(folder, ports, rows[0]?.moment ?? '')
  const restored = openDatabase({
    connectionString: `postgres://bandari:${password}@127.0.0.1:${ports.restored}/bandari`,
    max: 1,
  })
  const there = await restored.selectFrom('orders').select('number').execute()
  await restored.destroy()
  await server.end('SIGINT')
  await admin.end()
  await db.destroy()
  const has = new Set(there.map(({ number }) => number))
  const should = new Set(before.map(({ number }) => number))
  if (later.acknowledged.size === 0) throw new Error('nothing was ordered after the moment')
  for (const number of later.acknowledged) tally.acknowledged.add(number)
  return {
    tally,
    lost: [...should].filter((number) => !has.has(number)).length,
    doubled: [...has].filter((number) => !should.has(number)).length,
  }
}

async function putBack(folder: string, ports: Ports, moment: string): Promise<string> {
  if (hasPgBackRest()) {
    writeFileSync(pgBackRestFile(folder, 'restored'), pgBackRestConfig(ports, 'restored', folder))
    const data = makeFolder(join(folder, 'restored'))
    await backRest(folder, 'restored', [`${scripts}restore-to.sh`, moment])
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

async function recover(folder: string, ports: Ports, moment: string): Promise<Program> {
  const data = await putBack(folder, ports, moment)
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
    // It fetches the log since the copy.
    env: { PGBACKREST_CONFIG: pgBackRestFile(folder, 'restored') },
    isPostgres: true,
  })
  const client = () =>
    new Client(`postgres://postgres:${password}@127.0.0.1:${ports.restored}/postgres`)
  await until('the restored database takes writes', async () => {
    if (!server.isAlive()) return true
    const asking = client()
    asking.on('error', () => undefined)
    await asking.connect()
    const { rows } = await asking.query<{ no: boolean }>('select pg_is_in_recovery() as no')
    await asking.end()
    return rows[0]?.no === false
  })
  if (!server.isAlive()) throw new Error(`what was restored does not start: ${folder}/restored.log`)
  return server
}
