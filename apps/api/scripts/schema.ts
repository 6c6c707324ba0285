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
 * `pnpm schema` writes `apps/api/schema.sql`: what all migrations together make of an empty database, module by module, with
 * what `schema.data.ts` says of each table and function. It is also SQL that builds such a database.
 */

const page = new URL('../schema.sql', import.meta.url)

const head = `-- Written by \`pnpm schema\` from a migrated database and the comments in \`scripts/schema.data.ts\`; never edited. The
-- migrations are how it came about. It builds an empty database: rows that migrations write are not here, nor the
-- tables of the queue of jobs, which graphile-worker keeps in a schema of its own.
--
-- Modules stand in the order of \`src/\`. A module has its functions, then each table with its indexes and triggers. What
-- a table says of something further down stands there: a trigger behind its function, a reference at the end.
--
-- Unless a comment says otherwise, money is whole minor units of the currency beside it, rows are written by the stores
-- of their module (\`*.store.ts\`), and what is unvalidated (\`not valid\`) holds for rows written since it was added.`

/** Tables and functions that nobody has described, and descriptions of what there is not. */
export function schemaGaps({ tables, functions }: Catalog): string[] {
  const described = (kind: 'tables' | 'functions') => modules.flatMap((of) => Object.keys(of[kind]))
  const compare = (kind: string, there: readonly string[], known: readonly string[]) => [
    ...there.filter((name) => !known.includes(name)).map((name) => `${kind} ${name}: no comment`),
    ...known.filter((name) => !there.includes(name)).map((name) => `${kind} ${name}: is not there`),
    ...known
      .filter((name, index) => known.indexOf(name) !== index)
      .map((name) => `${kind} ${name}: described twice`),
  ]
  const names = (things: readonly { name: string }[]) => things.map(({ name }) => name)
  return [
    ...compare('table', names(tables), described('tables')),
    ...compare('function', names(functions), described('functions')),
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
  const parts = modules.flatMap((of) => writer.write(of))
  const references = writer.later.length === 0 ? [] : ['-- # References', writer.later.join('\n')]
  return `${[head, contents.join('\n'), settings.join('\n'), ...parts, ...references].join('\n\n')}\n`
}

/** The page as it stands in the repository. */
export async function storedPage(): Promise<string> {
  return readFile(page, 'utf8')
}

class SchemaWriter {
  /** References to tables that stand further down. */
  readonly later: string[] = []
  readonly #written = new Set<string>()
  readonly #catalog: Catalog
  /** Triggers that wait for their function. */
  #waiting: Trigger[] = []

  constructor(catalog: Catalog) {
    this.#catalog = catalog
  }

  write({ name, about, tables, functions }: SchemaModule): string[] {
    const known = this.#catalog.functions
      .filter((stored) => stored.name in functions)
      .toSorted(byOrderOf(Object.keys(functions)))
    const those = (rowOf: string | null) =>
      known
        .filter((stored) => stored.rowOf === rowOf)
        .map((stored) => `${commentOf(functions[stored.name] ?? '')}\n${this.#function(stored)}`)
    return [
      commentOf(`# ${name}: ${about}`),
      ...those(null),
      ...Object.entries(tables).flatMap(([table, comment]) => [
        ...this.#catalog.tables
          .filter((found) => found.name === table)
          .map((found) => `${commentOf(comment)}\n${this.#table(found)}`),
        ...those(table),
      ]),
    ]
  }

  #function(stored: StoredFunction): string {
    this.#written.add(stored.name)
    const own = this.#waiting.filter(({ calls }) => calls === stored.name)
    this.#waiting = this.#waiting.filter((trigger) => !own.includes(trigger))
    return [functionOf(stored), ...own.map(triggerOf)].join('\n')
  }

  #table(table: Table): string {
    this.#written.add(table.name)
    const late = table.constraints.filter((constraint) => this.#isLate(constraint))
    for (const constraint of late) this.later.push(added(table, constraint))
    const now = table.constraints.filter(
      (constraint) => constraint.isValidated && !late.includes(constraint),
    )
    const inline = now.filter(({ columns, kind }) => columns.length === 1 && kind !== 'x')
    const lines = [
      ...table.columns.map((column) => ({
        text: columnOf(table, column, inline.filter(isOf(column))),
        note: late
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
      ...waiting.map(({ name, calls }) => `-- The trigger ${name} stands behind ${calls}().`),
    ].join('\n')
  }

  #isLate({ target, isValidated }: Constraint): boolean {
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

/** With its name where PostgreSQL would not give it that name by itself: refusals are told by names. */
function constraintOf(table: Table, constraint: Constraint, isInline = false): string {
  const { name, kind, columns, definition } = constraint
  const written = tidy(definition).replace(/ \(id\)(?= on | deferrable|$)/, '')
  const [column] = columns
  const short = isInline
    ? written.replace(`foreign key (${column}) `, '').replace(/^(primary key|unique) \(\w+\)/, '$1')
    : written
  const endings = { p: 'pkey', u: 'key', x: 'excl', c: 'check', f: 'fkey' }
  const middle = kind === 'p' || (kind === 'c' && columns.length !== 1) ? [] : columns
  const usual = [table.name, ...middle, endings[kind]].join('_')
  return name === usual ? short : `constraint ${name} ${short}`
}

function added(table: Table, constraint: Constraint): string {
  return wrap(`alter table ${table.name} add ${constraintOf(table, constraint)};`)
}

function functionOf({ definition }: StoredFunction): string {
  const [, header = '', body = ''] =
    /^(.*?)\bAS (\$function\$.*\$function\$)\s*$/s.exec(definition) ?? []
  const inner = body.slice('$function$'.length, -'$function$'.length)
  const mark = inner.includes('$$') ? '$function$' : '$$'
  const short = tidy(header).replace('create or replace function', 'create function')
  return `${wrap(`${short} as ${mark}`)}${inner}${mark};`
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
