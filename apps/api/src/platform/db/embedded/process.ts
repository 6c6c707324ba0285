import { spawn } from 'node:child_process'
import { openSync, closeSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import lowMemory from '../../processes/low-memory.json' with { type: 'json' }
import { openClient } from '../client.ts'
import type { EmbeddedPaths } from './paths.ts'
import { commandLine, type Runner } from './runner.ts'

/** For the databases of a test run, which need neither crash safety nor cleaning. */
const throwaway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
}

/** Without the bounds of our own memory: with them PostgreSQL would ask the machine again for each large sort. */
function unbounded(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const bounds = Object.keys(lowMemory.environment)
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !bounds.includes(name)))
}

/** Starts a server that nobody waits for yet, and returns its process's id. */
export function launch(
  runner: Runner,
  paths: EmbeddedPaths,
  { durable, connections }: { durable: boolean; connections: number },
): number {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: paths.socketDir,
    unix_socket_permissions: '0700',
    max_connections: String(connections),
    shared_buffers: '256MB',
    // Plans here are short: compiling them costs more than it saves (measured).
    jit: 'off',
    max_wal_size: '2GB',
    // Its log tells what failed; a DETAIL would be the row that was refused, a STATEMENT what somebody typed.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...(durable ? {} : throwaway),
  }
  const [command, args] = commandLine(runner, 'postgres', [
    '-D',
    paths.cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  const log = openSync(paths.log, 'a', 0o600)
  // Detached: Ctrl-C in a terminal must reach us first, so that we can finish what is under way.
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', log, log],
    env: unbounded(process.env),
    uid: runner.uid,
    gid: runner.uid,
  })
  child.on('error', () => {
    // Reported below: a process that could not be started has no id.
  })
  child.unref()
  closeSync(log)
  if (child.pid === undefined) throw new Error('The embedded database could not be started.')
  return child.pid
}

/** The server that holds the cluster, be it ours or one that was left behind. */
export async function findServer({ cluster }: EmbeddedPaths): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(text.split('\n')[0])
  return pid && (await isServer(pid)) ? pid : undefined
}

/** After a restart of the machine another process may have the number; a dead one may not have been reaped yet. */
export async function isServer(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'postgres')
  return command.includes('postgres')
}

export function isAlive(pid: number): boolean {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Waits until the server answers; throws as soon as it ends instead. */
export async function waitUntilReady(
  connection: ClientConfig,
  pid: number,
  { log }: EmbeddedPaths,
) {
  const started = Date.now()
  for (;;) {
    try {
      const client = await openClient(connection)
      await client.end()
      return
    } catch (error) {
      const patience = isWrongPassword(error) ? 2000 : 60_000
      if (!(await isServer(pid)) || Date.now() > started + patience) {
        const tail = (await readFile(log, 'utf8').catch(() => '')).split('\n').slice(-8).join('\n')
        throw new Error(`The embedded database does not start: ${String(error)}\n${tail}`, {
          cause: error,
        })
      }
      await sleep(25)
    }
  }
}

/** It stays wrong, unless the server is just reading its rules anew. */
function isWrongPassword(error: unknown): boolean {
  return (error as { code?: unknown }).code === '28P01'
}

/** SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, nothing is lost. */
export async function stopServer(pid: number) {
  if (!(await isServer(pid))) return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + 20_000
  while ((await isServer(pid)) && Date.now() < deadline) await sleep(20)
}
