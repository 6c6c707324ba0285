import { needName } from '@bandari/i18n/landed-labels'
import { Loading } from '@bandari/ui'
import type { ReactNode } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { Page } from '../../layout/Page.tsx'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { type Message, threadCalls } from '../../providers/threads.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { formatList } from '../../shared/format.ts'
import { positive } from '../../shared/positive.ts'
import css from '../../shared/threads/Threads.module.css'
import { WriteForm } from '../../shared/threads/WriteForm.tsx'

/** The first message about a listing or an order; what is sent goes on with a thread that is there already. */
export function AskPage() {
  const [query] = useSearchParams()
  const product = positive(query.get('product'))
  const order = positive(query.get('order'))
  const facts = (query.get('facts') ?? '').split(',').filter((fact) => /^[a-z_]{1,30}$/.test(fact))
  if (product !== null) return <AskAboutProduct key={product} id={product} facts={facts} />
  return order === null ? <NotFoundPage /> : <AskAboutOrder key={order} id={order} />
}

interface AskAboutProductProps {
  id: number
  /** Unknown facts that its landed price depends on; the form begins the question with them. */
  facts: readonly string[]
}

function AskAboutProduct({ id, facts }: AskAboutProductProps) {
  const { data, error, refetch } = useOperation('getProduct', { path: { id } })
  const names = formatList([...new Set(facts.map((fact) => needName(fact, t)))])
  const title = data?.title ?? ''
  return (
    <Frame
      title={t('portalMessages.askSeller')}
      about={data?.title}
      error={error}
      onRetry={() => void refetch()}
    >
      <p>{t('portalMessages.askSellerText')}</p>
      <Form
        place={`messages/new/${id}`}
        path={`/products/${id}/thread/`}
        beginning={facts.length > 0 ? t('door.askBody', { title, facts: names }) : ''}
        ask={(message) => threadCalls.askAboutProduct({ id, ...message })}
      />
    </Frame>
  )
}

function AskAboutOrder({ id }: { id: number }) {
  const { data, error, refetch } = useOperation('getOrder', { path: { id } })
  const number = data?.number
  return (
    <Frame
      title={t('portalMessages.askOrder')}
      about={number === undefined ? undefined : t('portalMessages.orderNumber', { number })}
      error={error}
      onRetry={() => void refetch()}
    >
      <p>{t('portalMessages.askOrderText')}</p>
      <Form
        place={`messages/order/${id}`}
        path={`/orders/${id}/thread/`}
        ask={(message) => threadCalls.askAboutOrder({ id, ...message })}
      />
    </Frame>
  )
}

interface FrameProps {
  title: string
  about: string | undefined
  error: Error | null
  onRetry: () => void
  children: ReactNode
}

function Frame({ title, about, error, onRetry, children }: FrameProps) {
  return (
    <Page title={title} above={<Link to={paths.messages()}>{t('portalMessages.back')}</Link>}>
      {about !== undefined ? (
        <div className={css.sheet}>
          <p>
            <strong>{about}</strong>
          </p>
          {children}
        </div>
      ) : error ? (
        <LoadFailure error={error} title={t('portalMessages.askFailed')} onRetry={onRetry} />
      ) : (
        <Loading label={t('portalMessages.loading')} />
      )}
    </Page>
  )
}

interface FormProps {
  place: string
  /** Of the call, below `/api`. */
  path: string
  beginning?: string
  ask: (message: Message) => Promise<{ id: number }>
}

function Form({ place, path, beginning, ask }: FormProps) {
  const navigate = useNavigate()
  return (
    <WriteForm
      draftKey={place}
      path={path}
      {...(beginning !== undefined && { beginning })}
      label={t('portalMessages.question')}
      send={ask}
      onSent={({ id }) => void navigate(paths.thread(id), { replace: true })}
    />
  )
}
