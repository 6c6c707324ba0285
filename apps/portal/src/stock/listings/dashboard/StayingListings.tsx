import type { BulkResult } from '@bandari/sdk'
import { Rich } from '@bandari/i18n/react'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { t } from '../../../language/translator.ts'
import { reasonLabel } from './bulk-scope.ts'
import css from './Dashboard.module.css'

/** So many are named; a thousand names help nobody. */
export const mostNamed = 20

/** Listings that a change leaves as they are, with the reason of each. */
export function StayingListings({ results }: { results: readonly BulkResult[] }) {
  return (
    <>
      <p>{t('portalTable.preview.refused', { count: results.length })}</p>
      <ul className={css.lacking}>
        {results.slice(0, mostNamed).map((result) => (
          <li key={result.prod_id}>
            <Rich
              id="portalTable.stays"
              parts={{ link: <Link to={paths.listing(result.prod_class, result.prod_id)} /> }}
              values={{ name: result.prod_name, reason: reasonLabel(result) }}
            />
          </li>
        ))}
        <Others count={results.length - mostNamed} />
      </ul>
    </>
  )
}

export function Others({ count }: { count: number }) {
  return count > 0 ? <li>{t('portalTable.preview.others', { count })}</li> : null
}
