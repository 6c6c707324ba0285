import { buttonClass, Card, Notice } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { ErrorTable } from './ErrorTable.tsx'
import { ImportHead } from './ImportHead.tsx'
import type { ReportProps } from './ImportReport.tsx'
import css from './Imports.module.css'
import { EndedListings } from './missing/EndedListings.tsx'
import { ImportPictures } from './pictures/ImportPictures.tsx'
import { outcomeLabel } from './import-labels.ts'
import { t } from '../../language/translator.ts'

export function DoneImport({ found, page }: ReportProps) {
  return (
    <>
      <Card as="section" className={css.stack} aria-label={t('portalListings.import.done')}>
        <ImportHead {...found} />
        <Notice kind="success" title={t('portalListings.import.isDone')} live>
          {outcomeLabel(found)}.
        </Notice>
        <EndedListings found={found} />
        <div className={css.actions}>
          <Link className={buttonClass()} to={paths.vendorDashboard}>
            {t('portalListings.import.toDashboard')}
          </Link>
          <Link className={buttonClass({ variant: 'secondary' })} to={paths.importListings()}>
            {t('portalListings.import.another')}
          </Link>
        </div>
      </Card>
      <ImportPictures found={found} />
      <ErrorTable found={found} page={page} />
    </>
  )
}
