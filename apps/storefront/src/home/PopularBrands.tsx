import { Rich, useFormat, useTranslate } from '@bandari/i18n/react'
import { ErrorAlert, Skeleton } from '@bandari/ui'
import { useCountVehicleMakesQuery } from '../api/catalogue.ts'
import type { MakeOnSale } from '../api/catalogue.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { NearView } from '../shared/page/NearView.tsx'
import { makeName } from '../shared/vehicles/make-name.ts'
import { paths } from '../shared/addresses/paths.ts'
import css from './PopularBrands.module.css'
import { referenceOf } from '../api/refusal.ts'

/** Full rows at 6, 4, 3 and 2 across (buyer spec §2). */
const shown = 12

export function PopularBrands() {
  const t = useTranslate()
  const { data: makes, error, refetch } = useCountVehicleMakesQuery()
  return (
    <section className={css.brands} aria-labelledby="brands">
      <h2 id="brands">{t('home.brands')}</h2>
      {error ? (
        <ErrorAlert
          title={t('home.brandsFailed')}
          reference={referenceOf(error)}
          onRetry={() => void refetch()}
        >
          {t('home.brandsFailedWhy')}
        </ErrorAlert>
      ) : (
        <>
          <ul className={`plain-list ${css.grid}`}>
            {makes
              ? makes.slice(0, shown).map((make) => <Brand key={make.slug} make={make} />)
              : Array.from({ length: shown }, (_, index) => (
                  <li key={index}>
                    <Skeleton shape="block" className={css.skeleton} />
                  </li>
                ))}
          </ul>
          {makes && makes.length > shown && <OtherBrands makes={makes.slice(shown)} />}
        </>
      )}
    </section>
  )
}

function Brand({ make: { slug, count, emblem } }: { make: MakeOnSale }) {
  return (
    <li>
      <AppLink className={css.brand} href={paths.vehiclesOfMake({ make: slug })}>
        <NearView className={css.emblem}>
          <img className={css.emblem} src={emblem} alt="" width={48} height={48} loading="lazy" />
        </NearView>
        <span className={css.name}>{makeName(slug)}</span>
        <Rich
          id="home.vehiclesOfBrand"
          values={{ count }}
          parts={{
            count: <span className={css.count} />,
            hidden: <span className="visually-hidden" />,
          }}
        />
      </AppLink>
    </li>
  )
}

function OtherBrands({ makes }: { makes: readonly MakeOnSale[] }) {
  const format = useFormat()
  const t = useTranslate()
  return (
    <details>
      <summary className={css.summary}>
        {t('home.allBrands', { count: shown + makes.length })}
      </summary>
      <ul className={`plain-list ${css.names}`}>
        {makes.map(({ slug, count }) => (
          <li key={slug}>
            <AppLink className={css.other} href={paths.vehiclesOfMake({ make: slug })}>
              {makeName(slug)} <span className={css.count}>{format.count(count)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
