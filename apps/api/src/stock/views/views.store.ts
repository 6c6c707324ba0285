import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { FunnelStep, ViewKind } from './visitor.ts'

/** The day's key, which all processes share: `fresh` where there is none yet. */
export async function dayKey(db: Database, day: string, fresh: Buffer): Promise<Buffer> {
  await sql`insert into view_keys (day, key) values (${day}, ${fresh}) on conflict do nothing`.execute(
    db,
  )
  const { rows } = await sql<{ key: Buffer }>`
    select key from view_keys where day = ${day}`.execute(db)
  const key = rows[0]?.key
  if (!key) throw new Error(`the key of ${day} is gone`)
  return key
}

export async function insertInsiders(
  db: Database,
  day: string,
  marks: readonly string[],
): Promise<void> {
  await sql`
    insert into view_insiders (day, mark)
    select ${day}::date, mark from unnest(${marks}::bigint[]) as mark order by mark
    on conflict do nothing`.execute(db)
}

/** A shop has some hundreds of sellers and staff a day. */
export async function listInsiders(db: Database, day: string): Promise<Set<string>> {
  const { rows } = await sql<{ mark: string }>`
    select mark::text from view_insiders where day = ${day}`.execute(db)
  return new Set(rows.map(({ mark }) => mark))
}

/** Whose the listings are; one that is gone is missing. */
export async function vendorsOf(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, number | null>> {
  const { rows } = await sql<{ id: number; vendor_id: number | null }>`
    select id, vendor_id from products where id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, vendor_id }) => [id, vendor_id]))
}

export interface View {
  mark: string
  kind: ViewKind
  productId: number
  vendorId: number | null
}

/**
 * Counts each view whose mark is new on the day. Done twice it counts once, whoever else writes meanwhile; marks and days
 * are written in an order of their own, so that two processes never wait for each other.
 */
export async function countViews(db: Database, day: string, views: readonly View[]): Promise<void> {
  await sql`
    with given as (
      select * from unnest(${views.map(({ mark }) => mark)}::bigint[],
        ${views.map(({ kind }) => kind)}::text[], ${views.map(({ productId }) => productId)}::bigint[],
        ${views.map(({ vendorId }) => vendorId)}::bigint[]) as given (mark, kind, product_id, vendor_id)
    ), fresh as (
      insert into view_marks (day, mark) select ${day}::date, mark from given order by mark
      on conflict do nothing returning mark
    )
    insert into view_days (product_id, day, vendor_id, shown, opened, revealed, shared)
    select product_id, ${day}::date, vendor_id, count(*) filter (where kind = 'shown'),
      count(*) filter (where kind = 'opened'), count(*) filter (where kind = 'revealed'),
      count(*) filter (where kind = 'shared')
    from given join fresh using (mark) group by product_id, vendor_id order by product_id
    on conflict (product_id, day) do update set shown = view_days.shown + excluded.shown,
      opened = view_days.opened + excluded.opened, revealed = view_days.revealed + excluded.revealed,
      shared = view_days.shared + excluded.shared`.execute(db)
}

export interface Step {
  mark: string
  step: FunnelStep
  country: string | null
  language: string
  byLink: boolean
}

/** The same for steps of the funnel. A country that is none of ours is not known. */
export async function countSteps(db: Database, day: string, steps: readonly Step[]): Promise<void> {
  await sql`
    with given as (
      select * from unnest(${steps.map(({ mark }) => mark)}::bigint[], ${steps.map(({ step }) => step)}::text[],
        ${steps.map(({ country }) => country)}::text[], ${steps.map(({ language }) => language)}::text[],
        ${steps.map(({ byLink }) => byLink)}::boolean[]) as given (mark, step, country, language, by_link)
    ), fresh as (
      insert into view_marks (day, mark) select ${day}::date, mark from given order by mark
      on conflict do nothing returning mark
    )
    insert into funnel_days (day, step, country, language, by_link, people)
    select ${day}::date, step, coalesce(code, ''), language, by_link, count(*)
    from given join fresh using (mark) left join countries on code = country
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (day, step, country, language, by_link)
      do update set people = funnel_days.people + excluded.people`.execute(db)
}

const batch = 20_000

/** Deletes what could tell people apart on days before this one; returns how much that was. */
export async function forgetVisitors(db: Database, before: string): Promise<number> {
  await sql`delete from view_keys where day < ${before}`.execute(db)
  let gone = 0
  for (const table of ['view_insiders', 'view_marks'] as const) {
    for (;;) {
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where ctid = any(array(
          select ctid from ${sql.table(table)} where day < ${before} limit ${batch}))`.execute(db)
      gone += Number(numAffectedRows)
      if (numAffectedRows < batch) break
    }
  }
  return gone
}

export async function forgetDays(db: Database, before: string): Promise<number> {
  let gone = 0
  for (const table of ['view_days', 'funnel_days'] as const) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where day < ${before}`.execute(db)
    gone += Number(numAffectedRows)
  }
  return gone
}
