import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Limits the share of a processor that a process may use, by cgroups version 1. When the shop, its database and the client
 * share two cores, a second process finds no free core. With small shares a second process shows whether anything but the
 * processor limits throughput.
 */

const root = '/sys/fs/cgroup/cpu'
const period = 100_000

export const canLimitProcessor = () => existsSync(join(root, 'cpu.cfs_quota_us'))

/** Limits each process separately, without its children. Returns a function that removes the limits. */
export function limitProcessor(share: number, pids: readonly number[]): () => void {
  const folders = pids.map((pid) => {
    const folder = join(root, `bandari-bench-${pid}`)
    mkdirSync(folder)
    writeFileSync(join(folder, 'cpu.cfs_period_us'), String(period))
    writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(Math.round(share * period)))
    writeFileSync(join(folder, 'cgroup.procs'), String(pid))
    return folder
  })
  return () => {
    for (const folder of folders) {
      const members = readFileSync(join(folder, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean)
      for (const pid of members) writeFileSync(join(root, 'cgroup.procs'), pid)
      rmdirSync(folder)
    }
  }
}

/** The processes that answer requests: the process itself, or the workers that it has started. */
export function servingPids(pid: number, workers: number): number[] {
  if (workers === 1) return [pid]
  const tasks = readdirSync(`/proc/${pid}/task`)
  const children = tasks.flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' '),
  )
  return children
    .filter(Boolean)
    .map(Number)
    .filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('main.ts'))
}

/** Milliseconds per clock tick: Linux counts hundredths of a second. */
const tick = 10

/** Processor time of these processes together, in milliseconds. */
export function processorTime(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return sum + (Number(fields[11]) + Number(fields[12])) * tick
  }, 0)
}
