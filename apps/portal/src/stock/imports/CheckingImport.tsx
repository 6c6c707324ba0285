import { Button, Card, ErrorAlert } from '@bandari/ui'
import { ImportHead } from './ImportHead.tsx'
import type { ReportProps } from './ImportReport.tsx'
import css from './Imports.module.css'
import { Progress } from './Progress.tsx'
import { useImportWrites } from './use-import-writes.ts'
import { t } from '../../language/translator.ts'

/** A large file, whose check continues when nobody looks. */
export function CheckingImport({ found }: ReportProps) {
  const { id, looked_at: done, rows } = found
  const { discard, underWay, refusal } = useImportWrites(id)
  return (
    <Card as="section" className={css.stack} aria-label={t('portalListings.import.underWay')}>
      <ImportHead {...found} />
      <Progress label={t('portalListings.import.checkingRows')} value={done / rows}>
        {t('portalListings.import.doneOf', { done, rows })}
      </Progress>
      <p className={css.quiet}>{t('portalListings.import.checkGoesOn')}</p>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <div className={css.actions}>
        <Button variant="secondary" loading={underWay === 'discard'} onClick={discard}>
          {t('portalListings.import.discard')}
        </Button>
      </div>
    </Card>
  )
}
