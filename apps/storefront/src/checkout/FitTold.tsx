import { useTranslate } from '@bandari/i18n/react'
import type { OrderedFit } from '@bandari/sdk'
import css from './ReviewSections.module.css'

const sentences = {
  fits: 'garage.toldFits',
  'does-not-fit': 'garage.toldFitsNot',
  'no-data': 'garage.toldUnsaid',
} as const

/** What the buyer was told of a part when they ordered it. */
export function FitTold({ fit: { vehicle, verdict, is_promised } }: { fit: OrderedFit }) {
  const t = useTranslate()
  return (
    <span className={css.quiet}>
      {t(sentences[verdict], { vehicle })} {is_promised && t('garage.promise')}
    </span>
  )
}
