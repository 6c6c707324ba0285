import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A process under measurement. */
export interface Measured {
  child: ChildProcess
  /** From spawn to its first answer, in milliseconds. */
  startedIn: number
  /** Resident memory in MB. */
  memory: () => number
  stop: () => Promise<void>
}

export async function startProcess(
  script: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Measured> {
  const started = performance.now()
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL(script, import.meta.url)), ...args],
    {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  // A measurement that fails leaves nobody behind.
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
