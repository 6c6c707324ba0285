import { readMake } from './make.ts'
import type { Notes } from './corrections.ts'
import { tidied } from './names.ts'
import type { Cells, Reading } from './raw-vehicle.ts'

/** Styles of the open vehicle database: `ILX 4DR SEDAN/HYBRID`, with the years of each. */
export const styleHeadings = ['make', 'model', 'style', 'vehicle_type', 'years'] as const

export function readStyleRow(row: Cells, notes: Notes): Reading {
  const make = readMake(row['make'] ?? '', notes)
  if (make === null) return { refused: 'no-make' }
  const model = tidied(`${make.model ?? ''} ${row['model'] ?? ''}`.trimStart(), notes)
  if (model === '') return { refused: 'no-model' }
  const years = readYears(row['years'] ?? '', notes)
  if (years.length === 0) return { refused: 'no-years' }
  const style = tidied(row['style'] ?? '', notes).toUpperCase()
  return {
    vehicle: {
      make: make.name,
      model,
      text: variantOf(style, model),
      body: bodyOf(style),
      size: sizeOf(style),
      fuel: fuelOf(style),
      years,
    },
  }
}

function readYears(text: string, notes: Notes): number[] {
  const tokens = text.split(/[\s,;]+/).filter((token) => token !== '')
  const years = [...new Set(tokens.filter((token) => /^(?:19|20)\d\d$/.test(token)).map(Number))]
  const inOrder = years.toSorted((one, other) => one - other)
  if (inOrder.length > 0) notes.correct('years', tokens.join(' '), inOrder.join(' '))
  return inOrder
}

/** The first one that a style names. */
const bodyWords: readonly (readonly [pattern: RegExp, body: string])[] = [
  [/\bCONV(?:ERTIBLE)?\b|\bCABRIOLET\b|\bROADSTER\b|\bSPYDER\b/, 'convertible'],
  [/\bCOUPE\b/, 'coupe'],
  [/\bHATCH(?:BACK)?\b/, 'hatchback'],
  [/\bWAGON\b/, 'wagon'],
  [/\bSEDAN\b/, 'sedan'],
  [/\bSUV\b|\bUTIL(?:ITY)?\b/, 'suv'],
  [/\b(?:CREW|QUAD|MEGA|DOUBLE) ?CAB\b|\bCREWMAX\b/, 'double-cab'],
  [/\bP\/U\b|\bPICK-?UP\b|\b(?:REG|EXT|KING|CLUB|SUPER|ACCESS|XTRA) ?CAB\b/, 'pickup'],
  [/\bMINI ?VAN\b/, 'mpv'],
  [/\bVAN\b/, 'van'],
]

function bodyOf(style: string): string | null {
  return bodyWords.find(([pattern]) => pattern.test(style))?.[1] ?? null
}

/** A style may stand for several engines; then none is stated. */
function sizeOf(style: string): number | null {
  const litres = [...style.matchAll(/(?<![\d.])(\d\.\d)(?![\d.])/g)].map(([, text]) => Number(text))
  const sizes = new Set(litres.filter((size) => size >= 0.6 && size <= 8.5))
  const [only] = sizes
  return sizes.size === 1 && only !== undefined ? Math.round(only * 1000) : null
}

/** `/HYBRID` is a hybrid among others. */
function fuelOf(style: string): string | null {
  if (/\/\s?(?:HYBRID|DIESEL|ELECTRIC|PHEV)\b/.test(style)) return null
  if (/\b(?:HYBRID|PHEV)\b/.test(style)) return 'Hybrid'
  if (/\bELECTRIC\b/.test(style)) return 'Electric'
  return /\b(?:TURBO ?)?DIESEL\b|\bTDI\b|\bBLUETEC\b|\bCDI\b/.test(style) ? 'Diesel' : null
}

/** The text without the model's name, the doors and the body; all variants together are the model itself. */
function variantOf(style: string, model: string): string {
  const name = model.toUpperCase()
  const own = style.startsWith(`${name} `) || style === name ? style.slice(name.length) : style
  const words = own
    .replaceAll(/\b\d ?DR\b/g, ' ')
    .replaceAll(/\b(?:SEDAN|COUPE|HATCH(?:BACK)?|WAGON|CONV(?:ERTIBLE)?|SUV|P\/U)\b/g, ' ')
    .replaceAll(/[\s/]*$/g, '')
    .replaceAll(/^[\s/]+/g, '')
  return words.replaceAll(/\s+/g, ' ').trim()
}
