import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Language } from '../src/languages.ts'

/** Names of values that are numbers of things wherever they occur. */
const numbers = new Set(
  `attempts characters chapters count days fields files holding hours least left length limit megabytes minutes months most
  n pages payout photos places points quantity rows seconds tracking weeks years`.split(/\s+/),
)

/** Words that do not change after a number. */
const still: Record<Language, ReadonlySet<string>> = {
  en: new Set('at available can d h km left min more most of on or other per to with'.split(' ')),
  fr: new Set('à au chez d de en et h j km min mo ou plus pour qui sur tout'.split(' ')),
  pt: new Set('a à ao d de dos e em h km mais min no ou para'.split(' ')),
  sw: new Set(),
}

/** Swahili sets the number behind the thing: these are one and many in one form, and words that are no things. */
const stillBefore = new Set(
  `siku saa mara faili herufi picha bidhaa ofa namba dakika sekunde pointi asilimia hadi ya wa za la kwa ni na zaidi ndani
  kati katika zisizozidi zisizidi isiyozidi isiyopungua visivyozidi chini kwanza idadi tarakimu rekodi stakabadhi km nyingine
  zipo zote yote mwaka`.split(/\s+/),
)

/** A plain number next to a word that should change with it: `{days} days`. */
export function bareNumbers(sentence: string, language: Language): string[] {
  return find(compileMessageOrThrow(sentence), language, new Set())
}

type Token = ReturnType<typeof compileMessageOrThrow>[number]

function find(
  tokens: readonly Token[],
  language: Language,
  counted: ReadonlySet<string>,
): string[] {
  return tokens.flatMap((token, index) => {
    if (typeof token === 'string') return []
    const [name, type, format] = token
    const isPlain = type === undefined || type === 'number'
    if (isPlain) {
      if (!numbers.has(name) || counted.has(name)) return []
      const word = adjacentWord(tokens, index, language)
      return word === null ? [] : [`{${name}} ${word}`]
    }
    const within = type === 'plural' ? new Set([...counted, name]) : counted
    if (typeof format !== 'object' || format === null) return []
    return Object.values(format).flatMap((words) =>
      Array.isArray(words) ? find(words as Token[], language, within) : [],
    )
  })
}

function adjacentWord(tokens: readonly Token[], index: number, language: Language): string | null {
  const after = tokens[index + 1]
  const [, next = ''] = /^[\s\u00a0\u202f](\p{L}[\p{L}’-]*)/u.exec(String(after ?? '')) ?? []
  const isCode = /^[A-Z]{2,3}$/.test(next)
  if (language !== 'sw') {
    if (typeof after !== 'string' || next === '' || isCode) return null
    return still[language].has(next.toLowerCase()) ? null : next
  }
  if (typeof after === 'string' && next === 'za') return next
  const before = tokens[index - 1]
  const [, last = ''] = /(\p{L}+)[\s\u00a0]$/u.exec(String(before ?? '')) ?? []
  if (typeof before !== 'string' || last === '' || /^[A-Z]{2,3}$/.test(last)) return null
  return stillBefore.has(last.toLowerCase()) ? null : last
}
