import { tokensOf } from '../vehicle-dictionary.ts'
import { french, frenchLinks } from './french.data.ts'
import { portuguese, portugueseLinks } from './portuguese.data.ts'
import { swahili, swahiliLinks } from './swahili.data.ts'

/** What a phrase asks for: words of the English search, or a category of spares. */
export type Meaning = { words: string } | { parts: string }

/** Without accents: many type none, and either spelling of Portuguese is at home somewhere. */
export function withoutAccents(word: string): string {
  return word.normalize('NFKD').replaceAll(/\p{M}/gu, '')
}

function readRow(row: string): [string, Meaning][] {
  const [phrases = '', meant = ''] = row.split('|').map((cell) => cell.trim())
  const [, parts] = /^parts\/(.+)$/.exec(meant) ?? []
  const meaning = parts === undefined ? { words: meant } : { parts }
  return phrases.split(',').map((phrase) => [tokensOf(withoutAccents(phrase)).join(' '), meaning])
}

/** Phrases of all languages at once: people mix them, and a page's language does not tell what is typed on it. */
export const localPhrases: ReadonlyMap<string, Meaning> = new Map(
  [swahili, portuguese, french].flatMap((table) => table.trim().split('\n').flatMap(readRow)),
)

export const linkWords: ReadonlySet<string> = new Set(
  tokensOf(withoutAccents([swahiliLinks, portugueseLinks, frenchLinks].join(' '))),
)

/** Each word that occurs in a phrase, for spelling. */
export const localWords: ReadonlySet<string> = new Set(
  [...localPhrases.keys()].flatMap((phrase) => phrase.split(' ')),
)
