import { type Language, sourceLanguage } from '@bandari/i18n'
import type { TemplateTexts } from './tables.ts'

/** What a text may name as `{name}`. */
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

export type TemplateField = (typeof templateFields)[number]

/** Null where nothing is known. */
export type FieldValues = Readonly<Partial<Record<TemplateField, string | null>>>

const field = /\{([^{}]*)\}/g

/** Names in a text that no answer knows, such as `{nmae}`. */
export function unknownFields(text: string): string[] {
  const names = [...text.matchAll(field)].map(([, name = '']) => name)
  return names.filter((name) => !isField(name))
}

/** Puts what is known into the text. What is not known stays as it stands, for whoever sends it to see. */
export function fillText(
  text: string,
  values: FieldValues,
): { text: string; missing: TemplateField[] } {
  const missing = new Set<TemplateField>()
  const filled = text.replaceAll(field, (whole, name: string) => {
    if (!isField(name)) return whole
    const value = values[name] ?? ''
    if (value !== '') return value
    missing.add(name)
    return whole
  })
  return { text: filled, missing: [...missing] }
}

/** The text in a language, or in English where it is not written in that. */
export function textIn(
  texts: TemplateTexts,
  language: Language,
): { text: string; language: Language } {
  const text = texts[language] ?? ''
  return text.trim() === '' ? { text: texts.en, language: sourceLanguage } : { text, language }
}

function isField(name: string): name is TemplateField {
  return (templateFields as readonly string[]).includes(name)
}
