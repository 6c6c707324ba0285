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
import { DownloadStatement } from './DownloadStatement.tsx'
import css from './Statement.module.css'
import { StatementSkeleton } from './StatementSkeleton.tsx'

/** The page is part of the address; each is read from the server. */
export function Entries({ page }: { page: number }) {
  const pagination = { page, perPage: entriesPerPage }
  const list = useGetList<CommissionEntry>('commission/entries', { pagination }, querying)
  const { data: entries, total, error, refetch } = list
  if (error) {
    return (
      <LoadFailure
        error={error}
        title="Your statement could not be loaded"
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
        <p className={css.quiet}>
          {total} {total === 1 ? 'entry' : 'entries'}
        </p>
        <Pager
          page={page}
          pages={Math.ceil(total / entriesPerPage)}
          hrefFor={(number) => paths.statement(number)}
          linkComponent={RouterLink}
          label="Pages of your statement"
        />
      </div>
    </>
  )
}

function NoEntries() {
  return (
    <EmptyState
      icon={<ReceiptLong />}
      title="Your statement is empty"
      action={
        <Link className={buttonClass()} to={paths.supporterDashboard}>
          Share your promo code
        </Link>
      }
    >
      The first entry appears when an order with your code has been paid for.
    </EmptyState>
  )
}
