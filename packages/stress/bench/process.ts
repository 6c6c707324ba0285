import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import lowMemory from '@bandari/api/src/platform/processes/low-memory.json' with { type: 'json' }

/** A measured process, started with the flags of `npm start`. */
export interface MeasuredProcess {
  child: ChildProcess
  /** From spawn to its first answer, in milliseconds. */
  startedIn: number
  /** Resident memory in MB. */
  memory: () => number
  /** Processor time used so far, in milliseconds. */
  cpu: () => number
  stop: () => Promise<void>
}

export async function startProcess(
  script: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<MeasuredProcess> {
  const started = performance.now()
  const child = spawn(
    process.execPath,
    [...lowMemory.flags, fileURLToPath(new URL(script, import.meta.url)), ...args],
    {
      env: { ...process.env, ...lowMemory.environment, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  // A failed measurement must not leave the process running.
  process.once('exit', () => child.kill('SIGKILL'))
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => {
      throw new Error(`${script} ended before it was ready`)
    }),
  ])
  return {
    child,
    startedIn: Math.round(performance.now() - started),
    memory: () => residentMegabytes(child.pid ?? 0),
    cpu: () => processorTime(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

function residentMegabytes(pid: number): number {
  try {
    const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return Math.round(Number(line?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}

/** Linux counts in hundredths of a second. */
function processorTime(pid: number): number {
  const [user = 0, system = 0] = statFields(pid).slice(11, 13).map(Number)
  return (user + system) * 10
}

/** The fields of /proc/PID/stat after the process's name: state, parent, … */
function statFields(pid: number): string[] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

/** Memory of all processes of the embedded database, in MB. Their Pss counts shared memory once. */
export function databaseMegabytes(dataDir: string): number {
  const pidFile = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')
  const postmaster = Number(pidFile.split('\n')[0])
  const pids = readdirSync('/proc').map(Number)
  const databasePids = pids.filter(
    (pid) => pid === postmaster || Number(statFields(pid)[1]) === postmaster,
  )
  return Math.round(databasePids.reduce((sum, pid) => sum + pssKilobytes(pid), 0) / 1024)
}

function pssKilobytes(pid: number): number {
  try {
    return Number(
      /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0,
    )
  } catch {
    return 0
  }
}
