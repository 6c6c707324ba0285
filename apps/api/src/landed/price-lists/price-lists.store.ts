import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { containsPattern } from '../../platform/lists/list-sql.store.ts'
import { resource } from '../../platform/lists/resource.store.ts'
import type { ListRow } from './read-price-list.ts'

const state = sql`coalesce(draft.state, 'published')`

export interface PriceListRow {
  id: number
  edition: string
  country: string
  currency: string
  in_force_from: string
  set_at: Date
  state: 'open' | 'published' | 'dropped'
  is_in_force: boolean
  is_overtaken: boolean
  rows: number
  without_price: number
  /** Null where the list came with the program. */
  succeeds: number | null
  succeeded_edition: string | null
  file_name: string | null
  source: string | null
  drafted_by: number | null
  drafter: string | null
  decided_by: number | null
  decider: string | null
  decided_at: Date | null
}

/** Whether a current rule names an edition: on some day, or on the given days. */
const named = (edition: RawBuilder<unknown>, days = sql`true`) => sql<boolean>`exists (
  select from import_rules as rule
  where part = 'regime' and content->'value_basis'->>'list' = ${edition} and ${days}
    and not exists (select from import_rules as next where next.succeeds = rule.id))`

/** Whether its next edition is published. */
const followed = (id: RawBuilder<unknown>) => sql<boolean>`exists (
  select from price_list_drafts as later where later.succeeds = ${id} and later.state = 'published')`

const onDay = (today: string) =>
  sql`coalesce(rule.valid_from <= ${today}, true) and coalesce(rule.valid_to >= ${today}, true)`

export const priceLists = (today: string) =>
  resource({
    name: 'price-lists',
    from: sql`price_lists as list
      left join price_list_drafts as draft on draft.list_id = list.id
      left join price_lists as before on before.id = draft.succeeds
      left join accounts as drafters on drafters.id = draft.drafted_by
      left join accounts as deciders on deciders.id = draft.decided_by`,
    select: sql<PriceListRow>`list.id, list.edition, list.country, list.currency, list.in_force_from::text as in_force_from,
      list.set_at, ${state} as state, ${named(sql.ref('list.edition'), onDay(today))} as is_in_force,
      coalesce(draft.state = 'open' and (${followed(sql.ref('before.id'))} or not ${named(sql.ref('before.edition'))}), false) as is_overtaken,
      (select count(*)::integer from price_list_rows where list_id = list.id) as rows,
      (select count(*)::integer from price_list_rows where list_id = list.id and price is null) as without_price,
      draft.succeeds, before.edition as succeeded_edition, draft.file_name, draft.source,
      draft.drafted_by, drafters.first_name || ' ' || drafters.last_name as drafter,
      draft.decided_by, deciders.first_name || ' ' || deciders.last_name as decider, draft.decided_at`,
    fields: {
      id: { ref: sql.ref('list.id'), type: 'number' },
      country: { ref: sql.ref('list.country'), type: 'text' },
      state: { ref: state, type: 'text' },
      in_force_from: { ref: sql`list.in_force_from::text`, type: 'text' },
      set_at: { ref: sql.ref('list.set_at'), type: 'time' },
    },
    sort: { field: 'id', descending: true },
    search: (q) =>
      sql`(list.edition ilike ${containsPattern(q)} or draft.source ilike ${containsPattern(q)})`,
  })

/** Locks the draft until the transaction ends, so that nobody else decides on it. */
export async function lockPriceList(
  db: Database,
  id: number,
  today: string,
): Promise<PriceListRow | undefined> {
  await sql`select from price_list_drafts where list_id = ${id} for update`.execute(db)
  return priceLists(today).find(db, id)
}

/** The newest edition of each list that a country's rules name; a new edition follows one of them. */
export async function listNewestLists(db: Database, country: string) {
  const { rows } = await sql<{ id: number; edition: string; currency: string; from: string }>`
    select id, edition, currency, in_force_from::text as from from price_lists as list
    where country = ${country} and ${named(sql.ref('list.edition'))} and not ${followed(sql.ref('list.id'))}`.execute(
    db,
  )
  return rows
}

interface NewList {
  country: string
  currency: string
  inForceFrom: string
  succeeds: number
  fileName: string
  fileHash: string
  source: string
  actorId: number
  now: Date
  rows: readonly ListRow[]
}

/**
 * What prevents an edition from following another: the same file was uploaded before, or another one waits already. Locks the
 * previous edition until the transaction ends, so that two people who upload the next one at once take turns.
 */
export async function findConflict(
  db: Database,
  { succeeds, fileHash }: Pick<NewList, 'succeeds' | 'fileHash'>,
): Promise<{ edition: string; isSameFile: boolean } | undefined> {
  await sql`select from price_lists where id = ${succeeds} for update`.execute(db)
  const { rows } = await sql<{ edition: string; isSameFile: boolean }>`
    select edition, file_hash = ${fileHash} as "isSameFile"
    from price_list_drafts as draft join price_lists as list on list.id = draft.list_id
    where (file_hash = ${fileHash} and state <> 'dropped') or (succeeds = ${succeeds} and state = 'open')
    order by file_hash = ${fileHash} desc limit 1`.execute(db)
  return rows[0]
}

/** Stores an edition; where the file has no rows of a kind, it gets those of the previous edition. */
export async function insertPriceList(db: Database, list: NewList): Promise<number> {
  const { succeeds, rows } = list
  const edition = await freeEdition(db, list)
  const { id } = await db
    .insertInto('price_lists')
    .values({
      edition,
      country: list.country,
      currency: list.currency,
      in_force_from: list.inForceFrom,
      set_at: list.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let from = 0; from < rows.length; from += 1_000) {
    const values = rows.slice(from, from + 1_000).map((row) => ({ ...row, list_id: id }))
    await db.insertInto('price_list_rows').values(values).execute()
  }
  await sql`
    insert into price_list_rows (list_id, kind, row_number, make, model, model_code, engine_cc, fuel, body, price, flags)
    select ${id}, kind, row_number, make, model, model_code, engine_cc, fuel, body, price, flags
    from price_list_rows where list_id = ${succeeds} and kind != all (${[...new Set(rows.map(({ kind }) => kind))]})`.execute(
    db,
  )
  await db
    .insertInto('price_list_drafts')
    .values({
      list_id: id,
      succeeds,
      file_name: list.fileName,
      file_hash: list.fileHash,
      source: list.source,
      drafted_by: list.actorId,
      decided_by: null,
      decided_at: null,
    })
    .execute()
  return id
}

/** `crsp/ke-2026-07`, with a number after it where an edition of that name was dropped. */
async function freeEdition(db: Database, { country, inForceFrom }: NewList): Promise<string> {
  const name = `crsp/${country.toLowerCase()}-${inForceFrom.slice(0, 7)}`
  const { rows } = await sql<{ edition: string }>`
    select edition from price_lists where edition = ${name} or starts_with(edition, ${`${name}-`})`.execute(
    db,
  )
  return rows.length === 0 ? name : `${name}-${rows.length + 1}`
}

export async function closePriceList(
  db: Database,
  decision: { id: number; state: 'published' | 'dropped'; actorId: number; now: Date },
): Promise<void> {
  await db
    .updateTable('price_list_drafts')
    .set({ state: decision.state, decided_by: decision.actorId, decided_at: decision.now })
    .where('list_id', '=', decision.id)
    .execute()
}
