import { useTranslate } from '@bandari/i18n/react'
import css from './VehicleSearchPage.module.css'

export interface LandedNoteProps {
  place: string
  /** How many vehicles too little is known about; undefined where nothing depends on it. */
  notKnown: number | undefined
}

/** Vehicles that are counted apart: an unknown is not taken for a price or a refusal. */
export function LandedNote({ place, notKnown }: LandedNoteProps) {
  const t = useTranslate()
  if (notKnown === undefined || notKnown === 0) return null
  return <p className={css.apart}>{t('door.notKnownApart', { count: notKnown, place })}</p>
}
