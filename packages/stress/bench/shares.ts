import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A bound on what each process may have of a processor. Where the shop, its database and whoever asks share two cores, a
 * second process finds none free; with small shares of a core it is seen whether anything else holds two back.
 */

const root = '/sys/fs/cgroup/cpu'
const period = 100_000

export const canShare = () => existsSync(join(root, 'cpu.cfs_quota_us'))

/** Each of these alone, without what it has started. The answer takes the bounds away. */
export function boundTo(share: number, pids: readonly number[]): () => void {
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
      const inside = readFileSync(join(folder, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean)
      for (const pid of inside) writeFileSync(join(root, 'cgroup.procs'), pid)
      rmdirSync(folder)
    }
  }
}

/** Those that answer: the process itself, or the ones that it has started for it. */
export function servingOf(pid: number, workers: number): number[] {
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

/** Hundredths of a second, as Linux counts. */
const tick = 10

/** Milliseconds of a processor that these have had. */
export function processorTime(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return sum + (Number(fields[11]) + Number(fields[12])) * tick
  }, 0)
}
