import type { Import } from '@bandari/sdk'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { formatMoment } from '../../shared/dates.ts'
import css from './Imports.module.css'
import { classLabels, fileKindOf } from './messages.ts'
import { t } from '../../language/translator.ts'

export function ImportHead(found: Import) {
  const { file_name, date_created } = found
  return (
    <div className={css.head}>
      <div className={css.headWords}>
        <h2 className={css.heading}>{file_name}</h2>
        <p className={css.quiet}>
          {t('portalListings.import.checked', {
            kind: t(classLabels[fileKindOf(found)]),
            moment: formatMoment(date_created),
          })}
        </p>
      </div>
      <Link className={css.back} to={paths.importListings()}>
        {t('portalListings.import.all')}
      </Link>
    </div>
  )
}
