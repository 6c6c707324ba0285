import type { SupportOrder } from '@bandari/sdk'
import { Link } from 'react-router-dom'
import { t } from '../../../language/translator.ts'
import { paths } from '../../../paths.ts'
import { useOperation } from '../../../providers/use-operation.ts'
import { formatMoment } from '../../../shared/dates.ts'
import { stateNames } from '../../../shared/documents/ClaimThread.tsx'
import { Section } from '../../../staff/record/Section.tsx'

export interface DeliverySectionProps {
  order: Pick<SupportOrder, 'id'>
}

/** What the buyer says of the delivery; hidden before the delivery. */
export function DeliverySection({ order }: DeliverySectionProps) {
  const { data } = useOperation('getSupportDelivery', { path: { id: order.id } })
  if (!data || data.state === 'not-delivered') return null
  const { state, answer_due, claim } = data
  return (
    <Section title={t('portalPapers.delivery.title')}>
      {state === 'to-answer' && answer_due !== null && (
        <p>{t('staffPapers.waits', { moment: formatMoment(answer_due) })}</p>
      )}
      {state === 'confirmed' && <p>{t('staffPapers.confirmed')}</p>}
      {state === 'settled' && <p>{t('portalPapers.delivery.settled')}</p>}
      {claim && (
        <p>
          <Link to={paths.supportClaim(claim.id)}>
            {t('staffPapers.claimIs', { state: t(stateNames[claim.state]) })}
          </Link>
        </p>
      )}
    </Section>
  )
}
