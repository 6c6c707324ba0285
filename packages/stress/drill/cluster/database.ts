import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import {
  haproxyFile,
  patroniFile,
  pgBackRestConfig,
  pgBackRestFile,
  pgbouncerFile,
  type Ports,
} from './config-files.ts'
import {
  makeFolder,
  pgbouncerVersion,
  type Program,
  endServerLater,
  findServerPid,
  start,
  waitUntil,
} from './programs.ts'

/** Three members, each with etcd, PostgreSQL under Patroni, and PgBouncer, behind HAProxy. */
export interface Cluster {
  etcd: Program[]
  patroni: Program[]
  /** Index of the leading member; -1 if none leads. */
  leader: () => Promise<number>
  /** Waits for one leader and two streaming standbys, one of them synchronous. */
  untilHealthy: () => Promise<void>
  /** Kills the server with SIGKILL. */
  killServer: (member: number) => void
  startPatroni: (member: number) => void
  startEtcd: (member: number) => void
  etcdLeader: () => Promise<number>
}

export const password = 'drill'

const subreaper = fileURLToPath(new URL('./subreaper.py', import.meta.url))

/** Connects to the primary directly, without PgBouncer. */
export const directUrl = (ports: Ports, user = 'bandari', database = 'bandari') =>
  `postgres://${user}:${password}@${ports.postgres.map((port) => `127.0.0.1:${port}`).join(',')}/${database}`

export async function openCluster(folder: string, ports: Ports): Promise<Cluster> {
  const members = [0, 1, 2]
  makeFolder(join(folder, 'archive'))
  const startEtcd = (n: number) =>
    start({ name: `etcd${n + 1}`, command: 'etcd', args: etcdArgs(folder, ports, n), folder })
  const startPatroni = (n: number) => {
    const file = join(folder, `patroni${n + 1}.yaml`)
    writeFileSync(file, patroniFile(ports, n, folder))
    writeFileSync(pgBackRestFile(folder, n), pgBackRestConfig(ports, n, folder))
    endServerLater(makeFolder(join(folder, `pg${n + 1}`)))
    return start({
      name: `patroni${n + 1}`,
      command: 'python3',
      args: [subreaper, 'patroni', file],
      folder,
      asPostgres: true,
    })
  }
  const etcd = members.map(startEtcd)
  const etcdLeader = () => findEtcdLeader(ports)
  await waitUntil('etcd has a leader', async () => (await etcdLeader()) >= 0)
  const patroni = members.map(startPatroni)
  const leader = () => findLeader(ports)
  const untilHealthy = () => waitUntil('a leader and two standbys', () => isHealthy(ports), 120)
  await untilHealthy()
  await createDatabase(ports)
  startPoolers(folder, ports)
  return {
    etcd,
    patroni,
    leader,
    untilHealthy,
    etcdLeader,
    killServer: (n) => {
      const pid = findServerPid(join(folder, `pg${n + 1}`))
      if (pid === null) throw new Error(`pg${n + 1} does not run`)
      killProcessTree(pid)
    },
    startPatroni: (n) => {
      patroni[n] = startPatroni(n)
    },
    startEtcd: (n) => {
      etcd[n] = startEtcd(n)
    },
  }
}

/** Kills all processes of a server, as a crash of its machine does: a surviving backend would prevent a restart. */
function killProcessTree(pid: number) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  for (const target of [pid, ...children.filter(Boolean).map(Number)]) {
    try {
      process.kill(target, 'SIGKILL')
    } catch (error) {
      // A backend may have ended by itself meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

function etcdArgs(folder: string, ports: Ports, n: number): string[] {
  const data = join(folder, `etcd-${n + 1}`)
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const at = (port: number | undefined) => `http://127.0.0.1:${port}`
  const all = ports.peer.map((port, m) => `etcd${m + 1}=${at(port)}`).join(',')
  return [
    `--name=etcd${n + 1}`,
    `--data-dir=${data}`,
    `--listen-client-urls=${at(ports.etcd[n])}`,
    `--advertise-client-urls=${at(ports.etcd[n])}`,
    `--listen-peer-urls=${at(ports.peer[n])}`,
    `--initial-advertise-peer-urls=${at(ports.peer[n])}`,
    `--initial-cluster=${all}`,
  ]
}

async function findEtcdLeader(ports: Ports): Promise<number> {
  const areLeaders = await Promise.all(
    ports.etcd.map(async (port) => {
      const answer = await fetch(`http://127.0.0.1:${port}/v3/maintenance/status`, {
        method: 'POST',
        body: '{}',
      }).catch(() => null)
      const status = (await answer?.json()) as { leader?: string; header?: { member_id: string } }
      return status?.leader !== undefined && status.leader === status.header?.member_id
    }),
  )
  return areLeaders.indexOf(true)
}

interface Member {
  name: string
  role: string
  state: string
}

async function listMembers(ports: Ports): Promise<Member[]> {
  for (const port of ports.patroni) {
    const answer = await fetch(`http://127.0.0.1:${port}/cluster`, {
      signal: AbortSignal.timeout(1000),
    }).catch(() => null)
    if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members
  }
  return []
}

const isLeader = ({ role, state }: Member) => /leader|master/.test(role) && state === 'running'

async function findLeader(ports: Ports): Promise<number> {
  const leader = (await listMembers(ports)).find(isLeader)
  return leader ? Number(leader.name.slice(2)) - 1 : -1
}

async function isHealthy(ports: Ports): Promise<boolean> {
  const members = await listMembers(ports)
  const isStandby = ({ role, state }: Member) =>
    /replica|sync_standby/.test(role) && /running|streaming/.test(state)
  if (members.filter(isLeader).length !== 1 || members.filter(isStandby).length !== 2) return false
  // Until Patroni has recorded a synchronous standby, it does not replace a failed leader: that would test two faults at once.
  if (!members.some(({ role }) => role === 'sync_standby')) return false
  const client = new Client(
    `postgres://postgres:${password}@127.0.0.1:${ports.postgres[await findLeader(ports)]}/postgres`,
  )
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ all: number; sync: number }>(
    `select count(*)::int as all, (count(*) filter (where sync_state = 'sync'))::int as sync
      from pg_stat_replication where state = 'streaming'`,
  )
  await client.end()
  return rows[0]?.all === 2 && rows[0].sync === 1
}

/** PgBouncer does not forward a connection's start-up options, so they are set for the role. */
async function createDatabase(ports: Ports) {
  const client = new Client(
    `postgres://postgres:${password}@127.0.0.1:${ports.postgres[await findLeader(ports)]}/postgres`,
  )
  await client.connect()
  await client.query(`create role bandari login password '${password}'`)
  await client.query('create database bandari owner bandari')
  await client.query('alter role bandari set plan_cache_mode = force_generic_plan')
  await client.query('alter role bandari set jit = off')
  await client.query(`alter role bandari set bandari.synchronous_commit = 'on'`)
  await client.end()
}

function startPoolers(folder: string, ports: Ports) {
  const version = pgbouncerVersion()
  writeFileSync(join(folder, 'users.txt'), `"bandari" "${password}"\n`)
  for (const n of [0, 1, 2]) {
    const file = join(folder, `pgbouncer${n + 1}.ini`)
    writeFileSync(file, pgbouncerFile(ports, n, folder, version))
    start({
      name: `pgbouncer${n + 1}`,
      command: 'pgbouncer',
      args: [file],
      folder,
      asPostgres: true,
    })
  }
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, haproxyFile(ports))
  start({ name: 'haproxy', command: 'haproxy', args: ['-f', file], folder })
}
