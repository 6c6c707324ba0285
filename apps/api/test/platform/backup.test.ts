import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { restoreBackup } from '../../src/platform/backup/restore-backup.ts'
import { takeBackup } from '../../src/platform/backup/take-backup.ts'
import { type EmbeddedServer, startEmbedded } from '../../src/platform/db/embedded.ts'
import { FolderStorage } from '../../src/platform/storage/folder.ts'

/** A backup that is taken while a shop writes, and what comes back of it. */

let folder: string
let server: EmbeddedServer
const inFolder = (...names: string[]) => join(folder, ...names)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bandari-backup-'))
  server = await startEmbedded({ dataDir: inFolder('shop'), durable: false })
  await withClient(server, (client) =>
    client.query(`
      create table entries (id bigint generated always as identity primary key, amount bigint not null, pad text);
      insert into entries (amount, pad) select n, repeat(md5(n::text), 20) from generate_series(1, 20000) as n`),
  )
  await new FolderStorage(inFolder('shop/media')).put('originals/one', Buffer.from('a picture'))
  await writeFile(inFolder('shop/secret.key'), 'sealed', { mode: 0o600 })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

async function withClient<T>(of: EmbeddedServer, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(of.connection)
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

interface Sums {
  entries: string
  sum: string
  last: string
}

const readSums = (of: EmbeddedServer, until = Number.MAX_SAFE_INTEGER) =>
  withClient(of, async (client) => {
    const { rows } = await client.query<Sums>(
      'select count(*) as entries, sum(amount) as sum, max(id) as last from entries where id <= $1',
      [until],
    )
    return rows[0]
  })

/** Writes until it is told to stop: entries in twos whose amounts cancel each other, and checkpoints, which recycle the log. */
function startWriting() {
  const writing = new AbortController()
  const done = withClient(server, async (client) => {
    for (let n = 0; !writing.signal.aborted; n += 1) {
      await client.query(
        `insert into entries (amount, pad) values ($1, repeat('x', 4000)), (-$1, repeat('y', 4000))`,
        [n],
      )
      if (n % 50 === 49) await client.query('checkpoint')
    }
  })
  return async () => {
    writing.abort()
    await done
  }
}

const backup = (to: string) =>
  takeBackup({
    dataDir: inFolder('shop'),
    media: new FolderStorage(inFolder('shop/media')),
    to: inFolder(to),
    readBooks: async () => readSums(server),
  })

const restore = (from: string, to: string, replace = false) =>
  restoreBackup<Sums | undefined>({
    from: inFolder(from),
    dataDir: inFolder(to),
    media: new FolderStorage(inFolder(to, 'media')),
    replace,
    compareBooks: async (_, books) => {
      const restored = await startEmbedded({ dataDir: inFolder(to) })
      expect(await readSums(restored, Number(books?.last))).toEqual(books)
    },
  })

it('comes back whole, as of a moment while the shop wrote', async () => {
  const stop = startWriting()
  await sleep(300)
  const { books } = await backup('copy')
  const after = await readSums(server)
  await sleep(200)
  await stop()
  await restore('copy', 'again')
  const restored = await startEmbedded({ dataDir: inFolder('again') })
  const sums = await readSums(restored)
  // Everything from before it began, nothing from after it ended, and no half transaction.
  expect(Number(sums?.entries)).toBeGreaterThan(Number(books?.entries))
  expect(Number(sums?.entries)).toBeLessThanOrEqual(Number(after?.entries))
  expect(sums?.sum).toBe(books?.sum)
  expect(sums).toEqual(await readSums(server, Number(sums?.last)))
  await withClient(restored, (client) => client.query('insert into entries (amount) values (1)'))
  await restored.stop()
  const picture = await new FolderStorage(inFolder('again/media')).read('originals/one')
  expect(picture && (await text(picture.stream))).toBe('a picture')
  expect(await readFile(inFolder('again/secret.key'), 'utf8')).toBe('sealed')
  expect((await stat(inFolder('again/secret.key'))).mode & 0o077).toBe(0)
}, 120_000)

it('goes into no folder that holds something, unless it is told', async () => {
  await expect(backup('copy')).rejects.toThrow('is not empty')
  await expect(restore('copy', 'again')).rejects.toThrow('holds a database already')
  await restore('copy', 'again', true)
  await expect(restore('copy', 'shop', true)).rejects.toThrow('stop it first')
}, 120_000)

it('is nothing before it is complete', async () => {
  await rm(inFolder('copy/backup.json'))
  await expect(restore('copy', 'elsewhere')).rejects.toThrow('no complete backup')
})
