import type { PayoutBatch } from '@bandari/sdk'
import { Notice } from '@bandari/ui'
import { formatMoment } from '../../shared/dates.ts'
import { type Fact, FactList } from '../../shared/FactList.tsx'
import { formatMoney } from '../../shared/format.ts'
import { Section } from '../../staff/record/Section.tsx'
import { ClosePanel } from './ClosePanel.tsx'
import { PayoutLines } from './PayoutLines.tsx'
import { supportersOf } from './payout-labels.ts'
import css from './Payouts.module.css'
import { t } from '../../language/translator.ts'

export function PayoutSheet({ batch }: { batch: PayoutBatch }) {
  const { total: amount, taken_back, currency } = batch
  return (
    <div className={css.sheet}>
      <div className={css.head}>
        <p className={css.sum}>
          <strong className={css.total}>{formatMoney({ amount, currency })}</strong>
          <span className={css.quiet}>
            {t('staffPayouts.to', { supporters: supportersOf(batch) })}
          </span>
        </p>
        {Number(taken_back) > 0 && (
          <Notice kind="attention" title={t('staffPayouts.cancelled')}>
            {t(
              batch.state === 'open'
                ? 'staffPayouts.cancelledOpenText'
                : 'staffPayouts.cancelledText',
              { amount: formatMoney({ amount: taken_back, currency }) },
            )}
          </Notice>
        )}
      </div>
      {batch.state !== 'discarded' && (
        <div className={css.close}>
          <ClosePanel batch={batch} />
        </div>
      )}
      <div className={css.lines}>
        <PayoutLines batch={batch} />
      </div>
      <Section title={t('staffPayouts.particulars')} className={css.facts}>
        <FactList facts={factsOf(batch)} />
      </Section>
    </div>
  )
}

function factsOf(batch: PayoutBatch): Fact[] {
  const at = (moment: string | null) => moment && formatMoment(moment)
  return [
    { name: t('staffPayouts.made'), value: at(batch.created_at) },
    { name: t('staffPayouts.by'), value: batch.created_by },
    { name: t('staffPayouts.paidOn'), value: at(batch.paid_at) },
    { name: t('staffPayouts.paidBy'), value: batch.paid_by },
    { name: t('staffPayouts.reference'), value: batch.reference },
    { name: t('staffPayouts.discardedOn'), value: at(batch.discarded_at) },
    { name: t('staffPayouts.discardedBy'), value: batch.discarded_by },
    { name: t('staff.reason'), value: batch.reason },
  ]
}
