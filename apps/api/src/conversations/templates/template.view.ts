import type { AnswerTemplate } from '@bandari/sdk'
import type { TemplateTexts } from './tables.ts'
import type { TemplateRow } from './templates.store.ts'

/** Without the languages that it is not written in. */
function textsView({ en, sw, pt, fr }: TemplateTexts): AnswerTemplate['texts'] {
  return { en, ...(sw && { sw }), ...(pt && { pt }), ...(fr && { fr }) }
}

export function templateView(row: TemplateRow): AnswerTemplate {
  return {
    id: row.id,
    name: row.name,
    used_for: row.used_for,
    texts: textsView(row.texts),
    version: row.version,
    date_created: row.date_created.toISOString(),
    date_updated: row.date_updated.toISOString(),
  }
}
