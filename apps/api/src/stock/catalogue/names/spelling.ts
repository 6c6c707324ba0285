import type { SimilarWord } from './words.store.ts'

/**
 * Damerau-Levenshtein (optimal string alignment): letters added, dropped, changed, or swapped with their neighbour.
 * A distance above `most` is returned as `most` + 1.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let [beforeLast, last]: [number[], number[]] = [[], [...Array(other.length + 1).keys()]]
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped && row > 1 && column > 1 ? at(beforeLast, column - 2) + 1 : Infinity,
      )
    }
    if (Math.min(...current) > most) return most + 1
    ;[beforeLast, last] = [last, current]
  }
  return Math.min(at(last, other.length), most + 1)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}

/** One slip in a word of four or five letters, two in a longer one; shorter words are too near to others. */
export function slipsIn(word: string): number {
  if (word.length < 4) return 0
  return word.length < 6 ? 1 : 2
}

interface Candidate extends Omit<SimilarWord, 'typed'> {
  /** 1 for words that are only meant where no other is as near; else 0. */
  tier?: 0 | 1
}

/**
 * Few people mistake the first letter, and not in a short word; two slips are only believed in a long one. A word that is
 * meant only where no other is near is an ordinary word sooner than one with two slips.
 */
function mostSlips(typed: string, { word, tier }: { word: string; tier: 0 | 1 }): number {
  if (word[0] !== typed[0]) return tier === 0 && typed.length >= 6 ? 1 : 0
  return tier === 0 && typed.length >= 8 ? 2 : 1
}

/** The word that was meant: first a word that begins as typed, then the nearest, then the commonest. */
export function nearest(typed: string, candidates: readonly Candidate[]): string | null {
  const most = slipsIn(typed)
  if (most === 0) return null
  const [best] = candidates
    .map(({ word, n, tier = 0 }) => ({
      word,
      n,
      tier,
      isLonger: word.startsWith(typed),
      distance: editDistance(typed, word, most),
    }))
    .filter((one) => one.isLonger || one.distance <= mostSlips(typed, one))
    .toSorted(
      (one, other) =>
        Number(other.isLonger) - Number(one.isLonger) ||
        (one.isLonger ? one.tier - other.tier : 0) ||
        one.distance - other.distance ||
        one.tier - other.tier ||
        Number(other.word[0] === typed[0]) - Number(one.word[0] === typed[0]) ||
        other.n - one.n,
    )
  return best?.word ?? null
}
