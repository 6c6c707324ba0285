import type { Order } from '@bandari/sdk'
import { Button, Loading, Notice } from '@bandari/ui'
import { useState } from 'react'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { threadCalls } from '../../providers/threads.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { MessageList } from '../../shared/threads/MessageList.tsx'
import css from '../../shared/threads/Threads.module.css'
import { useSeen } from '../../shared/threads/use-seen.ts'
import { WriteForm } from '../../shared/threads/WriteForm.tsx'
import { t } from '../../language/translator.ts'

type Thread = NonNullable<ReturnType<typeof useOrderThread>['data']>

function useOrderThread(id: number) {
  return useOperation('getOrderThread', { path: { id } })
}

/** What buyer and shop wrote about the order, and a way to write. */
export function OrderMessages({ order: { id } }: { order: Pick<Order, 'id'> }) {
  const { data: thread, error, refetch } = useOrderThread(id)
  return (
    <section aria-labelledby="order-messages" className={css.sheet}>
      <h2 id="order-messages">{t('portalAccount.orderMessages')}</h2>
      {error && thread === undefined ? (
        <LoadFailure
          error={error}
          title={t('portalMessages.failed')}
          onRetry={() => void refetch()}
        />
      ) : thread === undefined ? (
        <Loading label={t('portalMessages.loading')} />
      ) : (
        <>
          {thread ? <Messages thread={thread} /> : <p>{t('portalMessages.askOrderText')}</p>}
          {thread && thread.blocked_by !== null ? (
            <Notice kind="attention">{t('portalMessages.closed')}</Notice>
          ) : (
            <Write id={id} onSent={() => void refetch()} />
          )}
        </>
      )}
    </section>
  )
}

function Messages({ thread }: { thread: Thread }) {
  const { id, side, messages, earlier } = thread
  useSeen(thread, threadCalls.markThreadSeen)
  return (
    <MessageList
      own={side}
      isTheirs
      messages={messages}
      earlier={earlier}
      readBefore={(before) => threadCalls.readBefore({ id, before })}
      load={(file) => threadCalls.downloadThreadFile({ id, file })}
    />
  )
}

function Write({ id, onSent }: { id: number; onSent: () => void }) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <div className={css.acts}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('portalAccount.askAboutOrder')}
        </Button>
      </div>
    )
  }
  return (
    <WriteForm
      draftKey={`messages/order/${id}`}
      label={t('portalMessages.question')}
      path={`/orders/${id}/thread/`}
      send={(message) => threadCalls.askAboutOrder({ id, ...message })}
      onSent={() => {
        setOpen(false)
        onSent()
      }}
    />
  )
}
