import type { Import } from '@bandari/sdk'
import { Button, buttonClass, Card, ErrorAlert, Notice } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { ErrorTable } from './ErrorTable.tsx'
import { Figures } from './Figures.tsx'
import { ImportHead } from './ImportHead.tsx'
import type { ReportProps } from './ImportReport.tsx'
import css from './Imports.module.css'
import { decisionLabel, runLabel, unchangedRows } from './import-labels.ts'
import { ImportPictures } from './pictures/ImportPictures.tsx'
import { PublishChoice, usePublishing } from './pictures/PublishChoice.tsx'
import { useImportWrites } from './use-import-writes.ts'
import { t } from '../../language/translator.ts'

/** What was found in a file of which nothing is listed yet. */
export function CheckedImport({ found, page }: ReportProps) {
  return (
    <>
      <Card as="section" className={css.stack} aria-label={t('portalListings.import.found')}>
        <ImportHead {...found} />
        <Figures
          figures={[
            { name: t('portalListings.import.new'), n: found.new_rows, look: 'good' },
            { name: t('portalListings.import.changed'), n: found.changed_rows, look: 'good' },
            { name: t('portalListings.import.same'), n: unchangedRows(found) },
            { name: t('portalListings.import.wrong'), n: found.invalid_rows, look: 'bad' },
          ]}
        />
        {found.notes.map((note) => (
          <Notice key={note} kind="attention">
            {note}
          </Notice>
        ))}
        <Decision found={found} />
      </Card>
      <ImportPictures found={found} />
      <ErrorTable found={found} page={page} />
    </>
  )
}

function Decision({ found }: { found: Import }) {
  const { run, discard, underWay, refusal } = useImportWrites(found.id)
  const publishing = usePublishing(found)
  const isRunnable = found.new_rows + found.changed_rows > 0
  return (
    <>
      <p>{decisionLabel(found)}</p>
      <PublishChoice {...publishing} />
      {refusal !== null && <ErrorAlert title={refusal} />}
      <div className={css.actions}>
        {isRunnable ? (
          <Button
            loading={underWay === 'run'}
            onClick={() =>
              run({
                skipInvalid: found.invalid_rows > 0,
                isPublishing: publishing.isPublishing,
              })
            }
          >
            {runLabel(found)}
          </Button>
        ) : (
          <Link className={buttonClass()} to={paths.importListings()}>
            {t('portalListings.import.otherFile')}
          </Link>
        )}
        <Button variant="secondary" loading={underWay === 'discard'} onClick={discard}>
          {t('portalListings.import.discard')}
        </Button>
      </div>
    </>
  )
}
