import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import {
  hasProgram,
  makeFolder,
  type Program,
  endServerLater,
  run,
  start,
  waitUntil,
} from '../cluster/programs.ts'

/** Debian's PostgreSQL with an empty database, for the settings with `DATABASE_URL`. */
export interface ExternalDatabase {
  url: string
  version: string
  end: () => Promise<void>
}

export const hasPostgres = () => hasProgram('initdb')

// With a colon, an at sign and a slash, which a URL must escape.
const password = 'drill:@/word'

export async function openExternalDatabase(port: number): Promise<ExternalDatabase> {
  // The account `postgres` may not enter the folder of the rehearsal.
  const folder = mkdtempSync(join(tmpdir(), 'bandari-other-'))
  chmodSync(folder, 0o755)
  const data = makeFolder(join(folder, 'data'))
  endServerLater(data)
  const secret = join(folder, 'password')
  writeFileSync(secret, password, { mode: 0o644 })
  const args = [
    '-D',
    data,
    '-U',
    'bandari',
    '-A',
    'scram-sha-256',
    `--pwfile=${secret}`,
    '-E',
    'UTF8',
  ]
  await run({ name: 'initdb', command: 'initdb', args, folder, asPostgres: true })
  const server: Program = start({
    name: 'postgres',
    command: 'postgres',
    args: ['-D', data, '-p', String(port), '-k', '', '-c', 'listen_addresses=127.0.0.1'],
    folder,
    asPostgres: true,
  })
  const urlOf = (name: string) =>
    `postgres://bandari:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`
  let version = ''
  await waitUntil('PostgreSQL answers', async () => {
    const client = new Client(urlOf('postgres'))
    client.on('error', () => undefined)
    await client.connect()
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    version = rows[0]?.server_version ?? ''
    await client.query('create database bandari')
    await client.end()
    return true
  })
  return {
    url: urlOf('bandari'),
    version,
    end: async () => {
      await server.end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
