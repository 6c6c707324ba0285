import { t } from '../../language/translator.ts'

/** What a template may name, as the contract's `TemplateField` has it. */
export const templateFields = [
  'name',
  'reference',
  'order',
  'vehicle',
  'price',
  'port',
  'until',
  'me',
  'shop',
] as const

const left = new RegExp(`\\{(${templateFields.join('|')})\\}`)

/** A field that nobody has filled in, which no reader should get; null without one. */
export function fieldLeft(text: string): string | null {
  const [field] = left.exec(text) ?? []
  return field === undefined ? null : t('staffAnswers.fieldLeft', { field })
}

/** All of them as they are written, for whoever writes a template. */
export const fieldsWritten = templateFields.map((field) => `{${field}}`).join(' ')
