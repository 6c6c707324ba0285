import { read, set_cptable, type WorkBook } from '@e965/xlsx'
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs'
import { decode } from '../../core/decode.ts'
import { cellText, type RawCell } from './cell-text.ts'
import { fillMerged, type MergedRange } from './merged-cells.ts'
import { countHiddenRows, lacksValues, packPlain, type Parts, unpack } from './unpack.ts'
import { type Sheet, type SheetRow, workbookFormOf, type WorkbookReading } from './workbook.ts'

// Workbooks of Excel 95 and before are in the letters of their country.
set_cptable(codePages)

/** A row of more cells than this is no row of a table; the caller refuses it. */
const mostCells = 501

/** Reads an XLSX, XLSM, XLSB, XLS, a page of HTML or an XML of Excel 2003. To be called in a process of its own. */
export function readWorkbook(bytes: Uint8Array): WorkbookReading {
  const form = workbookFormOf(bytes)
  if (form === 'zip') return readZip(bytes)
  if (form === 'compound') return attempt(() => open(bytes))
  if (form === 'markup') return readMarkup(bytes)
  return { problem: 'workbook_unknown' }
}

function readZip(bytes: Uint8Array): WorkbookReading {
  const files = unpack(bytes)
  if (files === 'too_large') return { problem: 'workbook_too_large' }
  if (files === 'damaged') return { problem: 'workbook_damaged' }
  // An archive of something else, or a spreadsheet of OpenOffice or Apple.
  const isWorkbook = Object.keys(files).some((name) =>
    /(?:^|\/)workbook\d*\.(?:xml|bin)$/.test(name),
  )
  if (!isWorkbook) return { problem: 'workbook_unknown' }
  return attempt(() => open(packPlain(files), lacksValues(files)), files)
}

function readMarkup(bytes: Uint8Array): WorkbookReading {
  const decoded = decode(bytes)
  if ('problem' in decoded) return { problem: 'workbook_damaged' }
  // The library glues cells together whose ends are left out, as HTML allows.
  if (!areClosed(decoded.text)) return { problem: 'workbook_unknown' }
  // An XML says its encoding, which is over now.
  const text = decoded.text
    .replace(/^\uFEFF/, '')
    .replace(/^(<\?xml[^>]*?)\sencoding=["'][^"']*["']/i, '$1')
    .trimStart()
  // What a page shows is text: its numbers and days are read by their column.
  return attempt(() => read(text, { ...options, type: 'string', raw: true }))
}

function areClosed(markup: string): boolean {
  const count = (tag: RegExp) => markup.match(tag)?.length ?? 0
  return (
    count(/<t[dh]\b/gi) === count(/<\/t[dh]\s*>|<t[dh]\b[^>]*\/>/gi) &&
    count(/<tr\b/gi) === count(/<\/tr\s*>|<tr\b[^>]*\/>/gi)
  )
}

const options = {
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellNF: true,
  cellText: false,
} as const

/** The library leaves out a formula without a value unless it keeps all empty cells. */
function open(bytes: Uint8Array, withFormulas = false): WorkBook {
  const more = { cellFormula: withFormulas, sheetStubs: withFormulas }
  return read(bytes, { ...options, ...more, type: 'buffer' })
}

function attempt(opened: () => WorkBook, files: Parts = {}): WorkbookReading {
  let book: WorkBook
  try {
    book = opened()
  } catch (error) {
    // The library throws plain errors; only their words tell a workbook with a password from a damaged one.
    const isLocked = /password|encrypt/i.test(String(error))
    return { problem: isLocked ? 'workbook_locked' : 'workbook_damaged' }
  }
  return firstTable(book, files)
}

function firstTable(book: WorkBook, files: Parts): WorkbookReading {
  const isFrom1904 = book.Workbook?.WBProps?.date1904 === true
  const hidden = book.Workbook?.Sheets?.map(({ Hidden }) => Hidden) ?? []
  // The library leaves out a sheet that it cannot read.
  if (book.SheetNames.some((name) => !book.Sheets[name])) return { problem: 'workbook_damaged' }
  const places = [...book.SheetNames.keys()].filter((place) => !hidden[place])
  const sheets = places.map((place) => ({ place, name: book.SheetNames[place] ?? '' }))
  const filled = sheets.flatMap(({ place, name }) => {
    const rows = rowsOf(book, name, isFrom1904)
    return rows.length > 0 ? [{ place, name, rows }] : []
  })
  // A cover with the name of the firm is no table.
  const table = filled.find(({ rows }) => rows.filter(isWide).length > 1) ?? filled[0]
  if (!table) return { problem: 'workbook_empty' }
  const sheet: Sheet = {
    name: table.name,
    rows: table.rows,
    hiddenRows: countHiddenRows(files, table.place),
    others: filled.filter((each) => each !== table).map(({ name }) => name),
    isFrom1904,
  }
  return { sheet }
}

const isWide = ({ cells }: SheetRow) => cells.filter(Boolean).length > 1

function rowsOf(book: WorkBook, name: string, isFrom1904: boolean): SheetRow[] {
  const sheet = book.Sheets[name]
  const data: readonly (readonly (RawCell | undefined)[] | undefined)[] = sheet?.['!data'] ?? []
  const rows: SheetRow[] = []
  for (const [at, line] of data.entries()) {
    if (!line) continue
    const row: SheetRow = { row: at + 1, cells: [], kinds: [] }
    for (const cell of line.slice(0, mostCells)) {
      const { text, kind } = cell ? cellText(cell, isFrom1904) : { text: '', kind: 'text' as const }
      row.cells.push(text)
      row.kinds.push(kind)
    }
    if (row.cells.some(Boolean)) rows.push(row)
  }
  const merged = (sheet?.['!merges'] ?? []) as readonly MergedRange[]
  return fillMerged(rows, merged)
}
