import { localWords } from './local-words/local-words.ts'
import { nearest, slipsIn } from '../names/spelling.ts'
import { isKnown, type Lexicon } from './lexicon.ts'
import { tokenPattern, tokensOf, withoutAccents } from './tokens.ts'
import type { SimilarWord } from '../names/words.store.ts'

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

interface Candidate {
  word: string
  tier: 0 | 1
}

/** The lexicon's words by their first letter, and by what follows it. */
interface Spellings {
  byInitial: ReadonlyMap<string, readonly Candidate[]>
  byTail: ReadonlyMap<string, readonly Candidate[]>
}

const spellings = new WeakMap<Lexicon, Spellings>()

/** A vehicle first: a spare, a place or a local word is only meant where no vehicle is as near. */
function spellingsOf(lexicon: Lexicon): Spellings {
  const known = spellings.get(lexicon)
  if (known) return known
  const { dictionary, parts, places } = lexicon
  const words = new Map<string, Candidate>()
  for (const word of dictionary.words) words.set(word, { word, tier: 0 })
  for (const others of [parts.words, localWords, places.words])
    for (const word of others) if (!words.has(word)) words.set(word, { word, tier: 1 })
  const all = [...words.values()]
  const made = {
    byInitial: Map.groupBy(all, ({ word }) => word.slice(0, 1)),
    byTail: Map.groupBy(
      all.filter(({ tier }) => tier === 0),
      ({ word }) => word.slice(1),
    ),
  }
  spellings.set(lexicon, made)
  return made
}

/** Those of the same first letter, and those that another first letter would make the typed word. */
function candidatesFor(typed: string, { byInitial, byTail }: Spellings): Candidate[] {
  return [
    ...(byInitial.get(typed.slice(0, 1)) ?? []),
    ...(byTail.get(typed.slice(1)) ?? []),
    ...(byTail.get(typed) ?? []),
  ]
}

interface SpellingContext {
  alike: readonly SimilarWord[]
  lexicon: Lexicon
}

/** The text with each unknown word replaced by the nearest known one; a word without a near one stays as it is. */
export function correctText(
  text: string,
  unknown: readonly string[],
  { alike, lexicon }: SpellingContext,
): string {
  if (unknown.length === 0) return text
  const counted = new Map(alike.map(({ word, n }) => [word, n]))
  const meant = new Map(
    unknown.map((typed) => {
      const plain = withoutAccents(typed)
      const ours = candidatesFor(plain, spellingsOf(lexicon)).map(({ word, tier }) => ({
        word,
        tier,
        n: counted.get(word) ?? 0,
      }))
      return [typed, nearest(plain, [...ours, ...alike.filter((one) => one.typed === typed)])]
    }),
  )
  return text
    .normalize('NFKC')
    .replaceAll(tokenPattern, (token) => meant.get(token.toLowerCase()) ?? token)
}
