import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { containsPattern } from '../../platform/lists/list-sql.store.ts'
import { resource } from '../../platform/lists/resource.store.ts'
import type { TemplateTexts, TemplateUse } from './tables.ts'

export interface TemplateText {
  name: string
  used_for: TemplateUse[]
  texts: TemplateTexts
}

export interface TemplateRow extends TemplateText {
  id: number
  version: number
  date_created: Date
  date_updated: Date
}

const select = sql<TemplateRow>`id, name, used_for, texts, version, date_created, date_updated`

export const templates = resource({
  name: 'answer-templates',
  from: sql`answer_templates`,
  select,
  fields: {
    id: { ref: sql.ref('answer_templates.id'), type: 'number' },
    name: { ref: sql.ref('answer_templates.name'), type: 'text' },
    used_for: {
      ref: sql.ref('answer_templates.used_for'),
      type: 'text',
      mentions: (use) => sql`${use} = any(answer_templates.used_for)`,
    },
    date_updated: { ref: sql.ref('answer_templates.date_updated'), type: 'time' },
  },
  sort: { field: 'name', descending: false },
  search(q) {
    const text = containsPattern(q)
    return sql`(name ilike ${text} or exists (select from jsonb_each_text(texts) where value ilike ${text}))`
  },
})

/** Locked until the transaction ends. */
export async function lockTemplate(db: Database, id: number): Promise<TemplateRow | undefined> {
  const { rows } = await sql<TemplateRow>`
    select ${select} from answer_templates where id = ${id} for update`.execute(db)
  return rows[0]
}

/** Two that want one name wait for each other. */
export async function lockNames(db: Database): Promise<void> {
  await sql`lock table answer_templates in share row exclusive mode`.execute(db)
}

export async function isNameTaken(
  db: Database,
  { name, besides = 0 }: { name: string; besides?: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from answer_templates where lower(name) = lower(${name}) and id <> ${besides}`.execute(
    db,
  )
  return rows.length > 0
}

/** Those offered for one kind of answer, by name. */
export async function listTemplatesFor(db: Database, use: TemplateUse): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select ${select} from answer_templates where ${use} = any(used_for) order by lower(name) limit 200`.execute(
    db,
  )
  return rows
}

export async function insertTemplate(
  db: Database,
  { texts, ...template }: TemplateText,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('answer_templates')
    .values({ ...template, texts: JSON.stringify(texts), date_created: now, date_updated: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateTemplate(
  db: Database,
  { id, now, texts, ...template }: TemplateText & { id: number; now: Date },
): Promise<void> {
  await db
    .updateTable('answer_templates')
    .set((row) => ({
      ...template,
      texts: JSON.stringify(texts),
      date_updated: now,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

export async function deleteTemplate(db: Database, id: number): Promise<void> {
  await db.deleteFrom('answer_templates').where('id', '=', id).execute()
}
