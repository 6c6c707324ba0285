import { useTranslate } from '@bandari/i18n/react'
import { Checkbox } from '@bandari/ui'
import { FitBadge } from '../shared/fitting/FitBadge.tsx'
import { useSite } from '../shared/page/settings.ts'
import css from './ReviewImports.module.css'
import { Section } from './ReviewSections.tsx'
import type { Misfits } from './use-misfits.ts'

/** Whether each part fits the buyer's vehicle, with a box to tick for one that does not. */
export function ReviewFits({ misfits }: { misfits: Misfits }) {
  const t = useTranslate()
  const { fitPromise } = useSite()
  const { vehicle, parts, section, isTicked, tick, isAsking } = misfits
  if (vehicle === null || parts.length === 0) return null
  const products = [...new Map(parts.map((part) => [part.product_id, part])).values()]
  return (
    <Section title={t('garage.review')}>
      <p className={css.note}>{vehicle.name}</p>
      <div ref={section} className={css.vehicles}>
        {products.map(({ product_id, title, verdict }) => (
          <article key={product_id} className={css.vehicle}>
            <h3 className={css.name}>{title}</h3>
            {verdict && (
              <p>
                <FitBadge verdict={verdict} />
              </p>
            )}
            {verdict === 'fits' && fitPromise && <p className={css.note}>{t('garage.promise')}</p>}
            {verdict === 'does-not-fit' && (
              <Checkbox
                label={t('garage.accept', { title, vehicle: vehicle.name })}
                checked={isTicked(product_id)}
                onChange={({ target }) => tick(product_id, target.checked)}
                error={isAsking && !isTicked(product_id) ? t('garage.acceptMissing') : null}
              />
            )}
          </article>
        ))}
      </div>
    </Section>
  )
}
