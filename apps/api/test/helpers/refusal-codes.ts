import { type Language, sourceLanguage } from '@bandari/i18n'
import { type Problem, sentenceOf } from '../../src/core/problem.ts'

type Body = Record<string, unknown>

/** Throws unless every sentence of a refusal has its code beside it, and is what the catalogue says under that code. */
export function checkCodes(where: string, body: unknown, language: Language = sourceLanguage) {
  if (!isBody(body)) return
  const missing = sentencesOf(body).filter(({ sentence, code, values }) => {
    const known = isCode(code)
      ? sentenceOf({ code, ...(values ? { values } : {}) }, language)
      : null
    return known === null || !(sentence === known || sentence.startsWith(`${known} `))
  })
  if (missing.length === 0) return
  throw new Error(`${where} refuses without a code: ${JSON.stringify({ missing, body })}`)
}

interface Said {
  sentence: string
  code: unknown
  values?: NonNullable<Problem['values']> | undefined
}

const generalNames = ['detail', 'msg', 'reason', 'error']

function sentencesOf(body: Body): Said[] {
  const { code, values } = body
  const general = generalNames.map((name) => body[name]).find((said) => typeof said === 'string')
  if (general !== undefined) return [{ sentence: general, code, values: values as Said['values'] }]
  if (isBody(body['errors'])) return ofProvider(body['errors'], code)
  return ofFields(isBody(body['reason']) ? body['reason'] : body)
}

/** A provider's refusal has one code; what the provider says itself has none. */
function ofProvider({ token, non_field_errors: general }: Body, code: unknown): Said[] {
  return [{ sentence: String(token ?? general), code }]
}

function ofFields(body: Body): Said[] {
  const { codes = {}, values = {}, ...fields } = body
  const seen = new Map<string, number>()
  return sentencesIn(fields, '').map(({ path, sentence }) => {
    const index = seen.get(path) ?? 0
    seen.set(path, index + 1)
    const at = (lists: unknown) => (lists as Record<string, unknown[]>)[path]?.[index]
    return { sentence, code: at(codes), values: at(values) as Said['values'] }
  })
}

function sentencesIn(value: unknown, path: string): { path: string; sentence: string }[] {
  if (Array.isArray(value))
    return value.flatMap((entry: unknown) =>
      typeof entry === 'string' ? [{ path, sentence: entry }] : sentencesIn(entry, path),
    )
  if (!isBody(value)) return []
  return Object.entries(value).flatMap(([name, entry]) =>
    sentencesIn(entry, path === '' ? name : `${path}.${name}`),
  )
}

function isCode(code: unknown): code is Problem['code'] {
  return typeof code === 'string'
}

export function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
