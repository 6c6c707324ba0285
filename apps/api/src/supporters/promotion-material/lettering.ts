import makeBidi from 'bidi-js'
import type { Font, GlyphRun } from 'fontkit'
import { canWrite, fontFor, ownFont, replacement, type Weight } from './fonts.ts'

/**
 * Text as outlines: a print shop, and whatever draws the picture here, needs none of our fonts. Every name is
 * shaped by a font that has its letters and laid out in its own direction.
 */
export interface Lettering {
  /** In ems: at size 100 it is a hundred times as wide. */
  width: number
  /** Path data with the beginning of the line at x and its foot at y. */
  outline: (at: { x: number; y: number; size: number }) => string
}

interface Style {
  weight: Weight
  /** Between letters, in ems. */
  spacing?: number
}

interface Piece {
  text: string
  font: Font
  level: number
}

const bidi = makeBidi()
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Without what cannot be seen, in one line; at most four marks are stacked on a letter. */
export function tidy(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize('NFC')
      .replaceAll(/\p{Cc}|\s/gu, ' ')
      .replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, '')
      .replaceAll(/\p{Co}/gu, replacement)
      .replaceAll(/(\p{M}{4})\p{M}+/gu, '$1')
      // Doubling stands closer to its letter than the vowel, whatever order normalising put them in.
      .replaceAll(/([\u064B-\u0650])\u0651/g, '\u0651$1')
      .replaceAll(/ +/g, ' ')
      .trim()
  )
}

export function splitLetters(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

export function letter(text: string, { weight, spacing = 0 }: Style): Lettering {
  const runs = inOrder(split(text, weight)).map(({ text: part, font, level }) => ({
    font,
    run: font.layout(part, [], undefined, undefined, level % 2 === 1 ? 'rtl' : 'ltr'),
  }))
  const width = runs.reduce(
    (sum, { font, run }) => sum + run.advanceWidth / font.unitsPerEm + spacing * run.glyphs.length,
    0,
  )
  return {
    width: Math.max(0, width - spacing),
    outline: ({ x, y, size }) => {
      let pen = x
      return runs
        .map(({ font, run }) => {
          const drawn = outlineRun(run, {
            x: pen,
            y,
            scale: size / font.unitsPerEm,
            gap: spacing * size,
          })
          pen = drawn.end
          return drawn.path
        })
        .join('')
    },
  }
}

/** Pieces of one font and one direction, as they are read. */
function split(text: string, weight: Weight): Piece[] {
  const { levels } = bidi.getEmbeddingLevels(text, 'auto')
  const pieces: Piece[] = []
  let at = 0
  for (const cluster of splitLetters(text)) {
    const level = levels[at] ?? 0
    at += cluster.length
    const before = pieces.at(-1)
    const { text: writable, font } = choose(cluster, weight, before?.font)
    const seen = level % 2 === 1 ? mirror(writable) : writable
    if (before?.font === font && before.level === level) before.text += seen
    else pieces.push({ text: seen, font, level })
  }
  return pieces
}

/** A font for a letter with its marks; what it cannot write is left out, or replaced if nothing remains. */
function choose(
  cluster: string,
  weight: Weight,
  before: Font | undefined,
): Pick<Piece, 'text' | 'font'> {
  const written = cluster.replaceAll(/\u200C|\u200D|\p{Variation_Selector}/gu, '')
  // A space or a comma belongs to the word before it.
  if (before && /^[\p{Zs}\p{P}]$/u.test(written) && canWrite(before, written)) {
    return { text: cluster, font: before }
  }
  const whole = fontFor(written, weight)
  if (whole) return { text: cluster, font: whole }
  const [base = ''] = written
  const font = fontFor(base, weight)
  if (!font) return { text: replacement, font: ownFont(weight) }
  return {
    text: Array.from(written)
      .filter((character) => canWrite(font, character))
      .join(''),
    font,
  }
}

function mirror(text: string): string {
  return Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('')
}

/** From left to right, by rule L2 of the Unicode bidirectional algorithm. */
function inOrder(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces]
  const highest = Math.max(0, ...pieces.map(({ level }) => level))
  for (let level = highest; level >= 1; level -= 1) {
    let start = 0
    while (start < ordered.length) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end += 1
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed())
      start = end + 1
    }
  }
  return ordered
}

function outlineRun(
  { glyphs, positions }: GlyphRun,
  { x, y, scale, gap }: { x: number; y: number; scale: number; gap: number },
): { path: string; end: number } {
  let pen = x
  let path = ''
  for (const [index, glyph] of glyphs.entries()) {
    const position = positions[index]
    if (!position) continue
    const left = pen + position.xOffset * scale
    const foot = y - position.yOffset * scale
    for (const { command, args } of glyph.path.commands) {
      path +=
        letters[command] +
        args.map((value, axis) => toPixel(value, axis, { left, foot, scale })).join(' ')
    }
    pen += position.xAdvance * scale + gap
  }
  return { path, end: pen }
}

const letters = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const

/** Fonts count upwards, pictures downwards. */
function toPixel(
  value: number,
  axis: number,
  { left, foot, scale }: { left: number; foot: number; scale: number },
): string {
  return (axis % 2 === 0 ? left + value * scale : foot - value * scale).toFixed(2)
}
