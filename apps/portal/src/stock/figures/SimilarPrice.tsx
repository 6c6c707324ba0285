import type { SimilarPrices } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { formatDistance, formatMoney, formatPercent } from '../../shared/format.ts'
import css from './Figures.module.css'

/** What others like it cost, as far as there are enough of them. */
export function SimilarPrice({ similar }: { similar: SimilarPrices }) {
  return (
    <Card as="section" className={css.chart} aria-labelledby="similar-price">
      <h2 id="similar-price" className={css.heading}>
        {t('portalFigures.price')}
      </h2>
      {similar ? (
        <Compared similar={similar} />
      ) : (
        <p className={css.quiet}>{t('portalFigures.similarUnknown')}</p>
      )}
    </Card>
  )
}

function Compared({ similar }: { similar: NonNullable<SimilarPrices> }) {
  const { count, currency, lowest, median, highest, percent } = similar
  const money = (amount: string) => formatMoney({ amount, currency, decimals: 0 })
  const range = {
    count,
    from: String(similar.from_year),
    to: String(similar.to_year),
    lowest: money(lowest),
    median: money(median),
    highest: money(highest),
  }
  return (
    <>
      <strong className={css.number}>{comparison(percent)}</strong>
      <p>{t('portalFigures.similar', range)}</p>
      {similar.from_mileage !== null && similar.to_mileage !== null && (
        <p className={css.quiet}>
          {t('portalFigures.similarMileage', {
            from: formatDistance(similar.from_mileage),
            to: formatDistance(similar.to_mileage),
          })}
        </p>
      )}
    </>
  )
}

function comparison(percent: number): string {
  if (percent === 0) return t('portalFigures.equal')
  const change = formatPercent(Math.abs(percent))
  return t(percent > 0 ? 'portalFigures.above' : 'portalFigures.below', { change })
}
