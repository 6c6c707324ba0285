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
  const left = now === null ? null : timeLeft(Date.parse(ends), now)
  return (
    <div className={css.countdown}>
      <p>
        The offer ends on <time dateTime={ends}>{longMoment(ends)}</time>, Nairobi time.
      </p>
      <div className={css.parts} role="timer" aria-label="Time left">
        {parts.map((part) => (
          <span key={part} className={css.part}>
            <span className={css.number}>{left ? String(left[part]).padStart(2, '0') : '––'}</span>{' '}
            <span className={css.name}>{part}</span>{' '}
          </span>
        ))}
      </div>
    </div>
  )
}
