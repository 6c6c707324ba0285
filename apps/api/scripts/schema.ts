import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openClient } from '../src/platform/db/client.ts'
import { startEmbedded } from '../src/platform/db/embedded.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import {
  type Catalog,
  type Column,
  type Constraint,
  readCatalog,
  type StoredFunction,
  type Table,
  type Trigger,
} from './schema-catalog.store.ts'
import type { SchemaModule } from '../src/core/schema-module.ts'
import { modules } from './schema.data.ts'
import { commentOf, tidy, wrap } from './schema-format.ts'

/**
 * `pnpm schema` writes `apps/api/schema.sql`: the schema that all migrations create, by module, with the comments of
 * `schema.data.ts` on tables and functions. The file is SQL that creates the same schema.
 */

const page = new URL('../schema.sql', import.meta.url)

const head = `-- Written by \`pnpm schema\` from a migrated database and the comments in \`scripts/schema.data.ts\`; never edited. The
-- migrations are its history. It creates an empty database, without the rows that migrations write and without the tables
-- of the job queue, which graphile-worker has in a schema of its own.
--
-- Modules have the order of \`src/\`. Each has its functions, then its tables with their indexes and triggers. A trigger is
-- created after its function, and a foreign key to a later table at the end of the file.
--
-- Unless a comment says otherwise, money is whole minor units of the currency in the same row, the stores of a module
-- (\`*.store.ts\`) write its rows, and a \`not valid\` constraint applies to rows written since it was added.`

/** Tables and functions without a comment, and comments without a table or function. */
export function schemaGaps({ tables, functions }: Catalog): string[] {
  const commentsOf = (kind: 'tables' | 'functions') =>
    modules.flatMap((module) => Object.keys(module[kind]))
  const compare = (kind: string, existing: readonly string[], described: readonly string[]) => [
    ...existing
      .filter((name) => !described.includes(name))
      .map((name) => `${kind} ${name}: no comment`),
    ...described
      .filter((name) => !existing.includes(name))
      .map((name) => `${kind} ${name}: is not there`),
    ...described
      .filter((name, index) => described.indexOf(name) !== index)
      .map((name) => `${kind} ${name}: described twice`),
  ]
  const names = (things: readonly { name: string }[]) => things.map(({ name }) => name)
  return [
    ...compare('table', names(tables), commentsOf('tables')),
    ...compare('function', names(functions), commentsOf('functions')),
  ]
}

export function schemaPage(catalog: Catalog): string {
  const writer = new SchemaWriter(catalog)
  const contents = modules.map(({ name, tables }) =>
    commentOf(`${name}: ${Object.keys(tables).join(', ')}`),
  )
  const settings = [
    ...catalog.extensions.map((name) => `create extension if not exists ${name};`),
    '-- Functions and tables that need each other are made one by one.',
    'set check_function_bodies = off;',
  ]
  const parts = modules.flatMap((module) => writer.write(module))
  const references =
    writer.deferredReferences.length === 0
      ? []
      : ['-- # References', writer.deferredReferences.join('\n')]
  return `${[head, contents.join('\n'), settings.join('\n'), ...parts, ...references].join('\n\n')}\n`
}

/** The page that the repository has. */
export async function storedPage(): Promise<string> {
  return readFile(page, 'utf8')
}

class SchemaWriter {
  /** Foreign keys to tables that are created later. */
  readonly deferredReferences: string[] = []
  readonly #written = new Set<string>()
  readonly #catalog: Catalog
  /** Triggers whose function is not written yet. */
  #waiting: Trigger[] = []

  constructor(catalog: Catalog) {
    this.#catalog = catalog
  }

  write({ name, about, tables, functions }: SchemaModule): string[] {
    const moduleFunctions = this.#catalog.functions
      .filter((stored) => stored.name in functions)
      .toSorted(byOrderOf(Object.keys(functions)))
    const functionsOf = (rowOf: string | null) =>
      moduleFunctions
        .filter((stored) => stored.rowOf === rowOf)
        .map((stored) => `${commentOf(functions[stored.name] ?? '')}\n${this.#function(stored)}`)
    return [
      commentOf(`# ${name}: ${about}`),
      ...functionsOf(null),
      ...Object.entries(tables).flatMap(([table, comment]) => [
        ...this.#catalog.tables
          .filter((found) => found.name === table)
          .map((found) => `${commentOf(comment)}\n${this.#table(found)}`),
        ...functionsOf(table),
      ]),
    ]
  }

