import { useFormat, useTranslate } from '@bandari/i18n/react'
import type { LandedPrice } from '@bandari/sdk'
import { ErrorAlert, Skeleton } from '@bandari/ui'
import { type LandedQuestion, useGetLandedPriceQuery } from '../../api/landed.ts'
import { asRefusal } from '../../api/refusal.ts'
import { AppLink } from '../page/AppLink.tsx'
import { paths } from '../addresses/paths.ts'
import { januaries } from './landed-question.ts'
import css from './LandedPriceDetails.module.css'
import { LandedLines } from './LandedLines.tsx'
import { Disclosure } from './Disclosure.tsx'
import { InsuredLabel } from './InsuredLabel.tsx'
import { January } from './January.tsx'
import { MissingFacts } from './MissingFacts.tsx'
import { OtherRoutes } from './OtherRoutes.tsx'
import { ShareBar } from './ShareBar.tsx'
import { hasReadings } from './Readings.tsx'
import { useRange } from './use-range.ts'
import { VerdictMark } from './VerdictMark.tsx'

interface LandedPriceDetailsProps {
  question: LandedQuestion
  /** Where the price is for: the city. */
  place: string
  /** The element of the headline; `h3` below a heading of the block. */
  headline?: 'h2' | 'h3'
}

/** The landed price of a car and whether it may enter, with everything behind it. */
export function LandedPriceDetails({ question, place, headline = 'h3' }: LandedPriceDetailsProps) {
  const t = useTranslate()
  const { currentData, data, error, isFetching, refetch } = useGetLandedPriceQuery(question)
  // While another route is loading, the previous answer stays: nothing jumps.
  const price = currentData ?? data
  const refusal = asRefusal(error)
  if (refusal && !isFetching)
    return (
      <ErrorAlert title={t('door.failed')} onRetry={() => void refetch()}>
        {refusal.message}
      </ErrorAlert>
    )
  if (!price) return <Waiting />
  const turn = januaries(price.arrival)
  return (
    <div className={css.price} aria-busy={!currentData}>
      <Headline price={price} place={place} as={headline} />
      {/* Shares of a price that is known in part would mislead. */}
      {price.totals.landed_high !== null && <ShareBar lines={price.lines} />}
      <div className={css.folds}>
        <Disclosure title={t('door.lines')}>
          <LandedLines price={price} place={place} />
        </Disclosure>
        <Disclosure title={t('door.ways')}>
          <OtherRoutes question={question} place={place} />
        </Disclosure>
        {turn && question.eta === undefined && (
          <Disclosure title={t('door.january')}>
            <January question={question} {...turn} />
          </Disclosure>
        )}
      </div>
      <MissingFacts needs={price.needs} product={question.product} />
      <Small price={price} />
    </div>
  )
}

interface HeadlineProps {
  price: LandedPrice
  place: string
  as: 'h2' | 'h3'
}

function Headline({ price, place, as: Tag }: HeadlineProps) {
  const t = useTranslate()
  const format = useFormat()
  const range = useRange()
  const { totals, verdict, sentence, land_by, land_by_reason, missing_lines } = price
  const { landed_low, landed_high, known_low, known_high } = totals
  const missing = format.list([...new Set(missing_lines.map(({ label }) => label))])
  const isWhole = landed_low !== null && landed_high !== null
  const day = land_by && format.longDate(land_by)
  return (
    <div className={css.head} aria-live="polite">
      <Tag className={css.amount}>
        {isWhole
          ? t('door.landedIn', { range: range(landed_low, landed_high, { decimals: 0 }), place })
          : t('door.knownPart', { range: range(known_low, known_high, { decimals: 0 }) })}
      </Tag>
      <p className={css.quiet}>
        <InsuredLabel lines={price.lines} />
      </p>
      {hasReadings(price.customs_value) && <p className={css.quiet}>{t('door.readings')}</p>}
      {missing_lines.length > 0 && (
        <p className={css.quiet}>
          {isWhole ? t('door.notIn', { missing }) : t('door.knownPartText', { place, missing })}
        </p>
      )}
      <VerdictMark verdict={verdict} />
      <p>{sentence}</p>
      {day && verdict !== 'block' && (
        <p className={css.deadline}>
          <strong>{t('door.landBy', { day })}.</strong>{' '}
          {land_by_reason && t('door.landByWhy', { reason: land_by_reason })}
        </p>
      )}
      <Arrival {...price.arrival} />
    </div>
  )
}

function Arrival({ from, to }: LandedPrice['arrival']) {
  const t = useTranslate()
  const format = useFormat()
  const [first, last] = [format.longDate(from), format.longDate(to)]
  return (
    <p className={css.quiet}>
      {from === to
        ? t('door.arrivalOn', { day: first })
        : t('door.arrival', { from: first, to: last })}
    </p>
  )
}

function Small({ price: { exchange_rate: rate, checked_on, country } }: { price: LandedPrice }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <p className={css.small}>
      {rate &&
        `${t('door.rate', {
          rate: format.rate(rate),
          day: format.longDate(rate.day),
        })} `}
      {t('door.disclaimer', { day: format.longDate(checked_on) })}{' '}
      <AppLink href={paths.importRules(country.toLowerCase())}>{t('door.rulesOf')}</AppLink>
    </p>
  )
}

function Waiting() {
  const t = useTranslate()
  return (
    <div className={css.price} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('door.working')}
      </p>
      <Skeleton shape="block" height="38px" width="280px" />
      <Skeleton />
      <Skeleton width="60%" />
      <Skeleton shape="block" height="14px" />
      <Skeleton shape="block" height="144px" />
    </div>
  )
}
