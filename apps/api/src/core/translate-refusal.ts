import { type Language, sourceLanguage } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { type Problem, sentenceOf } from './problem.ts'

type Body = Readonly<Record<string, unknown>>

/**
 * Translates a refusal, which operations write in English. A sentence is replaced when it is the catalogue's text for the code
 * beside it: text by a provider or a person stays.
 */
export function translateRefusal(body: unknown, language: Language): unknown {
  if (language === sourceLanguage || !isBody(body)) return body
  const { reason, errors, codes } = body
  if (isBody(reason)) return { ...body, reason: translateRefusal(reason, language) }
  if (isBody(errors) && isProblem(body))
    return { ...body, errors: translateEach(errors, body, language) }
  if (isBody(codes)) return translateFields(body, codes, language)
  return isProblem(body) ? translateEach(body, body, language) : body
}

function translateEach(sentences: Body, { code, values }: Problem, language: Language): Body {
  const problem = values ? { code, values } : { code }
  return Object.fromEntries(
    Object.entries(sentences).map(([name, sentence]) => [
      name,
      name === 'code' ? sentence : translate(sentence, problem, language),
    ]),
  )
}

/** Entries of a list share their paths, so a path's codes are counted off. */
function translateFields(body: Body, codes: Body, language: Language): Body {
  const { values = {}, codes: _, ...fields } = body
  const seen = new Map<string, number>()
  const next = (path: string): unknown => {
    const index = seen.get(path) ?? 0
    seen.set(path, index + 1)
    const at = (lists: unknown) => (lists as Partial<Record<string, unknown[]>>)[path]?.[index]
    return { code: at(codes), values: at(values) }
  }
  const walk = (entry: unknown, path: string): unknown => {
    if (typeof entry === 'string') {
      const problem = next(path)
      return isProblem(problem) ? translate(entry, problem, language) : entry
    }
    if (Array.isArray(entry)) return entry.map((item) => walk(item, path))
    if (!isBody(entry)) return entry
    return Object.fromEntries(
      Object.entries(entry).map(([name, item]) => [
        name,
        walk(item, path ? `${path}.${name}` : name),
      ]),
    )
  }
  return { ...body, ...(walk(fields, '') as Body) }
}

function translate(sentence: unknown, problem: Problem, language: Language): unknown {
  return sentence === sentenceOf(problem) ? sentenceOf(problem, language) : sentence
}

/** Other answers have a `code`, too: a port's, a voucher's. */
function isProblem(found: unknown): found is Problem {
  if (!isBody(found) || typeof found['code'] !== 'string') return false
  return translatorOf(sourceLanguage).isMessageId(`refusals.${found['code']}`)
}

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