  #function(stored: StoredFunction): string {
    this.#written.add(stored.name)
    const triggers = this.#waiting.filter(({ calls }) => calls === stored.name)
    this.#waiting = this.#waiting.filter((trigger) => !triggers.includes(trigger))
    return [functionOf(stored), ...triggers.map(triggerOf)].join('\n')
  }

  #table(table: Table): string {
    this.#written.add(table.name)
    const deferred = table.constraints.filter((constraint) => this.#isDeferred(constraint))
    for (const constraint of deferred) this.deferredReferences.push(added(table, constraint))
    const now = table.constraints.filter(
      (constraint) => constraint.isValidated && !deferred.includes(constraint),
    )
    const inline = now.filter(({ columns, kind }) => columns.length === 1 && kind !== 'x')
    const lines = [
      ...table.columns.map((column) => ({
        text: columnOf(table, column, inline.filter(isOf(column))),
        note: deferred
          .filter(isOf(column))
          .map(({ target }) => ` -- references ${target}`)
          .join(''),
      })),
      ...now
        .filter((constraint) => !inline.includes(constraint))
        .map((constraint) => ({ text: constraintOf(table, constraint), note: '' })),
    ]
    const body = lines.map(
      ({ text, note }, index) =>
        `${wrap(text + (index < lines.length - 1 ? ',' : ''), '  ')}${note}`,
    )
    const waiting = table.triggers.filter(({ calls }) => !this.#written.has(calls))
    this.#waiting.push(...waiting)
    return [
      `create ${table.isUnlogged ? 'unlogged ' : ''}table ${table.name} (\n${body.join('\n')}\n);`,
      ...table.constraints
        .filter(({ isValidated }) => !isValidated)
        .map((constraint) => added(table, constraint)),
      ...table.indexes.map((written) => wrap(`${tidy(written)};`)),
      ...table.triggers.filter((trigger) => !waiting.includes(trigger)).map(triggerOf),
      ...waiting.map(({ name, calls }) => `-- The trigger ${name} is created after ${calls}().`),
    ].join('\n')
  }

  #isDeferred({ target, isValidated }: Constraint): boolean {
    return target !== null && isValidated && !this.#written.has(target)
  }
}

const isOf =
  ({ name }: Column) =>
  ({ columns }: Constraint): boolean =>
    columns.length === 1 && columns[0] === name

const triggerOf = ({ definition }: Trigger) => wrap(`${tidy(definition)};`)

const byOrderOf = (names: readonly string[]) => (one: { name: string }, other: { name: string }) =>
  names.indexOf(one.name) - names.indexOf(other.name)

function columnOf(table: Table, column: Column, constraints: readonly Constraint[]): string {
  const { name, type, expression, isGenerated, isRequired } = column
  const isKey = constraints.some(({ kind }) => kind === 'p')
  const value = expression === null ? '' : tidy(expression)
  return [
    name,
    tidy(type),
    ...identityOf(table, column),
    ...(isRequired && !isKey && column.identity === '' ? ['not null'] : []),
    ...(value === ''
      ? []
      : [isGenerated ? `generated always as (${value}) stored` : `default ${value}`]),
    ...constraints.map((constraint) => constraintOf(table, constraint, true)),
  ].join(' ')
}

function identityOf({ name: table }: Table, { name, identity, sequence }: Column): string[] {
  if (identity === '' || sequence === null) return []
  const options = [
    ...(sequence.name === `${table}_${name}_seq` ? [] : [`sequence name ${sequence.name}`]),
    ...(sequence.start === 1 ? [] : [`start with ${sequence.start}`]),
  ]
  const when = identity === 'a' ? 'always' : 'by default'
  return [`generated ${when} as identity${options.length === 0 ? '' : ` (${options.join(' ')})`}`]
}

/** Includes the name unless PostgreSQL would choose the same one: the API recognises violations by name. */
function constraintOf(table: Table, constraint: Constraint, isInline = false): string {
  const { name, kind, columns, definition } = constraint
  const written = tidy(definition).replace(/ \(id\)(?= on | deferrable|$)/, '')
  const [column] = columns
  const shortened = isInline
    ? written.replace(`foreign key (${column}) `, '').replace(/^(primary key|unique) \(\w+\)/, '$1')
    : written
  const endings = { p: 'pkey', u: 'key', x: 'excl', c: 'check', f: 'fkey' }
  const middle = kind === 'p' || (kind === 'c' && columns.length !== 1) ? [] : columns
  const defaultName = [table.name, ...middle, endings[kind]].join('_')
  return name === defaultName ? shortened : `constraint ${name} ${shortened}`
}

function added(table: Table, constraint: Constraint): string {
  return wrap(`alter table ${table.name} add ${constraintOf(table, constraint)};`)
}

function functionOf({ definition }: StoredFunction): string {
  const [, header = '', body = ''] =
    /^(.*?)\bAS (\$function\$.*\$function\$)\s*$/s.exec(definition) ?? []
  const inner = body.slice('$function$'.length, -'$function$'.length)
  const mark = inner.includes('$$') ? '$function$' : '$$'
  const shortened = tidy(header).replace('create or replace function', 'create function')
  return `${wrap(`${shortened} as ${mark}`)}${inner}${mark};`
}

if (import.meta.main) {
  const dataDir = await mkdtemp(join(tmpdir(), 'bandari-schema-'))
  const server = await startEmbedded({ dataDir, durable: false })
  try {
    await migrate(server.connection)
    const client = await openClient(server.connection)
    const catalog = await readCatalog(client)
    await client.end()
    const gaps = schemaGaps(catalog)
    for (const gap of gaps) console.error(gap)
    if (gaps.length > 0) process.exitCode = 1
    else await writeFile(page, schemaPage(catalog))
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
