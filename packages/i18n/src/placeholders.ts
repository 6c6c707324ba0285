import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { type CatalogueSource, sentencesOf } from './compile.ts'

/** The TypeScript type of each value that a sentence needs, by its name. */
export type ValueTypes = ReadonlyMap<string, string>

const numeric: readonly string[] = ['plural', 'selectordinal', 'number']

/** What a sentence in ICU's notation needs filled in: `{count, plural, …}` a number, `{name}` words or a number. */
export function valuesOf(sentence: string): ValueTypes {
  const types = new Map<string, string>()
  collect(compileMessageOrThrow(sentence), types)
  return types
}

export function valuesOfCatalogue(source: CatalogueSource): Record<string, ValueTypes> {
  return Object.fromEntries(
    Object.entries(sentencesOf(source)).map(([key, sentence]) => [key, valuesOf(sentence)]),
  )
}

/** The elements that a sentence places: `<phone/>`, `<link>…</link>`. */
export function tagsOf(sentence: string): string[] {
  return [
    ...new Set([...sentence.matchAll(/<(\w+)(?:\/>|>)/g)].map(([, name]) => name ?? '')),
  ].sort()
}

type Token = ReturnType<typeof compileMessageOrThrow>[number]

function collect(tokens: readonly Token[], types: Map<string, string>) {
  for (const token of tokens) {
    if (typeof token === 'string') continue
    const [name, type, format] = token
    const isNumeric = type !== undefined && numeric.includes(type)
    if (isNumeric) types.set(name, 'number')
    else if (!types.has(name))
      types.set(name, type === 'select' ? choosingType(format) : 'string | number')
    if (typeof format !== 'object' || format === null) continue
    for (const choice of Object.values(format))
      if (Array.isArray(choice)) collect(choice as Token[], types)
  }
}

/** A choice between `true` and the rest takes a boolean, any other takes a word. */
function choosingType(choices: Token[2]): string {
  return typeof choices === 'object' && choices !== null && 'true' in choices ? 'boolean' : 'string'
}
