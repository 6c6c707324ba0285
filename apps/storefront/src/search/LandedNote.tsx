import { useTranslate } from '@bandari/i18n/react'
import css from './VehicleSearchPage.module.css'

export interface LandedNoteProps {
  place: string
  /** How many vehicles too little is known about; undefined where nothing depends on it. */
  notKnown: number | undefined
  /** In the order by landed price they are part of the list, at its end. */
  isLast: boolean
}

/** Vehicles that are counted apart: an unknown is not taken for a price or a refusal. */
export function LandedNote({ place, notKnown, isLast }: LandedNoteProps) {
  const t = useTranslate()
  if (notKnown === undefined || notKnown === 0) return null
  const sentence = isLast ? 'door.notKnownLast' : 'door.notKnownApart'
  return <p className={css.apart}>{t(sentence, { count: notKnown, place })}</p>
}
