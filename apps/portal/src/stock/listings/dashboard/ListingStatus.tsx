import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import type { ListingRecord } from '../../../providers/listings.ts'
import { formatDay } from '../../../shared/dates.ts'
import { StateBadge } from '../StateBadge.tsx'
import css from './Dashboard.module.css'
import { missingFieldsLabel } from './messages.ts'
import { t } from '../../../language/translator.ts'

/** Where it stands and since when, why it was taken down, and what keeps a draft from going live. */
export function ListingStatus({ row }: { row: ListingRecord }) {
  const { state, state_since: since, orders } = row
  return (
    <span className={css.stack}>
      <StateBadge state={state} />
      {since !== null && state !== 'draft' && (
        <span className={css.quiet}>{t('portalSelling.since', { day: formatDay(since) })}</span>
      )}
      <Note row={row} />
      {(state === 'reserved' || state === 'ordered') && (
        <span className={css.quiet}>{t('portalTable.locked')}</span>
      )}
      {orders > 0 && (
        <Link className={css.orders} to={paths.vendorOrders({ listing: row.id })}>
          {t('portalTable.orders', { count: orders })}
        </Link>
      )}
    </span>
  )
}

function Note({ row }: { row: ListingRecord }) {
  const { prod_live: live, taken_down_reason: reason, missing } = row
  if (reason !== null) {
    const words = t('portalSelling.takenDownWhy', { reason })
    return (
      <span className={css.quiet} title={words}>
        {words}
      </span>
    )
  }
  if (missing.includes('subId')) {
    const words = waitLabel(row)
    return (
      <span className={css.quiet} title={words}>
        {words}
      </span>
    )
  }
  if (live === 'live' || missing.length === 0) return null
  return (
    <span
      className={css.quiet}
      title={t('portalListings.lacks', { fields: missingFieldsLabel(missing) })}
    >
      {t('portalListings.toFillIn', { count: missing.length })}
    </span>
  )
}

/** Of a vehicle without a model. */
function waitLabel({ model_request: request }: ListingRecord): string {
  if (request === null) return t('portalTable.model.choose')
  const { state, make, model, reason } = request
  const name = `${make} ${model}`
  if (state === 'open') return t('portalTable.model.waits', { name })
  if (reason !== null) return t('portalTable.model.refused', { name, reason })
  return t('portalTable.model.choose')
}
