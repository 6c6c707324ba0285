import { buttonClass, EmptyState, Pager } from '@bandari/ui'
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { paths } from '../../paths.ts'
import { entriesPerPage } from '../../providers/agents.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { EntryTable } from '../../shared/programme/EntryTable.tsx'
import { RouterLink } from '../../shared/RouterLink.tsx'
import { toFirstPage } from '../../shared/to-first-page.tsx'
import { DownloadStatement } from './DownloadStatement.tsx'
import css from './Statement.module.css'
import { StatementSkeleton } from './StatementSkeleton.tsx'
import { t } from '../../language/translator.ts'

/** The page is part of the address; each is read from the server. */
export function Entries({ page }: { page: number }) {
  const list = useOperation('listCommissionEntries', { query: { page: String(page) } })
  const { data, error, refetch } = list
  const elsewhere = toFirstPage(page, { data: data?.results, error }, paths.statement())
  if (elsewhere) return elsewhere
  if (error) {
    return (
      <LoadFailure
        error={error}
        title={t('portalSupporter.statementFailed')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <StatementSkeleton />
  const { results: entries, count } = data
  if (count === 0) return <NoEntries />
  return (
    <>
      <DownloadStatement />
      <EntryTable entries={entries} />
      <div className={css.pager}>
        <p className={css.quiet}>{t('portalSupporter.entriesCount', { count })}</p>
        <Pager
          page={page}
          pages={Math.ceil(count / entriesPerPage)}
          hrefFor={(number) => paths.statement(number)}
          linkComponent={RouterLink}
          label={t('portalSupporter.statementPages')}
        />
      </div>
    </>
  )
}

function NoEntries() {
  return (
    <EmptyState
      icon={<ReceiptLong />}
      title={t('portalSupporter.statementNone')}
      action={
        <Link className={buttonClass()} to={paths.supporterDashboard}>
          {t('portalSupporter.shareCode')}
        </Link>
      }
    >
      {t('portalSupporter.statementNoneText')}
    </EmptyState>
  )
}
