import { Rich } from '@bandari/i18n/react'
import type { CommissionSummary } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { LinearProgress } from '@mui/material'
import { formatMoney } from '../../shared/format.ts'
import { Medal } from '../../shared/programme/Medal.tsx'
import { holdingDays } from '../../shared/programme/programme.data.ts'
import { formatRate } from '../../shared/programme/rate.ts'
import { stepTo } from './position-progress.ts'
import css from './PositionCard.module.css'
import { t } from '../../language/translator.ts'

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
            {t('portalSupporter.position')}
          </h2>
          <p className={css.name}>{position.name}</p>
          <p className={css.quiet}>{t('portalSupporter.positionRates', ratesOf(position))}</p>
        </div>
      </div>
      {step && position.next ? (
        <div className={css.next}>
          <LinearProgress
            variant="determinate"
            value={step.percent}
            aria-label={t('portalSupporter.positionProgress', { position: position.next.name })}
            sx={{ height: 10, borderRadius: 5 }}
          />
          <p className={css.ends}>
            <span>
              {t('portalSupporter.qualified', { amount: print(position.qualified_sales) })}
            </span>
            <span>{print(position.next.from)}</span>
          </p>
          <p>
            <Rich
              id="portalSupporter.positionNext"
              values={{
                missing: formatMoney({ amount: step.missing, currency }),
                position: position.next.name,
                ...ratesOf(position.next),
              }}
              parts={{ strong: <strong /> }}
            />
          </p>
          <p className={css.quiet}>{t('portalSupporter.positionCounts', { days: holdingDays })}</p>
        </div>
      ) : (
        <p>{t('portalSupporter.positionHighest', { amount: print(position.qualified_sales) })}</p>
      )}
    </Card>
  )
}

function ratesOf(position: { direct_rate: string; downline_rate: string }) {
  return {
    direct: formatRate(position.direct_rate),
    downline: formatRate(position.downline_rate),
  }
}
