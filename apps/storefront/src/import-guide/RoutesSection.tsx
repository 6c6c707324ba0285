import { useTranslate } from '@bandari/i18n/react'
import type { ImportRules } from '@bandari/sdk'
import { InfoSection } from '../shared/page/InfoPage.tsx'
import css from './ImportGuidePage.module.css'

/** How a car gets to each city, and how long that takes. */
export function RoutesSection({ places }: Pick<ImportRules, 'places'>) {
  const t = useTranslate()
  const daysOf = (days: readonly number[] | null) =>
    days
      ? t('importGuide.days', { least: days[0] ?? 0, most: days[1] ?? 0 })
      : t('importGuide.notKnown')
  return (
    <InfoSection title={t('importGuide.ways')} id="ways">
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('importGuide.city')}</th>
            <th scope="col">{t('importGuide.port')}</th>
            <th scope="col">{t('importGuide.sea')}</th>
            <th scope="col">{t('importGuide.road')}</th>
          </tr>
        </thead>
        <tbody>
          {places.flatMap(({ city, ways }) =>
            ways.map(({ id, route, port_name, sailing_days, road_days }) => (
              <tr key={id}>
                <th scope="row">{city}</th>
                <td>{port_name}</td>
                <td>{daysOf(sailing_days)}</td>
                <td>{route === null ? t('importGuide.harbour') : daysOf(road_days)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </InfoSection>
  )
}
