import { useTranslate } from '@bandari/i18n/react'
import type { ProductDocument } from '@bandari/sdk'
import { buttonClass, Picture, Price } from '@bandari/ui'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import type { PurchaseProblem } from '../shared/purchase/purchase-problem.ts'
import { SoldPanel } from '../shared/vehicles/SoldPanel.tsx'
import css from './SoldVehicle.module.css'
import { isSpare } from './spare.ts'

interface SoldVehicleProps {
  product: ProductDocument
  problem: PurchaseProblem | null
}

/** A car that was sold keeps its page; similar cars replace Buy Now. */
export function SoldVehicle({ product, problem }: SoldVehicleProps) {
  const t = useTranslate()
  const { related } = product
  return (
    <SoldPanel problem={problem}>
      {related.length > 0 && (
        <>
          <p>{t('details.soldText')}</p>
          <ul className={css.list} aria-label={t('details.similar')}>
            {related.slice(0, 4).map(({ id, title, price, currency, remote_image }) => (
              <li key={id} className={css.vehicle}>
                <Picture className={css.picture} src={remote_image} alt="" sizes="96px" />
                <div className={css.words}>
                  <AppLink className={css.link} href={paths.details(id)}>
                    {title}
                  </AppLink>
                  <Price amount={price} currency={currency} />
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      <Others product={product} />
    </SoldPanel>
  )
}

function Others({ product }: Pick<SoldVehicleProps, 'product'>) {
  const t = useTranslate()
  const { product_class, make, model } = product
  const name = [make, model].filter(Boolean).join(' ')
  const look = buttonClass({ size: 'large', wide: true })
  if (isSpare(product)) {
    return (
      <AppLink className={look} href={paths.parts()}>
        {t('details.browseParts')}
      </AppLink>
    )
  }
  const kind = product_class === 'commercial' ? 'commercial' : 'cars'
  return (
    <AppLink className={look} href={paths.vehicles({ class: kind, make, model })}>
      {name === '' ? t('details.seeAll') : t('details.seeOthers', { name })}
    </AppLink>
  )
}
