import { keyOf, tokensOf, withoutAccents } from '../tokens.ts'
import { english } from './english.data.ts'
import { french, frenchLinks } from './french.data.ts'
import { portuguese, portugueseLinks } from './portuguese.data.ts'
import { swahili, swahiliLinks } from './swahili.data.ts'

/** What a phrase asks for: words of the English search, or a category of spares. */
export type Meaning = { words: string } | { parts: string }

function readRow(row: string): [string[], Meaning][] {
  const [phrases = '', meant = ''] = row.split('|').map((cell) => cell.trim())
  const [, parts] = /^parts\/(.+)$/.exec(meant) ?? []
  const meaning = parts === undefined ? { words: meant } : { parts }
  return phrases.split(',').map((phrase) => [tokensOf(phrase), meaning])
}

const rows = [swahili, portuguese, french, english].flatMap((table) =>
  table.trim().split('\n').flatMap(readRow),
)

/** By `keyOf`. Phrases of all languages at once: people mix them, and a page's language does not tell what is typed on it. */
export const localPhrases: ReadonlyMap<string, Meaning> = new Map(
  rows.map(([phrase, meaning]) => [keyOf(phrase), meaning]),
)

/** Words between words, which say nothing beside one of their language. */
export const linkWords: ReadonlySet<string> = new Set(
  tokensOf(withoutAccents([swahiliLinks, portugueseLinks, frenchLinks].join(' '))),
)

/** Each word that occurs in a phrase, and each phrase as one word, for spelling. */
export const localWords: ReadonlySet<string> = new Set(
  rows.flatMap(([phrase]) => [...phrase.map(withoutAccents), keyOf(phrase)]),
)
