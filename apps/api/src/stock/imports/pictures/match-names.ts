/** A row that pictures of a ZIP file may belong to. */
export interface NumberedRow {
  row: number
  /** The seller’s stock number. */
  reference: string
}

export interface Match {
  row: number
  /** The number in its name: 0 for `1041.jpg`, 2 for `1041_2.jpg`. */
  number: number
}

/**
 * Finds the row of a picture by its name in a ZIP file: `1041.jpg`, `1041_2.jpg`, `1041 (3).jpeg` or the folder of `1041/1.jpg`.
 * Capitals do not matter; spaces and signs do only where two stock numbers differ by them alone. A name that is itself a stock
 * number counts before one that is a stock number and a counter.
 */
export function matcherOf(rows: readonly NumberedRow[]): (path: string) => Match | null {
  const exact = new Map(rows.map(({ row, reference }) => [plain(reference), row]))
  const loose = looseOf(rows)
  const find = (name: string) => exact.get(plain(name)) ?? loose.get(bare(name)) ?? null
  return (path) => {
    const parts = path.split('/').filter((part) => part !== '' && part !== '.')
    const stem = (parts.pop() ?? '').replace(/\.[a-z\d]{1,5}$/i, '')
    const whole = find(stem)
    if (whole !== null) return { row: whole, number: 0 }
    const [, before = '', digits = ''] = /^(.*?)[\s_.(#-]+(\d{1,4})\)?$/u.exec(stem.trim()) ?? []
    const counted = before === '' ? null : find(before)
    if (counted !== null) return { row: counted, number: Number(digits) }
    for (const folder of parts.toReversed()) {
      const found = find(folder)
      if (found !== null)
        return { row: found, number: Number(/\d{1,4}(?=\D*$)/.exec(stem)?.[0] ?? 0) }
    }
    return null
  }
}

function looseOf(rows: readonly NumberedRow[]): Map<string, number> {
  const found = new Map<string, number>()
  const twice = new Set<string>()
  for (const { row, reference } of rows) {
    const name = bare(reference)
    if (found.has(name)) twice.add(name)
    found.set(name, row)
  }
  for (const name of twice) found.delete(name)
  return found
}

function plain(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

/** Of letters and digits alone; what has none stays as it is. */
function bare(name: string): string {
  const letters = plain(name).replaceAll(/[^\p{L}\p{N}]/gu, '')
  return letters === '' ? plain(name) : letters
}
