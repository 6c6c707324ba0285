import type { CommissionSummary } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { formatMoney } from '../../shared/format.ts'
import { holdingDays, payoutDays } from '../../shared/programme/programme.data.ts'
import { missingToPayout } from './position-progress.ts'
import css from './Balances.module.css'

/** Decisions 14: pending → approved → payable → paid. */
export function Balances({ summary }: { summary: CommissionSummary }) {
  const { currency } = summary
  const print = (amount: string) => formatMoney({ amount, currency })
  const missing = missingToPayout(summary)
  const stages = [
    {
      name: 'Pending',
      amount: summary.pending,
      note: `Sales less than ${holdingDays} days old`,
    },
    {
      name: 'Approved',
      amount: summary.approved,
      note:
        missing === null
          ? `Above ${print(summary.threshold)}`
          : `${print(missing)} more until we pay`,
    },
    {
      name: 'Payable',
      amount: summary.payable,
      note: `Paid within ${payoutDays} working days`,
    },
    { name: 'Paid', amount: summary.paid, note: 'Has been sent to you' },
  ]
  return (
    <Card as="section" className={css.balances} aria-labelledby="commission-at-a-glance">
      <h2 id="commission-at-a-glance" className={css.title}>
        Commission at a glance
      </h2>
      <dl className={css.stages}>
        {stages.map(({ name, amount, note }) => (
          <div key={name} className={css.stage}>
            <dt>{name}</dt>
            <dd>
              <span className={css.amount}>{print(amount)}</span>
              <span className={css.note}>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
