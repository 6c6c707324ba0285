import { Text, View, type Styles } from '@react-pdf/renderer'
import { createElement, type ReactNode } from 'react'
import { directionOf } from '../../../platform/fonts/direction.ts'
import { fontRuns, splitLetters } from '../../../platform/fonts/letters.ts'
import { fontFamily } from './pro-forma-fonts.ts'

export type Style = Styles[string]

/** The brand's colours, as on its screens. */
export const colours = {
  navy: '#0A2540',
  harbour: '#0B4F6C',
  quiet: '#E3F0F5',
  sunrise: '#B93C0B',
  sunriseTint: '#FFEDE3',
  ink: '#0F1B2D',
  label: '#64748B',
  line: '#E2E8F0',
  sunken: '#F8FAFC',
  onBandQuiet: '#B9CBDA',
  white: '#FFFFFF',
} as const

/** In points, on A4. */
export const page = { width: 595.28, height: 841.89, margin: 44, head: 62, foot: 52 }

/** Figures of one width, so that columns of them line up. */
export const tabular: Style = { fontFeatureSettings: ['tnum'] }

/** Scripts whose letters stand on one another. They are written smaller in a line of the same height, or lines would touch. */
const tall = /[\p{Script=Tibetan}\p{Script=Myanmar}\p{Script=Khmer}]/u

/**
 * A text in the direction of its first letter; it is aligned left all the same, like the rest of the page. Letters of
 * other scripts are written in the font that has them.
 */
export function write(text: string, style: Style = {}): ReactNode {
  const height: Style = tall.test(text) ? { fontSize: 7.8, lineHeight: 1.59 } : {}
  const whole: Style = { textAlign: 'left', direction: directionOf(text), ...height, ...style }
  const lines = text.split('\n')
  const spans = lines.flatMap((line, index) => spansOf(line, index < lines.length - 1))
  return createElement(Text, { style: whole }, ...spans)
}

/** A line's end belongs to its last font: in another one, the library lets the line down by its height. */
function spansOf(line: string, isBroken: boolean): ReactNode[] {
  const runs = fontRuns(line)
  return runs.map(({ text, family }, index) => {
    const written = isBroken && index === runs.length - 1 ? `${text}\n` : text
    return family === fontFamily
      ? written
      : createElement(Text, { style: { fontFamily: family } }, written)
  })
}

/** Letters that are about twice as wide as Latin ones, and others that are half as wide again. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}]/u
const broad =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u

function widthOf(letter: string): number {
  if (wide.test(letter)) return 2
  return broad.test(letter) ? 1.5 : 1
}

const words = new Intl.Segmenter('und', { granularity: 'word' })

/**
 * Words longer than a line, such as an address of mail, go on in the next one. Languages that are written without spaces
 * are broken between their words.
 */
export function softBreak(text: string, letters: number): string {
  return text
    .split(/(\s+)/)
    .map((word) => breakWord(word, letters))
    .join('')
}

function breakWord(word: string, letters: number): string {
  const width = (part: string) => splitLetters(part).reduce((sum, one) => sum + widthOf(one), 0)
  if (width(word) <= letters) return word
  const lines = ['']
  const add = (part: string) => {
    const line = lines.at(-1) ?? ''
    if (line !== '' && width(line) + width(part) > letters) lines.push(part)
    else lines[lines.length - 1] = line + part
  }
  for (const { segment } of words.segment(word)) {
    if (broad.test(segment) && width(segment) <= letters) add(segment)
    else for (const letter of splitLetters(segment)) add(letter)
  }
  return lines.join('\n')
}
/** A small heading in capitals. */
export function label(text: string): ReactNode {
  return write(text.toUpperCase(), {
    fontSize: 7.5,
    fontWeight: 600,
    letterSpacing: 0.6,
    color: colours.label,
    marginBottom: 3,
  })
}

export function heading(text: string): ReactNode {
  return write(text, { fontSize: 11, fontWeight: 700, color: colours.navy, marginBottom: 5 })
}

export function box(style: Style, ...children: ReactNode[]): ReactNode {
  return createElement(View, { style }, ...children)
}

/** A block that is never torn between two pages. */
export function whole(style: Style, ...children: ReactNode[]): ReactNode {
  return createElement(View, { style, wrap: false }, ...children)
}
