import type { CellObject } from '@e965/xlsx'

/** What the cells of a column hold; money is decimal text with two places. */
export type CellKind = 'text' | 'count' | 'money'

export interface WorkbookColumn {
  heading: string
  kind: CellKind
}

export type WorkbookCell = string | number | null

const formats: Readonly<Partial<Record<CellKind, string>>> = { count: '0', money: '#,##0.00' }

/**
 * An XLSX of one sheet, with its headings in the first row. Text is text whatever it begins with: a cell is never a formula.
 * The library is loaded with the first file, because few processes ever write one.
 */
export async function writeWorkbook(
  name: string,
  columns: readonly WorkbookColumn[],
  rows: readonly (readonly WorkbookCell[])[],
): Promise<Buffer> {
  const { utils, write } = await import('@e965/xlsx')
  const sheet = utils.aoa_to_sheet([
    columns.map(({ heading }): CellObject => ({ t: 's', v: heading })),
    ...rows.map((row) => columns.map(({ kind }, index) => cellOf(row[index] ?? null, kind))),
  ])
  sheet['!cols'] = columns.map(({ heading }, index) => ({ wch: widthOf(heading, rows, index) }))
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, name)
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer
}

function cellOf(value: WorkbookCell, kind: CellKind): CellObject | null {
  if (value === null) return null
  if (kind === 'text') return { t: 's', v: String(value) }
  return { t: 'n', v: Number(value), z: formats[kind] }
}

const widest = 40

function widthOf(
  heading: string,
  rows: readonly (readonly WorkbookCell[])[],
  index: number,
): number {
  const lengths = rows.map((row) => String(row[index] ?? '').length)
  return Math.min(
    widest,
    lengths.reduce((most, length) => Math.max(most, length), heading.length) + 2,
  )
}
