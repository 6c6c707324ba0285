import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openLog } from '../../src/core/log.ts'
import { type EmbeddedServer, startEmbedded } from '../../src/platform/db/embedded.ts'
import { primaryAmong } from '../../src/platform/db/hosts.ts'
import { openReplicas } from '../../src/platform/db/replicas/replicas.ts'
import { type Buyer, newBuyer } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

const lagMs = 1000

let folder: string
let primary: EmbeddedServer
let replica: EmbeddedServer
let world: World
let buyer: Buyer
let onReplica: Client

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bandari-replica-'))
  primary = await startEmbedded({ dataDir: join(folder, 'a'), durable: false })
  const both = [urlOf(primary, 'a'), urlOf(primary, 'b')]
  const found = primaryAmong(both.join(',').replace(/\/postgres,postgres:\/\/[^@]*@/, ','))
  world = await createWorld({
    connection: { ...primary.connection, stream: found.stream },
    isBare: true,
    // Each call is to read for itself.
    environment: { SHARED_CACHE: 'false' },
    stream: { write: () => undefined },
  })
  await copyServer(primary.connection)
  replica = await startEmbedded({ dataDir: join(folder, 'b'), durable: false })
  world.context.replicas = openReplicas({
    urls: [urlOf(primary, 'b').replace(/postgres$/, String(world.connection.database))],
    db: world.db,
    primary: world.connection,
    bounds: { max: 4 },
    lagMs,
    log: openLog('fatal'),
  })
  buyer = await newBuyer(world)
  onReplica = new Client({ ...replica.connection, database: 'postgres' })
  await onReplica.connect()
  await vi.waitFor(() => expect(world.context.replicas?.pick()).not.toBeNull(), 10_000)
}, 120_000)

afterAll(async () => {
  await onReplica?.end()
  await world?.context.replicas?.stop()
  await world?.close()
  await replica?.stop()
  await rm(folder, { recursive: true, force: true })
}, 60_000)

/** Of the maintenance database of one of the two, as a list of hosts names it. */
function urlOf({ connection }: EmbeddedServer, which: 'a' | 'b'): string {
  const socket = encodeURIComponent(join(folder, which, 'postgres/socket'))
  return `postgres://${connection.user}:${String(connection.password)}@${socket}/postgres`
}

/** What pg_basebackup does, which the embedded server's package lacks: a copy of the files, and what was written meanwhile. */
async function copyServer(connection: ClientConfig) {
  const [from, to] = ['a', 'b'].map((which) => join(folder, which, 'postgres')) as [string, string]
  const rules = await readFile(join(from, 'cluster/pg_hba.conf'), 'utf8')
  const client = new Client(connection)
  await client.connect()
  await client.query(`select pg_backup_start('replica', true)`)
  await cp(join(from, 'cluster'), join(to, 'cluster'), { recursive: true })
  const { rows } = await client.query<{ labelfile: string }>('select * from pg_backup_stop(false)')
  await cp(join(from, 'cluster/pg_wal'), join(to, 'cluster/pg_wal'), { recursive: true })
  await cp(join(from, 'password'), join(to, 'password'))
  await rm(join(to, 'cluster/postmaster.pid'))
  await writeFile(join(to, 'cluster/backup_label'), rows[0]?.labelfile ?? '')
  await writeFile(join(to, 'cluster/standby.signal'), '')
  const { user, password, host } = connection
  await appendFile(
    join(to, 'cluster/postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} user=${user} password=${String(password)}'\n`,
  )
  await writeFile(
    join(from, 'cluster/pg_hba.conf'),
    `${rules}local replication all scram-sha-256\n`,
  )
  await client.query('select pg_reload_conf()')
  await client.end()
}

const rename = (name: string) =>
  world.db.updateTable('countries').set({ name }).where('code', '=', 'KE').execute()

async function nameOf(client = world.clientWith(null)): Promise<string | undefined> {
  const { data } = await client.GET('/countries/{code}/', { params: { path: { code: 'KE' } } })
  return data?.printable_name
}

it('what everybody may read is read of a replica, and by who is signed in of the primary', async () => {
  await onReplica.query('select pg_wal_replay_pause()')
  const before = await nameOf()
  await rename('Kenya, just now')
  expect(await nameOf()).toBe(before)
  expect(await nameOf(buyer.client)).toBe('Kenya, just now')
})

it('a replica that is behind is left out, and comes back by itself', async () => {
  const paused = performance.now()
  await vi.waitFor(async () => expect(await nameOf()).toBe('Kenya, just now'), { timeout: 5000 })
  expect(performance.now() - paused).toBeLessThan(lagMs + 2000)
  expect(world.context.replicas?.pick()).toBeNull()
  await onReplica.query('select pg_wal_replay_resume()')
  await vi.waitFor(() => expect(world.context.replicas?.pick()).not.toBeNull(), { timeout: 3000 })
})

it('the death of the primary and the promotion of the replica are survived', {
  timeout: 30_000,
}, async () => {
  await rename('Kenya, before')
  await world.context.replicas?.caughtUp()
  expect(await nameOf()).toBe('Kenya, before')
  await onReplica.query('select pg_wal_replay_pause()')
  await rename('Kenya, not replayed yet')
  await vi.waitFor(() => expect(world.context.replicas?.pick()).toBeNull(), lagMs + 2000)
  const pid = await readFile(join(folder, 'a/postgres/cluster/postmaster.pid'), 'utf8')
  process.kill(Number(pid.split('\n')[0]), 'SIGKILL')
  // Its last processes answer for a moment. Then the only replica does, though it is behind: nobody has to wait to read.
  for (let name = ''; name !== 'Kenya, before'; ) {
    name = (await nameOf()) ?? 'no answer'
    expect(['Kenya, not replayed yet', 'Kenya, before']).toContain(name)
  }
  const write = () => buyer.client.PATCH('/profile/', { body: { language: 'sw' } })
  // A moment later its last processes have noticed, too.
  await vi.waitFor(async () => {
    const { response } = await write()
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).not.toBeNull()
  }, 5000)

  await onReplica.query('select pg_wal_replay_resume()')
  await onReplica.query('select pg_promote()')
  await vi.waitFor(async () => expect((await write()).response.status).toBe(200), {
    timeout: 10_000,
    interval: 200,
  })
  expect(await nameOf()).toBe('Kenya, not replayed yet')
})
