import { type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { ReferralLinksTable } from '../tables.ts'

export type Link = Selectable<ReferralLinksTable>

/** Those in use, newest first. */
export function listLinks(db: Database, agentId: number): Promise<Link[]> {
  return db
    .selectFrom('referral_links')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
}

interface Which {
  agentId: number
  id: number
}

export function findLink(db: Database, { agentId, id }: Which): Promise<Link | undefined> {
  return db
    .selectFrom('referral_links')
    .selectAll()
    .where('agent_id', '=', agentId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

/** Which link of the agent an address names; null for one that is over or never was. */
export async function findLinkBySlug(
  db: Database,
  { agentId, slug }: { agentId: number; slug: string },
): Promise<number | null> {
  const row = await db
    .selectFrom('referral_links')
    .select('id')
    .where('agent_id', '=', agentId)
    .where('slug', '=', slug.toLowerCase())
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Also those that are over: what they brought stays theirs. */
export async function listSlugs(db: Database, agentId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('referral_links')
    .select('slug')
    .where('agent_id', '=', agentId)
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

interface NewLink {
  agentId: number
  slug: string
  name: string
  productId: number | null
  now: Date
}

/** Null when the agent has one of that name. */
export async function insertLink(db: Database, link: NewLink): Promise<number | null> {
  const row = await db
    .insertInto('referral_links')
    .values({
      agent_id: link.agentId,
      slug: link.slug,
      name: link.name,
      product_id: link.productId,
      created_at: link.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Whether another link in use has that name. */
export async function isNameTaken(
  db: Database,
  { agentId, id, name }: Which & { name: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('referral_links')
    .select('id')
    .where('agent_id', '=', agentId)
    .where('id', '<>', id)
    .where('ended_at', 'is', null)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst()
  return row !== undefined
}

export async function renameLink(db: Database, { id, name }: { id: number; name: string }) {
  await db.updateTable('referral_links').set({ name }).where('id', '=', id).execute()
}

export async function endLink(db: Database, { id, now }: { id: number; now: Date }) {
  await db.updateTable('referral_links').set({ ended_at: now }).where('id', '=', id).execute()
}
