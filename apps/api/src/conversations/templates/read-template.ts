import type { AnswerTemplateCreate } from '@bandari/sdk'
import { type PlainOrProblem, problem } from '../../core/problem.ts'
import type { Database } from '../../platform/db/database.ts'
import type { TemplateTexts } from './tables.ts'
import { templateFields, unknownFields } from './template-text.ts'
import { isNameTaken, type TemplateText } from './templates.store.ts'

/** What somebody wrote, without empty translations; or what is wrong with it. */
export async function readTemplate(
  db: Database,
  { name, used_for, texts }: AnswerTemplateCreate,
  besides?: number,
): Promise<{ template: TemplateText } | { mistakes: Mistakes }> {
  const { en, sw, pt, fr } = texts
  const others = Object.entries({ sw, pt, fr }).map(([code, text]) => [code, text?.trim() ?? ''])
  const written = Object.fromEntries(others.filter(([, text]) => text !== '')) as TemplateTexts
  const template = { name: name.trim(), used_for, texts: { ...written, en: en.trim() } }
  const isTaken = await isNameTaken(db, { name: template.name, ...(besides && { besides }) })
  const inTexts = mistakesIn(template.texts)
  const mistakes: Mistakes = {
    ...(template.name === '' && { name: ['blank'] }),
    ...(isTaken && { name: ['template_name_taken'] }),
    ...(Object.keys(inTexts).length > 0 && { texts: inTexts }),
  }
  return Object.keys(mistakes).length > 0 ? { mistakes } : { template }
}

/** By field, those of the texts by language. */
type Mistakes = Record<string, PlainOrProblem[] | Record<string, PlainOrProblem[]>>

function mistakesIn(texts: TemplateTexts): Record<string, PlainOrProblem[]> {
  const mistakes: Record<string, PlainOrProblem[]> = texts.en === '' ? { en: ['blank'] } : {}
  for (const [language, text] of Object.entries<string>(texts)) {
    const [field] = unknownFields(text)
    if (field !== undefined)
      mistakes[language] = [problem('template_field_unknown', { field, fields: listed })]
  }
  return mistakes
}

const listed = templateFields.map((field) => `{${field}}`).join(' ')
