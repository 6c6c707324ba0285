import { sql, type SqlBool } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { containsPattern } from '../../platform/lists/list-sql.store.ts'
import { resource } from '../../platform/lists/resource.store.ts'
import { portOfRoute, taxesOfTable } from '../rule-label.store.ts'
import type { DraftedPart } from './rule-shape.ts'

export interface DraftRow {
  id: number
  version: number
  state: 'open' | 'published' | 'dropped'
  rule_id: number
  country: string
  /** A draft of a country's file has the part of its sheet. */
  part: DraftedPart | 'sheet'
  key: string
  /** The name of the port that a route begins at. */
  port: string | null
  /** The content of the rule that the draft was written about. */
  before: object
  content: object | null
  /** Ids of the taxes that a table had before; null where it was drafted without them. */
  taxes: number[] | null
  checked_on: string
  reason: string
  drafted_by: number
  drafter: string
  drafted_at: Date
  decided_by: number | null
  decider: string | null
  decided_at: Date | null
  is_overtaken: boolean
}

export const drafts = resource({
  name: 'import-rule-drafts',
  from: sql`import_rule_drafts as draft
    join import_rules as rule on rule.id = draft.rule_id
    join accounts as drafters on drafters.id = draft.drafted_by
    left join accounts as deciders on deciders.id = draft.decided_by`,
  select: sql<DraftRow>`draft.id, draft.version, draft.state, draft.rule_id, rule.country, rule.part, rule.key,
    ${portOfRoute} as port, case when draft.taxes is null then rule.content else rule.content || jsonb_build_object('lines',
      (select coalesce(jsonb_agg(tax.content order by place.number), '[]') from unnest(draft.taxes) with ordinality as place (id, number)
        join import_rules as tax on tax.id = place.id)) end as before,
    draft.content, draft.taxes::integer[] as taxes, draft.checked_on::text as checked_on, draft.reason,
    draft.drafted_by, drafters.first_name || ' ' || drafters.last_name as drafter, draft.drafted_at,
    draft.decided_by, deciders.first_name || ' ' || deciders.last_name as decider, draft.decided_at,
    draft.state = 'open' and (exists (select from import_rules as next where next.succeeds = rule.id)
      or draft.taxes <> ${taxesOfTable}) as is_overtaken`,
  fields: {
    id: { ref: sql.ref('draft.id'), type: 'number' },
    country: { ref: sql.ref('rule.country'), type: 'text' },
    part: { ref: sql.ref('rule.part'), type: 'text' },
    state: { ref: sql.ref('draft.state'), type: 'text' },
    drafted_at: { ref: sql.ref('draft.drafted_at'), type: 'time' },
  },
  sort: { field: 'id', descending: true },
  search: (q) =>
    sql`(draft.reason ilike ${containsPattern(q)} or rule.key ilike ${containsPattern(q)})`,
})

/** Holds the draft and the rules it is about until the transaction ends, so that nobody else decides on it or changes them. */
export async function lockDraft(db: Database, id: number): Promise<DraftRow | undefined> {
  await sql`select from import_rule_drafts where id = ${id} for update`.execute(db)
  await sql`select from import_rules where id in (select rule_id from import_rule_drafts where id = ${id}
    union select unnest(taxes) from import_rule_drafts where id = ${id}) order by id for update`.execute(
    db,
  )
  return drafts.find(db, id)
}

interface NewDraft {
  ruleId: number
  content: object | null
  taxes?: number[] | null
  checkedOn: string
  reason: string
  actorId: number
  now: Date
}

/** Null where the rule has an open draft. */
export async function insertDraft(
  db: Database,
  { ruleId, content, taxes = null, checkedOn, reason, actorId, now }: NewDraft,
): Promise<number | null> {
  const inserted = await db
    .insertInto('import_rule_drafts')
    .values({
      rule_id: ruleId,
      content: content && JSON.stringify(content),
      taxes,
      checked_on: checkedOn,
      reason,
      drafted_by: actorId,
      drafted_at: now,
      decided_by: null,
      decided_at: null,
      published_id: null,
    })
    .onConflict((conflict) =>
      conflict.column('rule_id').where(sql<SqlBool>`state = 'open'`).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

export async function rewriteDraft(
  db: Database,
  {
    id,
    content,
    checkedOn,
    reason,
  }: Pick<NewDraft, 'content' | 'checkedOn' | 'reason'> & { id: number },
): Promise<void> {
  await db
    .updateTable('import_rule_drafts')
    .set((draft) => ({
      content: content && JSON.stringify(content),
      checked_on: checkedOn,
      reason,
      version: draft('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

interface DraftDecision {
  id: number
  state: 'published' | 'dropped'
  publishedId: number | null
  actorId: number
  now: Date
}

export async function closeDraft(
  db: Database,
  { id, state, publishedId, actorId, now }: DraftDecision,
): Promise<void> {
  await db
    .updateTable('import_rule_drafts')
    .set({ state, published_id: publishedId, decided_by: actorId, decided_at: now })
    .where('id', '=', id)
    .execute()
}
