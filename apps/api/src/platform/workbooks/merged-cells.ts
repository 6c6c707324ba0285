import type { SheetRow } from './workbook.ts'

/** From and to, both within; rows and columns count from 0. */
export interface MergedRange {
  s: { r: number; c: number }
  e: { r: number; c: number }
}

/** A file may state any number of ranges over any number of rows. */
const mostFilled = 1_000_000

/**
 * Gives each row under a cell that spans several rows its value: a make that is written once beside five models is the make
 * of all five. A cell that spans columns stays where it is, for a title is no heading of each column.
 */
export function fillMerged(rows: SheetRow[], ranges: readonly MergedRange[]): SheetRow[] {
  const byNumber = new Map(rows.map((row) => [row.row, row]))
  let filled = 0
  for (const { s, e } of ranges) {
    const from = byNumber.get(s.r + 1)
    const text = from?.cells[s.c] ?? ''
    const kind = from?.kinds[s.c] ?? 'text'
    if (text === '') continue
    for (let at = s.r + 1; at <= e.r && filled < mostFilled; at += 1) {
      filled += 1
      const row = byNumber.get(at + 1)
      // A row without anything of its own stays blank.
      if (!row) continue
      while (row.cells.length <= s.c) {
        row.cells.push('')
        row.kinds.push('text')
      }
      row.cells[s.c] = text
      row.kinds[s.c] = kind
    }
  }
  return rows
}
