import { Badge } from '@bandari/ui'
import type { ListingRecord } from '../../providers/listings.ts'
import css from './Dashboard.module.css'
import { missingWords } from './messages.ts'

/** Whether buyers see it, and what keeps them from it. */
export function ListingStatus({ row }: { row: ListingRecord }) {
  const { prod_live: live, taken_down: isTakenDown, missing } = row
  if (isTakenDown) return <Badge tone="refusal">Taken down</Badge>
  if (live === 'live') return <Badge tone="available">Live</Badge>
  return (
    <span className={css.stack}>
      <Badge>Draft</Badge>
      {missing.length > 0 && (
        <span className={css.quiet} title={`Lacks ${missingWords(missing)}`}>
          {missing.length} to fill in
        </span>
      )}
    </span>
  )
}
