import type { Import, ImportMapping } from '@bandari/sdk'
import { Button, Card, ErrorAlert, Notice } from '@bandari/ui'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { LoadFailure } from '../../../layout/LoadFailure.tsx'
import { paths } from '../../../paths.ts'
import type { PortalDataProvider } from '../../../providers/data-provider.ts'
import { useOperation } from '../../../providers/use-operation.ts'
import { ImportHead } from '../ImportHead.tsx'
import type { ReportProps } from '../ImportReport.tsx'
import { ImportSkeleton } from '../ImportSkeleton.tsx'
import shared from '../Imports.module.css'
import { useImportWrites } from '../use-import-writes.ts'
import { ColumnTable } from './ColumnTable.tsx'
import { Constants } from './Constants.tsx'
import { currencyMistake, formOf, savedOf } from './mapping-form.ts'
import { OpenQuestions } from './OpenQuestions.tsx'
import { useMappingWrite } from './use-mapping-write.ts'
import { t } from '../../../language/translator.ts'

/** What the columns of a file mean: guessed, remembered, and changed by hand. */
export function ImportColumns({ found }: ReportProps) {
  const { data, error, refetch } = useOperation('getImportMapping', { path: { id: found.id } })
  if (error) {
    return (
      <LoadFailure
        error={error}
        title={t('portalImports.columnsFailed')}
        onRetry={() => void refetch()}
      />
    )
  }
  return data ? <Columns found={found} mapping={data} /> : <ImportSkeleton />
}

interface ColumnsProps {
  found: Import
  mapping: ImportMapping
}

function Columns({ found, mapping }: ColumnsProps) {
  const { setImportMapping } = useDataProvider<PortalDataProvider>()
  const { discard, underWay: discarding } = useImportWrites(found.id)
  const { write, underWay, refusal } = useMappingWrite(found.id)
  const navigate = useNavigate()
  const [form, setForm] = useState(() => formOf(mapping))
  const [isTried, setTried] = useState(false)
  const check = () =>
    write(
      'check',
      () => setImportMapping(found.id, savedOf(form)),
      ({ id, state, open_groups: open }) => {
        if (state === 'mapping') return
        void navigate(open > 0 ? paths.importDecisions(id) : paths.importListings(id))
      },
    )
  return (
    <Card as="section" className={shared.stack} aria-labelledby="import-columns">
      <ImportHead {...found} />
      <h2 id="import-columns" className={shared.step}>
        {t('portalImports.columns')}
      </h2>
      <p>{t('portalImports.columnsWhy')}</p>
      {found.mapping_origin === 'remembered' && (
        <Notice kind="info">{t('portalImports.remembered')}</Notice>
      )}
      <form
        className={shared.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          const others = currencyMistake(mapping, form) === null ? '' : ', [name=currency]'
          const unsaid = event.currentTarget.querySelector<HTMLElement>(
            `:is(select, input):invalid${others}`,
          )
          if (unsaid) unsaid.focus()
          else void check()
        }}
      >
        <ColumnTable mapping={mapping} form={form} isTried={isTried} onChange={setForm} />
        <Constants mapping={mapping} form={form} onChange={setForm} />
        {found.state === 'mapping' && <OpenQuestions mapping={mapping} form={form} />}
        {refusal !== null && <ErrorAlert title={refusal} />}
        <div className={shared.actions}>
          <Button type="submit" loading={underWay === 'check'}>
            {t('portalImports.check')}
          </Button>
          <Button variant="secondary" loading={discarding === 'discard'} onClick={discard}>
            {t('portalListings.import.discard')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
