import type { ReferralFigures } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { formatCount, formatMoney } from '../../shared/format.ts'
import css from './Links.module.css'

interface FigureListProps {
  figures: ReferralFigures
  /** What there cannot be. */
  without?: 'clicks'
}

/** From a click to commission, in that order. */
export function FigureList({ figures, without }: FigureListProps) {
  const { clicks, sign_ups, orders, commission, currency } = figures
  const rows = [
    ...(without === 'clicks' ? [] : [[t('portalLinks.clicks'), formatCount(clicks)] as const]),
    [t('portalLinks.signUps'), formatCount(sign_ups)],
    [t('portalLinks.orders'), formatCount(orders)],
    [t('portalLinks.commission'), formatMoney({ amount: commission, currency })],
  ] as const
  return (
    <dl className={css.figures}>
      {rows.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
