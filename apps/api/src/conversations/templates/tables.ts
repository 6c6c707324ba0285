import type { Language } from '@bandari/i18n'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Json } from '../../platform/db/columns.ts'

declare module '../../platform/db/tables.ts' {
  interface Tables {
    answer_templates: AnswerTemplatesTable
  }
}

export type TemplateUse = 'thread' | 'quote' | 'request'

/** English is always there. */
export type TemplateTexts = Partial<Record<Language, string>> & { en: string }

export interface AnswerTemplatesTable {
  id: GeneratedAlways<number>
  name: string
  used_for: TemplateUse[]
  texts: Json<TemplateTexts>
  version: Generated<number>
  date_created: Date
  date_updated: Date
}
