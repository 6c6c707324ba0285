import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { validateMigration, type Rule, messages } from './migration-rules.ts'

it.each<[string, Rule[]]>([
  [
    'create table t (id int check (id > 0)); create index i on t (id); alter table t alter id set not null',
    [],
  ],
  ['create index i on orders (id)', ['index']],
  ['-- in steps\ncreate index concurrently i on orders (id)', []],
  ['alter table orders add column note text', []],
  [
    "alter table orders add column state text not null default 'new', add column at timestamptz default now()",
    [],
  ],
  ['alter table orders add column token uuid default gen_random_uuid()', ['rewrite']],
  ['alter table orders add column n int generated always as (1 + 1) stored', ['rewrite']],
  ['alter table orders add column n bigint generated always as identity', ['rewrite']],
  ['alter table orders add column n int unique', ['index']],
  ['alter table orders add column n int check (n > 0)', ['scan']],
  ['alter table orders alter column n type bigint', ['rewrite']],
  ['alter table orders alter column n set not null', ['not-null']],
  ['alter table orders add constraint c check (n > 0)', ['scan']],
  ['alter table orders add constraint c check (n > 0) not valid', []],
  ['alter table orders add constraint c foreign key (n) references accounts', ['scan']],
  ['alter table orders validate constraint c', ['scan']],
  ['-- in steps\nalter table orders validate constraint c', []],
  ['alter table orders add constraint u unique (n)', ['index']],
  ['alter table orders drop column n', ['contract']],
  ['alter table orders rename column n to m', ['contract']],
  ['drop table orders', ['contract']],
  ['update orders set n = 1', ['fill']],
  ['update orders set n = 1 where id < 5', []],
  ['create table t (n bigint); insert into t select id from orders', ['fill']],
  ['create table t (n bigint); insert into t values (1); insert into t select n from t', []],
  ['-- in steps\ninsert into t select id from orders on conflict do nothing', []],
  ['-- allow index: ports are a hundred rows\ncreate index i on ports (id)', []],
  ['-- allow index: no\ncreate index i on ports (id)', ['index']],
])('%s', async (text, rules) => {
  expect((await validateMigration(text)).map(({ rule }) => rule)).toEqual(rules)
})

/** The first migration that must follow the rules; earlier ones were written before the shop had users. */
const first = '0091'

/** Merged before the rules existed, and reviewed; `docs/operating.md` says how long they lock a table. */
const reviewed = new Set([
  '0097-payment-sources.sql',
  '0102-refunds.sql',
  '0103-receipts.sql',
  '0114-mails-of-steps.sql',
  '0115-progress-of-orders.sql',
  // Copies the reminders of open documents, and takes no lock before.
  '0152-alarms-of-papers.sql',
])

const folder = new URL('../migrations/', import.meta.url)
const files = readdirSync(folder).filter((name) => name >= first && name.endsWith('.sql'))

it.each(files.filter((name) => !reviewed.has(name)))(
  '%s does not block a running shop',
  async (name) => {
    const found = await validateMigration(readFileSync(new URL(name, folder), 'utf8'))
    expect(found.map(({ rule, table }) => `${table}: ${messages[rule]} (${rule})`)).toEqual([])
  },
)
