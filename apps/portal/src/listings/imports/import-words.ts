import type { Import } from '@bandari/sdk'
import { formatCount } from '../../shared/format.ts'

type Counts = Pick<
  Import,
  'rows' | 'invalid_rows' | 'new_rows' | 'changed_rows' | 'done' | 'created' | 'changed'
>

/** Valid rows that change nothing, because their listing has the same values already. */
export function unchangedRows({ rows, invalid_rows, new_rows, changed_rows }: Counts): number {
  return Math.max(0, rows - invalid_rows - new_rows - changed_rows)
}

/** The decisions that a checked file allows. */
export function decisionWords(counts: Counts): string {
  const { new_rows, changed_rows } = counts
  if (new_rows + changed_rows > 0)
    return 'Nothing is listed yet. Import it now, or correct the file and check it again.'
  return unchangedRows(counts) > 0
    ? 'There is nothing to import: the right rows say what your listings say already.'
    : 'No row can be listed as it is. Correct the file and check it again.'
}

/** The label of the button that runs it. */
export function runLabel(counts: Counts): string {
  const { rows, invalid_rows } = counts
  if (invalid_rows === 0)
    return rows === 1 ? 'Import the row' : `Import all ${countOf(rows, 'row')}`
  return `Leave out ${countOf(invalid_rows, 'row')} and import the rest`
}

/** `3 listings created, 1 changed, 2 left out` of an import that is done. */
export function outcomeWords(counts: Counts): string {
  const { created, changed, invalid_rows } = counts
  const same = Math.max(0, counts.done - created - changed - invalid_rows)
  const parts = [
    created > 0 && `${countOf(created, 'listing')} created`,
    changed > 0 && `${countOf(changed, 'listing')} changed`,
    same > 0 && `${countOf(same, 'listing')} left as ${same === 1 ? 'it was' : 'they were'}`,
    invalid_rows > 0 && `${countOf(invalid_rows, 'row')} left out`,
  ]
  return parts.filter(Boolean).join(', ')
}

export function countOf(n: number, noun: string): string {
  return `${formatCount(n)} ${n === 1 ? noun : `${noun}s`}`
}
