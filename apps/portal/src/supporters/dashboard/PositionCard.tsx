import type { CommissionSummary } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { LinearProgress } from '@mui/material'
import { formatMoney } from '../../shared/format.ts'
import { Medal } from '../../shared/programme/Medal.tsx'
import { holdingDays } from '../../shared/programme/programme.data.ts'
import { formatRate } from '../../shared/programme/rate.ts'
import { stepTo } from './position-progress.ts'
import css from './PositionCard.module.css'

/** The current position, and what the next one takes (decisions 15). */
export function PositionCard({ summary }: { summary: CommissionSummary }) {
  const { position, currency } = summary
  const print = (amount: string) => formatMoney({ amount, currency, decimals: 0 })
  const step = stepTo(position)
  return (
    <Card as="section" className={css.card} aria-labelledby="your-position">
      <div className={css.head}>
        <Medal level={position.name} size={64} />
        <div>
          <h2 id="your-position" className={css.title}>
            Your position
          </h2>
          <p className={css.name}>{position.name}</p>
          <p className={css.quiet}>
            You earn {formatRate(position.direct_rate)} direct and{' '}
            {formatRate(position.downline_rate)} downline
          </p>
        </div>
      </div>
      {step && position.next ? (
        <div className={css.next}>
          <LinearProgress
            variant="determinate"
            value={step.percent}
            aria-label={`Progress to ${position.next.name}`}
            sx={{ height: 10, borderRadius: 5 }}
          />
          <p className={css.ends}>
            <span>{print(position.qualified_sales)} qualified</span>
            <span>{print(position.next.from)}</span>
          </p>
          <p>
            <strong>{formatMoney({ amount: step.missing, currency })}</strong> more and you become{' '}
            <strong>{position.next.name}</strong>: {formatRate(position.next.direct_rate)} direct,{' '}
            {formatRate(position.next.downline_rate)} downline.
          </p>
          <p className={css.quiet}>
            What counts is the paid sales of you and your recruits, once they are {holdingDays} days
            old.
          </p>
        </div>
      ) : (
        <p>
          With {print(position.qualified_sales)} of sales you hold the highest position there is.
        </p>
      )}
    </Card>
  )
}
