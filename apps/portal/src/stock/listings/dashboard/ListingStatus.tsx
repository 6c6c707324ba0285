import { Badge } from '@bandari/ui'
import type { ListingRecord } from '../../../providers/listings.ts'
import css from './Dashboard.module.css'
import { missingFieldsLabel } from './messages.ts'
import { t } from '../../../language/translator.ts'

/** Whether buyers see it, and what keeps them from it. */
export function ListingStatus({ row }: { row: ListingRecord }) {
  const { prod_live: live, taken_down: isTakenDown, missing } = row
  if (isTakenDown) return <Badge tone="refusal">{t('portalSelling.takenDown')}</Badge>
  if (live === 'live') return <Badge tone="available">{t('portalSelling.live')}</Badge>
  return (
    <span className={css.stack}>
      <Badge>{t('portalSelling.draft')}</Badge>
      {missing.length > 0 && (
        <span
          className={css.quiet}
          title={t('portalListings.lacks', { fields: missingFieldsLabel(missing) })}
        >
          {t('portalListings.toFillIn', { count: missing.length })}
        </span>
      )}
    </span>
  )
}
