import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkpointLedgers, compareLedgers } from '../../src/overview/reconciliation/ledgers.ts'
import { restoreBackup } from '../../src/platform/backup/restore-backup.ts'
import { takeBackup } from '../../src/platform/backup/take-backup.ts'
import { FolderStorage } from '../../src/platform/storage/folder.ts'
import { type EmbeddedServer, startEmbedded } from '../../src/platform/db/embedded.ts'
import {
  addToBasket,
  basketOf,
  checkoutOf,
  newBuyer,
  stockOf,
  stockProduct,
  tryToOrder,
} from '../helpers/steps.ts'
import { databaseUrl } from '../helpers/shop-process.ts'
import { createDatabase, createWorld, prepareTemplate, type World } from '../helpers/world.ts'

/** Debian keeps its servers by version; 15 is the oldest we support. */
const debian = '/usr/lib/postgresql'
const versions = existsSync(debian)
  ? readdirSync(debian).filter((version) => Number(version) >= 15 && Number(version) !== 18)
  : []
const installed = versions.find((version) => existsSync(join(debian, version, 'bin/postgres')))

describe.skipIf(installed === undefined)(
  `the same on PostgreSQL ${installed ?? '(none installed beside the embedded one: skipped)'}`,
  () => {
    let dataDir: string
    let server: EmbeddedServer
    let world: World

    beforeAll(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'bandari-other-'))
      server = await startEmbedded({
        dataDir,
        durable: false,
        binaries: join(debian, installed ?? ''),
      })
      await prepareTemplate(server.connection)
      world = await createWorld({ connection: server.connection })
    }, 60_000)
    afterAll(async () => {
      await world?.close()
      await server?.stop()
      await rm(dataDir, { recursive: true, force: true })
    })

    it('is that version', async () => {
      const client = new Client(server.connection)
      await client.connect()
      const { rows } = await client.query<{ version: string }>(
        `select current_setting('server_version') as version`,
      )
      await client.end()
      expect(rows[0]?.version.startsWith(`${installed}.`)).toBe(true)
    })

    it('searches with an exact count', async () => {
      const client = await world.as(null)
      const { data } = await client.GET('/vehicles/', {
        params: { query: { class: 'cars', make: 'toyota', ordering: '-price' } },
      })
      const { n } = await world.db
        .selectFrom('products')
        .innerJoin('makes', 'makes.id', 'make_id')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('listed', '=', true)
        .where('class', '=', 'cars')
        .where('makes.slug', '=', 'toyota')
        .executeTakeFirstOrThrow()
      expect(data?.count).toBe(n)
      expect(data?.results.length).toBe(25)
    })

    it('sells the last car once', async () => {
      const product = await stockProduct(world, { quantity: 1 })
      const buyers = await Promise.all(Array.from({ length: 10 }, () => newBuyer(world)))
      for (const buyer of buyers) await addToBasket(world, buyer, product)
      const answers = await Promise.all(
        buyers.map(async (buyer) => tryToOrder(buyer, checkoutOf(await basketOf(buyer)))),
      )
      expect(answers.map(({ response }) => response.status).toSorted((a, b) => a - b)).toEqual([
        200,
        ...Array.from({ length: 9 }, () => 406),
      ])
      expect(await stockOf(world, product)).toEqual({ quantity: 1, reserved: 1 })
    })

    it('backs up into the embedded one, which is newer, and takes it back', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'bandari-moved-'))
      const inFolder = (name: string) => join(folder, name)
      const name = 'moved'
      await createDatabase(server.connection, name)
      const of = (dataDir: string, database?: string) => ({
        settings: {
          dataDir: inFolder(dataDir),
          databaseUrl: database && databaseUrl({ ...server.connection, database }),
          databaseDirectUrl: undefined,
        },
        media: new FolderStorage(inFolder(`${dataDir}/media`)),
      })
      const move = async (from: Parameters<typeof of>, to: Parameters<typeof of>) => {
        const copy = inFolder(`copy-of-${from[0]}`)
        const taken = await takeBackup({ ...of(...from), to: copy, readBooks: checkpointLedgers })
        const wished = { from: copy, replace: false, compareBooks: compareLedgers }
        await restoreBackup({ ...of(...to), ...wished })
        return taken.database.tables
      }
      const there = await move(['here', world.connection.database], ['embedded'])
      const back = await move(['embedded'], ['back', name])
      expect(back).toEqual(there)
      await rm(folder, { recursive: true, force: true })
    })

    it('counts what is listed', async () => {
      const { n } = await world.db
        .selectFrom('products')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('listed', '=', true)
        .executeTakeFirstOrThrow()
      const { data } = await (await world.as(null)).GET('/vehicles/')
      expect(data?.count).toBe(n)
    })
  },
)
