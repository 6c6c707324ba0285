import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { valuesOf } from '../src/placeholders.ts'

/** What is wrong with a translation's notation, in sentences: what is filled in and marked up must be as in English. */
export function findNotationProblems(translation: string, english: string): string[] {
  try {
    const tokens = compileMessageOrThrow(translation)
    return [
      ...compareNames(tagsIn(translation), tagsIn(english)),
      ...compareNames(placeholdersIn(translation), placeholdersIn(english)),
      ...formProblems(tokens),
    ]
  } catch (error) {
    return [`Its braces cannot be read: ${firstLine(error)}.`]
  }
}

function compareNames(found: ReadonlySet<string>, wanted: ReadonlySet<string>): string[] {
  return [
    ...[...wanted].filter((name) => !found.has(name)).map((name) => `${name} is missing.`),
    ...[...found]
      .filter((name) => !wanted.has(name))
      .map((name) => `${name} is not in the English.`),
  ]
}

function placeholdersIn(sentence: string): Set<string> {
  return new Set([...valuesOf(sentence).keys()].map((name) => `{${name}}`))
}

/** Each as it is written: a link that is not closed would hold no words. */
function tagsIn(sentence: string): Set<string> {
  return new Set(sentence.match(/<\/?\w+\/?>/g))
}

type Token = ReturnType<typeof compileMessageOrThrow>[number]

function formProblems(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return /[{}]/.test(token) ? ['A brace has no partner.'] : []
    const [name, , forms] = token
    if (typeof forms !== 'object' || forms === null) return []
    const inside = Object.values(forms).flatMap((form) =>
      Array.isArray(form) ? formProblems(form as Token[]) : [],
    )
    return 'other' in forms ? inside : [`{${name}} has no form “other”.`, ...inside]
  })
}

function firstLine(error: unknown): string {
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n')
  return line.replace(/:$/, '')
}
