import type { Import } from '@bandari/sdk'
import { buttonClass, EmptyState } from '@bandari/ui'
import { useQueryClient } from '@tanstack/react-query'
import SearchOff from '@mui/icons-material/SearchOffOutlined'
import { HttpError } from 'react-admin'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { NotApproved } from '../../layout/VendorOnly.tsx'
import { paths } from '../../paths.ts'
import { type AnswerOf, useOperation } from '../../providers/use-operation.ts'
import { CheckedImport } from './CheckedImport.tsx'
import { CheckingImport } from './CheckingImport.tsx'
import { DoneImport } from './DoneImport.tsx'
import { ImportColumns } from './mapping/ImportColumns.tsx'
import { ImportDecisions } from './mapping/ImportDecisions.tsx'
import { ImportSkeleton } from './ImportSkeleton.tsx'
import { RunningImport } from './RunningImport.tsx'
import { t } from '../../language/translator.ts'

export interface ReportProps {
  found: Import
  /** Page of the error table. */
  page: number
}

const reports = {
  mapping: ImportColumns,
  checking: CheckingImport,
  checked: CheckedImport,
  running: RunningImport,
  done: DoneImport,
} as const

/** What may be seen of a checked file beside its report. */
const steps = { columns: ImportColumns, decisions: ImportDecisions } as const

export type ImportStep = keyof typeof steps

export function isImportStep(text: string | null): text is ImportStep {
  return text !== null && Object.hasOwn(steps, text)
}

interface ImportReportProps {
  id: number
  page: number
  step: ImportStep | null
}

const isUnderWay = (state: Import['state'] | undefined) =>
  state === 'checking' || state === 'running'

/** One import in any state; while it is under way it is read again every second. */
export function ImportReport({ id, page, step }: ImportReportProps) {
  const own = useOperation(
    'getImport',
    { path: { id } },
    {
      initialData: useListed(id),
      refetchInterval: ({ state }) => (isUnderWay(state.data?.state) ? 1000 : false),
    },
  )
  const { data, error, refetch } = own
  const status = error instanceof HttpError ? error.status : 0
  if (status === 404) return <NoImport />
  if (status === 403) return <NotApproved />
  if (data) {
    const Report = step !== null && data.state === 'checked' ? steps[step] : reports[data.state]
    return <Report found={data} page={page} />
  }
  if (error) {
    return (
      <LoadFailure
        error={error}
        title={t('portalListings.import.failed')}
        onRetry={() => void refetch()}
      />
    )
  }
  return <ImportSkeleton />
}

/** As the list of earlier imports has it; shown until the import itself has come. */
function useListed(id: number): () => Import | undefined {
  const queries = useQueryClient()
  return () =>
    queries
      .getQueryData<AnswerOf<'listImports'>>(['listImports', {}])
      ?.results.find((each) => each.id === id)
}

function NoImport() {
  return (
    <EmptyState
      icon={<SearchOff />}
      title={t('portalListings.import.gone')}
      action={
        <Link className={buttonClass()} to={paths.importListings()}>
          {t('portalListings.import.file')}
        </Link>
      }
    >
      {t('portalListings.import.goneWhy')}
    </EmptyState>
  )
}
