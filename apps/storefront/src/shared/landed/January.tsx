import { useFormat, useTranslate } from '@bandari/i18n/react'
import type { LandedPrice } from '@bandari/sdk'
import { Loading } from '@bandari/ui'
import { useRef } from 'react'
import { type LandedQuestion, useGetLandedPriceQuery } from '../../api/landed.ts'
import css from './LandedTable.module.css'
import { isSameAnswer, type Januaries } from './landed-question.ts'
import { useOpened } from './use-opened.ts'
import { useRange } from './use-range.ts'
import { VerdictMark } from './VerdictMark.tsx'

interface JanuaryProps extends Januaries {
  question: LandedQuestion
}

/** Landing on the last day of the year and at the end of January: who waits may pay more, or may no longer import the car. */
export function January({ question, before, after }: JanuaryProps) {
  const t = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  const skip = !useOpened(place)
  const { data: now } = useGetLandedPriceQuery({ ...question, ...before }, { skip })
  const { data: later } = useGetLandedPriceQuery({ ...question, ...after }, { skip })
  return (
    <div ref={place}>
      {now && later ? (
        <>
          <p>{t(isSameAnswer(now, later) ? 'door.januarySame' : 'door.januaryOther')}</p>
          <dl className={css.pair}>
            <Landing day={before.eta} price={now} />
            <Landing day={after.eta} price={later} />
          </dl>
        </>
      ) : (
        <Loading />
      )}
    </div>
  )
}

function Landing({ day, price }: { day: string; price: LandedPrice }) {
  const t = useTranslate()
  const format = useFormat()
  const range = useRange()
  const { landed_low, landed_high, known_low, known_high } = price.totals
  return (
    <div className={css.landing}>
      <dt>{t('door.landsOn', { day: format.longDate(day) })}</dt>
      <dd>
        <strong className={css.number}>
          {landed_low !== null && landed_high !== null
            ? range(landed_low, landed_high, { decimals: 0 })
            : t('door.knownOnly', { range: range(known_low, known_high, { decimals: 0 }) })}
        </strong>
        <VerdictMark verdict={price.verdict} />
        <p>{price.sentence}</p>
      </dd>
    </div>
  )
}
