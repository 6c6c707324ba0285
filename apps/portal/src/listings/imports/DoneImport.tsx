import { buttonClass, Card, Notice } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { ErrorTable } from './ErrorTable.tsx'
import { ImportHead } from './ImportHead.tsx'
import type { ReportProps } from './ImportReport.tsx'
import css from './Imports.module.css'
import { outcomeWords } from './import-words.ts'

export function DoneImport({ found, page }: ReportProps) {
  return (
    <>
      <Card as="section" className={css.stack} aria-label="Done">
        <ImportHead {...found} />
        <Notice kind="success" title="The import is done" live>
          {outcomeWords(found)}.
        </Notice>
        <div className={css.actions}>
          <Link className={buttonClass()} to={paths.vendorDashboard}>
            Go to the dashboard
          </Link>
          <Link className={buttonClass({ variant: 'secondary' })} to={paths.importListings()}>
            Import another file
          </Link>
        </div>
      </Card>
      <ErrorTable found={found} page={page} />
    </>
  )
}
