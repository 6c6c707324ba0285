import { useFormat, useName, useTranslate } from '@bandari/i18n/react'
import type { Seller } from '@bandari/sdk'
import { Card, locationLabel } from '@bandari/ui'
import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSite } from '../shared/page/settings.ts'
import { useResponseTime } from './use-response-time.ts'
import css from './SellerPage.module.css'

/** Where they are, since when they sell, how fast they answer, and what the shop has looked at. */
export function SellerFacts({ seller }: { seller: Seller }) {
  const t = useTranslate()
  const format = useFormat()
  const { brandName: brand } = useSite()
  const responseTime = useResponseTime()
  const place = usePlace(seller)
  const { since, response_minutes, verified } = seller
  return (
    <div className={css.about}>
      <Card>
        <dl className={css.facts}>
          {place !== null && <Fact name={t('seller.place')}>{place}</Fact>}
          {since !== null && <Fact name={t('seller.since')}>{format.longDate(since)}</Fact>}
          <Fact name={t('seller.answers')}>
            {response_minutes === null ? t('seller.answers.few') : responseTime(response_minutes)}
          </Fact>
        </dl>
      </Card>
      {verified.length > 0 && (
        <Card as="section" aria-labelledby="verified">
          <h2 className={css.heading} id="verified">
            {t('seller.verified', { brand })}
          </h2>
          <ul className={`plain-list ${css.verified}`}>
            {verified.map(({ what, on }) => (
              <li key={what} className={css.check}>
                <BadgeCheck size={18} aria-hidden="true" />
                <span>
                  {t(what === 'export' ? 'seller.verified.export' : 'seller.verified.application')}{' '}
                  <span className={css.quiet}>{format.longDate(on)}</span>
                </span>
              </li>
            ))}
          </ul>
          <p className={css.quiet}>{t('seller.verified.cars')}</p>
        </Card>
      )}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={css.quiet}>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  )
}

/** What listings call the place where things stand says more than the country of an account. */
function usePlace({ location, country }: Seller): string | null {
  const t = useTranslate()
  const name = useName()
  if (location !== null) return locationLabel(t, location)
  return country === null ? null : name(`countries.${country}`, country)
}
