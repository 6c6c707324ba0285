import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Client, ClientConfig } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { ExpectedError } from '../../core/expected-error.ts'
import { openClient } from '../db/client.ts'
import { appliedMigrations, migrate, wantedMigrations } from '../db/migrate.ts'
import {
  type DumpedTable,
  isEmpty,
  listSequences,
  listTables,
  setSequence,
  speakPlainly,
  stripTables,
} from './dump.store.ts'

/**
 * The rows of a database, a file for each table. The tables themselves are not in it: the migrations make them anew, on any
 * server. So a backup goes from the embedded database to another, and back, and to a newer PostgreSQL; and it needs none of
 * PostgreSQL's programs, which neither the registry's binaries nor the image have.
 */
export interface Dump {
  migrations: string[]
  tables: (DumpedTable & { rows: number })[]
  sequences: { name: string; last: string | null }[]
}

const fileOf = (folder: string, { name }: DumpedTable) => join(folder, `${name}.gz`)

/** Writes the rows as they are at one moment, whatever is written meanwhile. */
export async function dumpDatabase(connection: ClientConfig, to: string): Promise<Dump> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const client = await openClient(connection)
  try {
    await client.query('begin isolation level repeatable read read only')
    await speakPlainly(client)
    const migrations = await appliedMigrations(client)
    const tables: Dump['tables'] = []
    for (const table of await listTables(client))
      tables.push({ ...table, rows: await writeRows(client, table, fileOf(to, table)) })
    // After the rows: a sequence is of no moment, and has to be past all of them.
    const sequences = await listSequences(client)
    await client.query('commit')
    return { migrations, tables, sequences }
  } finally {
    await client.end()
  }
}

async function writeRows(client: Client, { name, columns }: DumpedTable, file: string) {
  const rows = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`))
  // Fast: the disk of a backup is cheaper than the processor of a shop that goes on.
  await pipeline(
    rows,
    createGzip({ level: 1 }),
    createWriteStream(file, { mode: 0o600, flush: true }),
  )
  return rows.rowCount
}

/** Makes the tables of the dump in an empty database and fills them. Returns tables that no migration makes: they stay out. */
export async function loadDatabase(
  connection: ClientConfig,
  { from, dump }: { from: string; dump: Dump },
): Promise<string[]> {
  const client = await openClient(connection)
  try {
    if (!(await isEmpty(client)))
      throw new ExpectedError(
        `The database of DATABASE_URL holds tables already: make an empty one for the backup, and name that.`,
      )
    await migrate(connection, new Set(dump.migrations))
    // From here on no start takes it for a shop until it is whole: the first migration would fail.
    await client.query('truncate migrations')
    await client.query('begin')
    await speakPlainly(client)
    const own = new Map((await listTables(client)).map((table) => [table.name, table]))
    const putBack = await stripTables(client)
    await client.query(`truncate ${[...own.keys()].join(', ')}`)
    const known = dump.tables.filter(({ name }) => own.has(name))
    for (const table of known) await readRows(client, table, { from, own: own.get(table.name) })
    for (const sequence of dump.sequences) await setSequence(client, sequence)
    await putBack()
    await client.query('commit')
    await client.query('analyze')
    return dump.tables.filter((table) => !known.includes(table)).map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** Throws where this version does not make the tables that the rows belong to. */
export async function demandKnown({ migrations }: Dump): Promise<void> {
  const wanted = await wantedMigrations()
  const unknown = migrations.filter((name) => name.endsWith('.sql') && !wanted.includes(name))
  if (unknown.length > 0)
    throw new ExpectedError(
      `The backup is of a newer version, which has ${unknown.join(', ')}: restore it with that one.`,
    )
}

async function readRows(
  client: Client,
  { rows, ...table }: Dump['tables'][number],
  { from, own }: { from: string; own: DumpedTable | undefined },
) {
  const { name, columns } = table
  const unknown = columns.filter((column) => own?.columns.includes(column) !== true)
  if (unknown.length > 0)
    throw new ExpectedError(
      `${name} has no ${unknown.join(', ')} here: restore the backup with the version that took it.`,
    )
  const taken = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`))
  await pipeline(createReadStream(fileOf(from, table)), createGunzip(), taken)
  if (taken.rowCount !== rows)
    throw new Error(`${name} had ${rows} rows, and ${taken.rowCount} were found`)
}
