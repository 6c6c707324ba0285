import { createCanvas, GlobalFonts, type SKRSContext2D, SvgExportFlag } from '@napi-rs/canvas'
import { directionOf } from '../../platform/fonts/direction.ts'
import { fontFiles } from '../../platform/fonts/font-files.ts'
import { replacement, splitLetters } from '../../platform/fonts/letters.ts'

/**
 * Text as outlines: neither a print shop nor the renderer here needs our fonts. Every name is
 * shaped by a font that has its letters and laid out in its own direction.
 */
export interface Lettering {
  /** Its width in ems: at size 100 it is a hundred times as wide. */
  width: number
  /** Path data with the beginning of the line at x and its foot at y. */
  outline: (at: { x: number; y: number; size: number }) => string
}

export type Weight = 'medium' | 'bold' | 'black'

interface Style {
  weight: Weight
  /** Between letters, in ems. */
  spacing?: number
}

const weights = { medium: 500, bold: 700, black: 800 } as const satisfies Record<Weight, number>

for (const [family, files] of Object.entries(fontFiles)) {
  for (const file of Object.values(files)) GlobalFonts.registerFromPath(file, family)
}
/** A text uses the first of these fonts that has its letters. */
const families = Object.keys(fontFiles)
  .map((family) => `"${family}"`)
  .join(', ')

/** A code point that is never a character. */
const noLetter = '\u{10FFFF}'

/** Normalises a text: one line, no invisible characters, at most four marks on a letter. */
export function tidy(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\p{Cc}|\s/gu, ' ')
    .replaceAll(/(?![\u200C\u200D])\p{Cf}/gu, '')
    .replaceAll(/\p{Co}/gu, replacement)
    .replaceAll(/(\p{M}{4})\p{M}+/gu, '$1')
    .replaceAll(/ +/g, ' ')
    .trim()
}

/** In pixels. The library rounds where a line stands to whole ones, which at this size is a thousandth of a letter. */
const drawn = 800
const ruler = createCanvas(1, 1).getContext('2d')

export function letter(text: string, style: Style): Lettering {
  const written = splitLetters(text)
    .map((one) => (isWritable(one) ? one : replacement))
    .join('')
  return {
    width: Math.max(0, widthOf(written, style) - (style.spacing ?? 0)),
    outline: ({ x, y, size }) => {
      const scale = size / drawn
      return outlineOf(written, style).replaceAll(
        /(-?[\d.]+) (-?[\d.]+)/g,
        (_, right, down) =>
          `${(x + right * scale).toFixed(2)} ${(y + (down - foot) * scale).toFixed(2)}`,
      )
    },
  }
}

function widthOf(text: string, style: Style): number {
  prepare(ruler, text, style)
  return ruler.measureText(text).width / drawn
}

/** Where a line stands on its sheet, and how wide that may be: 40 ems. */
const foot = 2 * drawn
const widest = 32_000

function outlineOf(text: string, style: Style): string {
  const width = Math.min(Math.ceil((widthOf(text, style) + 1) * drawn), widest)
  const canvas = createCanvas(width, 2 * foot, SvgExportFlag.ConvertTextToPaths)
  const context = canvas.getContext('2d')
  prepare(context, text, style)
  context.fillText(text, 0, foot)
  const paths = canvas
    .getContent()
    .toString()
    .matchAll(/ d="([^"]*)"/g)
  return Array.from(paths, ([, path = '']) => path).join('')
}

function prepare(context: SKRSContext2D, text: string, { weight, spacing = 0 }: Style) {
  context.font = `${weights[weight]} ${drawn}px ${families}`
  context.letterSpacing = `${spacing * drawn}px`
  context.direction = directionOf(text)
  context.textAlign = 'left'
}

const writable = new Map<string, boolean>()

/** Whether a letter with its marks is more than the sign of a missing one. */
function isWritable(one: string): boolean {
  const cached = writable.get(one)
  if (cached !== undefined) return cached
  const style = { weight: 'bold' } as const
  const isMissing =
    widthOf(one, style) === widthOf(noLetter, style) &&
    outlineOf(one, style) === outlineOf(noLetter, style)
  writable.set(one, !isMissing)
  return !isMissing
}
