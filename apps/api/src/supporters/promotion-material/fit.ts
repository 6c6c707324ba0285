import { splitLetters } from '../../platform/fonts/letters.ts'
import { letter, tidy, type Weight } from './lettering.ts'

export interface Room {
  width: number
  /** The largest and the smallest size. */
  size: number
  minSize: number
  weight: Weight
}

export interface FittedText {
  size: number
  lines: string[]
}

/** A line may shrink to this part of its size before it becomes two. */
const shrinkFirst = 0.62

/** Makes a text fit: smaller first, then in two lines, at last with an ellipsis. */
export function fit(text: string, room: Room): FittedText {
  const ruler = makeRuler(room)
  const letters = ruler.shorten(splitLetters(tidy(text)))
  const words = letters.join('')
  if (words === '') return { size: room.size, lines: [] }
  const single = Math.min(room.size, room.width / ruler.width(words))
  if (single >= room.size * shrinkFirst) return { size: single, lines: [words] }
  const halves = halve(words)
  const longest = Math.max(...halves.map((line) => ruler.width(line)))
  const double = Math.min(room.size * shrinkFirst, room.width / longest)
  if (double >= room.minSize && halves.length > 1) {
    return single >= double ? { size: single, lines: [words] } : { size: double, lines: halves }
  }
  return { size: room.minSize, lines: cut(letters, ruler) }
}

/**
 * Shaping is exact and slow, above all for long texts in Indic scripts. The widths of single letters, each measured
 * once, show nearly enough where a line ends.
 */
function makeRuler({ width: lineWidth, minSize, weight }: Room) {
  /** Ems in a line of the least size. */
  const most = lineWidth / minSize
  const letterWidths = new Map<string, number>()
  const width = (text: string) => Math.max(letter(text, { weight }).width, 0.01)
  const roughly = (one: string) => {
    const found = letterWidths.get(one) ?? width(one)
    letterWidths.set(one, found)
    return found
  }
  const count = (letters: readonly string[], room: number) => {
    let filled = 0
    const end = letters.findIndex((one) => (filled += roughly(one)) > room)
    return end < 0 ? letters.length : end
  }
  return {
    width,
    /** Cuts off what would not fit into two lines anyway. */
    shorten: (letters: readonly string[]) => letters.slice(0, count(letters, most * 3)),
    /** The number of letters that fit into a line of the least size together with the text after them. */
    take: (letters: readonly string[], end = '') => {
      let fits = count(letters, most)
      for (;;) {
        const needed = width(letters.slice(0, fits).join('') + end)
        if (needed <= most || fits <= 1) return fits
        fits -= Math.max(1, Math.floor((fits * (needed - most)) / needed))
      }
    },
  }
}

/** Breaks a text into two lines of nearly equal width, between words or between parts of a link. */
function halve(text: string): string[] {
  const splits = Array.from(text.matchAll(/ |(?!^)(?=\/)/g), ({ index }) => {
    const lines = [text.slice(0, index), text.slice(index).trim()]
    return { lines, longest: Math.max(...lines.map((line) => line.length)) }
  })
  const whole = { lines: [text], longest: text.length }
  return splits.reduce((least, other) => (other.longest < least.longest ? other : least), whole)
    .lines
}

/** Fills two lines of the least size and ends in an ellipsis if that is not all. */
function cut(letters: readonly string[], { take }: ReturnType<typeof makeRuler>): string[] {
  const first = take(letters)
  const space = letters.slice(0, first).lastIndexOf(' ')
  // A word longer than half the line is broken rather than moved whole.
  const end = first < letters.length && space > first / 2 ? space : first
  const rest = letters.slice(end === space ? end + 1 : end)
  const lines = [letters.slice(0, end).join('').trim()]
  if (rest.length === 0) return lines
  const isAll = take(rest) === rest.length
  const second = isAll ? rest : [...rest.slice(0, take(rest, '…')), '…']
  return [...lines, second.join('').trim()]
}
