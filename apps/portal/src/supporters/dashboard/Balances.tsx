import type { CommissionSummary } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { formatMoney } from '../../shared/format.ts'
import { holdingDays, payoutDays } from '../../shared/programme/programme.data.ts'
import { NextPayout } from './NextPayout.tsx'
import { missingToPayout } from './position-progress.ts'
import css from './Balances.module.css'
import { t } from '../../language/translator.ts'

/** Balances by state: pending → payable → paid (decisions 14). Approved amounts are payable or will be. */
export function Balances({ summary }: { summary: CommissionSummary }) {
  const { currency } = summary
  const print = (amount: string) => formatMoney({ amount, currency })
  const missing = missingToPayout(summary)
  const stages = [
    {
      name: t('portalSupporter.pending'),
      amount: summary.pending,
      note: t('portalSupporter.pendingNote', { days: holdingDays }),
    },
    {
      name: t('portalSupporter.payable'),
      amount: summary.payable,
      note:
        missing === null
          ? t('portalSupporter.payableNote', { days: payoutDays })
          : t('portalSupporter.payableMissing', {
              approved: print(summary.approved),
              missing: print(missing),
            }),
    },
    {
      name: t('portalSupporter.paid'),
      amount: summary.paid,
      note: t('portalSupporter.paidNote'),
    },
  ]
  return (
    <Card as="section" className={css.balances} aria-labelledby="commission-at-a-glance">
      <h2 id="commission-at-a-glance" className={css.title}>
        {t('portalSupporter.glance')}
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
      <NextPayout summary={summary} />
    </Card>
  )
}
