import type { ThreadSummary } from '@bandari/sdk'
import { Badge, buttonClass, classNames, EmptyState } from '@bandari/ui'
import { Link, useSearchParams } from 'react-router-dom'
import { RowsSkeleton } from '../../layout/ListSkeleton.tsx'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { Page } from '../../layout/Page.tsx'
import { t } from '../../language/translator.ts'
import { paths, storefrontPaths, storefrontUrl } from '../../paths.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { formatMoment } from '../../shared/dates.ts'
import { positive } from '../../shared/positive.ts'
import { subjectLabel } from '../../shared/threads/subject-label.ts'
import css from '../../shared/threads/Threads.module.css'

const aMoment = 20_000

/** One's own threads, as a buyer or a vendor, those with the newest messages first. */
export function MessagesPage() {
  return (
    <Page title={t('portalMessages.title')}>
      <Threads />
    </Page>
  )
}

function Threads() {
  const [query] = useSearchParams()
  const page = positive(query.get('page')) ?? 1
  const { data, error, refetch } = useOperation(
    'listThreads',
    { query: { page } },
    { refetchInterval: aMoment },
  )
  if (data) return <ThreadsOf page={page} threads={data.threads} more={data.more} />
  if (error) {
    return (
      <LoadFailure
        error={error}
        title={t('portalMessages.listFailed')}
        onRetry={() => void refetch()}
      />
    )
  }
  return <RowsSkeleton />
}

interface ThreadsOfProps {
  page: number
  threads: readonly ThreadSummary[]
  more: boolean
}

function ThreadsOf({ page, threads, more }: ThreadsOfProps) {
  if (threads.length === 0) {
    return (
      <EmptyState
        title={t('portalMessages.none')}
        action={
          <a className={buttonClass()} href={storefrontUrl(storefrontPaths.search)}>
            {t('portalMessages.find')}
          </a>
        }
      >
        {t('portalMessages.noneText')}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={css.threads} aria-label={t('portalMessages.title')}>
        {threads.map((thread) => (
          <Row key={thread.id} thread={thread} />
        ))}
      </ul>
      <div className={css.acts}>
        {page > 1 && (
          <Link className={buttonClass({ variant: 'quiet' })} to={paths.messages(page - 1)}>
            {t('portalMessages.newer')}
          </Link>
        )}
        {more && (
          <Link className={buttonClass({ variant: 'quiet' })} to={paths.messages(page + 1)}>
            {t('portalMessages.older')}
          </Link>
        )}
      </div>
    </>
  )
}

function Row({ thread }: { thread: ThreadSummary }) {
  const { id, unread, last_text, last_at } = thread
  return (
    <li>
      <Link className={classNames(css.row, unread > 0 && css.unread)} to={paths.thread(id)}>
        <strong>{subjectLabel(thread)}</strong>
        {unread > 0 && (
          <Badge tone="attention">{t('portalMessages.unread', { count: unread })}</Badge>
        )}
        <span className={css.last}>{last_text}</span>
        <span className={css.quiet}>
          {thread.with ?? t('portalMessages.deleted')} · {formatMoment(last_at)}
        </span>
      </Link>
    </li>
  )
}
