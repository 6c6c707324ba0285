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

/** Debian's packages, and the program by which each is known. */
const wanted = [
  ['postgresql', 'initdb'],
  ['patroni', 'patroni'],
  ['etcd-server', 'etcd'],
  ['haproxy', 'haproxy'],
  ['pgbouncer', 'pgbouncer'],
] as const

/** Debian keeps PostgreSQL's programs by version, the newest last. */
export function postgresPrograms(): string {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root) : []
  const newest = versions.toSorted((a, b) => Number(a) - Number(b)).at(-1)
  return newest === undefined ? '' : join(root, newest, 'bin')
}

const places = () => [
  ...(process.env['PATH'] ?? '').split(delimiter),
  '/usr/sbin',
  postgresPrograms(),
]

export const hasProgram = (name: string) => places().some((place) => existsSync(join(place, name)))

export function missingPackages(): string[] {
  return wanted.flatMap(([name, program]) => (hasProgram(program) ? [] : [name]))
}

/** Without it the drill makes its copy with pg_basebackup, and the scripts of `deploy/cluster/` are not run. */
export const hasPgBackRest = () => hasProgram('pgbackrest')

export function pgbouncerVersion(): number {
  const said = execFileSync('pgbouncer', ['--version'], { env: environment(), encoding: 'utf8' })
  return Number(/PgBouncer (\d+\.\d+)/.exec(said)?.[1] ?? 0)
}

function environment() {
  return { ...process.env, PATH: places().join(delimiter) }
}

/** PostgreSQL and PgBouncer refuse to run as root; Debian's package brings an account for them. */
function idOfPostgres(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const [uid = 0, gid = 0] = ['-u', '-g'].map((which) =>
    Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' })),
  )
  return { uid, gid }
}

export function makeFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const id = idOfPostgres()
  if (id) chownSync(path, id.uid, id.gid)
  return path
}

export interface Program {
  name: string
  pid: () => number
  isAlive: () => boolean
  /** It has ended, and found nothing wrong. */
  isWell: () => boolean
  signal: (signal: NodeJS.Signals) => void
  /** With a signal, until it has ended. */
  end: (signal?: NodeJS.Signals) => Promise<void>
}

export interface Start {
  name: string
  command: string
  args: string[]
  folder: string
  env?: Record<string, string>
  /** Of whom `postgres` is the owner. */
  isPostgres?: boolean
}

const started = new Set<Program>()

/**
 * Starts a program, whose words go to a file, and remembers it. A terminal's Ctrl-C is for the drill, which ends them in order;
 * where the drill itself has died they are ended all the same.
 */
export function start({ name, command, args, folder, env, isPostgres }: Start): Program {
  const child: ChildProcess = spawnGroup(
    command,
    args,
    {
      cwd: folder,
      env: { ...environment(), ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(isPostgres ? idOfPostgres() : {}),
    },
    // A server goes on where only its keeper is killed.
    { endsRest: false },
  )
  const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' })
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  const isAlive = () => child.exitCode === null && child.signalCode === null
  const program: Program = {
    name,
    pid: () => child.pid ?? 0,
    isAlive,
    isWell: () => child.exitCode === 0,
    signal: (signal) => void child.kill(signal),
    end: async (signal = 'SIGTERM') => {
      if (!isAlive()) return
      child.kill(signal)
      const late = setTimeout(() => child.kill('SIGKILL'), 15_000)
      await once(child, 'exit')
      clearTimeout(late)
      started.delete(program)
    },
  }
  started.add(program)
  return program
}

const folders = new Set<string>()

/** A server that outlives the program that started it is ended with the rest. */
export function remember(dataFolder: string) {
  folders.add(dataFolder)
}

/** All at once: each is told to end, and after a while is not asked any more. */
export async function endAll(): Promise<void> {
  await Promise.all([...started].map((program) => program.end()))
  for (const folder of folders) {
    const pid = serverOf(folder)
    if (pid === null) continue
    process.kill(pid, 'SIGQUIT')
    await until('a server ends', async () => serverOf(folder) === null, 10)
  }
}

/** The PostgreSQL that works on a folder, as its own file says and the system confirms. */
export function serverOf(folder: string): number | null {
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

/** A command that has to end well. */
export async function run(given: Start): Promise<void> {
  const program = start(given)
  while (program.isAlive()) await sleep(50)
  started.delete(program)
  if (!program.isWell())
    throw new Error(`${given.name} failed: ${join(given.folder, given.name)}.log`)
}

export async function until(what: string, isTrue: () => Promise<boolean>, seconds = 90) {
  const deadline = Date.now() + seconds * 1000
  while (!(await isTrue().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`Waited ${seconds} s in vain: ${what}`)
    await sleep(100)
  }
}
