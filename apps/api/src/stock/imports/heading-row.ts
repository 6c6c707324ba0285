import { type PlainOrProblem, problem } from '../../core/problem.ts'

export interface Expectation {
  mostRows: number
  /** Counts the known headings, which show the separator and the row that they stand in. */
  known: (headings: readonly string[]) => number
}

interface Row {
  cells: string[]
}

/** The name of the firm, its telephone and the day of the list take fewer rows. */
export const mostTitles = 20

/**
 * The place of the row of headings among the first: the one with the most known headings, or else the first that is filled
 * for more than half of the widest row. Titles above fill one cell or two.
 */
export function findHeading(rows: readonly Row[], known: Expectation['known']): number {
  const first = rows.slice(0, mostTitles + 1)
  const counts = first.map(({ cells }) => known(cells))
  const most = Math.max(0, ...counts)
  if (most > 1) return counts.indexOf(most)
  const filled = first.map(({ cells }) => cells.filter(Boolean).length)
  const widest = Math.max(0, ...filled)
  return Math.max(
    0,
    filled.findIndex((cells) => cells > 1 && cells * 2 > widest),
  )
}

interface Divided<Any> {
  heading: Any
  /** Whether something stands above the headings. */
  hasTitles: boolean
  listings: Any[]
}

/** The headings of a table, and the rows below. */
export function divideAtHeading<Any extends Row>(
  rows: readonly Any[],
  { known, mostRows }: Expectation,
): Divided<Any> | { problem: PlainOrProblem } {
  const place = findHeading(rows, known)
  const heading = rows[place]
  if (!heading) return { problem: 'file_empty' }
  const listings = rows.slice(place + 1)
  if (listings.length === 0) return { problem: 'file_without_rows' }
  if (listings.length > mostRows)
    return { problem: problem('file_has_too_many_rows', { most: mostRows }) }
  return { heading, hasTitles: place > 0, listings }
}
