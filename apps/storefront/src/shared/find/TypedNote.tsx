import { Rich } from '@bandari/i18n/react'
import { useUnderstandVehicleTextQuery } from '../api/vehicle-filters.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { paths } from '../shared/addresses/paths.ts'
import css from './VehicleSearchPage.module.css'

/** Shows the corrected words, and links to the search for the words as typed. */
export function Correction({ typed }: { typed: string }) {
  const { data: text } = useUnderstandVehicleTextQuery({ q: typed })
  if (!text || text.corrected === null) return null
  return (
    <p className={css.correction}>
      <Rich
        id="search.correction"
        parts={{
          corrected: <strong>{text.corrected}</strong>,
          typed: <AppLink href={paths.find(typed, true)}>{typed}</AppLink>,
        }}
      />
    </p>
  )
}
