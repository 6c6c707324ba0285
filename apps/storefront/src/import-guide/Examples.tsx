import { useFormat, useTranslate } from '@bandari/i18n/react'
import type { VehicleSearchResult } from '@bandari/sdk'
import { useGetLandedPriceQuery } from '../api/landed.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { InsuredLabel } from '../shared/landed/InsuredLabel.tsx'
import { useRange } from '../shared/landed/use-range.ts'
import { VerdictMark } from '../shared/landed/VerdictMark.tsx'
import { InfoSection } from '../shared/page/InfoPage.tsx'
import type { MyDestination } from '../shared/destination/my-destination.ts'
import { paths } from '../shared/addresses/paths.ts'
import { exampleQuestion } from './example-question.ts'
import css from './ImportGuidePage.module.css'

interface ExamplesProps {
  vehicles: readonly VehicleSearchResult[]
  place: MyDestination
}

/** A few cars that are on sale now, each with what it would cost there. */
export function Examples({ vehicles, place }: ExamplesProps) {
  const t = useTranslate()
  return (
    <InfoSection title={t('importGuide.examples')} id="examples">
      <p>{t('importGuide.examplesText', { place: place.city })}</p>
      <ul className={`plain-list ${css.rules}`}>
        {vehicles.map((vehicle) => (
          <Example key={vehicle.id} vehicle={vehicle} place={place} />
        ))}
      </ul>
    </InfoSection>
  )
}

function Example({ vehicle, place }: { vehicle: VehicleSearchResult; place: MyDestination }) {
  const t = useTranslate()
  const format = useFormat()
  const range = useRange()
  const { id, title, price, currency } = vehicle
  const { data } = useGetLandedPriceQuery(exampleQuestion(place, id))
  const { landed_low = null, landed_high = null, known_low, known_high } = data?.totals ?? {}
  return (
    <li className={css.example}>
      <AppLink href={paths.details(id)}>{title}</AppLink>{' '}
      {t('importGuide.price', { amount: format.money({ amount: price, currency }) })}
      {data && (
        <p className={css.landed}>
          <strong>
            {landed_low !== null && landed_high !== null
              ? t('door.landedIn', {
                  range: range(landed_low, landed_high, { decimals: 0 }),
                  place: place.city,
                })
              : t('door.knownPart', {
                  range: range(known_low ?? '0', known_high ?? '0', { decimals: 0 }),
                })}
          </strong>
          <InsuredLabel lines={data.lines} />
          <VerdictMark verdict={data.verdict} />
        </p>
      )}
    </li>
  )
}
