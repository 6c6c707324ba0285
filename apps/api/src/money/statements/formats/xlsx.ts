import type { XmlElement } from '@rgrove/parse-xml'
import { type UnzipFileInfo, unzipSync } from 'fflate'
import { child, children, rootOf, textAt } from './xml.ts'

export const isZip = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004'

/** Unpacked; the largest export of a bank takes a tenth of it. */
const maxUnpacked = 40_000_000

const parts =
  /^xl\/(?:workbook|sharedStrings|styles|_rels\/workbook|worksheets\/[^/]+)\.xml(?:\.rels)?$/

/**
 * The first sheet of an Office Open XML workbook (.xlsx) that holds a table, as the text of a CSV whose lines are its
 * rows. Days are written `2026-11-02`, and amounts to the cent: a cell holds a binary fraction, in which 12.30 is
 * 12.300000000000001. Null if there is no such sheet.
 */
export function tableTextOf(bytes: Uint8Array): string | null {
  const files = unpack(bytes)
  const read = (name: string) =>
    files?.[name] ? rootOf(new TextDecoder().decode(files[name])) : null
  const book = read('xl/workbook.xml')
  if (!book) return null
  const targets = new Map(
    children(read('xl/_rels/workbook.xml.rels') ?? book, 'Relationship').map(({ attributes }) => [
      attributes['Id'],
      attributes['Target'],
    ]),
  )
  const isFrom1904 = /^(?:1|true)$/.test(child(book, 'workbookPr')?.attributes['date1904'] ?? '')
  const workbook: Workbook = {
    strings: children(read('xl/sharedStrings.xml') ?? book, 'si').map(wordsOf),
    dayStyles: dayStylesOf(read('xl/styles.xml')),
    firstDay: isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30),
  }
  for (const { attributes } of children(child(book, 'sheets') ?? book, 'sheet')) {
    const target = targets.get(attributes['r:id'] ?? '') ?? ''
    const sheet = read(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    const rows = sheet && rowsOf(sheet, workbook)
    if (rows?.some((cells) => cells.filter(Boolean).length >= 3)) return csvOf(rows)
  }
  return null
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> | null {
  let room = maxUnpacked
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    if (!parts.test(name)) return false
    room -= originalSize
    return room >= 0
  }
  try {
    const files = unzipSync(bytes, { filter })
    return room < 0 ? null : files
  } catch {
    // A file that is cut off or damaged; the library throws errors of no class of its own.
    return null
  }
}

interface Workbook {
  strings: string[]
  /** The styles that show a number as a day. */
  dayStyles: ReadonlySet<number>
  /** Day 0, in milliseconds. */
  firstDay: number
}

/** A text is plain, or runs of differently formatted words. */
const wordsOf = (text: XmlElement) =>
  textAt(text, 't') ||
  children(text, 'r')
    .map((run) => child(run, 't')?.text ?? '')
    .join('')

/** ECMA-376, part 1, 18.8.30: formats that need no code. */
const isDayFormat = (id: number) => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || id >= 50

function dayStylesOf(styles: XmlElement | null): ReadonlySet<number> {
  if (!styles) return new Set()
  const codes = children(child(styles, 'numFmts') ?? styles, 'numFmt')
  const own = new Map(
    codes.map(({ attributes }) => [Number(attributes['numFmtId']), attributes['formatCode'] ?? '']),
  )
  const used = children(child(styles, 'cellXfs') ?? styles, 'xf')
  const isDay = ({ attributes }: XmlElement) => {
    const id = Number(attributes['numFmtId'] ?? 0)
    const code = own.get(id)?.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '')
    return code === undefined ? id < 164 && isDayFormat(id) : /[dy]/i.test(code)
  }
  return new Set(used.flatMap((style, index) => (isDay(style) ? [index] : [])))
}

/** A statement has fewer; a sheet may have a million empty ones. */
const maxRows = 25_000
const maxColumns = 200

/** By their numbers in the sheet; rows that the file leaves out are empty. */
function rowsOf(sheet: XmlElement, workbook: Workbook): string[][] {
  const rows: string[][] = []
  for (const row of children(child(sheet, 'sheetData') ?? sheet, 'row')) {
    const at = Number(row.attributes['r'] ?? rows.length + 1)
    if (at > maxRows) break
    const cells: string[] = []
    for (const cell of children(row, 'c')) {
      const place = placeOf(cell.attributes['r']) ?? cells.length
      while (cells.length < place) cells.push('')
      if (place < maxColumns) cells[place] = valueOf(cell, workbook).replaceAll(/[\r\n]+/g, ' ')
    }
    while (rows.length < at - 1) rows.push([])
    rows[at - 1] = cells
  }
  return rows
}

/** `AB12` → 27. */
function placeOf(name: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(name ?? '')?.[0]
  if (letters === undefined) return null
  const codes = letters.split('').map((letter) => letter.charCodeAt(0) - 64)
  return codes.reduce((place, code) => place * 26 + code, 0) - 1
}

function valueOf(cell: XmlElement, { strings, dayStyles, firstDay }: Workbook): string {
  const { t: type = 'n', s: style = '0' } = cell.attributes
  const value = textAt(cell, 'v')
  if (type === 'inlineStr') return wordsOf(child(cell, 'is') ?? cell)
  if (type === 's') return strings[Number(value)] ?? ''
  if (type !== 'n' || value === '') return value
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  if (dayStyles.has(Number(style))) {
    const day = new Date(firstDay + Math.floor(number) * 86_400_000)
    return Number.isNaN(day.getTime()) ? value : day.toISOString().slice(0, 10)
  }
  return numberText(number, value)
}

function numberText(number: number, written: string): string {
  if (Number.isSafeInteger(number)) return number.toFixed(0)
  const rounding = Math.max(1e-9, Math.abs(number) * 1e-14)
  const isToTheCent = Math.abs(number - Math.round(number * 100) / 100) <= rounding
  return isToTheCent ? number.toFixed(2) : written
}

function csvOf(rows: readonly string[][]): string {
  const width = Math.max(...rows.map((cells) => cells.length))
  return rows
    .map((cells) => {
      const isOfTable = cells.filter(Boolean).length >= 3
      const all = isOfTable ? [...cells, ...Array<string>(width - cells.length).fill('')] : cells
      return all.map(quoted).join(',')
    })
    .join('\n')
}

const quoted = (cell: string) => (/[",;\t|]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
