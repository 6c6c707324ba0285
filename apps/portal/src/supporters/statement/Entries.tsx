import type { CommissionEntry } from '@bandari/sdk'
import { buttonClass, EmptyState, Pager } from '@bandari/ui'
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { paths } from '../../paths.ts'
import { entriesPerPage } from '../../providers/agents.ts'
import { querying } from '../../providers/granted.ts'
import { EntryTable } from '../../shared/programme/EntryTable.tsx'
import { RouterLink } from '../../shared/RouterLink.tsx'
import { toFirstPage } from '../../shared/to-first-page.tsx'
import { DownloadStatement } from './DownloadStatement.tsx'
import css from './Statement.module.css'
import { StatementSkeleton } from './StatementSkeleton.tsx'
import { t } from '../../language/translator.ts'

/** The page is part of the address; each is read from the server. */
export function Entries({ page }: { page: number }) {
  const pagination = { page, perPage: entriesPerPage }
  const list = useGetList<CommissionEntry>('commission/entries', { pagination }, querying)
  const { data: entries, total, error, refetch } = list
  const elsewhere = toFirstPage(page, list, paths.statement())
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
  if (!entries || total === undefined) return <StatementSkeleton />
  if (total === 0) return <NoEntries />
  return (
    <>
      <DownloadStatement />
      <EntryTable entries={entries} />
      <div className={css.pager}>
        <p className={css.quiet}>{t('portalSupporter.entriesCount', { count: total })}</p>
        <Pager
          page={page}
          pages={Math.ceil(total / entriesPerPage)}
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
