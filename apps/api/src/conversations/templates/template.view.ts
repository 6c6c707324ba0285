import type { AnswerTemplate } from '@bandari/sdk'
import type { TemplateRow } from './templates.store.ts'

export function templateView(row: TemplateRow): AnswerTemplate {
  return {
    id: row.id,
    name: row.name,
    used_for: row.used_for,
    texts: row.texts,
    version: row.version,
    date_created: row.date_created.toISOString(),
    date_updated: row.date_updated.toISOString(),
  }
}
