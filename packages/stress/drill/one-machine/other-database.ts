import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import {
  hasProgram,
  makeFolder,
  type Program,
  remember,
  run,
  start,
  until,
} from '../cluster/programs.ts'

/** A PostgreSQL of Debian's with an empty database, as somebody has it who sets `DATABASE_URL`. */
export interface OtherDatabase {
  url: string
  version: string
  end: () => Promise<void>
}

export const hasPostgres = () => hasProgram('initdb')

// A colon, an at sign and a slash, which an address has to write otherwise.
const password = 'drill:@/word'

export async function openOtherDatabase(port: number): Promise<OtherDatabase> {
  // Its user may not enter the folder of the rehearsal.
  const folder = mkdtempSync(join(tmpdir(), 'bandari-other-'))
  chmodSync(folder, 0o755)
  const data = makeFolder(join(folder, 'data'))
  remember(data)
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
  await run({ name: 'initdb', command: 'initdb', args, folder, isPostgres: true })
  const server: Program = start({
    name: 'postgres',
    command: 'postgres',
    args: ['-D', data, '-p', String(port), '-k', '', '-c', 'listen_addresses=127.0.0.1'],
    folder,
    isPostgres: true,
  })
  const at = (name: string) =>
    `postgres://bandari:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`
  let version = ''
  await until('PostgreSQL answers', async () => {
    const client = new Client(at('postgres'))
    client.on('error', () => undefined)
    await client.connect()
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    version = rows[0]?.server_version ?? ''
    await client.query('create database bandari')
    await client.end()
    return true
  })
  return {
    url: at('bandari'),
    version,
    end: async () => {
      await server.end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
