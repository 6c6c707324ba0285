import { useTranslate } from '@bandari/i18n/react'
import type { ProductDocument } from '@bandari/sdk'
import { VehicleRow } from '../shared/vehicles/VehicleRow.tsx'
import css from './ProductPage.module.css'

export function Related({ related }: Pick<ProductDocument, 'related'>) {
  const t = useTranslate()
  return (
    <section className={css.related} aria-labelledby="related">
      <h2 id="related">{t('details.similar')}</h2>
      <VehicleRow label={t('details.similar')} vehicles={related.slice(0, 8)} />
    </section>
  )
}
