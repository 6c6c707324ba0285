import type { OrderAmendment } from '@bandari/sdk'
import type { ReactNode } from 'react'
import { formatMoment } from '../dates.ts'
import { t } from '../../language/translator.ts'
import { amendmentStates } from './amendment-labels.ts'
import css from './Amendments.module.css'
import { ChangeTable } from './ChangeTable.tsx'

interface AmendmentHistoryProps {
  amendments: readonly OrderAmendment[]
  /** What staff read beside it. */
  renderAside?: (amendment: OrderAmendment) => ReactNode
}

/** How an order was amended, the newest first. */
export function AmendmentHistory({ amendments, renderAside }: AmendmentHistoryProps) {
  return (
    <ol className={css.history}>
      {amendments.map((amendment) => (
        <li key={amendment.id} className={css.entry}>
          <p>
            <strong>{t(amendmentStates[amendment.state])}</strong>{' '}
            <time dateTime={amendment.ended_at ?? amendment.asked_at}>
              {formatMoment(amendment.ended_at ?? amendment.asked_at)}
            </time>
          </p>
          <ChangeTable
            changes={amendment.changes}
            currency={amendment.currency}
            before={amendment.total_before}
            after={amendment.total_after}
          />
          <p className={css.quiet}>{t('portalAmendments.reason', { reason: amendment.reason })}</p>
          {amendment.note !== null && (
            <p className={css.quiet}>{t('portalAmendments.answer', { note: amendment.note })}</p>
          )}
          <Invoices amendment={amendment} />
          {renderAside?.(amendment)}
        </li>
      ))}
    </ol>
  )
}

function Invoices({
  amendment: { invoice_before: before, invoice_after: after },
}: {
  amendment: OrderAmendment
}) {
  if (before === null || after === null) return null
  return <p className={css.quiet}>{t('portalAmendments.invoice', { before, after })}</p>
}
