import type { Import } from '@bandari/sdk'
import { t } from '../../language/translator.ts'

type Counts = Pick<
  Import,
  'rows' | 'invalid_rows' | 'new_rows' | 'changed_rows' | 'done' | 'created' | 'changed'
>

/** Valid rows that change nothing, because their listing has the same values already. */
export function unchangedRows({ rows, invalid_rows, new_rows, changed_rows }: Counts): number {
  return Math.max(0, rows - invalid_rows - new_rows - changed_rows)
}

/** The decisions that a checked file allows. */
export function decisionLabel(counts: Counts): string {
  const { new_rows, changed_rows } = counts
  if (new_rows + changed_rows > 0) return t('portalListings.import.runOrCorrect')
  return t(
    unchangedRows(counts) > 0
      ? 'portalListings.import.nothingNew'
      : 'portalListings.import.noneRight',
  )
}

/** The label of the button that runs it. */
export function runLabel(counts: Counts): string {
  const { rows, invalid_rows } = counts
  return invalid_rows === 0
    ? t('portalListings.import.run', { rows })
    : t('portalListings.import.runRest', { rows: invalid_rows })
}

/** `3 listings created, 1 listing changed, 2 rows left out` of an import that is done. */
export function outcomeLabel(counts: Counts): string {
  const { created, changed, invalid_rows } = counts
  const same = Math.max(0, counts.done - created - changed - invalid_rows)
  const parts = [
    created > 0 && t('portalListings.import.created', { count: created }),
    changed > 0 && t('portalListings.import.altered', { count: changed }),
    same > 0 && t('portalListings.import.leftAlone', { count: same }),
    invalid_rows > 0 && t('portalListings.import.leftOut', { count: invalid_rows }),
  ]
  return parts.filter(Boolean).join(', ')
}
