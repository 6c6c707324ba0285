import { readdirSync } from 'node:fs'
import { mkdtemp, mkdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { Client, type ClientConfig } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { checkpointLedgers, compareLedgers } from '../../src/overview/reconciliation/ledgers.ts'
import { restoreBackup } from '../../src/platform/backup/restore-backup.ts'
import { takeBackup } from '../../src/platform/backup/take-backup.ts'
import { type EmbeddedServer, startEmbedded } from '../../src/platform/db/embedded.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { FolderStorage } from '../../src/platform/storage/folder.ts'
import { databaseUrl } from '../helpers/shop-process.ts'
import { copyTemplate, createDatabase, dropDatabase } from '../helpers/world.ts'

/**
 * A backup of a shop with DATABASE_URL that is taken while it writes, and what comes back of it: in the embedded database, and
 * from there in an empty one of DATABASE_URL.
 */

let folder: string
let shop: ClientConfig & { database: string }
let other: ClientConfig & { database: string }
let embedded: EmbeddedServer | undefined
const inFolder = (...names: string[]) => join(folder, ...names)

beforeAll(async () => {
  const { connection } = inject('postgres')
  folder = await mkdtemp(join(tmpdir(), 'bandari-backup-'))
  shop = await copyTemplate(connection)
  other = { ...connection, database: `${shop.database}_other` }
  await createDatabase(connection, other.database)
  await new FolderStorage(inFolder('shop/media')).put('originals/one', Buffer.from('a picture'))
  await writeFile(inFolder('shop/secret.key'), 'sealed', { mode: 0o600 })
  await writeFile(inFolder('shop/signing.p12'), 'signs', { mode: 0o600 })
  // Another shop was there before.
  await mkdir(inFolder('again/postgres/cluster'), { recursive: true })
  await writeFile(inFolder('again/secret.key'), 'of before')
})
afterAll(async () => {
  await embedded?.stop()
  await dropDatabase(shop)
  await dropDatabase(other)
  await rm(folder, { recursive: true, force: true })
})

async function withClient<T>(of: ClientConfig, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(of)
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** Writes until it is told to stop: rows in twos whose numbers cancel each other. */
function startWriting() {
  const writing = new AbortController()
  const done = withClient(shop, async (client) => {
    for (let n = 1; !writing.signal.aborted; n += 1)
      await client.query('insert into words (word, n) values ($1, $3), ($2, -$3::int)', [
        `written ${n}`,
        `and ${n}`,
        n,
      ])
  })
  return async () => {
    writing.abort()
    await done
  }
}

const readWords = (of: ClientConfig) =>
  withClient(of, async (client) => {
    const { rows } = await client.query<{ rows: number; sum: number }>(
      'select count(*)::int as rows, sum(n)::int as sum from words',
    )
    return rows[0]!
  })

/** Each table with its rows as one number, each sequence, and what stands by each table. */
const readAll = (of: ClientConfig) =>
  withClient(of, async (client) => {
    const ask = async (question: string) =>
      (await client.query<{ name: string; said: string }>(question)).rows
    const tables = await ask(
      `select format('%I.%I', schemaname, tablename) as name, '' as said from pg_tables
        where schemaname in ('public', 'graphile_worker') and tablename not in ('vehicle_changes', 'rate_counters')`,
    )
    const rows = await ask(
      tables
        .map(
          ({ name }) =>
            `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as said from ${name} as t`,
        )
        .join(' union all '),
    )
    const things = await ask(`
      select schemaname || '.' || sequencename as name, last_value::text as said from pg_sequences
      union all select indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index
        where indrelid::regclass::text not like 'pg_%'
      union all select conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid) || convalidated from pg_constraint
        where conrelid <> 0
      union all select tgrelid::regclass || ' ' || tgname, tgenabled::text from pg_trigger where not tgisinternal`)
    return Object.fromEntries([...rows, ...things].map(({ name, said }) => [name, said]))
  })

interface Where {
  dataDir: string
  /** Of `DATABASE_URL`; the embedded one where there is none. */
  database?: ClientConfig
}

const settingsOf = ({ dataDir, database }: Where) => ({
  dataDir: inFolder(dataDir),
  databaseUrl: database && databaseUrl(database),
  databaseDirectUrl: undefined,
})

const backup = (where: Where, to: string) =>
  takeBackup({
    settings: settingsOf(where),
    media: new FolderStorage(inFolder(where.dataDir, 'media')),
    to: inFolder(to),
    readBooks: checkpointLedgers,
  })

const restore = (from: string, where: Where, replace = false) =>
  restoreBackup({
    from: inFolder(from),
    settings: settingsOf(where),
    media: new FolderStorage(inFolder(where.dataDir, 'media')),
    replace,
    compareBooks: compareLedgers,
  })

it('comes back whole in the embedded database, as of a moment while the shop wrote', {
  timeout: 240_000,
}, async () => {
  const before = await readWords(shop)
  const stop = startWriting()
  await sleep(200)
  const { books } = await backup({ dataDir: 'shop', database: shop }, 'copy')
  const after = await readWords(shop)
  await stop()
  expect(books.map(({ ledger }) => ledger)).toContain('payments')
  expect(await restore('copy', { dataDir: 'again' }, true)).toMatchObject({ leftOut: [] })
  embedded = await startEmbedded({ dataDir: inFolder('again') })
  const words = await readWords(embedded.connection)
  // Nothing from after it ended, and no half transaction.
  expect(words.rows).toBeGreaterThan(before.rows)
  expect(words.rows).toBeLessThanOrEqual(after.rows)
  expect(words.sum).toBe(before.sum)
  const { words: _, 'public.words': __, ...all } = await readAll(shop)
  expect(Object.keys(all).length).toBeGreaterThan(500)
  expect(await readAll(embedded.connection)).toMatchObject(all)
})

it('brings pictures and keys, which nobody else may read', async () => {
  const picture = await new FolderStorage(inFolder('again/media')).read('originals/one')
  expect(picture && (await text(picture.stream))).toBe('a picture')
  expect(await readFile(inFolder('again/secret.key'), 'utf8')).toBe('sealed')
  expect(await readFile(inFolder('again/signing.p12'), 'utf8')).toBe('signs')
  for (const path of ['again/secret.key', 'copy', 'copy/keys', 'copy/database'])
    expect((await stat(inFolder(path))).mode & 0o077, path).toBe(0)
})

it('sets aside what was there', () => {
  const names = readdirSync(inFolder('again')).map((name) => name.replace(/\d+$/, ''))
  expect(names).toEqual(expect.arrayContaining(['postgres.before-', 'secret.key.before-']))
  expect(names).not.toContain('restoring')
})

it('goes from the embedded database to an empty one of DATABASE_URL', {
  timeout: 240_000,
}, async () => {
  await backup({ dataDir: 'again' }, 'of-embedded')
  await restore('of-embedded', { dataDir: 'moved', database: other })
  // The one who takes the backup is this test, who owns the server, and so has stopped it.
  embedded = await startEmbedded({ dataDir: inFolder('again') })
  expect(await readAll(other)).toEqual(await readAll(embedded.connection))
})

it('goes nowhere that holds something, unless it is told', async () => {
  await expect(backup({ dataDir: 'again' }, 'copy')).rejects.toThrow('is not empty')
  await expect(restore('copy', { dataDir: 'moved', database: other })).rejects.toThrow(
    'holds tables already',
  )
  await expect(restore('copy', { dataDir: 'again' })).rejects.toThrow('holds a database already')
  await expect(restore('copy', { dataDir: 'again' }, true)).rejects.toThrow('stop it first')
})

it('takes no other key for its own', async () => {
  await mkdir(inFolder('foreign'))
  await writeFile(inFolder('foreign/secret.key'), 'another')
  await expect(restore('copy', { dataDir: 'foreign' })).rejects.toThrow('is not the one')
  expect(await readFile(inFolder('foreign/secret.key'), 'utf8')).toBe('another')
})

it('that was cut off is no shop: no start takes it for one', async () => {
  const half = { ...other, database: `${shop.database}_half` }
  await createDatabase(other, half.database)
  await truncate(inFolder('copy/database/public.products.gz'), 1000)
  await expect(restore('copy', { dataDir: 'half', database: half })).rejects.toThrow('unexpected')
  await expect(migrate(half)).rejects.toThrow('0001')
  await dropDatabase(half)
}, 240_000)

it('is nothing before it is complete, nor of a version that this one does not know', async () => {
  const file = inFolder('copy/backup.json')
  const manifest = JSON.parse(await readFile(file, 'utf8'))
  const { migrations } = manifest.database
  await writeFile(
    file,
    JSON.stringify({ ...manifest, database: { migrations: [...migrations, '9999-later.sql'] } }),
  )
  await expect(restore('copy', { dataDir: 'elsewhere' })).rejects.toThrow('9999-later.sql')
  await writeFile(file, JSON.stringify({ ...manifest, format: 1 }))
  await expect(restore('copy', { dataDir: 'elsewhere' })).rejects.toThrow('a version before')
  await rm(file)
  await expect(restore('copy', { dataDir: 'elsewhere' })).rejects.toThrow('no complete backup')
})
