import { useFormat, useTranslate } from '@bandari/i18n/react'
import type { VehicleAtDoor } from '@bandari/sdk'
import { useRange } from '../shared/landed/use-range.ts'
import { VerdictMark } from '../shared/landed/VerdictMark.tsx'
import { useSite } from '../shared/page/settings.ts'
import css from './LandedOnCard.module.css'

/** A card tells the last day to land from this many days before it. */
const soon = 120

export interface CardAtDoorProps {
  landed: NonNullable<VehicleAtDoor['landed']>
  place: string
  isInsured: boolean
}

/** What the vehicle costs at the visitor's door, as far as it is known, and whether it may enter. */
export function CardAtDoor({ landed, place, isInsured }: CardAtDoorProps) {
  const t = useTranslate()
  const format = useFormat()
  const range = useRange()
  const { renderedAt } = useSite()
  const { verdict, land_by: day, landed_low, landed_high, known_low, known_high } = landed
  const isWhole = landed_low !== null && landed_high !== null
  const isSoon = day !== null && Date.parse(day) - renderedAt < soon * 24 * 3600 * 1000
  return (
    <div className={css.door}>
      <p className={isWhole ? css.landed : css.known}>
        {isWhole
          ? t('door.landedIn', { range: range(landed_low, landed_high, { decimals: 0 }), place })
          : t('door.knownPart', { range: range(known_low, known_high, { decimals: 0 }) })}
      </p>
      {/* Of a part that is known nobody says that the insurance is in it. */}
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
