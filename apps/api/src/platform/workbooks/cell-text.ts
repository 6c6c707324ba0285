import { SSF } from '@e965/xlsx'
import type { CellKind } from './workbook.ts'

/** A cell as the library reads it. */
export interface RawCell {
  /** Boolean, error, number, date, string, stub. */
  t: string
  v?: unknown
  /** As it is shown. */
  w?: string
  /** How a number is shown: `yyyy/mm/dd`, `"KSh" #,##0`. */
  z?: string | number
  /** The formula. */
  f?: string
}

/** What spreadsheets show for a formula that nobody has calculated, such as one that a program wrote. */
const notCalculated = '#CALC!'

/** [MS-XLS] 2.5.10, BErr. */
const errorNames = new Map([
  [0x00, '#NULL!'],
  [0x07, '#DIV/0!'],
  [0x0f, '#VALUE!'],
  [0x17, '#REF!'],
  [0x1d, '#NAME?'],
  [0x24, '#NUM!'],
  [0x2a, '#N/A'],
])

/** A cell as text: a day as 2026-10-05, a number in plain decimals with the words of its format, an error by its name. */
export function cellText(cell: RawCell, isFrom1904: boolean): { text: string; kind: CellKind } {
  const { t, v, w, f } = cell
  if (t === 'e') return { text: errorNames.get(Number(v)) ?? w ?? '#VALUE!', kind: 'error' }
  if (t === 'b') return { text: v === true ? 'TRUE' : 'FALSE', kind: 'boolean' }
  if (t === 'n' && typeof v === 'number') return numberCell(v, cell, isFrom1904)
  if (f !== undefined && (v === undefined || t === 'z'))
    return { text: notCalculated, kind: 'error' }
  if (typeof v === 'string') return { text: tidy(v), kind: 'text' }
  // A text that the list of texts does not hold.
  return t === 's' ? { text: '#REF!', kind: 'error' } : { text: '', kind: 'text' }
}

function tidy(text: string): string {
  return text.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n').trim()
}

function numberCell(
  value: number,
  { z, w }: RawCell,
  isFrom1904: boolean,
): { text: string; kind: CellKind } {
  const format = typeof z === 'string' ? z : String(SSF.get_table()[z ?? 0] ?? 'General')
  if (isDateFormat(format)) {
    const text = dateText(value, isFrom1904)
    return text === null ? { text: w ?? plainNumber(value), kind: 'text' } : { text, kind: 'date' }
  }
  // A stock number that is shown as 00123 is 00123.
  if (/^0{2,}$/.test(format) && Number.isInteger(value) && value >= 0)
    return { text: String(value).padStart(format.length, '0'), kind: 'text' }
  const { before, after } = affixesOf(format)
  return { text: `${before}${plainNumber(value)}${after}`, kind: 'number' }
}

/** Without an exponent, and without the noise of binary fractions: 12.30 is held as 12.300000000000001. */
export function plainNumber(value: number): string {
  const text = String(Number(value.toPrecision(15)))
  return text.includes('e')
    ? Number(text).toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })
    : text
}

const dateFormats = new Map<string, boolean>()

function isDateFormat(format: string): boolean {
  const known = dateFormats.get(format)
  if (known !== undefined) return known
  // A duration is no day.
  const isDate = !/\[[hms]+\]/i.test(format) && SSF.is_date(format)
  if (dateFormats.size < 1000) dateFormats.set(format, isDate)
  return isDate
}

/** Null for a time of day, and for a number that is no day. */
function dateText(value: number, isFrom1904: boolean): string | null {
  if (value < 1) return null
  const code = SSF.parse_date_code(value, { date1904: isFrom1904 })
  if (!code || code.y < 1900 || code.y > 9999) return null
  const two = (part: number) => String(part).padStart(2, '0')
  const day = `${code.y}-${two(code.m)}-${two(code.d)}`
  return code.H + code.M + Math.floor(code.S) === 0
    ? day
    : `${day} ${two(code.H)}:${two(code.M)}:${two(Math.floor(code.S))}`
}

interface Affixes {
  before: string
  after: string
}

const affixes = new Map<string, Affixes>()
const none: Affixes = { before: '', after: '' }

/**
 * The words that a format shows around each number: a cell that reads “¥1,200,000” or “52,300 mi” holds only the
 * number, and without them yen would be read as shillings.
 */
export function affixesOf(format: string): Affixes {
  const known = affixes.get(format)
  if (known) return known
  const found = readAffixes(format)
  if (affixes.size < 1000) affixes.set(format, found)
  return found
}

function readAffixes(format: string): Affixes {
  const [section = ''] = format.split(';')
  const words = section
    .replaceAll(/\[\$([^\]-]*)(?:-[^\]]*)?\]/g, '"$1"')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/[_*]./g, '')
    .replaceAll(/\\(.)/g, '"$1"')
  const [, before = '', digits = '', after = ''] =
    /^((?:"[^"]*"|[^"#0?])*)([#0?][#0?,. ]*)(.*)$/s.exec(words) ?? []
  // A percentage, a fraction, an exponent or a number in thousands is shown otherwise than it is.
  if (digits === '' || /,\s*$/.test(digits) || /[%/E@#0?]/.test(after.replaceAll(/"[^"]*"/g, '')))
    return none
  return { before: spaced(wordsIn(before), 'after'), after: spaced(wordsIn(after), 'before') }
}

function wordsIn(part: string): string {
  return part
    .replaceAll(/"([^"]*)"|([$€£¥₩円])|./gs, (_all, quoted = '', sign = '') => `${quoted}${sign}`)
    .trim()
}

function spaced(words: string, side: 'before' | 'after'): string {
  if (words === '') return ''
  return side === 'after' ? `${words} ` : ` ${words}`
}
