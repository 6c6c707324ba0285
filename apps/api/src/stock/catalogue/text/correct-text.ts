import { grammar } from './free-text.data.ts'
import { linkWords, localWords, withoutAccents } from './local-words/local-words.ts'
import { nearest, slipsIn } from '../names/spelling.ts'
import { type Dictionary, tokenPattern, tokensOf } from './vehicle-dictionary.ts'
import type { Alike } from '../names/words.store.ts'

/** The most words of a text that are looked up. */
const mostWords = 8

/** Words that neither the catalogue's dictionary nor a local language knows and that are long enough to be corrected. */
export function misspelt(text: string, { words }: Dictionary): string[] {
  const strange = tokensOf(text).filter(
    (token) =>
      slipsIn(token) > 0 &&
      token.length <= 40 &&
      !/\d/.test(token) &&
      !words.has(token) &&
      !grammar.has(token) &&
      !isLocal(token),
  )
  return [...new Set(strange)].slice(0, mostWords)
}

function isLocal(token: string): boolean {
  const word = withoutAccents(token)
  return localWords.has(word) || linkWords.has(word)
}

const local = [...localWords].map((word) => ({ word, n: 0 }))

interface Spellings {
  alike: readonly Alike[]
  dictionary: Dictionary
}

/** The text with each unknown word replaced by the nearest known one; a word without a near one stays as it is. */
export function correctText(
  text: string,
  unknown: readonly string[],
  { alike, dictionary }: Spellings,
): string {
  if (unknown.length === 0) return text
  const counted = new Map(alike.map(({ word, n }) => [word, n]))
  const own = [...dictionary.words].map((word) => ({ word, n: counted.get(word) ?? 0 }))
  const meant = new Map(
    unknown.map((typed) => [
      typed,
      // English first: a local word is only meant where no other is near.
      nearest(typed, [...own, ...alike.filter((one) => one.typed === typed)]) ??
        nearest(withoutAccents(typed), local),
    ]),
  )
  return text
    .normalize('NFKC')
    .replaceAll(tokenPattern, (token) => meant.get(token.toLowerCase()) ?? token)
}
