import { useTranslate } from '@bandari/i18n/react'
import css from './VehicleSearchPage.module.css'

export interface DoorNoteProps {
  place: string
  /** Vehicles of which nobody knows enough; undefined where nothing hangs on it. */
  notKnown: number | undefined
}

/** What is counted apart: nothing that is not known is taken for a price or a refusal. */
export function DoorNote({ place, notKnown }: DoorNoteProps) {
  const t = useTranslate()
  if (notKnown === undefined || notKnown === 0) return null
  return <p className={css.apart}>{t('door.notKnownApart', { count: notKnown, place })}</p>
}
