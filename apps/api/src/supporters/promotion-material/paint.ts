import { qrPath } from '../../core/qr-path.ts'
import { fit, type Room } from './fit.ts'
import { letter, tidy, type Weight } from './lettering.ts'

/** Everything on the material is made of these few things, each as SVG text. */

/** The brand's colours, as on its screens. */
export const colours = {
  navy: '#0A2540',
  dusk: '#123356',
  harbour: '#0B4F6C',
  quiet: '#E3F0F5',
  far: '#B3CEDB',
  quay: '#CBDAE1',
  sunrise: '#B93C0B',
  sunriseTint: '#FFEDE3',
  onNavyQuiet: '#B9CBDA',
  label: '#475569',
  white: '#FFFFFF',
} as const

export interface Place {
  x: number
  y: number
}

export interface Box extends Place {
  width: number
  height: number
}

interface Writing extends Place {
  size: number
  weight: Weight
  fill: string
  /** Between letters, in ems. */
  spacing?: number
  align?: 'left' | 'centre'
}

/** Height of a capital letter, and from one line to the next, in ems. */
const capital = 0.73
const leading = 1.24

/** A line of text with its foot at y. */
export function write(text: string, style: Writing): string {
  const { x, y, size, weight, fill, spacing, align = 'left' } = style
  const line = letter(text, spacing === undefined ? { weight } : { weight, spacing })
  const left = align === 'centre' ? x - (line.width * size) / 2 : x
  return path(line.outline({ x: left, y, size }), fill)
}

interface LinesWriting extends Writing {
  /** All lines shrink until the longest has this width. */
  width: number
  /** From one line to the next, in ems. */
  step?: number
}

/** The lines of a translated text, as large as wanted where they fit. */
export function writeLines(
  text: string,
  { width, step = leading, ...style }: LinesWriting,
): string {
  const lines = text.split('\n')
  const { weight, spacing = 0 } = style
  const longest = Math.max(...lines.map((line) => letter(line, { weight, spacing }).width))
  const size = Math.min(style.size, width / longest)
  return lines
    .map((line, index) => write(line, { ...style, size, y: style.y + index * step * style.size }))
    .join('')
}

interface FittedWriting extends Room, Place {
  fill: string
  align?: 'left' | 'centre'
}

/**
 * A text of unknown content in one or two lines whose middle is at y, cut off where letters stack higher than a line.
 */
export function writeFitted(
  text: string,
  { x, y, fill, align = 'left', ...room }: FittedWriting,
): string {
  const { size, lines } = fit(text, room)
  const step = size * leading
  const height = (lines.length + 0.6) * step
  const first = (height - (lines.length - 1) * step + capital * size) / 2
  const written = lines.map((line, index) =>
    write(line, {
      x: align === 'centre' ? room.width / 2 : 0,
      y: first + index * step,
      size,
      weight: room.weight,
      fill,
      align,
    }),
  )
  const left = align === 'centre' ? x - room.width / 2 : x
  return within({ x: left, y: y - height / 2, width: room.width, height }, written.join(''))
}

/** A drawing with its own origin, clipped to its box. */
export function within({ x, y, width, height }: Box, content: string): string {
  return `<svg x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}">${content}</svg>`
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

export function box({ x, y, width, height }: Box, fill: string, radius = 0): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}"/>`
}

/** Modules of quiet that a scanner wants around the code. */
const quietZone = 4

/** The code of a link on a white card of its own, its modules whole pixels so that print keeps them sharp. */
export function qrCode(link: string, { x, y, size }: Place & { size: number }): string {
  const { size: modules, path: dark } = qrPath(link)
  const across = modules + 2 * quietZone
  const unit = size >= across ? Math.floor(size / across) : size / across
  const margin = (size - modules * unit) / 2
  const place = `translate(${round(x + margin)} ${round(y + margin)}) scale(${unit})`
  return (
    box({ x, y, width: size, height: size }, colours.white, round(size * 0.05)) +
    `<path d="${dark}" fill="${colours.navy}" transform="${place}" shape-rendering="crispEdges"/>`
  )
}

/** The anchor whose ring is a steering wheel, drawn on 32 by 32. */
const strokes =
  'M11 10.5h10M16 10.5V26.5M7.5 18.5c.6 5 3.9 8 8.5 8s7.9-3 8.5-8M5.8 21l1.7-2.5 2.6 1.6M26.2 21l-1.7-2.5-2.6 1.6'

/** The emblem with the name beside it, as in the header of the shop. */
export function wordmark(
  brand: string,
  { x, y, size, width }: Place & { size: number; width: number },
): string {
  const emblem = `<g transform="translate(${x} ${y}) scale(${size / 32})"><rect width="32" height="32" rx="8" fill="${colours.sunrise}"/><g fill="none" stroke="${colours.white}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><circle cx="16" cy="10.5" r="5"/><path d="${strokes}"/></g></g>`
  const name = writeFitted(brand, {
    x: x + size * 1.3,
    y: y + size / 2,
    width: width - size * 1.3,
    size: size * 0.76,
    minSize: size * 0.3,
    weight: 'black',
    fill: colours.white,
  })
  return emblem + name
}

/** A link as people read it, without the scheme. */
export function inWords(link: string): string {
  return tidy(link).replace(/^https?:\/\//, '')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
