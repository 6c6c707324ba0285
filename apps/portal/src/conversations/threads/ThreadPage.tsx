import type { Thread } from '@bandari/sdk'
import { Loading, Notice } from '@bandari/ui'
import { Link, useParams } from 'react-router-dom'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { useReadsOnly } from '../../layout/ReadsOnly.tsx'
import { Page } from '../../layout/Page.tsx'
import { t } from '../../language/translator.ts'
import { paths, storefrontPaths, storefrontUrl } from '../../paths.ts'
import { threadCalls } from '../../providers/threads.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { positive } from '../../shared/positive.ts'
import { MessageList } from '../../shared/threads/MessageList.tsx'
import { quickAnswers } from '../../shared/threads/quick-answers.data.ts'
import { subjectLabel } from '../../shared/threads/subject-label.ts'
import css from '../../shared/threads/Threads.module.css'
import { useSeen } from '../../shared/threads/use-seen.ts'
import { WriteForm } from '../../shared/threads/WriteForm.tsx'
import { formatResponseTime } from './response-time.ts'
import { ThreadActs } from './ThreadActs.tsx'

const aMoment = 10_000

/** One thread, read again while somebody looks at it. */
export function ThreadPage() {
  const id = positive(useParams()['id'] ?? null)
  return id === null ? <NotFoundPage /> : <ThreadOf key={id} id={id} />
}

function ThreadOf({ id }: { id: number }) {
  const { data, error, refetch } = useOperation(
    'getThread',
    { path: { id } },
    { refetchInterval: aMoment },
  )
  return (
    <Page
      title={data ? subjectLabel(data) : t('portalMessages.thread')}
      above={<Link to={paths.messages()}>{t('portalMessages.back')}</Link>}
    >
      {data ? (
        <Sheet thread={data} />
      ) : error ? (
        <LoadFailure
          error={error}
          title={t('portalMessages.failed')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t('portalMessages.loading')} />
      )}
    </Page>
  )
}

function Sheet({ thread }: { thread: Thread }) {
  const { id, side, messages, earlier, masked_until, blocked_by } = thread
  const readsOnly = useReadsOnly() && side === 'seller'
  useSeen(thread, threadCalls.markThreadSeen)
  return (
    <div className={css.sheet}>
      <About thread={thread} />
      {masked_until && (
        <Notice>
          {t(
            masked_until === 'answer'
              ? 'portalMessages.maskedUntilAnswer'
              : 'portalMessages.masked',
          )}
        </Notice>
      )}
      <MessageList
        own={side}
        isTheirs
        messages={messages}
        earlier={earlier}
        readBefore={(before) => threadCalls.readBefore({ id, before })}
        load={(file) => threadCalls.downloadThreadFile({ id, file })}
      />
      {readsOnly ? (
        <Notice>{t('portal.readsOnly')}</Notice>
      ) : blocked_by === null ? (
        <WriteForm
          draftKey={`messages/${id}`}
          label={t('portalMessages.write')}
          path={`/threads/${id}/messages/`}
          send={(message) => threadCalls.writeToThread({ id, ...message })}
          {...(side === 'seller' && { answers: quickAnswers })}
        />
      ) : (
        <Notice kind="attention">
          {t(blocked_by === side ? 'portalMessages.blockedByYou' : 'portalMessages.closed')}
        </Notice>
      )}
      {!readsOnly && <ThreadActs thread={thread} />}
    </div>
  )
}

function About({ thread }: { thread: Thread }) {
  const { side, product, order, quote, response_minutes } = thread
  return (
    <div className={css.acts}>
      <span>
        {thread.with === null
          ? t('portalMessages.deleted')
          : t('portalMessages.with', { name: thread.with })}
      </span>
      {product !== null && (
        <a href={storefrontUrl(storefrontPaths.product(product))}>{t('portalMessages.listing')}</a>
      )}
      {order !== null && <Link to={paths.order(order)}>{t('portalMessages.order')}</Link>}
      {quote !== null && (
        <a href={storefrontUrl(storefrontPaths.basket)}>{t('portalMessages.basket')}</a>
      )}
      {side === 'buyer' && response_minutes !== null && (
        <span className={css.quiet}>{formatResponseTime(response_minutes)}</span>
      )}
    </div>
  )
}
