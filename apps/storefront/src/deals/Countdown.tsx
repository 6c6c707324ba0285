import { Rich, useFormat, useTranslate } from '@bandari/i18n/react'
import { timeLeft } from './countdown.ts'
import css from './Countdown.module.css'
import { longMoment } from './offer-date.ts'

interface CountdownProps {
  /** ISO date-time. */
  ends: string
  now: number | null
}

const parts = ['days', 'hours', 'minutes', 'seconds'] as const

/** The time left of the offer, and its exact end for visitors whose page does not count. */
export function Countdown({ ends, now }: CountdownProps) {
  const format = useFormat()
  const t = useTranslate()
  const left = now === null ? null : timeLeft(Date.parse(ends), now)
  return (
    <div className={css.countdown}>
      <p>
        <Rich
          id="deals.offerEnds"
          parts={{ end: <time dateTime={ends}>{longMoment(ends, format)}</time> }}
        />
      </p>
      <div className={css.parts} role="timer" aria-label={t('deals.timeLeft')}>
        {parts.map((part) => (
          <span key={part} className={css.part}>
            <span className={css.number}>{left ? String(left[part]).padStart(2, '0') : '––'}</span>{' '}
            <span className={css.name}>{t(`deals.${part}`)}</span>{' '}
          </span>
        ))}
      </div>
    </div>
  )
}
