/** What a cell was, besides its text. */
export type CellKind = 'text' | 'number' | 'date' | 'boolean' | 'error'

/** A row with a value; blank ones are left out. */
export interface SheetRow {
  /** As a spreadsheet counts, from 1. */
  row: number
  cells: string[]
  /** One for each cell. */
  kinds: CellKind[]
}

/** The first visible sheet that holds a table. */
export interface Sheet {
  name: string
  rows: SheetRow[]
  /** Rows with a value that the spreadsheet does not show, because of a filter or by hand. */
  hiddenRows: number
  /** Visible sheets with rows of their own, which were not read. */
  others: string[]
  /** Days are numbers from 1904 on, as old Macs count them; else from 1900. */
  isFrom1904: boolean
}

export type WorkbookProblem =
  | 'workbook_damaged'
  | 'workbook_locked'
  | 'workbook_too_large'
  | 'workbook_unknown'
  | 'workbook_empty'

export type WorkbookReading = { sheet: Sheet } | { problem: WorkbookProblem }

/** Which form the first bytes show; null for anything that is no workbook, such as a CSV. */
export type WorkbookForm = 'zip' | 'compound' | 'markup' | 'unknown'

const zipStart = 'PK\u0003\u0004'
const compoundStart = '\u00D0\u00CF\u0011\u00E0'

/**
 * A workbook is recognised by what it holds, whatever its name says: old systems of dealers write pages of HTML and call
 * them `.xls`.
 */
export function workbookFormOf(bytes: Uint8Array): WorkbookForm | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096))
  const text = start.toString('latin1')
  if (text.startsWith(zipStart)) return 'zip'
  if (text.startsWith(compoundStart)) return 'compound'
  // In UTF-16 each letter has a byte of zero beside it.
  const words = text
    .replaceAll('\0', '')
    .replace(/^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)/, '')
    .trimStart()
  if (/^<(?:!doctype html|!--|html|head|meta|body|style|table|div)\b/i.test(words)) return 'markup'
  if (/^<\?xml\b/i.test(words)) return isSheetMarkup(words) ? 'markup' : 'unknown'
  // A web archive, which Excel writes as `.mht` and is renamed, or rich text.
  return /^(?:mime-version:|\{\\rtf)/i.test(words) ? 'unknown' : null
}

function isSheetMarkup(words: string): boolean {
  return /urn:schemas-microsoft-com:office:(?:spreadsheet|excel)|<html\b/i.test(words)
}
