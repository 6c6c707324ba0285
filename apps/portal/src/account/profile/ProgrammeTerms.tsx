import { Card } from '@bandari/ui'
import { FactList } from '../../shared/FactList.tsx'
import {
  holdingDays,
  payoutDays,
  payoutThreshold,
  trackingDays,
} from '../../shared/programme/programme.data.ts'
import css from './ProfileTab.module.css'
import { t } from '../../language/translator.ts'

export function ProgrammeTerms() {
  return (
    <Card as="section" aria-labelledby="programme-terms">
      <h2 id="programme-terms" className={css.title}>
        {t('portalAccount.terms')}
      </h2>
      <FactList facts={facts()} />
    </Card>
  )
}

/** Account spec §1, as shown to the user. */
function facts() {
  return [
    {
      name: t('portalAccount.terms.threshold'),
      value: t('portalAccount.terms.thresholdText', { threshold: payoutThreshold }),
    },
    {
      name: t('portalAccount.terms.tracking'),
      value: t('portalAccount.terms.trackingText', { days: trackingDays }),
    },
    {
      name: t('portalAccount.terms.age'),
      value: t('portalAccount.terms.ageText', { days: holdingDays }),
    },
    {
      name: t('portalAccount.terms.payment'),
      value: t('portalAccount.terms.paymentText', { days: payoutDays }),
    },
    { name: t('portalAccount.terms.paidTo'), value: t('portalAccount.terms.paidToText') },
  ]
}
