import type { Client } from 'pg'

/** A table whose rows a backup holds. Names are quoted where SQL wants it. */
export interface DumpedTable {
  /** With its schema. */
  name: string
  /** Those that are not computed from others. */
  columns: string[]
}

interface DumpedSequence {
  name: string
  /** Null where no number was ever taken. */
  last: string | null
}

const isOurs = `n.nspname not in ('information_schema', 'pg_catalog', 'pg_toast') and not n.nspname like 'pg\\_temp%'`

/**
 * Unlogged tables are empty after a crash, too; numbers of transactions (`xid8`) say something on their own server only. A
 * table of an extension comes with it.
 */
export async function listTables(client: Client): Promise<DumpedTable[]> {
  const { rows } = await client.query<DumpedTable>(`
    select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name,
      array_agg(quote_ident(a.attname) order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relpersistence = 'p' and ${isOurs}
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
    group by c.oid, n.nspname, c.relname having not bool_or(a.atttypid = 'xid8'::regtype)
    order by name`)
  return rows
}

export async function listSequences(client: Client): Promise<DumpedSequence[]> {
  const { rows } = await client.query<DumpedSequence>(`
    select quote_ident(schemaname) || '.' || quote_ident(sequencename) as name, last_value::text as last
    from pg_sequences order by name`)
  return rows
}

export async function setSequence(client: Client, { name, last }: DumpedSequence): Promise<void> {
  await client.query(
    `select setval($1::regclass, coalesce($2::bigint, seqstart), $2::bigint is not null)
      from pg_sequence where seqrelid = $1::regclass`,
    [name, last],
  )
}

/** Whether somebody has made anything here; what an extension brings does not count. */
export async function isEmpty(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(`
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and ${isOurs}
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
    limit 1`)
  return rowCount === 0
}

/** What is taken off before rows are loaded and put back after them, in this order: a key refers to an index. */
const bySelf = [
  `select format('alter table %s disable trigger user', tgrelid::regclass) as off,
      format('alter table %s enable trigger user', tgrelid::regclass) as on
    from pg_trigger where not tgisinternal group by tgrelid`,
  `select format('drop index %s', indexrelid::regclass) as off, pg_get_indexdef(indexrelid) as on
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
    where ${isOurs} and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))`,
  `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as on
    from pg_constraint where contype = 'f'`,
]

/**
 * Takes off what would act on each row that is loaded or look at it: triggers, foreign keys, and indexes that no key needs,
 * which are built faster afterwards. Gives back what puts them on again.
 */
export async function stripTables(client: Client): Promise<() => Promise<void>> {
  const steps: { off: string; on: string }[] = []
  for (const question of bySelf) steps.push(...(await client.query(question)).rows)
  for (const { off } of steps.toReversed()) await client.query(off)
  return async () => {
    for (const { on } of steps) await client.query(on)
  }
}

/** As text, whatever the server's or the role's own settings are. */
export async function speakPlainly(client: Client): Promise<void> {
  await client.query(`
    set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
    set local extra_float_digits = 1; set local bytea_output = 'hex'; set local maintenance_work_mem = '256MB';
    set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`)
}
