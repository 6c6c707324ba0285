import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openClient } from '@bandari/api/src/platform/db/client.ts'
import { findServer } from '@bandari/api/src/platform/db/embedded/process.ts'
import { openPaths } from '@bandari/api/src/platform/db/embedded/paths.ts'

/** Closes one connection of the shop, preferably one in a transaction. Retries while the server is down. */
export async function terminateBackend(dataDir: string): Promise<void> {
  while (!(await terminateOne(dataDir).catch(() => false))) await sleep(20)
}

async function terminateOne(dataDir: string): Promise<boolean> {
  const { socketDir, passwordFile } = await openPaths(dataDir)
  const password = await readFile(passwordFile, 'utf8')
  const client = await openClient({
    host: socketDir,
    user: 'bandari',
    password,
    database: 'postgres',
  })
  try {
    const { rowCount } = await client.query(`select pg_terminate_backend(pid) from (
      select pid from pg_stat_activity where datname = 'bandari'
      order by xact_start is null, random() limit 1) as chosen`)
    return rowCount === 1
  } finally {
    await client.end()
  }
}

/** Kills a server that is ready with SIGKILL; waits for one that is still starting. */
export async function killServer(dataDir: string): Promise<void> {
  const paths = await openPaths(dataDir)
  for (;;) {
    const pid = await findServer(paths)
    const status = await readFile(join(paths.cluster, 'postmaster.pid'), 'utf8').catch(() => '')
    if (pid !== undefined && /\bready\b/.test(status)) {
      process.kill(pid, 'SIGKILL')
      return
    }
    await sleep(20)
  }
}
