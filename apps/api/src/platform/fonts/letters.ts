import { coverage } from './coverage.data.ts'
import type { Family } from './font-files.ts'

/** A part of a text that one font has all the letters of. */
export interface FontRun {
  text: string
  family: Family
}

/** Shown for a letter that no font has. */
export const replacement = '\u25A1'

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Each character is a letter, and one font has them all. */
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text)

export function splitLetters(text: string): string[] {
  // Most of what an invoice says: telling its letters apart is a tenth of the work on the first.
  if (isPlain(text)) return text.split('')
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

/**
 * A text as documents print it: without emoji and what is not seen. The two joiners stay, because several scripts are
 * written with them; a digit in a keycap is a digit.
 */
export function printed(text: string): string {
  const letters = splitLetters(text.toWellFormed().normalize('NFC'))
  const kept = letters.filter((letter) => !isEmoji(letter))
  const joined = kept
    .join('')
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/(?![\u200C\u200D])[\p{Cf}\p{Variation_Selector}\u20E3]/gu, '')
  return kept.length < letters.length ? joined.replaceAll(/ {2,}/g, ' ').trim() : joined
}

const signs = /^[\d#*©®™]/u
const picture = /^[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]/u

function isEmoji(letter: string): boolean {
  if (signs.test(letter)) return false
  return /^\p{RGI_Emoji}/v.test(letter) || (picture.test(letter) && familyOf(letter) === null)
}

/** The letters of a text that no document of ours can print. */
export function unprintable(text: string): string[] {
  const letters = splitLetters(printed(text))
  return [...new Set(letters.filter((letter) => familyOf(letter) === null))]
}

/** A text as documents print it, cut where its font changes. A space between two words of a font is written in it. */
export function fontRuns(text: string): FontRun[] {
  if (text !== '' && isPlain(text)) return [{ text, family: 'Inter' }]
  const runs: FontRun[] = []
  for (const letter of splitLetters(printed(text))) {
    const family = familyOf(letter)
    const next = { text: family ? letter : replacement, family: family ?? 'Inter' }
    const last = runs.at(-1)
    const before = runs.at(-2)
    if (last?.family === next.family) last.text += next.text
    else if (last?.text === ' ' && before?.family === next.family) {
      runs.pop()
      before.text += ` ${next.text}`
    } else runs.push(next)
  }
  return runs
}

type Range = readonly [from: number, to: number]

const covered = Object.entries(coverage).map(([family, ranges]) => ({
  family: family as Family,
  ranges: ranges.split(' ').map((range): Range => {
    const [from = '', to = from] = range.split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  }),
}))

const families = new Map<string, Family | null>()

/** The first font that has a letter with all its marks. A space of any width is drawn by each. */
function familyOf(letter: string): Family | null {
  if (/^\s+$/u.test(letter)) return 'Inter'
  const known = families.get(letter)
  if (known !== undefined) return known
  const characters = Array.from(letter.replaceAll(/[\u200C\u200D]/g, ''))
  const points = characters.map((character) => character.codePointAt(0) ?? 0)
  const found = covered.find(({ ranges }) => points.every((point) => isIn(ranges, point)))
  const family = found?.family ?? null
  // Of what people type, there is no end.
  if (families.size < 20_000) families.set(letter, family)
  return family
}

function isIn(ranges: readonly Range[], point: number): boolean {
  let low = 0
  let high = ranges.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const [from, to] = ranges[middle] ?? [0, 0]
    if (point < from) high = middle - 1
    else if (point > to) low = middle + 1
    else return true
  }
  return false
}
