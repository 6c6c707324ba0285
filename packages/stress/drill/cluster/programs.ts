import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnGroup } from '@bandari/api/scripts/groups.mjs'

/** Debian's packages, and a program of each. */
const packages = [
  ['postgresql', 'initdb'],
  ['patroni', 'patroni'],
  ['etcd-server', 'etcd'],
  ['haproxy', 'haproxy'],
  ['pgbouncer', 'pgbouncer'],
] as const

/** Debian installs PostgreSQL's programs in a folder for each version. Returns that of the newest. */
export function postgresPrograms(): string {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root) : []
  const newest = versions.toSorted((a, b) => Number(a) - Number(b)).at(-1)
  return newest === undefined ? '' : join(root, newest, 'bin')
}

const searchPath = () => [
  ...(process.env['PATH'] ?? '').split(delimiter),
  '/usr/sbin',
  postgresPrograms(),
]

export const hasProgram = (name: string) =>
  searchPath().some((folder) => existsSync(join(folder, name)))

export function missingPackages(): string[] {
  return packages.flatMap(([name, program]) => (hasProgram(program) ? [] : [name]))
}

/** Without pgBackRest the drill copies with pg_basebackup, and does not run the scripts of `deploy/cluster/`. */
export const hasPgBackRest = () => hasProgram('pgbackrest')

export function pgbouncerVersion(): number {
  const output = execFileSync('pgbouncer', ['--version'], { env: environment(), encoding: 'utf8' })
  return Number(/PgBouncer (\d+\.\d+)/.exec(output)?.[1] ?? 0)
}

function environment() {
  return { ...process.env, PATH: searchPath().join(delimiter) }
}

/** PostgreSQL and PgBouncer refuse to run as root; Debian's package creates this account for them. */
function postgresIds(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const [uid = 0, gid = 0] = ['-u', '-g'].map((which) =>
    Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' })),
  )
  return { uid, gid }
}

export function makeFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const id = postgresIds()
  if (id) chownSync(path, id.uid, id.gid)
  return path
}

export interface Program {
  name: string
  pid: () => number
  isAlive: () => boolean
  /** It has exited with 0. */
  hasSucceeded: () => boolean
  signal: (signal: NodeJS.Signals) => void
  /** Sends a signal and waits for the exit; kills the program after 15 seconds. */
  end: (signal?: NodeJS.Signals) => Promise<void>
}

export interface StartOptions {
  name: string
  command: string
  args: string[]
  folder: string
  env?: Record<string, string>
  /** Runs as the account `postgres`. */
  asPostgres?: boolean
}

const running = new Set<Program>()

/**
 * Starts a program that logs to `NAME.log`, and registers it for `endAll`. A terminal's Ctrl-C reaches the drill alone, which
 * ends the programs in order; they also end when the drill itself is killed.
 */
export function start({ name, command, args, folder, env, asPostgres }: StartOptions): Program {
  const child: ChildProcess = spawnGroup(
    command,
    args,
    {
      cwd: folder,
      env: { ...environment(), ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(asPostgres ? postgresIds() : {}),
    },
    // A PostgreSQL server must survive the kill of its Patroni.
    { endsGroup: false },
  )
  const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' })
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  const isAlive = () => child.exitCode === null && child.signalCode === null
  const program: Program = {
    name,
    pid: () => child.pid ?? 0,
    isAlive,
    hasSucceeded: () => child.exitCode === 0,
    signal: (signal) => void child.kill(signal),
    end: async (signal = 'SIGTERM') => {
      if (!isAlive()) return
      child.kill(signal)
      const killTimer = setTimeout(() => child.kill('SIGKILL'), 15_000)
      await once(child, 'exit')
      clearTimeout(killTimer)
      running.delete(program)
    },
  }
  running.add(program)
  return program
}

const dataFolders = new Set<string>()

/** Registers a PostgreSQL data folder: `endAll` ends its server, which may outlive the program that started it. */
export function endServerLater(dataFolder: string) {
  dataFolders.add(dataFolder)
}

/** Ends all programs in parallel, then the servers of the registered data folders. */
export async function endAll(): Promise<void> {
  await Promise.all([...running].map((program) => program.end()))
  for (const folder of dataFolders) {
    const pid = findServerPid(folder)
    if (pid === null) continue
    process.kill(pid, 'SIGQUIT')
    await waitUntil('a server ends', async () => findServerPid(folder) === null, 10)
  }
}

/** The process of the PostgreSQL server on a data folder: from its pid file, confirmed by its command line. */
export function findServerPid(folder: string): number | null {
  try {
    const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return command.includes(folder) ? pid : null
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ESRCH') return null
    throw error
  }
}

/** Runs a command to its end. Throws when it fails. */
export async function run(options: StartOptions): Promise<void> {
  const program = start(options)
  while (program.isAlive()) await sleep(50)
  running.delete(program)
  if (!program.hasSucceeded())
    throw new Error(`${options.name} failed: ${join(options.folder, options.name)}.log`)
}

export async function waitUntil(condition: string, isTrue: () => Promise<boolean>, seconds = 90) {
  const deadline = Date.now() + seconds * 1000
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`After ${seconds} s this is not so: ${condition}`)
    await sleep(100)
  }
}
