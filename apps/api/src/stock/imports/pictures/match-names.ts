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
 * number counts before one that is a stock number and a counter, and what is written like the number before what only has its
 * letters: with `K-1` and `K-12`, `K-1_2.jpg` is of the first, and `K1_2.jpg` of neither, because it may be of either.
 */
export function matcherOf(rows: readonly NumberedRow[]): (path: string) => Match | null {
  const exact = new Map(rows.map(({ row, reference }) => [plain(reference), row]))
  const loose = looseOf(rows)
  const find = (name: string) => exact.get(plain(name)) ?? loose.get(bare(name)) ?? null
  return (path) => {
    const parts = path.split('/').filter((part) => part !== '' && part !== '.')
    const stem = (parts.pop() ?? '').replace(/\.[a-z\d]{1,5}$/i, '')
    const named = ofName(stem, exact, plain) ?? ofName(stem, loose, bare)
    if (named && named !== 'either') return named
    for (const folder of parts.toReversed()) {
      const found = find(folder)
      if (found !== null)
        return { row: found, number: Number(/\d{1,4}(?=\D*$)/.exec(stem)?.[0] ?? 0) }
    }
    return null
  }
}

/** Whether a name is a number, or a number and a counter; by its letters alone it may be both. */
function ofName(
  stem: string,
  numbers: ReadonlyMap<string, number>,
  key: (name: string) => string,
): Match | 'either' | null {
  const [, before = '', digits = ''] = /^(.*?)[\s_.(#-]+(\d{1,4})\)?$/u.exec(stem.trim()) ?? []
  const whole = numbers.get(key(stem))
  const counted = before === '' ? undefined : numbers.get(key(before))
  if (whole !== undefined)
    return key === bare && counted !== undefined ? 'either' : { row: whole, number: 0 }
  return counted === undefined ? null : { row: counted, number: Number(digits) }
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
