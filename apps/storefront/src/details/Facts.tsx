import { nameKey } from '@bandari/i18n'
import { useFormat, useTranslator } from '@bandari/i18n/react'
import type { ProductDocument } from '@bandari/sdk'
import { SpecTable } from '@bandari/ui'
import css from './ProductPage.module.css'
import { isSpare } from './spare.ts'
import { featuresOf, specRows } from './specification.ts'

/** The description, and the seller's own sections with headings (decisions 18). */
export function Facts({ product }: { product: ProductDocument }) {
  const format = useFormat()
  const translator = useTranslator()
  const { t, name } = translator
  const features = featuresOf(product)
  const parts = [
    {
      title: t(isSpare(product) ? 'details.aboutPart' : 'details.aboutVehicle'),
      text: product.description_clean || t('details.nothingWritten'),
    },
    ...product.sections,
  ]
  return (
    <>
      <section className={css.section} aria-labelledby="specification">
        <h2 id="specification">{t('details.specification')}</h2>
        <SpecTable rows={specRows(translator, product, format)} />
      </section>
      {features.length > 0 && (
        <section className={css.section} aria-labelledby="features">
          <h2 id="features">{t('details.features')}</h2>
          <ul className={css.features}>
            {features.map((feature) => (
              <li key={feature}>{name(`features.${nameKey(feature)}`, feature)}</li>
            ))}
          </ul>
        </section>
      )}
      {parts.map(({ title, text }, place) => (
        <section key={place} className={css.section}>
          <h2>{title}</h2>
          <div className="prose">
            {text.split(/\n+/).map((line, place) => (
              <p key={place}>{line}</p>
            ))}
          </div>
        </section>
      ))}
    </>
  )
}
