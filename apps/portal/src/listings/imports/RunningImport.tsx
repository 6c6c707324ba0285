import { Card } from '@bandari/ui'
import { countOf } from './import-words.ts'
import { ImportHead } from './ImportHead.tsx'
import type { ReportProps } from './ImportReport.tsx'
import css from './Imports.module.css'
import { Progress } from './Progress.tsx'

/** The import continues when nobody looks. */
export function RunningImport({ found }: ReportProps) {
  const { done, rows } = found
  return (
    <Card as="section" className={css.stack} aria-label="Under way">
      <ImportHead {...found} />
      <Progress label="Importing" value={done / rows}>
        {`${done.toLocaleString('en-GB')} of ${countOf(rows, 'row')}`}
      </Progress>
      <p className={css.quiet}>You may leave this page: it goes on, and you find it here again.</p>
    </Card>
  )
}
