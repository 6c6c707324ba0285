import type { VendorOrder } from '@bandari/sdk'
import { Badge } from '@bandari/ui'
import { formatDay } from '../../shared/dates.ts'
import { t } from '../../language/translator.ts'
import { paperLabels, sentLabels, sentTones } from './duty-labels.ts'
import css from './VendorOrders.module.css'

/** What became of the papers that were sent; of each kind the newest. */
export function SentPapers({ sent }: Pick<VendorOrder, 'sent'>) {
  const newest = sent.filter(
    ({ kind }, place) => sent.findIndex((other) => other.kind === kind) === place,
  )
  if (newest.length === 0) return null
  return (
    <ul className={css.sent} aria-label={t('portalSales.sent')}>
      {newest.map(({ id, kind, state, reason, sent_at: at }) => (
        <li key={id}>
          <span className={css.state}>
            {t(paperLabels[kind])}
            <Badge tone={sentTones[state]}>{t(sentLabels[state])}</Badge>
            <span className={css.quiet}>{formatDay(at)}</span>
          </span>
          {reason !== null && <p>{reason}</p>}
        </li>
      ))}
    </ul>
  )
}
