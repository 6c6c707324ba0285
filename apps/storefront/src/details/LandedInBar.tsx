import { useTranslate } from '@bandari/i18n/react'
import type { ReactNode } from 'react'
import { useGetLandedPriceQuery } from '../api/landed.ts'
import type { MyDestination } from '../shared/destination/my-destination.ts'
import { destinationQuestion } from '../shared/landed/landed-question.ts'
import { useRange } from '../shared/landed/use-range.ts'
import { BarAmount } from './BarAmount.tsx'

interface LandedInBarProps {
  product: number
  mine: MyDestination
  /** While it is worked out, and where it cannot be. */
  otherwise: ReactNode
}

/** The landed price at the buyer's destination; one that is known in part is called not known, with the part that is. */
export function LandedInBar({ product, mine, otherwise }: LandedInBarProps) {
  const t = useTranslate()
  const range = useRange()
  const { currentData: price } = useGetLandedPriceQuery({ ...destinationQuestion(mine), product })
  if (!price) return otherwise
  const { landed_low, landed_high, known_low, known_high } = price.totals
  const label = t('door.toYourDoor', { place: mine.city })
  if (landed_low !== null && landed_high !== null)
    return (
      <BarAmount label={label}>{`≈ ${range(landed_low, landed_high, { decimals: 0 })}`}</BarAmount>
    )
  return (
    <BarAmount
      label={label}
      note={t('door.knownPart', { range: range(known_low, known_high, { decimals: 0 }) })}
    >
      {t('door.sure.notKnown')}
    </BarAmount>
  )
}
