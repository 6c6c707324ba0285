import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { copyFolder, copyOne } from './copy-folder.ts'

/**
 * A base backup as PostgreSQL's manual describes it ("Making a Base Backup Using the Low Level API"): the registry's
 * binaries have neither pg_basebackup nor pg_dump. The copy is not of one moment until PostgreSQL replays the write-ahead
 * log of that time, which is copied with it. A temporary slot keeps that log from being recycled.
 */
export async function copyCluster(client: Client, cluster: string, to: string): Promise<number> {
  await client.query(`select pg_create_physical_replication_slot('bandari_backup', true, true)`)
  await client.query(`select pg_backup_start('bandari', fast => true)`)
  const copied = await copyFolder({ from: cluster, to, leavesOut })
  // It writes the end of the log out, so that all of it is in files.
  const { rows } = await client.query<{ labelfile: string; spcmapfile: string }>(
    'select labelfile, spcmapfile from pg_backup_stop(wait_for_archive => false)',
  )
  const [stopped] = rows
  if (!stopped) throw new Error('PostgreSQL did not end the backup')
  await mkdir(join(to, 'pg_wal/archive_status'), { recursive: true, mode: 0o700 })
  const log = await readdir(join(cluster, 'pg_wal'))
  for (const name of log.filter((entry) => /^[0-9A-F]{24}$/.test(entry)))
    await copyOne(join(cluster, 'pg_wal', name), join(to, 'pg_wal', name))
  await writeFile(join(to, 'backup_label'), stopped.labelfile, { mode: 0o600, flush: true })
  await client.query(`select pg_drop_replication_slot('bandari_backup')`)
  return copied
}

/** What belongs to the running server alone, and what it empties at its start. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])

function leavesOut(path: string): boolean {
  const [folder = '', ...below] = path.split('/')
  if (below.length > 0 && emptied.has(folder)) return true
  return /(^|\/)(pgsql_tmp[^/]*|postmaster\.(pid|opts)|backup_label(\.old)?)$/.test(path)
}
