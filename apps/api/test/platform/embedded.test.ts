import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client, type ClientConfig } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type EmbeddedServer, startEmbedded } from '../../src/platform/db/embedded.ts'
import { waitBefore } from '../../src/platform/db/embedded/watch.ts'

const isRoot = process.getuid?.() === 0
const nobody = 65_534

let dataDir: string
let server: EmbeddedServer

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bandari-embedded-'))
  // What keeps others out must be the database's own folder.
  await chmod(dataDir, 0o755)
  server = await startEmbedded({ dataDir, durable: false })
  await ask(server.connection, `create table kept as select 'amina' as name`)
}, 240_000)
afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const inHome = (...names: string[]) => join(dataDir, 'postgres', ...names)

async function ask(connection: ClientConfig, statement: string): Promise<unknown> {
  const client = new Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(statement)).rows[0]
  } finally {
    await client.end()
  }
}

const readKept = () => ask(server.connection, 'select name from kept')

async function postmaster(): Promise<number> {
  return Number((await readFile(inHome('cluster/postmaster.pid'), 'utf8')).split('\n')[0])
}

/** Where the socket lies: beside the data, or in the system's folder when that path is too long. */
const socketDir = () => String(server.connection.host)

async function mode(path: string): Promise<string> {
  return ((await stat(path)).mode & 0o777).toString(8)
}

describe('the embedded database is closed to others', () => {
  it('by the modes of its files', async () => {
    expect(await mode(inHome())).toBe('700')
    expect(await mode(socketDir())).toBe('700')
    expect(await mode(join(socketDir(), '.s.PGSQL.5432'))).toBe('700')
    expect(await mode(inHome('password'))).toBe('600')
  })

  it.each(['', 'guessed'])('by a password, which is not %j', async (password) => {
    await expect(ask({ ...server.connection, password }, 'select 1')).rejects.toThrow(/password/)
  })

  it.runIf(isRoot)('for the user nobody of the system', () => {
    const tries = [
      ['cat', inHome('password')],
      ['cat', inHome('cluster/PG_VERSION')],
      ['ls', socketDir()],
      ['stat', join(socketDir(), '.s.PGSQL.5432')],
    ]
    for (const [command = '', ...args] of tries) {
      const tried = spawnSync(command, args, { uid: nobody, gid: nobody, encoding: 'utf8' })
      expect(tried.stderr).toContain('Permission denied')
    }
  })
})

describe('a data folder that', () => {
  const again = async () => {
    server = await startEmbedded({ dataDir, durable: false })
  }
  afterEach(async () => {
    expect(await readKept()).toEqual({ name: 'amina' })
    await vi.waitFor(
      () =>
        expect(ask({ ...server.connection, password: 'guessed' }, 'select 1')).rejects.toThrow(
          /password/,
        ),
      120_000,
    )
  })

  it('let everybody in, as older versions made it, is closed at the next start', async () => {
    await ask(server.connection, 'alter role bandari password null')
    await server.stop()
    await writeFile(inHome('cluster/pg_hba.conf'), '# initdb --auth=trust\nlocal all all trust\n')
    await chmod(socketDir(), 0o777)
    await rm(inHome('password'))
    await again()
    expect(await mode(socketDir())).toBe('700')
  })

  it('lost its password gets another, also while the server runs', async () => {
    const before = server.connection.password
    await rm(inHome('password'))
    await again()
    expect(server.connection.password).not.toBe(before)
  })
})

describe('a server that is watched', () => {
  const said: string[] = []
  const note = (_: unknown, message?: string) => void said.push(message ?? String(_))
  const log = { debug: note, info: note, warn: note, error: note }

  it('is started again when it dies, each time', async () => {
    server.watch(log)
    for (const _ of [1, 2]) {
      const pid = await postmaster()
      process.kill(pid, 'SIGKILL')
      await vi.waitFor(
        async () => {
          expect(await readKept()).toEqual({ name: 'amina' })
          expect(await postmaster()).not.toBe(pid)
        },
        { timeout: 120_000, interval: 50 },
      )
    }
    await vi.waitFor(() => expect(said).toContain('The embedded database answers again'), 120_000)
    expect(said).toContain('The embedded database died and is started again')
  }, 240_000)

  it('is never replaced by an empty one', async () => {
    said.length = 0
    const away = `${inHome('cluster')}-away`
    const pid = await postmaster()
    await rename(inHome('cluster'), away)
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(() => expect(said).toContain('The embedded database could not be started'), {
      timeout: 120_000,
    })
    await rename(away, inHome('cluster'))
    await vi.waitFor(async () => expect(await readKept()).toEqual({ name: 'amina' }), {
      timeout: 120_000,
      interval: 100,
    })
  }, 240_000)
})

it('ends with the process that owns it, also when that is killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bandari-embedded-'))
  const script = fileURLToPath(new URL('../helpers/start-once.ts', import.meta.url))
  const env = { ...process.env, DATA_DIR: folder, STAY: 'true' }
  const owner = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(owner.stdout, 'data')) as [Buffer]
  const pid = Number(String(line))
  expect(await readFile(`/proc/${pid}/cmdline`, 'utf8')).toContain(folder)
  owner.kill('SIGKILL')
  const file = join(folder, 'postgres/cluster/postmaster.pid')
  await vi.waitFor(() => expect(existsSync(file)).toBe(false), { timeout: 120_000, interval: 50 })
  await rm(folder, { recursive: true, force: true })
}, 240_000)

it('waits longer before each further try, ten seconds at most', () => {
  expect([1, 2, 3, 7, 8, 50].map(waitBefore)).toEqual([100, 200, 400, 6400, 10_000, 10_000])
})

describe.runIf(isRoot)('where root may make no user namespace', () => {
  it('the server runs as a user whom nobody is, and its files are that user’s', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bandari-embedded-'))
    await chmod(folder, 0o755)
    const script = fileURLToPath(new URL('../helpers/start-once.ts', import.meta.url))
    // Without `unshare` in the path there are no namespaces.
    const env = { PATH: '', DATA_DIR: folder }
    const run = spawnSync(process.execPath, [script], { env, encoding: 'utf8', timeout: 120_000 })
    expect(run.stderr).toBe('')
    expect(JSON.parse(run.stdout)).toEqual({ server: 65_521, name: 'amina' })
    const { uid } = await stat(join(folder, 'postgres/cluster/PG_VERSION'))
    expect(uid).toBe(65_521)
    const tried = spawnSync('cat', [join(folder, 'postgres/cluster/PG_VERSION')], {
      uid: nobody,
      gid: nobody,
      encoding: 'utf8',
    })
    expect(tried.stderr).toContain('Permission denied')
    await rm(folder, { recursive: true, force: true })
  }, 240_000)
})
