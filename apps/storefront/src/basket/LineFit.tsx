import { useTranslate } from '@bandari/i18n/react'
import type { BasketFit, BasketFits } from '@bandari/sdk'
import { paths } from '../shared/addresses/paths.ts'
import { FitBadge } from '../shared/fitting/FitBadge.tsx'
import { AppLink } from '../shared/page/AppLink.tsx'
import { useSite } from '../shared/page/settings.ts'
import css from './BasketLine.module.css'

interface LineFitProps {
  fit: BasketFit
  vehicle: BasketFits['vehicle']
}

const sentences = {
  fits: 'garage.fits',
  'does-not-fit': 'garage.fitsNot',
  'no-data': 'garage.unsaid',
} as const

/** Whether a part of the basket fits the vehicle that is chosen in the garage, and what can be done about it. */
export function LineFit({ fit: { verdict, title, product_id }, vehicle }: LineFitProps) {
  const t = useTranslate()
  const { fitPromise } = useSite()
  if (verdict === null || vehicle === null) {
    return (
      <p className={css.note}>
        <AppLink href={paths.garage()}>{t('garage.chooseFirst')}</AppLink>
      </p>
    )
  }
  return (
    <div>
      <FitBadge verdict={verdict} />
      <p className={css.note}>{t(sentences[verdict], { vehicle: vehicle.name })}</p>
      {verdict === 'fits' && fitPromise && <p className={css.note}>{t('garage.promise')}</p>}
      {verdict === 'no-data' && (
        <p className={css.note}>
          <AppLink href={paths.askSeller(product_id)} aria-label={t('garage.askOf', { title })}>
            {t('garage.ask')}
          </AppLink>
        </p>
      )}
    </div>
  )
}
