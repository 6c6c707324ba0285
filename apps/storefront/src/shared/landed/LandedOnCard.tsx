import { useFormat, useTranslate } from '@bandari/i18n/react'
import type { VehicleAtDoor } from '@bandari/sdk'
import { useRange } from './use-range.ts'
import { VerdictMark } from './VerdictMark.tsx'
import { useSite } from '../page/settings.ts'
import css from './LandedOnCard.module.css'

/** Days before the last day to land from which a card shows it. */
const soon = 120

export interface LandedOnCardProps {
  landed: NonNullable<VehicleAtDoor['landed']>
  place: string
  isInsured: boolean
}

/** The vehicle's landed price at the visitor's destination, as far as it is known, and whether it may enter. */
export function LandedOnCard({ landed, place, isInsured }: LandedOnCardProps) {
  const t = useTranslate()
  const format = useFormat()
  const range = useRange()
  const { renderedAt } = useSite()
  const { verdict, land_by: day, landed_low, landed_high, known_low, known_high } = landed
  const isWhole = landed_low !== null && landed_high !== null
  const isSoon = day !== null && Date.parse(day) - renderedAt < soon * 24 * 3600 * 1000
  return (
    <div className={css.box}>
      <p className={isWhole ? css.landed : css.known}>
        {isWhole
          ? t('door.landedIn', { range: range(landed_low, landed_high, { decimals: 0 }), place })
          : t('door.knownPart', { range: range(known_low, known_high, { decimals: 0 }) })}
      </p>
      {/* A price that is known in part does not say that it includes insurance. */}
      {(isWhole || !isInsured) && (
        <p className={css.known}>{t(isInsured ? 'door.insured' : 'door.notInsured')}</p>
      )}
      <VerdictMark verdict={verdict} />
      {isSoon && verdict !== 'block' && (
        <p className={css.known}>{t('door.landBy', { day: format.longDate(day) })}</p>
      )}
    </div>
  )
}
