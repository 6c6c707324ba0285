import type { PayoutBatch } from '@bandari/sdk'
import { Notice } from '@bandari/ui'
import { formatMoment } from '../shared/dates.ts'
import { type Fact, FactList } from '../shared/FactList.tsx'
import { formatMoney } from '../shared/format.ts'
import { Section } from '../staff/record/Section.tsx'
import { ClosePanel } from './ClosePanel.tsx'
import { PayoutLines } from './PayoutLines.tsx'
import { supportersOf } from './payout-words.ts'
import css from './Payouts.module.css'

export function PayoutSheet({ batch }: { batch: PayoutBatch }) {
  const { total: amount, taken_back, currency } = batch
  return (
    <div className={css.sheet}>
      <div className={css.head}>
        <p className={css.sum}>
          <strong className={css.total}>{formatMoney({ amount, currency })}</strong>
          <span className={css.quiet}>to {supportersOf(batch)}</span>
        </p>
        {Number(taken_back) > 0 && (
          <Notice kind="attention" title="Sales in it were cancelled since">
            {formatMoney({ amount: taken_back, currency })} of it is no longer earned. A payout is
            paid as it was frozen, and the difference comes off later earnings.
            {batch.state === 'open' &&
              ' If nothing has been sent yet, discard this payout and make another.'}
          </Notice>
        )}
      </div>
      <div className={css.close}>
        <ClosePanel batch={batch} />
      </div>
      <div className={css.lines}>
        <PayoutLines batch={batch} />
      </div>
      <Section title="Particulars" className={css.facts}>
        <FactList facts={factsOf(batch)} />
      </Section>
    </div>
  )
}

function factsOf(batch: PayoutBatch): Fact[] {
  const at = (moment: string | null) => moment && formatMoment(moment)
  return [
    { name: 'Made', value: at(batch.created_at) },
    { name: 'By', value: batch.created_by },
    { name: 'Paid', value: at(batch.paid_at) },
    { name: 'Paid by', value: batch.paid_by },
    { name: 'Reference', value: batch.reference },
    { name: 'Discarded', value: at(batch.discarded_at) },
    { name: 'Discarded by', value: batch.discarded_by },
    { name: 'Reason', value: batch.reason },
  ]
}
