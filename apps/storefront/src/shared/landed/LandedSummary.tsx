import { useFormat, useTranslate } from '@bandari/i18n/react'
import type { BasketLandedPrice } from '@bandari/sdk'
import { Skeleton } from '@bandari/ui'
import css from './LandedSummary.module.css'
import { InsuredLabel } from './InsuredLabel.tsx'
import { useDestinationName } from './use-destination-name.ts'
import { hasReadings } from './Readings.tsx'
import { useRange } from './use-range.ts'
import { VerdictMark } from './VerdictMark.tsx'

interface LandedSummaryProps {
  landed: BasketLandedPrice
  /** Name of the port, for where no route to the consignee's town is known; null without a port of ours. */
  port: string | null
}

/** The landed price of one vehicle of a basket in short, and whether it may enter. */
export function LandedSummary({ landed, port }: LandedSummaryProps) {
  const t = useTranslate()
  const format = useFormat()
  const range = useRange()
  const place = useDestinationName(landed, port)
  const { price, is_blocked } = landed
  const { totals, verdict, sentence, missing_lines } = price
  const { landed_low, landed_high, known_low, known_high } = totals
  const isWhole = landed_low !== null && landed_high !== null
  const missing = format.list([...new Set(missing_lines.map(({ label }) => label))])
  return (
    <div className={css.summary}>
      <VerdictMark verdict={verdict} />
      <p className={css.sentence}>{sentence}</p>
      {verdict === 'block' && (
        <p className={css.sentence}>
          <strong>{t(is_blocked ? 'door.cannotOrder' : 'door.mayOrderAnyway')}</strong>
        </p>
      )}
      <p className={css.price}>
        {isWhole
          ? t('door.landedIn', { range: range(landed_low, landed_high, { decimals: 0 }), place })
          : t('door.knownPart', { range: range(known_low, known_high, { decimals: 0 }) })}
      </p>
      <p className={css.quiet}>
        <InsuredLabel lines={price.lines} />
      </p>
      {hasReadings(price.customs_value) && <p className={css.quiet}>{t('door.readings')}</p>}
      {missing_lines.length > 0 && (
        <p className={css.quiet}>
          {isWhole ? t('door.notIn', { missing }) : t('door.knownPartText', { place, missing })}
        </p>
      )}
    </div>
  )
}

/** Keeps the place of the summary, as high as the usual one. */
export function LandedSummarySkeleton() {
  return (
    <div className={css.summary} aria-hidden="true">
      {['40%', '90%', '55%', '70%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}
