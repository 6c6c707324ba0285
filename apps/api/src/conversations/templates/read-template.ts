import type { AnswerTemplateCreate } from '@bandari/sdk'
import { type PlainOrProblem, problem } from '../../core/problem.ts'
import type { Database } from '../../platform/db/database.ts'
import { templateFields, unknownFields } from './template-text.ts'
import { isNameTaken, type TemplateText } from './templates.store.ts'

/** What somebody wrote, without empty translations; or what is wrong with it. */
export async function readTemplate(
  db: Database,
  { name, used_for, texts }: AnswerTemplateCreate,
  besides?: number,
): Promise<{ template: TemplateText } | { mistakes: Mistakes }> {
  const written = Object.fromEntries(
    Object.entries(texts)
      .map(([language, text]) => [language, text.trim()])
      .filter(([, text]) => text !== ''),
  )
  const template = { name: name.trim(), used_for, texts: { ...written, en: texts.en.trim() } }
  const [unknown] = Object.values<string>(template.texts).flatMap(unknownFields)
  const isTaken = await isNameTaken(db, { name: template.name, ...(besides && { besides }) })
  const mistakes: Mistakes = {
    ...(template.name === '' && { name: ['blank'] }),
    ...(isTaken && { name: ['template_name_taken'] }),
    ...(template.texts.en === '' && { texts: ['blank'] }),
    ...(unknown !== undefined && {
      texts: [problem('template_field_unknown', { field: unknown, fields: listed })],
    }),
  }
  return Object.keys(mistakes).length > 0 ? { mistakes } : { template }
}

type Mistakes = Partial<Record<'name' | 'texts', PlainOrProblem[]>>

const listed = templateFields.map((field) => `{${field}}`).join(' ')
