import { localWords } from './local-words/local-words.ts'
import { nearest, slipsIn } from '../names/spelling.ts'
import { isKnown, type Lexicon } from './lexicon.ts'
import { tokenPattern, tokensOf, withoutAccents } from './tokens.ts'
import type { Alike } from '../names/words.store.ts'

/** The most words of a text that are looked up. */
const mostWords = 8

/** Words that the lexicon does not know and that are long enough to be corrected. */
export function misspelt(text: string, lexicon: Lexicon): string[] {
  const strange = tokensOf(text).filter(
    (token) =>
      slipsIn(token) > 0 && token.length <= 40 && !/\d/.test(token) && !isKnown(token, lexicon),
  )
  return [...new Set(strange)].slice(0, mostWords)
}

interface Spellings {
  alike: readonly Alike[]
  lexicon: Lexicon
}

/** The text with each unknown word replaced by the nearest known one; a word without a near one stays as it is. */
export function correctText(
  text: string,
  unknown: readonly string[],
  { alike, lexicon: { dictionary, parts, places } }: Spellings,
): string {
  if (unknown.length === 0) return text
  const counted = new Map(alike.map(({ word, n }) => [word, n]))
  const own = (words: ReadonlySet<string>, tier: 0 | 1) =>
    [...words].map((word) => ({ word, n: counted.get(word) ?? 0, tier }))
  // A vehicle first: a spare, a place or a local word is only meant where no vehicle is as near.
  const ours = [
    ...own(dictionary.words, 0),
    ...[parts.words, localWords, places.words].flatMap((words) => own(words, 1)),
  ]
  const meant = new Map(
    unknown.map((typed) => [
      typed,
      nearest(withoutAccents(typed), [...ours, ...alike.filter((one) => one.typed === typed)]),
    ]),
  )
  return text
    .normalize('NFKC')
    .replaceAll(tokenPattern, (token) => meant.get(token.toLowerCase()) ?? token)
}
