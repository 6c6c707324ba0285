import type { Client } from 'pg'

/** The schema of a database, from PostgreSQL's catalog; without rows. */
export interface Catalog {
  extensions: string[]
  tables: Table[]
  functions: StoredFunction[]
}

export interface Table {
  name: string
  /** Emptied when the server crashes, in exchange for cheap writes. */
  isUnlogged: boolean
  columns: Column[]
  constraints: Constraint[]
  /** Complete statements; without the indexes of keys. */
  indexes: string[]
  /** In the order in which they fire. */
  triggers: Trigger[]
}

export interface Trigger {
  name: string
  /** The name of the function that it calls. */
  calls: string
  definition: string
}

export interface Column {
  name: string
  type: string
  isRequired: boolean
  /** `a`: always, `d`: by default, empty: no identity column. */
  identity: '' | 'a' | 'd'
  /** The sequence of an identity column. */
  sequence: { name: string; start: number } | null
  isGenerated: boolean
  /** The default, or what the column is generated from. */
  expression: string | null
}

export interface Constraint {
  name: string
  /** Primary key, unique, exclusion, check or foreign key, by the catalog's letters. */
  kind: 'p' | 'u' | 'x' | 'c' | 'f'
  columns: string[]
  /** The table that a foreign key refers to. */
  target: string | null
  definition: string
  /** False: rows that were there before were never looked at. */
  isValidated: boolean
}

export interface StoredFunction {
  name: string
  definition: string
  /** The table whose rows it takes or returns; such a function is written after the table. */
  rowOf: string | null
}

export async function readCatalog(client: Client): Promise<Catalog> {
  const query = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows
  const found = await query<{ what: string }>(unsupported)
  if (found.length > 0)
    throw new Error(`schema.sql does not support ${found.map(({ what }) => what).join(', ')}`)
  const extensions = await query<{ name: string }>(
    `select extname as name from pg_extension where extname <> 'plpgsql' order by extname`,
  )
  return {
    extensions: extensions.map(({ name }) => name),
    tables: await query<Table>(tables),
    functions: await query<StoredFunction>(functions),
  }
}

const tables = `
  select relname as name, relpersistence = 'u' as "isUnlogged",
    (select json_agg(json_build_object(
        'name', attname, 'type', format_type(atttypid, atttypmod), 'isRequired', attnotnull,
        'identity', attidentity, 'isGenerated', attgenerated <> '',
        'expression', pg_get_expr(adbin, adrelid, true),
        'sequence', (
          select json_build_object('name', seqrelid::regclass::text, 'start', seqstart) from pg_sequence
          where attidentity <> '' and seqrelid = pg_get_serial_sequence(quote_ident(relname), attname)::regclass)
      ) order by attnum)
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns,
    (select coalesce(json_agg(json_build_object(
        'name', conname, 'kind', contype, 'definition', pg_get_constraintdef(pg_constraint.oid, true),
        'isValidated', convalidated, 'target', nullif(confrelid, 0)::regclass::text,
        'columns', (select coalesce(json_agg(attname order by place), '[]')
          from unnest(conkey) with ordinality as key (number, place)
          join pg_attribute on attrelid = conrelid and attnum = number)
      ) order by array_position('{p,u,x,c,f}', contype::text), conname), '[]')
      from pg_constraint where conrelid = pg_class.oid and contype in ('p', 'u', 'x', 'c', 'f')) as constraints,
    (select coalesce(json_agg(pg_get_indexdef(indexrelid, 0, true) order by indexrelid::regclass::text), '[]')
      from pg_index where indrelid = pg_class.oid
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))) as indexes,
    (select coalesce(json_agg(json_build_object(
        'name', tgname, 'calls', proname, 'definition', pg_get_triggerdef(pg_trigger.oid, true)) order by tgname), '[]')
      from pg_trigger join pg_proc on pg_proc.oid = tgfoid where tgrelid = pg_class.oid and not tgisinternal) as triggers
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`

const ours = `pronamespace = 'public'::regnamespace
  and not exists (select from pg_depend where objid = pg_proc.oid and classid = 'pg_proc'::regclass and deptype = 'e')`

const functions = `
  select proname as name, pg_get_functiondef(pg_proc.oid) as definition,
    (select min(relname) from pg_class where relkind = 'r' and (reltype = any (proargtypes) or reltype = prorettype)) as "rowOf"
  from pg_proc where prokind = 'f' and ${ours} order by proname, pg_get_function_identity_arguments(pg_proc.oid)`

/** Objects that no migration creates yet and `schema.ts` cannot write: this fails as soon as one does. */
const unsupported = `
  select 'the relation ' || oid::regclass as what from pg_class
  where relnamespace = 'public'::regnamespace and (relkind not in ('r', 'i', 'S') or relpersistence = 't'
    or relacl is not null or relrowsecurity or relhassubclass or relhasrules or relispartition
    or relkind = 'r' and (reloptions is not null or relreplident <> 'd'))
  union all select 'the index ' || indexrelid::regclass from pg_index where not indisvalid
  union all select 'the sequence ' || seqrelid::regclass from pg_sequence
  join pg_class on oid = seqrelid and relnamespace = 'public'::regnamespace
  where (seqincrement, seqmin, seqcache, seqcycle) <> (1, 1, 1, false)
    or not exists (select from pg_depend where objid = seqrelid and deptype = 'i')
  union all select 'the type ' || typname from pg_type
  where typnamespace = 'public'::regnamespace and typtype in ('d', 'e', 'r')
    and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e')
  union all select 'the column ' || attrelid::regclass || '.' || attname from pg_attribute
  join pg_class on pg_class.oid = attrelid and relnamespace = 'public'::regnamespace and relkind = 'r'
  join pg_type on pg_type.oid = atttypid
  where attnum > 0 and not attisdropped and (attcollation <> typcollation or attstorage <> typstorage
    or attcompression <> '' or attstattarget is not null or attacl is not null or attgenerated not in ('', 's'))
  union all select 'the function ' || proname from pg_proc where ${ours} and (prokind <> 'f' or proacl is not null)
  union all select 'the trigger ' || tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'
  union all select 'the statistics ' || stxname from pg_statistic_ext
  union all select 'the comment ' || description from pg_description
  join pg_class on pg_class.oid = objoid and relnamespace = 'public'::regnamespace and classoid = 'pg_class'::regclass
  order by 1`
