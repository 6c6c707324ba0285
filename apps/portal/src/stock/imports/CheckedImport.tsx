import type { Import } from '@bandari/sdk'
import { Rich } from '@bandari/i18n/react'
import { Button, buttonClass, Card, ErrorAlert, Notice } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { ErrorTable } from './ErrorTable.tsx'
import { Figures } from './Figures.tsx'
import { ImportHead } from './ImportHead.tsx'
import type { ReportProps } from './ImportReport.tsx'
import css from './Imports.module.css'
import { decisionLabel, runLabel, unchangedRows } from './import-labels.ts'
import { fieldLabel } from './mapping/field-labels.ts'
import { MissingListings } from './missing/MissingListings.tsx'
import { useEndsListings } from './missing/use-missing.ts'
import { PriceChanges } from './repricing/PriceChanges.tsx'
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
        <FromDefaults defaults={found.defaults} />
        {found.mapping_origin === 'remembered' && (
          <Notice kind="info">{t('portalImports.remembered')}</Notice>
        )}
        {found.mapping_origin !== null && <MappingLinks found={found} />}
        <Decision found={found} />
      </Card>
      <PriceChanges found={found} />
      <MissingListings found={found} />
      <ImportPictures found={found} />
      <ErrorTable found={found} page={page} />
    </>
  )
}

/** What the file has no column for, and new listings have nonetheless. */
function FromDefaults({ defaults }: Pick<Import, 'defaults'>) {
  if (defaults.length === 0) return null
  const fields = defaults.map((field) => fieldLabel(field)).join(', ')
  return (
    <Notice kind="info">
      <Rich
        id="portalImports.fromDefaults"
        values={{ fields }}
        parts={{ link: <Link to={paths.listingDefaults} /> }}
      />
    </Notice>
  )
}

/** What the file was read by may be changed as long as nothing of it is listed. */
function MappingLinks({ found: { id, open_groups: open } }: { found: Import }) {
  return (
    <div className={css.actions}>
      <Link
        className={buttonClass({ variant: open > 0 ? 'primary' : 'secondary' })}
        to={paths.importDecisions(id)}
      >
        {open > 0 ? t('portalImports.decide', { count: open }) : t('portalImports.seeDecisions')}
      </Link>
      <Link className={buttonClass({ variant: 'secondary' })} to={paths.importColumns(id)}>
        {t('portalImports.changeColumns')}
      </Link>
    </div>
  )
}

function Decision({ found }: { found: Import }) {
  const { run, discard, underWay, refusal } = useImportWrites(found.id)
  const publishing = usePublishing(found)
  const isChanging = found.new_rows + found.changed_rows > 0
  const isEnding = useEndsListings(found)
  const isRunnable = isChanging || isEnding
  return (
    <>
      <p>
        {isEnding && !isChanging ? t('portalImportEffects.missing.runEnds') : decisionLabel(found)}
      </p>
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
