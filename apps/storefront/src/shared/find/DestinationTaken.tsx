import { useTranslate } from '@bandari/i18n/react'
import { useEffect, useState } from 'react'
import { useListImportDestinationsQuery } from '../../api/landed.ts'
import {
  type MyDestination,
  readDestination,
  savedDestination,
} from '../destination/my-destination.ts'
import { saveDestination } from '../destination/my-destination/save-destination.ts'
import { writeDestination } from '../destination/my-destination/write-destination.ts'
import { AppLink } from '../page/AppLink.tsx'
import css from './TypedNote.module.css'

interface DestinationTakenProps {
  taken: MyDestination
  /** This page without the destination. */
  here: string
}

function savedNow(): MyDestination | null {
  return typeof document === 'undefined' ? null : readDestination(savedDestination(document.cookie))
}

/** The place that the words named is the visitor's destination from now on; one press brings back the one before. */
export function DestinationTaken({ taken, here }: DestinationTakenProps) {
  const t = useTranslate()
  const { data: destinations = [] } = useListImportDestinationsQuery()
  const text = writeDestination(taken)
  const [before] = useState(() => {
    const saved = savedNow()
    return saved && writeDestination(saved) !== text ? saved : null
  })
  useEffect(() => {
    const wanted = readDestination(text)
    if (wanted) saveDestination(wanted)
  }, [text])
  const country = destinations.find((one) => one.country === taken.country)?.name ?? taken.country
  return (
    <p className={css.place}>
      {t('find.deliveredTo', { place: `${taken.city}, ${country}` })}
      <AppLink href={here} onClick={() => saveDestination(before)}>
        {t('find.undo')}
      </AppLink>
    </p>
  )
}
