import { useTranslate } from '@bandari/i18n/react'
import type { LandedPrice } from '@bandari/sdk'
import css from './LandedPriceDetails.module.css'
import { useRange } from './use-range.ts'

type Value = LandedPrice['customs_value']

/** Whether the sources read a rule in ways that give other amounts for this car. Answers that were kept before have no readings. */
export function hasReadings(value: Value): value is NonNullable<Value> & { readings: Reading[] } {
  const readings = value?.readings ?? []
  return new Set(readings.map(({ low, high }) => `${low} ${high}`)).size > 1
}

type Reading = NonNullable<NonNullable<Value>['readings']>[number]

/** Why a price is a range: each way in which the sources count, what it gives, and who counts so. */
export function Readings({ value }: { value: Value }) {
  const t = useTranslate()
  const range = useRange()
  if (!hasReadings(value)) return null
  const { currency, readings } = value
  return (
    <section className={css.readings}>
      <h4>{t('door.readingsTitle')}</h4>
      <ul>
        {readings.map(({ sentence, low, high, sources }) => (
          <li key={sentence}>
            {sentence}{' '}
            <strong>{t('door.readingValue', { range: range(low, high, { currency }) })}</strong>
            <ul className={css.small}>
              {sources.map(({ title, url }) => (
                <li key={title}>
                  {url !== null && /^https?:/.test(url) ? (
                    <a href={url} rel="noopener nofollow">
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
