import { Card } from '@bandari/ui'
import { ImportHead } from './ImportHead.tsx'
import type { ReportProps } from './ImportReport.tsx'
import css from './Imports.module.css'
import { ImportPictures } from './pictures/ImportPictures.tsx'
import { Progress } from './Progress.tsx'
import { t } from '../../language/translator.ts'

/** The import continues when nobody looks. */
export function RunningImport({ found }: ReportProps) {
  const { done, rows } = found
  return (
    <>
      <Card as="section" className={css.stack} aria-label={t('portalListings.import.underWay')}>
        <ImportHead {...found} />
        <Progress label={t('portalListings.import.importing')} value={done / rows}>
          {t('portalListings.import.doneOf', { done, rows })}
        </Progress>
        <p className={css.quiet}>{t('portalListings.import.goesOn')}</p>
      </Card>
      <ImportPictures found={found} />
    </>
  )
}
