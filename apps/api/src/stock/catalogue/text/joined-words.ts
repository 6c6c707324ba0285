import { isKnown, type Lexicon } from './lexicon.ts'
import { mostTokens, tokensOf, withoutAccents } from './tokens.ts'

/** Words that titles have; the lexicon's count as well. */
export interface TitleWords {
  /** In at least one title. */
  known: ReadonlySet<string>
  /** In many. */
  common: ReadonlySet<string>
}

const shortestHalf = 4
/** Of words that are parted at all; what is longer is nonsense. */
const partedLengths = { from: 5, to: 30 }
/** As long as the words that are counted in titles. */
const longestWord = 40

/** The ways to part a word in two that people write as one: `epower`, `toyotavitz`, `hilux2015`. */
function halvesOf(word: string): [string, string][] {
  const halves: [string, string][] = []
  for (let place = 1; place < word.length; place += 1) {
    const [one, other] = [word.slice(0, place), word.slice(place)]
    if (Math.max(one.length, other.length) >= shortestHalf && other.length > 1)
      halves.push([one, other])
  }
  return halves
}

function isParted({ length }: string): boolean {
  return length >= partedLengths.from && length <= partedLengths.to
}

/** The words to look up among titles before a text is read: its own, its pairs joined, and its unknown ones parted. */
export function wordsToLookUp(text: string, lexicon: Lexicon): string[] {
  const tokens = tokensOf(text).slice(0, mostTokens)
  const pairs = tokens.slice(1).map((token, index) => `${tokens[index]}${token}`)
  const parted = tokens
    .filter((token) => isParted(token) && !isKnown(token, lexicon))
    .flatMap((token) => halvesOf(token).flat())
  return [...new Set([...tokens, ...pairs, ...parted])].filter((word) => word.length <= longestWord)
}

/**
 * Joins and parts words as titles have them: `nv 350` is NV350, `epower` is e-POWER. A word that is known by itself stays
 * as it is.
 */
export function rejoined(text: string, lexicon: Lexicon, titles: TitleWords): string[] {
  const isOurs = (word: string) => isKnown(word, lexicon) || titles.known.has(word)
  const isVehicles = (word: string) =>
    lexicon.dictionary.words.has(word) || titles.known.has(word) || /^(19|20)\d\d$/.test(word)
  const words: string[] = []
  const tokens = tokensOf(text)
  for (let index = 0; index < tokens.length; index += 1) {
    const [token = '', next = ''] = tokens.slice(index, index + 2)
    const joined = withoutAccents(`${token}${next}`)
    if (
      next !== '' &&
      isOurs(joined) &&
      !(isOurs(token) && isOurs(next)) &&
      /\p{L}/u.test(joined)
    ) {
      words.push(joined)
      index += 1
    } else words.push(...(isOurs(token) ? [token] : (parted(token, isVehicles) ?? [token])))
  }
  return words
}

function parted(token: string, isVehicles: (word: string) => boolean): string[] | null {
  if (!isParted(token)) return null
  return halvesOf(token).find((halves) => halves.every(isVehicles)) ?? null
}
