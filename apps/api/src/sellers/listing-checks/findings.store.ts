import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { containsPattern } from '../../platform/lists/list-sql.store.ts'
import { resource } from '../../platform/lists/resource.store.ts'
import { type BriefRow, briefListing } from '../../stock/moderation/listing-brief.store.ts'
import type { FindingDetail, NewFinding, RuleCode } from './rules.ts'

export interface FindingRow {
  id: number
  version: number
  rule: RuleCode
  state: 'open' | 'dismissed' | 'ended'
  found_at: Date
  ended_at: Date | null
  decided_by: string | null
  reason: string | null
  detail: FindingDetail
  listing: BriefRow
  others: { id: number; title: string; seller_name: string | null }[]
}

export const findings = resource({
  name: 'findings',
  from: sql`moderation_findings join products on products.id = moderation_findings.product_id`,
  lookups: sql`left join accounts as sellers on sellers.id = products.vendor_id
    left join media as covers on covers.id = products.cover_media_id
    left join accounts as deciders on deciders.id = decided_by`,
  select: sql<FindingRow>`moderation_findings.id, moderation_findings.version, rule, moderation_findings.state, found_at,
    ended_at, deciders.first_name || ' ' || deciders.last_name as decided_by, reason, detail,
    ${briefListing('products', 'sellers', 'covers')} as listing,
    (select coalesce(jsonb_agg(jsonb_build_object('id', other.id, 'title', other.title,
        'seller_name', seller.first_name || ' ' || seller.last_name)), '[]')
      from jsonb_array_elements(coalesce(detail -> 'others', '[]')) as named
        join products as other on other.id = (named ->> 'id')::bigint
        left join accounts as seller on seller.id = other.vendor_id) as others`,
  fields: {
    id: { ref: sql.ref('moderation_findings.id'), type: 'number', required: true },
    found_at: { ref: sql.ref('found_at'), type: 'time', required: true },
    rule: { ref: sql.ref('rule'), type: 'text', required: true, unsorted: true },
    state: {
      ref: sql.ref('moderation_findings.state'),
      type: 'text',
      required: true,
      unsorted: true,
    },
    product_id: {
      ref: sql.ref('moderation_findings.product_id'),
      type: 'number',
      required: true,
      unsorted: true,
    },
    seller_id: { ref: sql.ref('products.vendor_id'), type: 'number', unsorted: true },
  },
  sort: { field: 'found_at', descending: true },
  idsFirst: true,
  search: (q) => sql`products.title ilike ${containsPattern(q)}`,
})

/** Locks it until the transaction ends. */
export async function lockFinding(db: Database, id: number): Promise<FindingRow | undefined> {
  await db.selectFrom('moderation_findings').select('id').where('id', '=', id).forUpdate().execute()
  return findings.find(db, id)
}

/** What was looked at stays so while the same is found. */
export async function saveFindings(
  db: Database,
  rule: RuleCode,
  found: readonly NewFinding[],
  now: Date,
): Promise<void> {
  if (found.length === 0) return
  const isSeen = sql`moderation_findings.seen_fingerprint is not distinct from excluded.fingerprint`
  await sql`
    insert into moderation_findings (rule, about, product_id, fingerprint, detail, state, found_at)
    select ${rule}, about, product_id, fingerprint, detail, 'open', ${now}
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
      as found (about text, "productId" bigint, fingerprint text, detail jsonb),
      lateral (select "productId" as product_id) as named
    on conflict (rule, about) do update set product_id = excluded.product_id, detail = excluded.detail,
      fingerprint = excluded.fingerprint,
      state = case when ${isSeen} then 'dismissed' else 'open' end,
      found_at = case when moderation_findings.state = 'open' or ${isSeen} then moderation_findings.found_at
        else excluded.found_at end,
      ended_at = case when ${isSeen} then coalesce(moderation_findings.ended_at, ${now}) end,
      decided_by = case when ${isSeen} then moderation_findings.decided_by end,
      reason = case when ${isSeen} then moderation_findings.reason end,
      version = moderation_findings.version + 1
    where moderation_findings.fingerprint <> excluded.fingerprint or moderation_findings.state = 'ended'`.execute(
    db,
  )
}

interface Looked {
  rule: RuleCode
  /** What the rule was asked about. */
  scope: readonly string[]
  found: readonly NewFinding[]
  now: Date
}

/** What a rule does not find any more has ended by itself. */
export async function endMissing(db: Database, { rule, scope, found, now }: Looked): Promise<void> {
  await sql`update moderation_findings set state = 'ended', ended_at = ${now}, version = version + 1
    where rule = ${rule} and state = 'open' and about = any(${scope}::text[])
      and about <> all(${found.map(({ about }) => about)}::text[])`.execute(db)
}

/** Of a rule that was switched off. */
export async function endAllOf(db: Database, rule: RuleCode, now: Date): Promise<void> {
  await sql`update moderation_findings set state = 'ended', ended_at = ${now}, version = version + 1
    where rule = ${rule} and state = 'open'`.execute(db)
}

export async function dismissFinding(
  db: Database,
  { id, reason, actorId, now }: { id: number; reason: string; actorId: number; now: Date },
): Promise<void> {
  await sql`update moderation_findings set state = 'dismissed', seen_fingerprint = fingerprint, ended_at = ${now},
      decided_by = ${actorId}, reason = ${reason}, version = version + 1
    where id = ${id}`.execute(db)
}

/** Those that wait for staff, for the overview. */
export const openFindings = sql`(select found_at from moderation_findings where state = 'open') as open_findings`
