import { useTranslate } from '@bandari/i18n/react'
import { useCountVehicleMakesQuery } from '../api/catalogue.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { makeName } from '../shared/vehicles/make-name.ts'
import { paths } from '../shared/addresses/paths.ts'
import { vehiclesPath } from '../shared/addresses/vehicle-query.ts'
import css from './MakesInKenya.module.css'

/** The way in: every make, those bought most first. */
export function MakesInKenya() {
  const t = useTranslate()
  const { data: makes = [] } = useCountVehicleMakesQuery()
  return (
    <nav aria-labelledby="makes-in-kenya">
      <h2 className={css.title} id="makes-in-kenya">
        {t('search.chooseMake')}
      </h2>
      <AppLink className={css.make} href={vehiclesPath({ market: 'local', class: null })}>
        {t('search.allVehicles')}
      </AppLink>
      <ul className={`plain-list ${css.makes}`}>
        {makes.map(({ slug, emblem }) => (
          <li key={slug}>
            <AppLink className={css.make} href={paths.localMake(slug)}>
              <img src={emblem} alt="" width={32} height={32} loading="lazy" />
              {makeName(slug)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
